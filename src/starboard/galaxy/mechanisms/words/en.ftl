# Words of what several modules share, loaded with any of them.

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
