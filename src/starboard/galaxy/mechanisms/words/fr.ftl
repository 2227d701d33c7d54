# Words of what several modules share, loaded with any of them.

junkyard-area = Endroit { $number } : { $price } contre { $reward }
junkyard-and = { $one }, { $other }
toll-crew = { $amount } membres d’équipage
toll-cells = { $amount } jetons batterie
toll-credits = { $amount } crédits
toll-days = { $amount } jours de vol
toll-goods = des marchandises ({ $amount })
toll-meteor = une { $size ->
        [large] grosse
       *[small] petite
    } météorite { $side }
toll-shot = un tir { $size ->
        [heavy] lourd
       *[light] léger
    } { $side }
question-junkyard = { $card } : pour quoi vous arrêtez-vous ?
option-junkyard-stop = { $reward }
option-junkyard-pass = continuer
event-junkyard_stop = { $who ->
    [you] Vous vous arrêtez à l’endroit { $area }.
   *[other] { $name } s’arrête à l’endroit { $area }.
}
event-cells_gained = { $who ->
    [you] Vos batteries ronronnent.
   *[other] Les batteries { DE($name) } ronronnent.
}
question-take_aboard = Humains qui veulent venir : { $left }. Où dorment-ils ?
option-take_aboard-square = en prendre un à bord : { $component }
option-take_aboard-put_to_sleep = en coucher un : { $component }
option-take_aboard-done = laisser les autres sur place
group-take_aboard-square = CASE — où loge un nouvel humain
group-take_aboard-put_to_sleep = sleep CASE — un nouvel humain va dormir aussitôt
event-crew_joined = { $who ->
    [you] Bienvenue à bord : { $crew }.
   *[other] { $name } prend { $crew } à bord.
}
