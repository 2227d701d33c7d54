option-more_titles = d’autres titres pour le périple
option-more_titles-no = les six que vous connaissez
option-more_titles-titles = deux nouveaux titres, récompenses habituelles
option-more_titles-3-6-9 = deux nouveaux titres, et le porte-titres côté 3-6-9
option-more_titles-4-8-12 = deux nouveaux titres, et le porte-titres côté 4-8-12 : pour Routes Rugueuses, ou pour tout sauf elles
option-new_titles = les nouveaux titres
option-new_titles-shuffled = sont mélangés aux autres
option-new_titles-first = viennent d’abord, le reste est tiré
option-double_titles = titres pour chacun des deux joueurs
option-double_titles-no = un
option-double_titles-yes = deux
need-double_titles = Deux titres chacun, c’est pour deux joueurs.

thing-aesthete = Esthète
    .text = { title-standing } { $side ->
        [gold] En or : pour le plus de paires en miroir. L’équipage doit suivre : autant à gauche de la colonne 7 qu’à droite, et qui gâche le tableau descend.
       *[silver] Pour le plus de paires en miroir : le même composant des deux côtés de la colonne 7. Peu importe où il pointe.
    }
    .brief = le plus de paires en miroir
thing-machinist = Machiniste
    .text = { title-standing } { $side ->
        [gold] En or : pour le plus de composants qui ont le partenaire qu’il leur faut. Sans partenaire, un composant tombe, et entraîne ses amis.
       *[silver] Pour le plus de composants qui ont le partenaire qu’il leur faut : boosters, fours, catapultes, chambres de stase, et un support vital par couleur.
    }
    .brief = le plus de composants avec partenaire
thing-unplugged = Sans partenaire
    .text = Rien de ce qu’il faut à ce composant n’y est relié. Il tombera avant le départ, et vous le paierez.
explain-thing-aesthete = Argent : il vous faut le plus de paires de composants identiques, en miroir de part et d’autre de la colonne 7. Or : votre équipage doit être aussi nombreux à gauche qu’à droite de la colonne 7, au départ et après chaque carte.
explain-thing-machinist = Argent : il vous faut le plus de composants qui ont le partenaire nécessaire à leur fonctionnement. Or : un composant sans partenaire tombe, au départ et chaque fois que vous perdez un composant.
glossary-aesthete = Esthète
glossary-machinist = Machiniste

event-lopsided = { $who ->
    [you] Votre vaisseau penche. { $count ->
        [one] Un membre d’équipage doit
       *[other] { $count } membres d’équipage doivent
    } descendre, pour l’amour de l’art.
   *[other] L’équipage { DE($name) } penche d’un côté : { $count ->
        [one] l’un d’eux doit
       *[other] { $count } doivent
    } descendre.
}
event-unplugged = { $who ->
    [you] { $count ->
        [one] Un de vos composants n’a
       *[other] { $count } de vos composants n’ont
    } pas de partenaire. Un Machiniste en or jette cela par-dessus bord.
   *[other] { $name } jette par-dessus bord { $count ->
        [one] un composant
       *[other] { $count } composants
    } sans partenaire.
}

new-more_titles-1 = Deux titres de plus
    .text = L’Esthète aime la symétrie, le Machiniste les composants qui dépendent les uns des autres. Le Machiniste ne vient qu’avec les Nouvelles technologies.
new-more_titles-2 = L’Esthète
    .text = La colonne 7 est le miroir. Chaque composant de gauche qui retrouve son semblable à droite vaut 1.
new-more_titles-3 = Le Machiniste
    .text = Un booster demande quelque chose à booster, une catapulte quelque chose à lancer. Chaque composant qui ne marche qu’à côté d’un autre, et s’y trouve, vaut 1.
new-more_titles-4 = Le porte-titres
    .text = Avec lui, les titres paient mieux : 3, 6 et 9, ou 4, 8 et 12, et le double du dernier en or. Même qui a abandonné concourt, avec la moitié de son score.
