option-intruders = intruders
option-intruders-no = without intruders
option-intruders-yes = with intruders: predators and commandos who walk through your ship

## Cards

card-predator = Predator
    .text = It comes aboard { $from } and always turns { $hand ->
        [left] left
       *[right] right
    } if it can, { $steps } steps in all. Wherever it goes it eats crew, blocks and battery tokens. Lead it to armed crew or an auto-defense system and earn { $credits } { $credits ->
        [one] credit
       *[other] credits
    }; if it meets them at the door, it just goes away.
card-double_predator = Two predators
    .text = They come aboard { $from } and split up: one always turns left if it can, the other right, { $steps } steps each. Wherever they go they eat crew, blocks and battery tokens. Each one that runs into armed crew or an auto-defense system is worth { $credits } { $credits ->
        [one] credit
       *[other] credits
    }.
card-commando = Commando
    .text = It comes aboard { $from } and always turns { $hand ->
        [left] left
       *[right] right
    } if it can, { $steps } steps in all. { $count ->
        [one] At step { $charges } it leaves a charge behind, which goes off
       *[other] At steps { $charges } it leaves charges behind, which go off
    } when it has gone. Armed crew or an auto-defense system on its way stops it, and you keep its luggage ({ $goods }).
card-double_commando = Two commandos
    .text = They come aboard { $from } and split up: one always turns left if it can, the other right, { $steps } steps each. { $count ->
        [one] At step { $charges } each leaves a charge behind.
       *[other] At steps { $charges } each leaves a charge behind.
    } All go off together. Each one that is stopped on its way leaves you its luggage ({ $goods }).
card-predator_commando = Predator commando
    .text = It comes aboard { $from } and always turns { $hand ->
        [left] left
       *[right] right
    } if it can, { $steps } steps in all. It eats crew, blocks and battery tokens wherever it goes and { $count ->
        [one] leaves a charge at step { $charges }
       *[other] leaves charges at steps { $charges }
    }. Whoever stops it on its way gets { $credits } { $credits ->
        [one] credit
       *[other] credits
    } and its luggage ({ $goods }).
card-tame_predator = Tame predator
    .text = { card-predator.text }
card-hired_commando = Hired commando
    .text = { card-commando.text }

hazard-predator = a predator
hazard-double_predator = a pair of predators
hazard-commando = a commando
hazard-double_commando = a pair of commandos
hazard-predator_commando = a predator commando
crew-predator = the predator
crew-commando = the commando
crew-predator_commando = the predator commando

source-predator = for a stuffed predator
source-double_predator = for stuffed predators
source-commando = for a commando in handcuffs
source-double_commando = for commandos in handcuffs
source-predator_commando = for a stuffed commando

## What happens

event-intruder_coming = { $hazard } comes { $from }, { $place }. It looks hungry for adventure.
event-prey_eaten = { $who ->
    [you] { $crew } has a snack on your ship: { $loss }.
   *[other] { $crew } has a snack on { $name }’s ship: { $loss }.
}

## Beside the ship

thing-tame_predator = { card-tame_predator }
    .text = It comes aboard everybody’s ship from the front and eats its way round by the left, 6 steps. Some owners take it for walks.
thing-hired_commando = { card-hired_commando }
    .text = It comes aboard everybody’s ship from the rear, keeps to the right and leaves charges at its 5th and 10th step. It was the cheapest on offer.
thing-restless_intruders = Restless Intruders
    .text = Every intruder makes 2 steps more, commandos 2 more before each charge.
    .brief = intruders walk farther
thing-hunting_in_pairs = Hunting in Pairs
    .text = No intruder comes alone: each brings a fellow who keeps to the other wall. There is a reward for each of them.
    .brief = intruders come in twos
thing-bodyguard = Bodyguard
    .text = Armed without an armory, so whoever walks in on them is beaten. Every intruder that is beaten on your ship is worth 1 credit more.

## New here

new-intruders-1 = Somebody is at the door
    .text = An intruder comes in the line that was rolled, by the first component there. Shields, cannons and plating do not impress it. If that component is defended, it does not even come in.
new-intruders-2 = One hand on the wall
    .text = Inside it walks along joined connectors: always left if it can, else straight on, else right, or the other way round. In a dead end it turns back. You can see its whole way before it comes.
new-intruders-3 = Predators eat, commandos plant
    .text = A predator takes all crew, blocks and battery tokens where it goes. A commando touches nothing and leaves charges, which go off together when it has gone.
new-intruders-4 = Who defends you
    .text = Every auto-defense system, and crew joined to an armory: humans, aliens, crubots that are switched on. An armory with nobody around it is a room full of sticks.
new-intruders-5 = It pays to be visited
    .text = An intruder that runs into them inside is beaten, and you get what its card says. Thrusters with somebody at them can lead it one line over: away, or right where you want it.
