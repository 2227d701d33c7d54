option-rough_roads = Rough Roads: road cards for each flight
option-rough_roads-0 = none
option-rough_roads-1 = one
option-rough_roads-2 = two
option-rough_roads-3 = three
option-road_handicap = roads for each seat, in the order of seats
option-road_handicap-add = add a seat
option-road_handicap-all = all of them
option-road_handicap-0 = none
option-road_handicap-1 = only the first
option-road_handicap-2 = the first two
option-road_handicap-3 = the first three

thing-stiff_competition = Stiff Competition
    .text = Want an abandoned ship or station? Everybody behind you with stronger cannons sends a heavy shot up your exhaust first. Then you may still change your mind.
    .brief = stronger ships behind fire first
thing-engine_envy = Engine Envy
    .text = Whoever becomes the new leader during a card takes a light shot from behind. Nobody likes a show-off.
    .brief = a new leader is shot at
thing-space_junk = Space Junk
    .text = Whatever falls off your ship hits those behind you: one large meteor from the front for each component.
    .brief = what falls off hits those behind
thing-deja_vu = Déjà Vu
    .text = Cards that nobody used come again after the last one, in reverse. Yes, the meteors too.
    .brief = unused cards come again
thing-metal_fatigue = Metal Fatigue
    .text = After open space, dice name a square for all ships. Whatever stands there falls off.
    .brief = open space shakes something off
thing-bum_batteries = Bum Batteries
    .text = Every use of energy costs one battery token more.
    .brief = energy costs 1 token more
thing-explosive_goods = Explosive Goods
    .text = A destroyed hold with goods in it takes everything on the eight squares around it along.
    .brief = hit goods blow up
thing-explosive_batteries = Explosive Batteries
    .text = A destroyed battery with tokens in it takes everything on the eight squares around it along.
    .brief = hit batteries blow up
thing-infected_goods = Infected Goods
    .text = Take all the goods or none. Each block beyond your number of aliens costs you a human.
    .brief = goods make humans ill
thing-somersault = Somersault
    .text = Exhausts may point to the rear or to the front; only those pointing to the rear push. After open space and planets, every ship turns over.
    .brief = ships turn over
thing-defective_connectors = Defective Connectors
    .text = Each universal connector joined to a single or double one takes 1 off your engines. You may drop such components before you count.
    .brief = odd joints slow you down
thing-made_to_order = Made to Order
    .text = You have ordered a pile of components only you may use. What you leave in it costs 1 credit each after the flight.
    .brief = your own pile, leftovers cost
thing-panic = Panic
    .text = When a component is blown off, each cabin that was joined to it loses a crew member.
    .brief = explosions scare crew away
thing-paranoid_locals = Paranoid Locals
    .text = Whoever lands on a planet takes a heavy shot from behind before loading.
    .brief = landing draws a heavy shot
thing-bad_luck = Bad Luck
    .text = A meteor or shot that would miss everybody is rolled again, three times in all.
    .brief = misses are rolled again
thing-ordered_components = Ordered components
    .text = { $count ->
        [one] 1 component left to use, or to pay for after the flight.
       *[other] { $count } components left to use, or to pay for after the flight.
    }

settlement-made_to_order = unused orders
reason-made_to_order = for ordered components that nobody used
question-still_use_card = They have had their say. Do you still want it? ({ $card })
option-still_use_card-yes = yes, after all that
option-still_use_card-no = no, let them have it
question-infected_goods = These goods cough. Take all of them?
option-infected_goods-take_goods = take them
option-infected_goods-leave_goods = leave them all
option-build-draw_ordered = draw from your order
option-build-take_ordered = take { $component } [{ $connectors }] from your order

event-components_ordered = Everybody’s order has arrived: { $count } components each.
event-ordered_taken = { $who ->
    [you] You take a component from your order.
   *[other] { $name } takes a component from their order.
}
event-ordered_returned = { $who ->
    [you] You put it back with your order.
   *[other] { $name } puts it back with their order.
}
event-rival_fires = { $who ->
    [you] You have the stronger cannons, and a point to make.
   *[other] { $name } has the stronger cannons, and a point to make.
}
new-rough_roads-1 = Road cards
    .text = Before building, one to three road cards are turned up. They hold for the whole flight and stay in sight: tap one to read all it says.
new-rough_roads-2 = Read them before you build
    .text = Some roads change what you build: exhausts that may point forward, a pile of components only for you, a column where nothing works. Its squares are hatched.
new-rough_roads-3 = Some things go bang
    .text = Holds or batteries that blow up take their neighbours along, and shots may pass straight through to the next component. Keep the dangerous bits apart.
new-rough_roads-4 = Nasty surprise
    .text = One road card waits until all ships are built before it says what it is. Build something for every weather.
new-rough_roads-5 = A handicap
    .text = Where the table agreed on it, experienced truckers fly with more roads than the others. The marks beside a road show whom it holds for.

settlement-why-made_to_order = One credit for each component that you ordered and never used.
