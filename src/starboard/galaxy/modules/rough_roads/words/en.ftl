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
thing-cosmic_psychosis = Cosmic Psychosis
    .text = After every card, dice name a square. A cabin with humans there is gone, and they thought it was a good idea.
    .brief = cabins may wander off
thing-bum_batteries = Bum Batteries
    .text = Every use of energy costs one battery token more.
    .brief = energy costs 1 token more
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
thing-dead_zone = Dead Zone
    .text = Nothing works in column { $column }: no crew, no goods, no energy, no strength. Only plating and connectors hold.
    .brief = nothing works in column { $column }
thing-nasty_surprise = Nasty Surprise
    .text = After building, another road card takes the place of this one. Build something for every weather.
    .brief = replaced after building
thing-panic = Panic
    .text = When a component is blown off, each cabin that was joined to it loses a crew member.
    .brief = explosions scare crew away
thing-paranoid_locals = Paranoid Locals
    .text = Whoever lands on a planet takes a heavy shot from behind before loading.
    .brief = landing draws a heavy shot
thing-big_baddies = Big Baddies
    .text = Enemies are stronger than printed, by the lower of two dice.
    .brief = enemies are stronger
thing-bad_luck = Bad Luck
    .text = A meteor or shot that would miss everybody is rolled again, three times in all.
    .brief = misses are rolled again
thing-personalized_cabins = Personalized Cabins
    .text = When you lose crew, their cabins leave with them, and so does anybody still inside. Lost cabins cost nothing.
    .brief = lost crew take their cabins
thing-ordered_components = Ordered components
    .text = { $count ->
        [one] 1 component left to use, or to pay for after the flight.
       *[other] { $count } components left to use, or to pay for after the flight.
    }

settlement-made_to_order = unused orders
reason-made_to_order = for ordered components that nobody used
reason-union = to the union
why-union = not on good terms with the union

question-still_use_card = They have had their say. Do you still want it? ({ $card })
option-still_use_card-yes = yes, after all that
option-still_use_card-no = no, let them have it
question-pay_union = The union ship wants { $due ->
        [one] 1 more credit or block
       *[other] { $due } more credits or blocks
    }.
option-pay_union-pay = pay in credits
option-pay_union-give = hand over { $block } from { $component }
option-pay_union-give_up = give up the flight
option-pay_union-give_up_section = send { $section } home unpaid
question-infected_goods = These goods cough. Take all of them?
option-infected_goods-take_goods = take them
option-infected_goods-leave_goods = leave them all
option-power_engines-let_go = drop components first
question-drop_component = { $joints ->
        [one] One joint drags
       *[other] { $joints } joints drag
    } on your engines. What do you let go?
option-drop_component-square = { $component }
option-drop_component-done = nothing more
option-build-draw_ordered = draw from your order
option-build-take_ordered = take { $component } [{ $connectors }] from your order

event-road_turned_up = Rough road ahead: { $thing }.
event-column_died = The dice say { $total }. In that column nothing will work.
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

glossary-roads = Road cards
explain-thing-dead_zone = Before building, dice name a column for all ships. Nothing works in it: no crew, no goods, no energy, no strength. Only plating and connectors hold.
settlement-why-made_to_order = One credit for each component that you ordered and never used.
