option-more_technologies = Nouvelles Technologies
option-more_technologies-no = sans les Nouvelles Technologies
option-more_technologies-yes = avec les Nouvelles Technologies

## Composants

kind-catapult = catapulte
    .a = une catapulte
    .noun = catapulte

group-catapult = Catapultes

explain-kind-catapult = Chaque fois que la puissance des canons est comptée, elle peut lancer un bloc d’une soute qui lui est reliée : 1 si elle peut tirer vers l’avant, ½ sinon. Elle tire aussi sur les grosses météorites, comme un canon à trois bouches. Avant le départ, chaque soute qui lui est reliée reçoit un bloc bleu pour commencer.
explain-kind-cannon_booster-second = Quand les canons comptent, un jeton batterie en pousse jusqu’à trois à la suite : le premier est relié au booster, le suivant à un canon poussé. Chacun ajoute 1 s’il pointe vers l’avant, ½ sinon. Un canon double doit aussi être alimenté. Rien n’explose.
explain-kind-engine_booster-second = Quand les moteurs comptent, un jeton batterie en pousse jusqu’à trois à la suite : le premier est relié au booster, le suivant à un moteur poussé. Chacun ajoute 1. Un moteur double doit aussi être alimenté.
explain-kind-shield_booster-second = Pour un jeton batterie de plus, un bouclier relié arrête tout, même les grosses météorites et les tirs lourds. La chaîne peut passer par trois boucliers, chacun payé d’un jeton.

## Questions

option-power_engines-boost = pousser { $component } à fond
option-power_cannons-throw = lancer un bloc avec { $component }
option-shoot-throw = lui lancer un bloc avec { $component }
question-ammunition = Que lancez-vous ?
option-ammunition-block = lancer { $block } de { $component }

## Terminal

group-power_engines-boost = boost CASE — le moteur à pousser à fond
group-power_cannons-throw = throw CASE — la catapulte qui lance
group-shoot-throw = throw CASE — la catapulte qui lance
group-ammunition-block = block COULEUR CASE — le bloc à lancer

## Ce qui se passe

event-boosted = { $what ->
    [engines] { $who ->
        [you] Vous poussez un moteur à fond. Tenez bien votre café.
       *[other] { $name } pousse un moteur à fond et disparaît dans un nuage.
    }
   *[cannons] { $who ->
        [you] Vous poussez un canon à fond. Il bourdonne une octave plus haut.
       *[other] { $name } pousse un canon à fond. Il bourdonne une octave plus haut.
    }
}
event-ammunition_loaded = { $who ->
    [you] Vos soutes près des catapultes reçoivent { $blocks ->
        [one] un bloc bleu, prêt
       *[other] { $blocks } blocs bleus, prêts
    } à partir.
   *[other] { $name } empile { $blocks ->
        [one] un bloc bleu
       *[other] { $blocks } blocs bleus
    } près des catapultes.
}
event-thrown = { $who ->
    [you] Et hop : vous lancez { $block }. Quelqu’un finira par tomber dessus.
   *[other] { $name } lance { $block }. Ce n’est pas comme ça qu’on livre.
}

## Sur le vaisseau

thing-boost_source = booster en marche
thing-boosted = poussé à fond

## Nouveau ici

new-more_technologies-1 = Boosters et chaînes
    .text = Un jeton batterie, et un booster se réveille. Touchez jusqu’à trois canons ou moteurs : le premier est relié au booster, chaque suivant à un composant déjà poussé. Toujours pour le même jeton. Un bouclier avec un booster arrête tout.
new-more_technologies-2 = Les catapultes
    .text = La marchandise fait de bonnes munitions. Une catapulte lance les blocs des soutes qui lui sont reliées : pour la puissance des canons, ou sur une grosse météorite. Au départ, un bloc bleu attend dans chacune de ces soutes.
new-more_technologies-3 = Fours et composants combinés
    .text = Brûlez un bloc dans un four chaque fois que vous gagnez des marchandises, et une batterie reliée est de nouveau pleine. Un composant qui porte deux choses est les deux, avec les règles des deux.
new-more_technologies-4 = Les côtés blindés
    .text = Rien de ce qui vole n’abîme un côté blindé. Tournez-le là où ça fait mal, et loin des connecteurs : c’est un côté lisse comme un autre. Le sabotage vient de l’intérieur et s’en moque.

## Dormeurs

explain-kind-stasis_chamber-second = Quatre humains y dorment et ne comptent pour rien. Chaque fois que vous perdez de l’équipage, vous pouvez en réveiller pour les cabines reliées à la chambre. Une pénalité qui trouve trop peu de monde éveillé les prend aussi.
question-lose_sleeper = Il ne reste personne d’autre : { $left ->
    [one] un dormeur doit partir
   *[other] { $left } dormeurs doivent partir
}. De quelle chambre ?
option-lose_sleeper-square = { $component }
group-lose_sleeper-square = CASE — la chambre que quitte un dormeur
event-sleeper_lost = { $who ->
    [you] On emporte un de vos dormeurs. Il ronfle encore.
   *[other] On emporte un dormeur { DE($name) }. Il ronfle encore.
}

## Aliens cyan

explain-figure-cyan-second = Un membre d’équipage qui occupe toute une cabine et qui a appris un métier : avocat, gestionnaire, marchand, micronavigateur, technicien ou diplomate. Un seul par vaisseau.
thing-second_lawyer = Avocat
    .text = Vous payez la moitié des composants perdus, arrondie vers le bas. Si votre score pour un titre est au plus 1 sous le meilleur, c’est une égalité ; un score nul reste nul.
thing-second_merchant = Marchand
    .text = Chaque bloc de deux couleurs se vend 1 crédit de plus, jamais divisé par deux. Ce sont les deux couleurs que vous vendez le plus.
thing-micronavigator = Micronavigateur
    .text = Quand quelqu’un gagne des jours de vol et que des vaisseaux se dépassent, vous gagnez 1 jour si vous en êtes.
thing-technician = Technicien
    .text = Une fois par carte : après avoir utilisé un jeton batterie, le suivant est gratuit.
event-shortcut_found = { $who ->
    [you] Des vaisseaux se dépassent, et votre micronavigateur se faufile.
   *[other] Des vaisseaux se dépassent, et le micronavigateur { DE($name) } se faufile.
}
new-more_technologies-5 = Dormeurs et aliens cyan
    .text = Quatre humains dorment dans une chambre de stase ; quand vous perdez de l’équipage, réveillez-en pour les cabines qui y sont reliées. Un alien cyan, dans une cabine avec support vital cyan, apporte une de six capacités. Premier arrivé, premier servi.
