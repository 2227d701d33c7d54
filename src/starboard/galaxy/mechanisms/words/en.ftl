# Words of what several modules share, loaded with any of them.

junkyard-area = Area { $number }: { $price } for { $reward }
junkyard-and = { $one }, { $other }
toll-crew = { $amount } crew
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
