# Words of what several modules share, loaded with any of them.

junkyard-area = Endroit { $number } : { $price } contre { $reward }
junkyard-and = { $one }, { $other }
junkyard-or = { $one }, ou bien { $other }
toll-crew = { $amount } membres d’équipage
toll-any = { $amount ->
    [one] 1 bloc au choix
   *[other] { $amount } blocs au choix
}
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
card-bad_day = Mauvaise journée
    .text = Tout commence par une épidémie. Au niveau II, un sabotage suit ; au niveau III, de la poussière d’étoiles par-dessus le marché.
explain-card-bad_day = Épidémie ; à partir du niveau II, sabotage aussi ; au niveau III, poussière d’étoiles en plus. Il y a des jours comme ça.
event-went_under = { $who ->
    [you] Vous vous abritez de ce qui vient { $from }.
   *[other] { $name } s’abrite de ce qui vient { $from }.
}
bad-day-row = { $level ->
    [I] À chaque vol : { $woe }
   *[other] À partir du niveau { $level } : { $woe }
}
event-day_got_worse = { $misfortune ->
    [epidemic] Tout commence par un éternuement.
    [sabotage] Et maintenant il manque une clé de douze. Un sabotage !
   *[stardust] Et comme si cela ne suffisait pas : de la poussière, partout.
}
closed-taken = quelqu’un y est déjà
closed-crew = pas assez d’équipage
closed-cells = pas assez de jetons batterie
closed-any = pas de marchandises pour payer
question-charge = Jetons batterie à ranger : { $left }. Où ?
option-charge-square = dans { $component }
follows-amount-any = { $amount ->
    [one] 1 bloc au choix
   *[other] { $amount } blocs au choix
}
amount-any = blocs au choix
follows-amount-exposed = { $amount ->
    [one] 1 connecteur exposé de l’autre côté
   *[other] { $amount } connecteurs exposés de l’autre côté
}
amount-exposed = connecteurs exposés de l’autre côté
follows-amount-unwatched = { $amount ->
    [one] 1 rangée sans canon de l’autre côté
   *[other] { $amount } rangées sans canon de l’autre côté
}
amount-unwatched = rangées sans canon de l’autre côté
