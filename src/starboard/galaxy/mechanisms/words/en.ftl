# Words of what several modules share, loaded with any of them.

junkyard-area = Area { $number }: { $price } for { $reward }
junkyard-and = { $one }, { $other }
junkyard-or = { $one }, or else { $other }
toll-crew = { $amount } crew
toll-any = { $amount ->
    [one] 1 block of your choice
   *[other] { $amount } blocks of your choice
}
toll-cells = { $amount } battery tokens
toll-credits = { $amount } credits
toll-days = { $amount } flight days
toll-goods = goods ({ $amount })
toll-meteor = a { $size } meteor { $side }
toll-shot = a { $size } shot { $side }
question-junkyard = { $card }: what do you stop for?
option-junkyard-stop = { $reward }
option-junkyard-pass = fly on
event-junkyard_stop = { $who ->
    [you] You stop at area { $area }.
   *[other] { $name } stops at area { $area }.
}
event-cells_gained = { $who ->
    [you] Your batteries hum.
   *[other] { $name }’s batteries hum.
}
question-take_aboard = Humans who want to come along: { $left }. Where do they sleep?
option-take_aboard-square = take one aboard: { $component }
option-take_aboard-put_to_sleep = put one to bed: { $component }
option-take_aboard-done = leave the rest behind
group-take_aboard-square = SQUARE — where a new human lives
group-take_aboard-put_to_sleep = sleep SQUARE — a new human goes straight to sleep
event-crew_joined = { $who ->
    [you] Welcome aboard: { $crew }.
   *[other] { $name } takes { $crew } aboard.
}
card-bad_day = Bad day
    .text = It begins with an epidemic. On level II sabotage follows, on level III stardust on top of that.
explain-card-bad_day = Epidemic; from level II on also sabotage; on level III also stardust. One of those days.
event-went_under = { $who ->
    [you] You hide from what comes { $from }.
   *[other] { $name } hides from what comes { $from }.
}
bad-day-row = { $level ->
    [I] On every flight: { $woe }
   *[other] From level { $level } on: { $woe }
}
event-day_got_worse = { $misfortune ->
    [epidemic] It begins with a sneeze.
    [sabotage] And now there’s a spanner missing. A sabotage!
   *[stardust] And as if that weren’t enough: dust, everywhere.
}
closed-taken = somebody’s there already
closed-crew = not enough crew
closed-cells = not enough battery tokens
closed-any = no goods to pay with
question-charge = Battery tokens to put away: { $left }. Where?
option-charge-square = into { $component }
follows-amount-any = { $amount ->
    [one] 1 block of your choice
   *[other] { $amount } blocks of your choice
}
amount-any = blocks of your choice
follows-amount-exposed = { $amount ->
    [one] 1 connector open to the other side
   *[other] { $amount } connectors open to the other side
}
amount-exposed = connectors open to the other side
follows-amount-unwatched = { $amount ->
    [one] 1 row there without a cannon
   *[other] { $amount } rows there without a cannon
}
amount-unwatched = rows there without a cannon
