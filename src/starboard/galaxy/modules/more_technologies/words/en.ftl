option-more_technologies = New Technologies
option-more_technologies-no = without New Technologies
option-more_technologies-yes = with New Technologies

## Components

kind-catapult = catapult
    .a = a catapult
    .noun = catapult

group-catapult = Catapults

explain-kind-catapult = Whenever cannon strength is counted it may throw one block from a hold joined to it: 1 if it can throw forward, ½ if not. It also throws at large meteors, like a cannon with three muzzles. Before the launch each hold joined to it gets a blue block to start with.
explain-kind-cannon_booster-second = When cannons count, one battery token boosts up to three of them in a chain: the first is joined to the booster, the next to a boosted one. Each that points forward adds 1, any other ½. A double cannon must be powered too. Nothing explodes.
explain-kind-engine_booster-second = When engines count, one battery token boosts up to three of them in a chain: the first is joined to the booster, the next to a boosted one. Each adds 1. A double engine must be powered too.
explain-kind-shield_booster-second = For one battery token more, a shield joined to it stops anything, large meteors and heavy fire too. The chain may run through up to three shields, each paid for with a token of its own.

## Questions

option-power_engines-boost = boost { $component }
option-power_cannons-throw = throw a block with { $component }
option-shoot-throw = throw a block at it with { $component }
question-ammunition = What do you throw?
option-ammunition-block = throw { $block } from { $component }

## Terminal

group-power_engines-boost = boost SQUARE — the engine to boost
group-power_cannons-throw = throw SQUARE — the catapult that throws
group-shoot-throw = throw SQUARE — the catapult that throws
group-ammunition-block = block COLOUR SQUARE — the block to throw

## What happens

event-boosted = { $what ->
    [engines] { $who ->
        [you] You boost an engine. Hold on to your coffee.
       *[other] { $name } boosts an engine and disappears in a cloud.
    }
   *[cannons] { $who ->
        [you] You boost a cannon. It hums a whole octave higher.
       *[other] { $name } boosts a cannon. It hums a whole octave higher.
    }
}
event-ammunition_loaded = { $who ->
    [you] Your holds beside catapults get { $blocks ->
        [one] a blue block
       *[other] { $blocks } blue blocks
    }, ready to throw.
   *[other] { $name } stacks { $blocks ->
        [one] a blue block
       *[other] { $blocks } blue blocks
    } beside the catapults.
}
event-thrown = { $who ->
    [you] Off it goes: you throw { $block }. Somebody will find it.
   *[other] { $name } throws { $block }. That is not how one delivers.
}

## On the ship

thing-boost_source = booster at work
thing-boosted = boosted

## New here

new-more_technologies-1 = Boosters and chains
    .text = One battery token and a booster wakes up. Tap up to three cannons or engines: the first is joined to the booster, each next one to a boosted one. Tap more, get more, for the same token. A shield with a booster stops anything.
new-more_technologies-2 = Catapults
    .text = Cargo makes fine ammunition. A catapult throws blocks from holds joined to it: for cannon strength, or at a large meteor. A blue block lies ready in each of these holds at the launch.
new-more_technologies-3 = Furnaces and combined components
    .text = Burn a block in a furnace whenever you gain goods, and a battery joined to it is full again. A component with two things on it is both, with the rules of both.
new-more_technologies-4 = Plated sides
    .text = Nothing that flies harms a plated side. Turn it to where it hurts, and keep connectors away from it: it is a smooth side like any other. Sabotage comes from inside and does not care.
