option-new_technology = new technology
option-new_technology-no = without new technology
option-new_technology-yes = with new technology

## Components

kind-luxury_cabin = luxury cabin
    .a = a luxury cabin
    .noun = luxury cabin
kind-plating = indestructible plating
    .a = a piece of indestructible plating
    .noun = plating
kind-bidirectional_cannon = bi-directional cannon
    .a = a bi-directional cannon
    .noun = bi-directional cannon

group-plating = Plating

explain-kind-luxury_cabin = One human guest, a bed with a view, and never an alien. If the guest is still there at the finish you earn 1 credit in round I, 2 in II, 3 in III. Nobody moves in after them.
explain-kind-stasis_chamber = Four humans sleep here and count as nobody. After you lose crew, any human who is still awake may wake some of them, into cabins with room.
explain-kind-cannon_booster = When you count your cannons, one battery token makes one cannon joined to it worth 3 more if it points forward, 1½ if it does not. Then that cannon explodes. The booster is fine.
explain-kind-engine_booster = One battery token and one engine joined to it (a double engine takes another token) send you to hyperspace: you skip this card and the next one. The engine stays behind, in pieces.
explain-kind-plating = Nothing that flies harms its plated sides. It does nothing else, and it does it very well.
explain-kind-bidirectional_cannon = Two barrels, two directions, one battery token for both: 1 for the barrel that points forward, ½ for one that does not. Nothing may stand in front of either.

## Figures

explain-figure-cyan = One crew member who takes a whole cabin and has learnt something: Lawyer, Manager, Merchant, Techie or Diplomat. At most one to a ship.

## Questions

question-jump = { $card }! Jump to hyperspace? You would skip this card and the next one.
option-jump-jump = jump: burn { $component }
option-jump-stay = stay and face it
option-power_engines-jump = jump to hyperspace: burn { $component }
option-power_cannons-jump = jump to hyperspace: burn { $component }
option-count_crew-jump = jump to hyperspace: burn { $component }

## Terminal

group-jump-jump = jump SQUARE — the engine to burn
group-power_engines-jump = jump SQUARE — to hyperspace, burning that engine
group-power_cannons-jump = jump SQUARE — to hyperspace, burning that engine
group-count_crew-jump = jump SQUARE — to hyperspace, burning that engine

## What follows

then-hyperspace = you skip this card and the next one
follows-amount-blocks = { $amount ->
    [one] your most valuable block
   *[other] your { $amount } most valuable blocks
}

## What happens

event-cannon_boosted = { $who ->
    [you] You turn a cannon all the way up. Stand back.
   *[other] { $name } turns a cannon all the way up. Stand back.
}
event-jumped = { $who ->
    [you] The stars turn into lines. You are in hyperspace.
   *[other] The stars turn into lines. { $name } is in hyperspace.
}
event-returned = { $who ->
    [you] You drop out of hyperspace. Did you miss anything?
   *[other] { $name } drops out of hyperspace and asks what they missed.
}
why-hyperspace = still in hyperspace at the finish

settlement-luxury = guests
source-luxury = from your luxury guests

## Beside the ship

thing-lawyer = Lawyer
    .text = Still aboard at the end: you pay nothing for lost components, or half, rounded down, if the ship cannot be insured.
thing-merchant = Merchant
    .text = Each red or yellow block sells for 1 credit more, never halved.
thing-techie = Techie
    .text = The first battery token you use at each card is free, as long as you have one.
thing-hyperspace = In hyperspace
    .text = { $cards ->
        [1] Not in the race. Back after this card.
       *[other] Not in the race. Back after the next card.
    }

## New here

new-new_technology-1 = Boosters need a friend
    .text = A booster does nothing on its own. Join it to a shield, a cannon or an engine, connector to connector, and that one can do something outrageous, for a battery token. The cannon or the engine does it once.
new-new_technology-2 = Hyperspace
    .text = Engine booster plus engine: when a card turns up, or when it is your turn to be counted, you may jump. You skip this card and the next one. Not a good idea at the very last card.
new-new_technology-3 = Sleepers and guests
    .text = Four humans sleep in a stasis chamber and count as nobody, until you lose crew and somebody awake wakes them. The guest of a luxury cabin pays at the finish.
new-new_technology-4 = Furnaces and combined components
    .text = Burn a block in a furnace whenever you gain goods, and a battery joined to it is full again. Components with two things on them are both, with the rules of both.
new-new_technology-5 = Cyan aliens
    .text = A cyan life support joined to a cabin lets a cyan alien move in. It brings a profession: Lawyer, Manager, Merchant, Techie or Diplomat. First come, first served.

settlement-why-luxury = For each guest who is still in a luxury cabin: 1 credit in round I, 2 in II, 3 in III.
