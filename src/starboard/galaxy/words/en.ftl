### Galaxy Trucker in English. `$who` is "you" where the reader is meant, `$name` is who sits on a seat: a name, or else the colour.

## The game, its seats and its table options

game = Galaxy Trucker
game-about = Build a spaceship out of pipes against the clock, then fly it and hope. For 2 to 4 truckers.

seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
   *[4] Orange
}

option-rounds = the flights, in order
option-rounds-add = add a flight
option-rounds-test = test flight, with the simplest rules and no clock
option-rounds-I = class I
option-rounds-II = class II
option-rounds-III = class III
option-rounds-IIIA = the strange class IIIA
option-edition = the edition
option-edition-first = first edition
option-edition-second = second edition
option-pace = how ships are built
option-pace-real_time = all at once, against the hourglass
option-pace-turns = one move after the other, without a clock
option-errors = what happens when a component does not fit
option-errors-allowed = it may be welded, and the inspection will find it
option-errors-refused = it cannot be welded
option-inspection = who looks for errors before the launch
option-inspection-automatic = the table
option-inspection-players = the players, by pointing at ships
option-foresight = the card piles are flown in the order in which they lie
option-foresight-no = no, they are shuffled
option-foresight-yes = yes
option-teams = two teams of two, who fly each other’s ships
option-teams-no = no
option-teams-teams = yes
option-teams-expert = yes, and partners swap ships while building
option-credits = what a player owns
option-credits-open = is open to all
option-credits-secret = stays secret until the end, as in the rule book

need-edition = The second edition’s components, cards and boards are still at the shipyard; until they are done, the first edition flies.
need-teams = Two teams of two need four seats.

round-name = { $round ->
    [test] Test flight
   *[other] Round { $round }
}

## Components

kind-starting_cabin = starting cabin
    .a = a starting cabin
    .the = the starting cabin
kind-cabin = cabin
    .a = a cabin
    .the = the cabin
kind-battery_2 = battery (2)
    .a = a battery with 2 cells
    .the = the battery
kind-battery_3 = battery (3)
    .a = a battery with 3 cells
    .the = the battery
kind-cargo_2 = cargo hold (2)
    .a = a cargo hold for 2 blocks
    .the = the cargo hold
kind-cargo_3 = cargo hold (3)
    .a = a cargo hold for 3 blocks
    .the = the cargo hold
kind-special_cargo_1 = special hold (1)
    .a = a special cargo hold for 1 block
    .the = the special cargo hold
kind-special_cargo_2 = special hold (2)
    .a = a special cargo hold for 2 blocks
    .the = the special cargo hold
kind-structural = structural module
    .a = a structural module
    .the = the structural module
kind-engine = engine
    .a = an engine
    .the = the engine
kind-double_engine = double engine
    .a = a double engine
    .the = the double engine
kind-cannon = cannon
    .a = a cannon
    .the = the cannon
kind-double_cannon = double cannon
    .a = a double cannon
    .the = the double cannon
kind-shield = shield
    .a = a shield
    .the = the shield
kind-life_support_purple = purple life support
    .a = a purple life support
    .the = the purple life support
kind-life_support_brown = brown life support
    .a = a brown life support
    .the = the brown life support

from-front = from the front
from-right = from the right
from-rear = from the rear
from-left = from the left

goods-R = { $count } red
goods-Y = { $count } yellow
goods-G = { $count } green
goods-B = { $count } blue
goods-none = nothing
block-R = a red block
block-Y = a yellow block
block-G = a green block
block-B = a blue block

crew-humans = two humans
crew-human = a human
crew-purple = a purple alien
crew-brown = a brown alien

error-single_on_double = a single connector meets a double one between { $square } and { $other }
error-connector_on_smooth = a connector meets a smooth side between { $square } and { $other }
error-engine_not_to_rear = the engine on { $square } does not blow to the rear
error-behind_engine = { $square } stands in the exhaust of the engine on { $other }
error-before_cannon = { $square } stands in front of the cannon on { $other }
error-outside = { $square } is outside the building area
error-unjoined = { $square } and what hangs on it is not joined to the ship
errors-more = and { $count } more

## Cards

card-slavers = Slavers
    .text = Cannon strength { $strength }. They attack the ships in flight order. A weaker ship loses { $crew_loss } crew; the first stronger one drives them off and may take { $credits } { $credits ->
        [one] credit
       *[other] credits
    } for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-smugglers = Smugglers
    .text = Cannon strength { $strength }. They attack the ships in flight order. A weaker ship loses its { $goods_loss } dearest blocks; the first stronger one drives them off and may take their goods ({ $goods }) for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-pirates = Pirates
    .text = Cannon strength { $strength }. They attack the ships in flight order. All weaker ships are fired at ({ $shots }); the first stronger one drives them off and may take { $credits } { $credits ->
        [one] credit
       *[other] credits
    } for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-stardust = Stardust
    .text = From the last ship to the first, each loses a flight day for every exposed connector.
card-nothing = Nothing at all
    .text = Nothing happens.
card-open_space = Open space
    .text = In flight order each ship moves ahead by its engine strength; a ship without any { $round ->
        [test] stays where it is.
       *[other] must give up.
    }
card-meteors = Meteor swarm
    .text = { $meteors }. Small ones bounce off smooth sides and shields, large ones must be shot.
card-planets = Planets
    .text = In flight order each ship may land on one free planet and load its goods, for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-combat_zone = Combat zone
    .text = Line by line, the ship that is lowest pays; of equals, the one ahead. A lone ship flies through unseen.
card-abandoned_ship = Abandoned ship
    .text = The first ship in flight order that is willing may leave { $crew_loss } crew on it for { $credits } { $credits ->
        [one] credit
       *[other] credits
    } and { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-abandoned_station = Abandoned station
    .text = The first willing ship with at least { $crew_needed } crew may take its goods ({ $goods }) for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-epidemic = Epidemic
    .text = Every inhabited cabin that is joined to another inhabited cabin loses one crew member.
card-sabotage = Sabotage
    .text = Two rolls name a square on the ship with the smallest crew, and what stands there is destroyed; three tries.

hazard-small_meteor = a small meteor
hazard-large_meteor = a large meteor
hazard-light_fire = light cannon fire
meteor-small = small { $from }
meteor-large = large { $from }
shot-light = light { $from }
shot-heavy = heavy { $from }
planet = planet { $number }: { $goods }

combat-criterion-crew = fewest crew
combat-criterion-engines = weakest engines
combat-criterion-cannons = weakest cannons
combat-penalty-days = loses { $amount ->
    [one] 1 flight day
   *[other] { $amount } flight days
}
combat-penalty-crew = loses { $amount } crew
combat-penalty-goods = loses the { $amount } dearest blocks
combat-penalty-shots = is fired at ({ $shots })
combat-line = { $criterion }: { $penalty }

## Questions

question-start_building = Everybody is ready, and you give the word. Shall building begin?
question-build = { $hand ->
    [none] What do you do next?
   *[other] You are holding { $component }. Where does it go?
} { $moves ->
    [none] { "" }
   *[other] (Moves left: { $moves }.)
}
question-inspect = Do you see an error on somebody’s ship?
question-remove_component = Your ship breaks the rules: { $errors }. Which component do you take off?
question-keep_part = Your ship has fallen into pieces. Which of them flies on?
question-board_crew = Who moves into the cabin on { $cabin }?
question-next_card = { $cards_left ->
    [one] One more card to come. Do you fly on?
   *[other] { $cards_left } more cards to come. Do you fly on?
}
question-use_card = { $card }: do you take the offer?
question-load = In your hand: { $hand }. { $lifts ->
    [yes] Load blocks, or lift some out of your holds first.
   *[no] Load them into your holds.
}
question-land = Do you land on a planet?
question-power_engines = { $card }: your engine strength is { $strength }, with one more double engine { $next }. Battery tokens: { $cells }. { $rivals } Power one?
question-power_cannons = { $card }: your cannon strength is { $strength }. Battery tokens: { $cells }. { $rivals } Power a double cannon?
rivals-enemy = The enemy has { $enemy }.
rivals-so_far = So far the others have: { $values }.
rivals-none = { "" }
question-battery = { $purpose ->
    [goods] You have no goods left to lose: a battery token goes instead. From which battery?
   *[power] From which battery do you take the token?
}
question-shield = { $hazard } { $from } is about to hit { $component } on { $square }. Battery tokens: { $cells }. Raise a shield?
question-shoot = { $hazard } { $from } is about to hit { $component } on { $square }. Battery tokens: { $cells }. Shoot it with a double cannon?
question-lose_crew = You lose { $left ->
    [one] one crew member
   *[other] { $left } crew members
}. From which cabin does one go?
question-lose_goods = You lose { $block }. From which hold?
question-count_crew = { $card }: your crew counts { $strength }. { $rivals } Anybody else?
question-leave_goods = One block must stay behind. Which one?
question-owed = You owe { $owed ->
    [one] 1 credit
   *[other] { $owed } credits
} ({ $why }). Anything to do about it first?

## Options

option-start_building-start = start building
option-build-draw = draw a component face down
option-build-take = take { $component } ({ $connectors })
option-build-use = pick up { $component } that you set aside ({ $connectors })
option-build-weld = weld it on { $square } with its printed front to { $arrow }
option-build-return = put it back face up
option-build-set_aside = set it aside
option-build-lift = lift the component you welded last
option-build-look = look at card pile { $pile }
option-build-put_back = put the cards back
option-build-turn = turn the hourglass
option-build-finish = finish your ship and take number { $number }
option-inspect-fine = no, all is well
option-inspect-point = point at { $name }’s ship
option-remove_component-square = { $component } on { $square }
option-keep_part-square = the piece with { $squares }
option-board_crew-humans = two humans
option-board_crew-purple = a purple alien (cannons +2)
option-board_crew-brown = a brown alien (engines +2)
option-next_card-fly_on = fly on
option-next_card-give_up = give up the flight
option-next_card-point = point at { $name }’s ship
option-use_card-yes = yes
option-use_card-no = no
option-land-land = land on planet { $number }: { $goods }
option-land-pass = fly past
option-load-load = load { $block } on { $square }
option-load-lift = lift { $block } from { $square }
option-load-done = done; what is left goes back to the bank
option-power_engines-square = power the double engine on { $square }
option-power_engines-done = no more
option-power_cannons-square = power the double cannon on { $square } (strength { $strength })
option-power_cannons-done = no more
option-battery-square = the battery on { $square } ({ $cells } left)
option-shield-square = raise the shield on { $square }
option-shield-none = no, take the hit
option-shoot-square = fire the double cannon on { $square }
option-shoot-none = no, take the hit
option-lose_crew-square = { $crew } from { $square }
option-lose_goods-square = the hold on { $square }
option-count_crew-done = no, that is all
option-leave_goods-colour = { $block }
option-owed-done = no, just pay

group-build-take = take NUMBER — a component that lies face up, as listed above
group-build-weld = weld SQUARE ARROW — the arrow shows where the printed front of the component will point
group-build-use = use NUMBER — a component that you set aside
group-build-look = look PILE — look at a card pile
group-build-finish = finish NUMBER — your ship is done, and you take a number tile
group-remove_component-square = SQUARE — the component to take off
group-load-load = load COLOUR SQUARE — put a block into a hold
group-load-lift = lift COLOUR SQUARE — take a block out of a hold
group-lose_crew-square = SQUARE — the cabin that somebody leaves
group-battery-square = SQUARE — the battery that gives a token

## What follows from an option

follows-price = costs { $what }
follows-gain = brings { $what }
follows-holds = keeps { $what }
follows-fits = with room for { $goods }
follows-amount-crew = { $amount } crew
follows-amount-humans = { $amount ->
    [one] 1 of them human
   *[other] { $amount } of them human
}
follows-amount-days = { $amount ->
    [one] 1 flight day
   *[other] { $amount } flight days
}
follows-amount-credits = { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
follows-amount-cells = { $amount ->
    [one] 1 battery token
   *[other] { $amount } battery tokens
}
follows-amount-components = { $amount ->
    [one] 1 component
   *[other] { $amount } components
}
follows-amount-engines = { $amount } engine strength
follows-amount-cannons = { $amount } cannon strength
follows-amount-losses = { $amount ->
    [one] 1 credit for lost components
   *[other] { $amount } credits for lost components
}
follows-amount-worth = { $amount ->
    [one] 1 credit’s worth of goods
   *[other] { $amount } credits’ worth of goods
}
then-errors = the ship has errors
then-enemy_beaten = beats them
then-enemy_held_off = holds them off
then-enemy_won = not enough
then-lowest_so_far = the lowest so far
then-too_few = too few
then-left = ends your flight
then-no_humans = nobody is left to fly the ship
then-no_engines = the engines would be silent

## What happens

event-round_began = { $round } begins.
event-building_started = { $who ->
    [you] You give the word, and building begins.
   *[other] { $name } gives the word, and building begins.
}
event-component_drawn = { $who ->
    [you] You draw a component.
   *[other] { $name } draws a component.
}
event-component_seen = It is { $component } ({ $connectors }).
event-component_taken = { $who ->
    [you] You take { $component } ({ $connectors }).
   *[other] { $name } takes { $component } ({ $connectors }).
}
event-component_used = { $who ->
    [you] You pick up { $component } ({ $connectors }) that you had set aside.
   *[other] { $name } picks up { $component } ({ $connectors }) that had been set aside.
}
event-component_welded = { $who ->
    [you] You weld { $component } on { $square }.
   *[other] { $name } welds { $component } on { $square }.
}
event-component_lifted = { $who ->
    [you] You lift { $component } off your ship again.
   *[other] { $name } lifts { $component } off the ship again.
}
event-component_returned = { $who ->
    [you] You put { $component } back face up.
   *[other] { $name } puts { $component } back face up.
}
event-component_set_aside = { $who ->
    [you] You set { $component } aside.
   *[other] { $name } sets { $component } aside.
}
event-pile_looked_at = { $who ->
    [you] You look at card pile { $pile }.
   *[other] { $name } looks at card pile { $pile }.
}
event-pile_put_back = { $who ->
    [you] You put card pile { $pile } back.
   *[other] { $name } puts card pile { $pile } back.
}
event-hourglass_turned = { $who ->
    [you] You turn the hourglass
   *[other] { $name } turns the hourglass
} { $circle ->
    [0] and set it on Start: the last run!
   *[other] and set it on circle { $circle }.
}
event-hourglass_run_out = { $circle ->
    [0] The sand has run out on Start: building is over!
   *[other] The sand has run out on circle { $circle }.
}
event-ship_finished = { $who ->
    [you] You finish your ship and take number { $number }.
   *[other] { $name } finishes the ship and takes number { $number }.
}
event-partners_swapped = Partners swap places and build on at each other’s ship.
event-ships_traded = Partners trade ships for the flight.
event-building_ended = Building has ended. The order of the launch: { $order }.
event-errors_found = { $who ->
    [you] Your ship has errors: { $errors }.
   *[other] { $name }’s ship has errors: { $errors }.
}
event-components_removed = { $who ->
    [you] You take components off: { $squares }.
   *[other] { $name } takes components off: { $squares }.
}
event-numbers_dealt_anew = The number tiles are dealt anew: { $order }.
event-crew_boarded = { $who ->
    [you] On board of your ship: { $crew } on { $square }.
   *[other] On board of { $name }’s ship: { $crew } on { $square }.
}
event-batteries_filled = { $who ->
    [you] Your batteries are fully charged.
   *[other] { $name }’s batteries are fully charged.
}
event-launched = The ships are off: { $order }.
event-card_turned_up = { $who ->
    [you] You turn up a card: { $card }.
   *[other] { $name } turns up a card: { $card }.
}
event-card_used = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
event-card_declined = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
event-card_ignored = { $card }: to a lone ship nothing happens.
event-rolled = { $who ->
    [you] You roll { $one } and { $two }: { $total }.
   *[other] { $name } rolls { $one } and { $two }: { $total }.
}
event-meteor = { $size ->
    [small] A small meteor { $from }, on a roll of { $total }.
   *[large] A large meteor { $from }, on a roll of { $total }.
}
event-shot = { $weight ->
    [light] Light cannon fire { $from }, on a roll of { $total }.
   *[heavy] Heavy cannon fire { $from }, on a roll of { $total }.
}
event-missed = { $who ->
    [you] You are missed.
   *[other] { $name } is missed.
}
event-diverted = { $who ->
    [you] It swerves before it reaches you.
   *[other] It swerves before it reaches { $name }.
}
event-sabotage_tried = { $who ->
    [you] { $found ->
        [yes] Somebody has been at your wiring on { $square }.
       *[no] The saboteur finds nothing there.
    }
   *[other] { $found ->
        [yes] Somebody has been at { $name }’s wiring on { $square }.
       *[no] The saboteur finds nothing there.
    }
}
event-bounced = { $who ->
    [you] It bounces off your ship at { $square }.
   *[other] It bounces off { $name }’s ship at { $square }.
}
event-shielded = { $who ->
    [you] Your shield on { $square } stops it.
   *[other] { $name }’s shield on { $square } stops it.
}
event-meteor_shot = { $who ->
    [you] Your cannon on { $square } shoots the meteor to pieces.
   *[other] { $name }’s cannon on { $square } shoots the meteor to pieces.
}
event-component_destroyed = { $who ->
    [you] You lose { $component } on { $square }.
   *[other] { $name } loses { $component } on { $square }.
}
event-parts_lost = { $who ->
    [you] A piece of your ship drifts away: { $squares }.
   *[other] A piece of { $name }’s ship drifts away: { $squares }.
}
event-alien_left = { $who ->
    [you] Without life support { $crew } leaves your ship ({ $square }).
   *[other] Without life support { $crew } leaves { $name }’s ship ({ $square }).
}
event-crew_lost = { $who ->
    [you] You lose { $crew } from { $square }.
   *[other] { $name } loses { $crew } from { $square }.
}
event-cell_used = { $who ->
    [you] { $purpose ->
        [goods] You lose a battery token from { $square }, for want of goods.
       *[power] You use a battery token from { $square }.
    }
   *[other] { $purpose ->
        [goods] { $name } loses a battery token from { $square }, for want of goods.
       *[power] { $name } uses a battery token from { $square }.
    }
}
event-engine_powered = { $who ->
    [you] Your double engine on { $square } roars.
   *[other] { $name }’s double engine on { $square } roars.
}
event-cannon_powered = { $who ->
    [you] Your double cannon on { $square } is ready.
   *[other] { $name }’s double cannon on { $square } is ready.
}
event-engines_counted = { $who ->
    [you] Your engine strength: { $strength }.
   *[other] { $name }’s engine strength: { $strength }.
}
event-cannons_counted = { $who ->
    [you] Your cannon strength: { $strength }.
   *[other] { $name }’s cannon strength: { $strength }.
}
event-crew_counted = { $who ->
    [you] Your crew: { $strength }.
   *[other] { $name }’s crew: { $strength }.
}
event-contest = { $against ->
    [none] { $measure ->
        [crew] Heads are counted: who has the smallest crew?
        [engines] Engines are compared: who is slowest?
        [cannons] Cannons are compared: who is weakest?
       *[other] The ships are compared.
    }
   *[other] They come with strength { $against }. Man the cannons!
}
event-contest_off = Nobody is left to compare with, so nothing happens.
event-enemy_beaten = { $who ->
    [you] You beat them!
   *[other] { $name } beats them!
}
event-enemy_won = { $who ->
    [you] They are too strong for you.
   *[other] They are too strong for { $name }.
}
event-enemy_held_off = { $who ->
    [you] You are as strong as they are, and they leave you alone.
   *[other] { $name } is as strong as they are and is left alone.
}
event-weakest = { $tied ->
    [yes] { $who ->
        [you] { $criterion }: a tie, and the one ahead pays. That is you.
       *[other] { $criterion }: a tie, and the one ahead pays. That is { $name }.
    }
   *[no] { $who ->
        [you] { $criterion }: that is you.
       *[other] { $criterion }: that is { $name }.
    }
}
event-landed = { $who ->
    [you] You land on planet { $planet }.
   *[other] { $name } lands on planet { $planet }.
}
event-flew_past = { $who ->
    [you] You fly past.
   *[other] { $name } flies past.
}
event-goods_loaded = { $who ->
    [you] You load { $block } on { $square }.
   *[other] { $name } loads { $block } on { $square }.
}
event-goods_lifted = { $who ->
    [you] You lift { $block } from { $square }.
   *[other] { $name } lifts { $block } from { $square }.
}
event-goods_discarded = { $who ->
    [you] You leave behind: { $goods }.
   *[other] { $name } leaves behind: { $goods }.
}
event-goods_lost = { $who ->
    [you] You lose { $block } from { $square }.
   *[other] { $name } loses { $block } from { $square }.
}
event-moved = { $who ->
    [you] You move
   *[other] { $name } moves
} { $direction ->
    [ahead] ahead by { $days }
   *[back] back by { $days }
}{ $passes ->
    [none] .
   *[other] , past { $passes }.
}
event-gave_up = { $who ->
    [you] You give up the flight ({ $why }).
   *[other] { $name } gives up the flight ({ $why }).
}
why-chose_to = by choice
why-no_humans = no human is left on board
why-lapped = the leader is a whole lap ahead
why-no_engines = the engines are silent
event-earned = { $who ->
    [you] You get
   *[other] { $name } gets
} { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
} ({ $source }).
source-finish = for the place at the finish
source-best_looking = for the best-looking ship
source-goods = for goods
source-goods_half_price = for goods at half price
source-slavers = the slavers’ purse
source-pirates = the pirates’ purse
source-abandoned_ship = for the abandoned ship
event-paid = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
} ({ $reason }).
reason-losses = for lost components
reason-late_error = for an error found late
event-round_settled = { $round } is settled.
event-game_over = { $count ->
    [0] The game is over, and nobody has a single credit left: no winners this time.
    [one] The game is over. { $names } comes home with credits to show for it, and wins.
   *[other] The game is over. Everybody with a credit has won; in order of wealth: { $names }.
}

## The table

your-ship = Your ship
ship-of = { $name }’s ship
ship-class = class { $class }
stat-crew = crew
stat-engines = engines
stat-cannons = cannons
stat-cells = batteries
stat-goods = goods
stat-exposed = exposed
stat-lost = lost
stat-ship = ship
yard-title = { $round }: building
yard-hourglass-running = hourglass: running on circle { $circle }
yard-hourglass-start = hourglass: last run, on Start
yard-hourglass-out = hourglass: run out on circle { $circle }
yard-hourglass-ready = hourglass: ready on circle { $circle }
yard-hourglass-none = no hourglass
yard-hourglass-over = the time is up
yard-heap = face down: { $count }
yard-numbers = numbers left: { $numbers }
yard-turn = { $name }’s move
yard-hand = In your hand: { $component }
yard-aside = Set aside:
yard-face-up = Face up — number and connectors (front, right, rear, left):
yard-face-up-none = Face up: nothing
yard-cards = The cards of pile { $pile }:
yard-place-building = building
yard-place-holding = holding a component
yard-place-looking = looking at pile { $pile }
yard-place-done = done, number { $number }
flight-title = { $round }: flight
flight-cards = cards still to come: { $count }
flight-dice = dice: { $one } + { $two } = { $total }
flight-behind = { $name } { $days ->
    [0] leads
   *[other] −{ $days }
}
flight-left = { $name } gave up
inspection-title = { $round }: before the launch
beside-condition = In force: { $thing }
beside-hand = In your hand: { $thing }
beside-ship = Beside { $name }’s ship: { $thing }
beside-walker = On { $name }’s ship: { $walker }, on { $square }
settlement-title = { $round }: settlement
settlement-place = place
settlement-finish = finish
settlement-best_looking = looks
settlement-goods = goods
settlement-losses = losses
settlement-credits = credits
settlement-left = gave up
settlement-secret = secret
over-title = The end
legend = ☺ human  Ψ purple alien  Ω brown alien  ( ) cabin  ⟨ ⟩ starting cabin  ▮▯ battery  [ ] cargo  { "{ }" } special cargo  ▲ cannon  ⇓ engine  ◥ shield  +Ψ life support  ╬ structural module
legend-connectors = Sides: one stroke is a single connector, two a double, three a universal one; none is smooth.
look-ship = { $who ->
    [you] your own ship with a legend
   *[other] all ships with a legend
}
look-ships = all ships
show-title = Ship of class { $class }
show-no-errors = The ship obeys the rules.
show-errors = Errors:
show-crew = Crew: { $crew }
show-engines = Engine strength: { $idle }, with all power { $powered }
show-cannons = Cannon strength: { $idle }, with all power { $powered }
show-cells = Battery tokens: { $cells }
show-exposed = Exposed connectors: { $count }
show-goods = Goods: { $goods }
show-lost = Lost components: { $count }
