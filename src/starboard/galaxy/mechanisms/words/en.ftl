# Words of what several modules share, loaded with any of them.

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
    [metal_fatigue] { $found ->
        [yes] Something creaks.
       *[no] Nothing creaks, for once.
    }
   *[other] { $found ->
        [yes] Somebody hears voices in the walls.
       *[no] The voices speak to nobody.
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
