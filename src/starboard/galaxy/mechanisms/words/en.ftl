# Words of what several modules share, loaded with any of them.

## Bargains, showers and bad days

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

# Road cards.
thing-cosmic_psychosis = Cosmic Psychosis
    .text = After every card, dice name a square. A cabin with humans there is gone, and they thought it was a good idea.
    .brief = cabins may wander off
thing-meteoric_inversion = Meteoric Inversion
    .text = Large meteors are small, and small ones are large.
    .brief = large is small, small is large
thing-tough_trip = Tough Trip
    .text = This flight has a few more cards than usual, all of them from level III.
    .brief = more cards, from level III
thing-remorseless_fate = Remorseless Fate
    .text = What hits the weakest ship hits everybody but the strongest. Epidemics take whole cabins; stardust takes every component with an exposed connector.
    .brief = all but the strongest pay
thing-piercing_projectiles = Piercing Projectiles
    .text = A meteor or shot that destroys a component hits the next one in its line as well.
    .brief = hits go through to the next
thing-union_ship = Union Ship
    .text = Before the last card, pay a credit or a block for each crew member, or give up. They don’t take batteries.
    .brief = pay the crew before the last card
thing-dead_zone = Dead Zone
    .text = Nothing works in column { $column }: no crew, no goods, no energy, no strength. Only plating and connectors hold.
    .brief = nothing works in column { $column }
thing-nasty_surprise = Nasty Surprise
    .text = After building, another road card takes the place of this one. Build something for every weather.
    .brief = replaced after building
thing-big_baddies = Big Baddies
    .text = Enemies are stronger than printed, by the lower of two dice.
    .brief = enemies are stronger
thing-personalized_cabins = Personalized Cabins
    .text = When you lose crew, their cabins leave with them, and so does anybody still inside. Lost cabins cost nothing.
    .brief = lost crew take their cabins

reason-union = to the union
why-union = not on good terms with the union

question-pay_union = The union ship wants { $due ->
        [one] 1 more credit or block
       *[other] { $due } more credits or blocks
    }.
option-pay_union-pay = pay in credits
option-pay_union-give = hand over { $block } from { $component }
option-pay_union-give_up = give up the flight
option-pay_union-give_up_section = send { $section } home unpaid
option-power_engines-let_go = drop components first
question-drop_component = { $joints ->
        [one] One joint drags
       *[other] { $joints } joints drag
    } on your engines. What do you let go?
option-drop_component-square = { $component }
option-drop_component-done = nothing more

event-road_turned_up = Rough road ahead: { $thing }.
event-column_died = The dice say { $total }. In that column nothing will work.
event-envied = { $who ->
    [you] You are the new leader. Somebody behind you minds.
   *[other] { $name } is the new leader. Somebody behind minds.
}
event-locals_fire = The locals don’t like visitors. Duck!
event-enemy_grew = They have friends today: { $bonus } stronger than it says.
event-spot_rolled = { $road ->
    [cosmic_psychosis] { $found ->
        [yes] Somebody hears voices in the walls.
       *[no] The voices speak to nobody.
    }
   *[other] { $found ->
        [yes] Something creaks.
       *[no] Nothing creaks, for once.
    }
}
event-junk_flies = { $who ->
    [you] Mind the mess: something of yours flies at those behind you.
   *[other] Mind the mess: something of { $name }’s flies at those behind.
}
event-cards_come_again = { $count ->
    [one] Haven’t we been here before? One card comes again.
   *[other] Haven’t we been here before? { $count } cards come again.
}
event-union_ship_met = A union ship pulls alongside. The crews want to be paid.

glossary-roads = Road cards
explain-thing-dead_zone = Before building, dice name a column for all ships. Nothing works in it: no crew, no goods, no energy, no strength. Only plating and connectors hold.
need-after_learning = “{ $option }” is not for the learning flight.

## Components

kind-stasis_chamber = stasis chamber
    .a = a stasis chamber
    .noun = stasis chamber
kind-life_support_cyan = cyan life support
    .a = a cyan life support
    .noun = cyan life support
kind-reactor_furnace = reactor furnace
    .a = a reactor furnace
    .noun = reactor furnace
kind-cannon_booster = cannon booster
    .a = a cannon booster
    .noun = cannon booster
kind-engine_booster = engine booster
    .a = an engine booster
    .noun = engine booster
kind-shield_booster = shield booster
    .a = a shield booster
    .noun = shield booster
kind-engine_cannon = engine and cannon
    .a = an engine and cannon
    .noun = engine and cannon
kind-battery_cargo = battery and hold
    .a = a battery and hold
    .noun = battery and hold
kind-battery_special_cargo = battery and special hold
    .a = a battery and special hold
    .noun = battery and special hold
kind-mixed_cargo = mixed cargo hold
    .a = a mixed cargo hold
    .noun = mixed cargo hold

group-booster = Boosters
group-stasis = Stasis chambers
group-furnace = Furnaces

explain-kind-life_support_cyan = Lets a cyan alien live in a cabin joined to it. Lose it, and the alien packs its bags.
explain-kind-reactor_furnace = Whenever you gain goods, burn one block in it to fill a battery component joined to it to the brim. Does nothing unless it is joined to a battery.
explain-kind-mixed_cargo = Two ordinary holds and one reinforced one: room for 3 blocks, of which one may be red.
explain-kind-battery_cargo = Holds 2 battery tokens and 2 blocks, none of them red.
explain-kind-battery_special_cargo = Holds 2 battery tokens and 1 block of any colour, red ones too.
explain-kind-shield_booster = A shield joined to it also stops large meteors and heavy cannon fire, for two battery tokens each time.

## Figures

crew-cyan = a cyan alien
crew-sleeper = sleepers
option-board_crew-cyan = a cyan alien (with a specialization)

## Questions

option-shield-boost = boost { $component }
option-shoot-boost = stop it with { $component }, boosted
option-power_cannons-boost = boost { $component }
option-load-burn = burn { $block } to fill { $component }
group-power_cannons-boost = boost SQUARE — the cannon to boost
group-shield-boost = boost SQUARE — the shield to boost
group-shoot-boost = boost SQUARE — the shield to boost
group-load-burn = burn COLOUR SQUARE — burn a block to fill that battery

## What happens

event-shield_boosted = { $who ->
    [you] Your boosted shield hums, glows, and holds.
   *[other] { $name }’s boosted shield hums, glows, and holds.
}
event-recharged = { $who ->
    [you] You shovel { $block } into the furnace
   *[other] { $name } shovels { $block } into the furnace
} and the battery gains { $cells ->
    [one] one token.
   *[other] { $cells } tokens.
}

## Cyan aliens and sleepers

explain-figure-sleeper = Humans in hibernation. They are no crew, fly no ship and dream of cargo, until somebody wakes them.
option-battery-techie = let your cyan expert do it, for free
question-wake = Wake somebody? { $asleep ->
    [one] One human sleeps
   *[other] { $asleep } humans sleep
} in your stasis chambers; there is room for { $beds }.
option-wake-square = wake one for { $component }
option-wake-done = let them sleep
question-wake_from = From which stasis chamber?
option-wake_from-square = { $component }
question-specialize = What has your cyan alien learnt?
option-specialize-specialize = { $specialization ->
    [lawyer] Lawyer: you pay nothing for lost components, or half of it if the ship cannot be insured
    [manager] Manager: your other aliens are worth 3 instead of 2, and a mixed crew earns credits at the finish
    [merchant] Merchant: red and yellow blocks sell for 1 credit more each
    [techie] Techie: the first battery token of each card is free
    [diplomat] Diplomat: talks you out of one defeat, and stays there
    [second_lawyer] Lawyer: you pay half for lost components, and a title you just miss is a tie
    [second_merchant] Merchant: each block of the two colours you sell most of brings 1 credit more
    [micronavigator] Micronavigator: 1 flight day whenever you pass somebody, or somebody passes you, by gaining days
    [technician] Technician: after the first battery token of a card, the next one is free
   *[other] { $thing }
}
question-negotiate = { $card }: you have lost. Send the Diplomat? They will not come back, but nothing will happen to you.
option-negotiate-negotiate = send the Diplomat
option-negotiate-suffer = keep the Diplomat and take it
group-wake-square = SQUARE — the cabin somebody is woken for
group-wake_from-square = SQUARE — the stasis chamber to open
amount-sleepers = sleepers
follows-amount-sleepers = { $amount ->
    [one] one sleeper
   *[other] { $amount } sleepers
}
event-woken = { $who ->
    [you] Rise and shine: one of your sleepers joins the crew.
   *[other] Rise and shine: one of { $name }’s sleepers joins the crew.
}
event-specialized = { $who ->
    [you] Your cyan alien
   *[other] { $name }’s cyan alien
} { $specialization ->
    [lawyer] is a Lawyer. Please direct all questions to them.
    [manager] is a Manager, and has scheduled a meeting.
    [merchant] is a Merchant, and knows somebody who knows somebody.
    [techie] is a Techie, and has brought spare parts.
    [diplomat] is a Diplomat, and is delighted to be here.
    [second_lawyer] is a Lawyer, and objects.
    [second_merchant] is a Merchant, and asks about your favourite colours.
    [micronavigator] is a Micronavigator, and would turn left here.
    [technician] is a Technician, and has already unscrewed something.
   *[other] has learnt to be a { $thing }.
}
event-techie_helped = { $who ->
    [you] Your cyan expert twists two wires together, and it costs you nothing.
   *[other] { $name }’s cyan expert twists two wires together, and it costs them nothing.
}
event-diplomat_sent = { $who ->
    [you] Your Diplomat goes over to negotiate. You are free to go.
   *[other] { $name }’s Diplomat goes over to negotiate. { $name } is free to go.
}
settlement-manager = Manager
source-manager = for a well-managed crew
thing-manager = Manager
    .text = Your purple and brown aliens are worth 3 instead of 2. At the finish: 1, 3 or 6 credits for one, two or three kinds of alien.
thing-diplomat = Diplomat
    .text = Lose to an enemy or be the lowest in a combat zone, and the Diplomat makes it go away. Once; they do not come back.
glossary-specializations = Specializations of cyan aliens
settlement-why-manager = Your Manager is proud: 1, 3 or 6 credits for one, two or three kinds of alien aboard.

# How a title stands, before it is known who wins it.
title-standing = { $score ->
    [none] { $best ->
        [none] {""}
       *[other] Best so far: { $best }.
    }
   *[other] Score now: { $score }{ $best ->
        [none] .
       *[other] ; best of the others: { $best }.
    }
}
