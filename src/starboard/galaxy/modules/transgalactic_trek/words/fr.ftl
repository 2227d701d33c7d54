option-transgalactic_trek = Périple transgalactique
thing-supreme_hauler = Transporteur suprême
    .text = { title-standing } { $side ->
        [gold] En or : pour le plus de composants qui portent des marchandises. Aucun ne peut porter deux blocs de la même couleur.
       *[silver] Pour le plus de composants qui portent des marchandises. Un seul bloc bleu suffit pour compter.
    }
    .brief = le plus de composants chargés
thing-battery_master = Maître des batteries
    .text = { title-standing } { $side ->
        [gold] En or : pour le plus de composants à batteries. Vos canons et moteurs simples ne servent à rien.
       *[silver] Pour le plus de composants à batteries : canons doubles, moteurs doubles, boucliers. Qu’il reste des jetons ou non ne regarde personne.
    }
    .brief = le plus de composants à batteries
thing-xeno_quartermaster = Xéno-quartier-maître
    .text = { title-standing } { $side ->
        [gold] En or : pour les aliens logés loin de tout le monde. Un alien dont la cabine est reliée à une autre déménage.
       *[silver] Pour les aliens logés loin de tout le monde : chacun compte sa distance à l’autre cabine la plus proche, en rangées et en colonnes.
    }
    .brief = des aliens loin des autres cabines
thing-cruise_captain = Capitaine de croisière
    .text = { title-standing } { $side ->
        [gold] En or : pour le plus de cabines habitées avec vue. Personne ne reste dans une cabine sans vue, sauf dans la cabine de départ.
       *[silver] Pour le plus de cabines habitées avec vue : un côté lisse, et rien à côté que des étoiles.
    }
    .brief = le plus de cabines avec vue
thing-master_engineer = Maître ingénieur
    .text = { title-standing } { $side ->
        [gold] En or : pour le plus de composants. Chaque composant perdu vous coûte 2 crédits.
       *[silver] Pour le plus de composants sur le vaisseau à l’arrivée.
    }
    .brief = le plus de composants
thing-corridor_master = Maître des couloirs
    .text = { title-standing } { $side ->
        [gold] En or : pour le plus long couloir. Un composant avec des connecteurs sur les quatre côtés est une erreur.
       *[silver] Pour le plus long couloir : des composants à un ou deux connecteurs, tous reliés entre eux.
    }
    .brief = le plus long couloir
explain-thing-supreme_hauler = Argent : il vous faut le plus de composants qui portent des marchandises. Or : aucun de vos composants ne peut porter deux blocs de la même couleur.
explain-thing-battery_master = Argent : il vous faut le plus de canons doubles, de moteurs doubles et de boucliers. Or : vos canons et moteurs simples ne servent à rien.
explain-thing-xeno_quartermaster = Argent : chaque alien compte sa distance à l’autre cabine la plus proche, en rangées et en colonnes. Or : un alien dont la cabine est reliée à une autre déménage.
explain-thing-cruise_captain = Argent : il vous faut le plus de cabines habitées avec vue, un côté lisse sans rien à côté. Or : personne ne reste dans une cabine sans vue, sauf dans la cabine de départ.
explain-thing-master_engineer = Argent : il vous faut le plus de composants sur votre vaisseau. Or : chaque composant perdu vous coûte 2 crédits.
explain-thing-corridor_master = Argent : il vous faut le plus long couloir de composants à un ou deux connecteurs. Or : un composant avec des connecteurs sur les quatre côtés est une erreur, sauf la cabine de départ.
glossary-titles = Titres du périple
glossary-supreme_hauler = Transporteur suprême
glossary-battery_master = Maître des batteries
glossary-xeno_quartermaster = Xéno-quartier-maître
glossary-cruise_captain = Capitaine de croisière
glossary-master_engineer = Maître ingénieur
glossary-corridor_master = Maître des couloirs

question-take_title = Quel titre prenez-vous ?
option-take_title-title = { $thing }
then-title_won = vous étiez le meilleur
then-title_lost = quelqu’un faisait mieux
then-title_free = personne n’y brillait

event-titles_drawn = Les titres de ce périple sont sur la table.
event-title_scored = { $count ->
    [0] { $thing } : personne ne le mérite cette fois.
    [one] { $thing } : { $names } est récompensé.
   *[other] { $thing } : { $names } sont récompensés.
}
event-title_taken = { $who ->
    [you] Vous voilà { $thing }. Tâchez d’en être digne.
   *[other] { $name } devient { $thing }.
}
event-title_gilded = { $who ->
    [you] Vous défendez votre titre. { $thing } est en or, et attend quelque chose de vous.
   *[other] { $name } défend son titre : { $thing } est en or.
}

award-won = { $name } remporte un titre : { $thing }, +{ $pay }
award-defended = { $name } défend son titre : { $thing }, +{ $pay }
settlement-trek_title = titre
source-trek_title = pour un titre
error-crossroads = le composant en { $square } a des connecteurs sur les quatre côtés, interdits à un Maître des couloirs en or

new-transgalactic_trek-1 = Le périple
    .text = Trois vols, chacun plus long que le précédent. Les crédits restent ; les vaisseaux, comme d’habitude, non.
new-transgalactic_trek-2 = Les titres
    .text = Autant de titres que de camionneurs attendent à côté du vol. Après le premier vol, les meilleurs sont payés, et chacun prend un titre.
new-transgalactic_trek-3 = Défendez le vôtre
    .text = À partir du deuxième vol, vous défendez votre propre titre : personne à l’arrivée ne doit faire mieux. L’égalité suffit.
new-transgalactic_trek-4 = En or
    .text = Un titre défendu au deuxième vol devient doré. Il paie double à la fin, et d’ici là il a des exigences.
