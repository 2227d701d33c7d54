option-new_technology = nouvelles technologies
option-new_technology-no = sans nouvelles technologies
option-new_technology-yes = avec les nouvelles technologies

## Composants

kind-luxury_cabin = cabine de luxe
    .a = une cabine de luxe
    .noun = cabine de luxe
kind-plating = blindage indestructible
    .a = un blindage indestructible
    .noun = blindage
kind-bidirectional_cannon = canon bidirectionnel
    .a = un canon bidirectionnel
    .noun = canon bidirectionnel

group-plating = Blindages

explain-kind-luxury_cabin = Un seul humain, un lit avec vue, et jamais d’alien. Si votre client est encore là à l’arrivée, vous gagnez 1 crédit à la manche I, 2 à la II, 3 à la III. Personne ne s’y installe après lui.
explain-kind-stasis_chamber = Quatre humains y dorment et ne comptent pour rien. Après une perte d’équipage, un humain encore éveillé peut en réveiller, là où il y a de la place dans les cabines.
explain-kind-cannon_booster = Quand vous comptez vos canons, un jeton batterie ajoute 3 à un canon relié s’il tire vers l’avant, 1½ sinon. Ensuite ce canon explose. Le booster, lui, va très bien.
explain-kind-engine_booster = Un jeton batterie et un moteur relié (un moteur double demande un jeton de plus) vous envoient dans l’hyperespace : vous évitez cette carte et la suivante. Le moteur reste sur place, en morceaux.
explain-kind-plating = Rien de ce qui vole n’abîme ses côtés blindés. Il ne fait rien d’autre, mais il le fait très bien.
explain-kind-bidirectional_cannon = Deux tubes, deux directions, un jeton batterie pour les deux : 1 pour le tube qui tire vers l’avant, ½ pour l’autre. Rien ne doit se trouver devant eux.

## Figurines

explain-figure-cyan = Un membre d’équipage qui occupe toute une cabine et qui a appris un métier : avocat, gestionnaire, négociant, technicien ou diplomate. Un seul par vaisseau.

## Questions

question-jump = { $card } ! Sauter dans l’hyperespace ? Vous éviteriez cette carte et la suivante.
option-jump-jump = sauter : brûler { $component }
option-jump-stay = rester et faire face
option-power_engines-jump = sauter dans l’hyperespace : brûler { $component }
option-power_cannons-jump = sauter dans l’hyperespace : brûler { $component }
option-count_crew-jump = sauter dans l’hyperespace : brûler { $component }

## Terminal

group-jump-jump = jump CASE — le moteur à brûler
group-power_engines-jump = jump CASE — dans l’hyperespace, en brûlant ce moteur
group-power_cannons-jump = jump CASE — dans l’hyperespace, en brûlant ce moteur
group-count_crew-jump = jump CASE — dans l’hyperespace, en brûlant ce moteur

## Ce qui suit

then-hyperspace = vous évitez cette carte et la suivante
follows-amount-blocks = { $amount ->
    [one] votre bloc le plus précieux
   *[other] vos { $amount } blocs les plus précieux
}

## Ce qui se passe

event-cannon_boosted = { $who ->
    [you] Vous poussez un canon à fond. Reculez.
   *[other] { $name } pousse un canon à fond. Reculez.
}
event-jumped = { $who ->
    [you] Les étoiles deviennent des traits. Vous voilà dans l’hyperespace.
   *[other] Les étoiles deviennent des traits. { $name } file dans l’hyperespace.
}
event-returned = { $who ->
    [you] Vous sortez de l’hyperespace. Vous avez raté quelque chose ?
   *[other] { $name } sort de l’hyperespace et demande ce qui s’est passé.
}
why-hyperspace = encore dans l’hyperespace à l’arrivée

settlement-luxury = clients
source-luxury = de vos clients de luxe

## À côté du vaisseau

thing-lawyer = Avocat
    .text = Encore à bord à la fin : vous ne payez rien pour les composants perdus, ou la moitié, arrondie vers le bas, si le vaisseau n’est pas assurable.
thing-merchant = Négociant
    .text = Chaque bloc rouge ou jaune se vend 1 crédit de plus, jamais à moitié prix.
thing-techie = Technicien
    .text = Le premier jeton batterie utilisé à chaque carte est gratuit, pourvu que vous en ayez un.
thing-hyperspace = Dans l’hyperespace
    .text = { $cards ->
        [1] Hors course. De retour après cette carte.
       *[other] Hors course. De retour après la carte suivante.
    }

## Nouveau ici

new-new_technology-1 = Un booster a besoin d’un ami
    .text = Seul, un booster ne fait rien. Reliez-le à un bouclier, un canon ou un moteur, connecteur contre connecteur, et celui-là peut faire quelque chose d’énorme, pour un jeton batterie. Le canon ou le moteur ne le fait qu’une fois.
new-new_technology-2 = L’hyperespace
    .text = Booster de moteur plus moteur : quand une carte est retournée, ou quand c’est à vous d’être compté, vous pouvez sauter. Vous évitez cette carte et la suivante. Mauvaise idée à la toute dernière carte.
new-new_technology-3 = Dormeurs et clients
    .text = Quatre humains dorment dans une chambre de stase et ne comptent pour rien, jusqu’à ce que vous perdiez de l’équipage et que quelqu’un d’éveillé les réveille. Le client d’une cabine de luxe paie à l’arrivée.
new-new_technology-4 = Fours et composants combinés
    .text = Brûlez un bloc dans un four quand vous gagnez des marchandises, et une batterie reliée est de nouveau pleine. Un composant qui porte deux choses est les deux, avec les règles des deux.
new-new_technology-5 = Les aliens cyan
    .text = Un support vital cyan relié à une cabine permet à un alien cyan de s’y installer. Il apporte un métier : avocat, gestionnaire, négociant, technicien ou diplomate. Premier arrivé, premier servi.

settlement-why-luxury = Pour chaque client encore dans une cabine de luxe : 1 crédit à la manche I, 2 à la II, 3 à la III.
