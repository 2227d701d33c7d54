option-more_roads = Rough Roads: road cards for each flight
option-more_roads-0 = none
option-more_roads-1 = one: hard
option-more_roads-2 = two: extreme
option-more_roads-3 = three: insane
option-more_roads_handicap = whom the roads hold for, in the order of seats
option-more_roads_handicap-add = add a seat
option-more_roads_handicap-all = all roads
option-more_roads_handicap-0 = no roads

thing-gravity_anomaly = Gravitational Anomaly
    .text = Exhausts may point to the rear or to the front; only those pointing to the rear push. After each open space, every ship flips over. Hold on to your coffee.
    .brief = open space flips ships over
thing-welcome_to_the_lead = Engine Envy
    .text = Take the lead during a card, and the ship right behind you may send a light shot from one of its own weapons. They aim; nobody rolls.
    .brief = the ship behind greets new leaders
thing-faulty_connectors = Defective Connectors
    .text = Each universal connector joined to a single or double one takes 1 off your engines, even below zero. You may drop such components before you count.
    .brief = odd joints slow you down
thing-space_waste = Space Junk
    .text = Whatever falls off your ship becomes a present for those behind you: one large meteor from the front for each component.
    .brief = what falls off hits those behind
thing-structural_weakness = Metal Fatigue
    .text = After a card on which anybody moved, roll a die. Whoever moved at least that many days, either way, loses whatever stands where the next dice point.
    .brief = long moves shake things off
thing-paranoid_inhabitants = Paranoid Locals
    .text = Whoever lands takes a light shot from the front before loading. Land alone, and it is a heavy one.
    .brief = landing draws fire
thing-murphys_law = Murphy’s Law
    .text = A roll that destroyed nothing will not come up again on this card. The dice have taken notes.
    .brief = no second harmless roll
thing-contaminated_goods = Infected Goods
    .text = Accept goods, and you lose a human for each block on offer beyond your number of aliens, however few you load. Aliens don’t even sneeze.
    .brief = goods make humans ill
thing-no_luck = Bad Luck
    .text = A meteor or shot that destroys nothing and costs nobody a battery token comes again, up to three times. It insists.
    .brief = harmless hits come again
thing-explosive_stuff = Explosive Stuff
    .text = A destroyed component with goods or battery tokens in it takes everything on the eight squares around it along. No, moving it one square does not help.
    .brief = goods and batteries blow up
thing-abandoned_debris = Abandoned Debris
    .text = Before anybody may use an abandoned ship or station, everyone names a side. A large meteor comes from the favourite.
    .brief = vote on where a meteor comes from

question-welcome_leader = Somebody has just taken the lead right in front of you. Send a light shot as a greeting?
option-welcome_leader-square = fire { $component }
option-welcome_leader-hurl = throw a block { $side ->
    [front] ahead
    [rear] to the rear
    [left] to the left
   *[right] to the right
} with { $component }
option-welcome_leader-none = hold your fire
question-name_side = { $card }: debris all around. From where should a large meteor come?
option-name_side-side = { $side ->
    [front] from the front
    [rear] from the rear
    [left] from the left
   *[right] from the right
}
group-welcome_leader-hurl = hurl SQUARE SIDE — the catapult, and towards which side it throws
group-name_side-side = SIDE — where it comes from
then-shot_strikes = it hits
then-shot_bounces = it bounces off
then-shot_misses = it misses

event-joints_tried = The die says { $die }. { $count ->
    [0] All joints hold.
    [one] One ship has gone too far.
   *[other] { $count } ships have gone too far.
}
event-leader_welcomed = { $who ->
    [you] You are the new leader. Here comes the welcome.
   *[other] { $name } is the new leader. Here comes the welcome.
}
event-comes_again = No harm done? That won’t do. Here it comes again.
event-side_named = { $who ->
    [you] You say: { $from }.
   *[other] { $name } says: { $from }.
}

new-more_roads-1 = Road cards
    .text = Before building, one to three road cards are turned up. They hold for the whole flight and stay in sight: tap one to read all it says.
new-more_roads-2 = Read them before you build
    .text = Exhausts that may point forward, connectors that drag, a column where nothing works (its squares are hatched): three roads are a builder’s business.
new-more_roads-3 = Some things go bang
    .text = What holds goods or battery tokens may take its neighbours along, and shots may pass straight through to the next component. Keep the dangerous bits apart.
new-more_roads-4 = Nasty surprise
    .text = One road card waits until all ships are built before it says what it is. Build something for every weather.
new-more_roads-5 = The dice hold a grudge
    .text = What misses may come again, and a harmless roll may not. Goods cost crew, leaders get shot at. Each price is shown before you choose.
