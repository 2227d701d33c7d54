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

## Sleepers

explain-kind-stasis_chamber-second = Four humans sleep here and count as nobody. Whenever you lose crew you may wake some of them, into cabins joined to the chamber. A penalty that finds too few awake takes them too.
question-lose_sleeper = Nobody else is left, so { $left ->
    [one] one sleeper has to go
   *[other] { $left } sleepers have to go
}. From which chamber?
option-lose_sleeper-square = { $component }
group-lose_sleeper-square = SQUARE — the chamber a sleeper is lost from
event-sleeper_lost = { $who ->
    [you] One of your sleepers is carried away, still snoring.
   *[other] One of { $name }’s sleepers is carried away, still snoring.
}

## Cyan aliens

explain-figure-cyan-second = One crew member who takes a whole cabin and has learnt something: Lawyer, Manager, Merchant, Micronavigator, Technician or Diplomat. At most one to a ship.
thing-second_lawyer = Lawyer
    .text = You pay half for lost components, rounded down. If your score for a title is at most 1 short of the best, it is a tie; a score of nothing stays nothing.
thing-second_merchant = Merchant
    .text = Each block of two colours sells for 1 credit more, never halved. They are the two colours you sell most of.
thing-micronavigator = Micronavigator
    .text = Whenever somebody gains flight days and ships pass each other, you gain 1 day if you are one of them.
thing-technician = Technician
    .text = Once at each card: after you have used a battery token, the next one is free.
event-shortcut_found = { $who ->
    [you] Ships pass each other, and your Micronavigator slips through the gap.
   *[other] Ships pass each other, and { $name }’s Micronavigator slips through the gap.
}
new-more_technologies-5 = Sleepers and cyan aliens
    .text = Four humans sleep in a stasis chamber; when you lose crew, wake some for cabins joined to it. A cyan alien, in a cabin with a cyan life support, brings one of six abilities. First come, first served.
