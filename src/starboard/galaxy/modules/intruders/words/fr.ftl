option-intruders = intrus
option-intruders-no = sans les intrus
option-intruders-yes = avec les intrus : des prédateurs et des commandos qui se promènent dans les vaisseaux

## Cards

card-predator = Prédateur
    .text = Il monte à bord { $from } et tourne toujours à { $hand ->
        [left] gauche
       *[right] droite
    } s’il le peut, { $steps } pas en tout. Partout où il passe, il mange équipage, blocs et jetons batterie. Menez-le à un équipage armé ou à un système d’autodéfense et gagnez { $credits } { $credits ->
        [one] crédit
       *[other] crédits
    } ; s’il les trouve à la porte, il s’en va, tout simplement.
card-double_predator = Deux prédateurs
    .text = Ils montent à bord { $from } et se séparent : l’un tourne toujours à gauche s’il le peut, l’autre à droite, { $steps } pas chacun. Partout où ils passent, ils mangent équipage, blocs et jetons batterie. Chacun de ceux qui tombent sur un équipage armé ou un système d’autodéfense rapporte { $credits } { $credits ->
        [one] crédit
       *[other] crédits
    }.
card-commando = Commando
    .text = Il monte à bord { $from } et tourne toujours à { $hand ->
        [left] gauche
       *[right] droite
    } s’il le peut, { $steps } pas en tout. { $count ->
        [one] Au pas { $charges }, il laisse une charge qui saute
       *[other] Aux pas { $charges }, il laisse des charges qui sautent
    } quand il est parti. Un équipage armé ou un système d’autodéfense sur son chemin l’arrête, et vous gardez ses bagages ({ $goods }).
card-double_commando = Deux commandos
    .text = Ils montent à bord { $from } et se séparent : l’un tourne toujours à gauche s’il le peut, l’autre à droite, { $steps } pas chacun. { $count ->
        [one] Au pas { $charges }, chacun laisse une charge.
       *[other] Aux pas { $charges }, chacun laisse une charge.
    } Tout saute ensemble. Chacun de ceux qu’on arrête en chemin vous laisse ses bagages ({ $goods }).
card-predator_commando = Prédateur commando
    .text = Il monte à bord { $from } et tourne toujours à { $hand ->
        [left] gauche
       *[right] droite
    } s’il le peut, { $steps } pas en tout. Il mange équipage, blocs et jetons batterie partout où il passe et { $count ->
        [one] laisse une charge au pas { $charges }
       *[other] laisse une charge aux pas { $charges }
    }. Qui l’arrête en chemin reçoit { $credits } { $credits ->
        [one] crédit
       *[other] crédits
    } et ses bagages ({ $goods }).
card-tame_predator = Prédateur apprivoisé
    .text = { card-predator.text }
card-hired_commando = Commando à gages
    .text = { card-commando.text }

hazard-predator = un prédateur
hazard-double_predator = un couple de prédateurs
hazard-commando = un commando
hazard-double_commando = un couple de commandos
hazard-predator_commando = un prédateur commando
crew-predator = le prédateur
crew-commando = le commando
crew-predator_commando = le prédateur commando

source-predator = pour un prédateur empaillé
source-double_predator = pour des prédateurs empaillés
source-commando = pour un commando menotté
source-double_commando = pour des commandos menottés
source-predator_commando = pour un commando empaillé

## What happens

event-intruder_coming = { $hazard } arrive { $from }, { $place }. L’air affamé d’aventure.
event-prey_eaten = { $who ->
    [you] { $crew } casse la croûte chez vous : { $loss }.
   *[other] { $crew } casse la croûte chez { $name } : { $loss }.
}

## Beside the ship

thing-tame_predator = { card-tame_predator }
    .text = Il monte à bord de chaque vaisseau par l’avant et mange en tenant sa gauche, 6 pas. Certains le sortent en laisse.
thing-hired_commando = { card-hired_commando }
    .text = Il monte à bord de chaque vaisseau par l’arrière, tient sa droite et laisse une charge au 5e et au 10e pas. C’était le moins cher.
thing-restless_intruders = Intrus infatigables
    .text = Chaque intrus fait 2 pas de plus, les commandos 2 de plus avant chaque charge.
    .brief = les intrus vont plus loin
thing-hunting_in_pairs = La chasse à deux
    .text = Aucun intrus ne vient seul : chacun amène un compère qui longe l’autre mur. Chacun d’eux rapporte la récompense.
    .brief = les intrus viennent à deux
thing-bodyguard = Garde du corps
    .text = Armé sans armurerie : qui entre chez lui est vaincu. Chaque intrus vaincu sur votre vaisseau rapporte 1 crédit de plus.

## New here

new-intruders-1 = On sonne à la porte
    .text = Un intrus arrive sur la ligne du lancer, par le premier composant qui s’y trouve. Boucliers, canons et blindage ne l’impressionnent pas. Si ce composant est défendu, il n’entre même pas.
new-intruders-2 = Une main sur le mur
    .text = À bord, il suit les connecteurs reliés : toujours à gauche s’il le peut, sinon tout droit, sinon à droite, ou l’inverse. Au fond d’une impasse, il fait demi-tour. Tout son chemin se voit avant qu’il n’arrive.
new-intruders-3 = Les prédateurs mangent, les commandos minent
    .text = Un prédateur prend tout l’équipage, les blocs et les jetons batterie là où il passe. Un commando ne touche à rien et laisse des charges, qui sautent ensemble quand il est parti.
new-intruders-4 = Qui vous défend
    .text = Chaque système d’autodéfense, et l’équipage relié à une armurerie : humains, aliens, crubots en marche. Une armurerie sans personne autour n’est qu’un placard à balais.
new-intruders-5 = Une visite, ça rapporte
    .text = Un intrus qui tombe sur eux à l’intérieur est vaincu, et vous recevez ce que dit sa carte. Des propulseurs avec quelqu’un aux commandes le mènent une ligne plus loin : dehors, ou là où vous l’attendez.
