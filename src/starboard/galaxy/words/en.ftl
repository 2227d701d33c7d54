### Galaxy Trucker in English. `$who` is "you" where the reader is meant, `$name` is who sits on a seat: a name, or else the colour.

## The game, its seats and its table options

game = Galaxy Trucker
game-about = Weld a spaceship together from sewer pipes while the sand runs, then fly it and hope for the best. For 2 to 4 truckers, or 5 with an expansion.

seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
   *[4] Orange
}

option-rounds = the flights, in this order
option-rounds-add = add a flight
option-rounds-test = test flight: the simplest rules and no clock
option-rounds-I = class I
option-rounds-II = class II
option-rounds-III = class III
option-rounds-IIIA = class IIIA, the other big ship
option-rounds-second-test = learning flight: the simplest rules and no clock
option-rounds-second-I = level I
option-rounds-second-II = level II
option-rounds-second-III = level III
option-edition = the edition
option-edition-first = classic edition
option-edition-second = new edition
option-pace = building
option-pace-real_time = all at once, against the hourglass
option-pace-turns = one move at a time, with no clock
option-errors = components that don’t fit
option-errors-allowed = can be welded anyway; the inspection will notice
option-errors-refused = can’t be welded
option-inspection = looking for errors
option-inspection-automatic = the table finds them
option-inspection-players = the players point at them
option-foresight = the card piles you looked at
option-foresight-no = are shuffled before the flight
option-foresight-yes = come in the order they lie in
option-teams = teams
option-teams-no = none, everybody flies alone
option-teams-teams = two teams of two; partners fly each other’s ships
option-teams-expert = the same, and partners swap ships while building
option-credits = what a player owns
option-credits-open = is open to all
option-credits-secret = stays secret until the end, as in the rule book

need-flights_of = These flights belong to the { $among }.
need-journey = In the new edition a game is a single flight, or a Trek: one flight of each level, I, II and III.
need-for_journeys = “{ $option }” takes three flights: one of each level, I, II and III.
need-teams = Two teams of two need four seats.
need-made_for = “{ $option }” is made for the { $among }.
need-only_with = More to choose from with “{ $of }”.
need-not_together = “{ $option }” and “{ $of }” don’t go together.
need-needs_module = “{ $option }” needs “{ $of }”.

round-name = { $round ->
    [test] Test flight
    [second-test] Learning flight
    [second-I] Level I
    [second-II] Level II
    [second-III] Level III
    [second-IA] Level I (ship IA)
    [second-IIA] Level II (ship IIA)
    [second-IIIA] Level III (ship IIIA)
   *[other] Round { $round }
}

## Components

kind-starting_cabin = starting cabin
    .a = a starting cabin
    .noun = starting cabin
kind-cabin = cabin
    .a = a cabin
    .noun = cabin
kind-battery_2 = battery (2)
    .a = a battery for 2 tokens
    .noun = battery
kind-battery_3 = battery (3)
    .a = a battery for 3 tokens
    .noun = battery
kind-cargo_2 = cargo hold (2)
    .a = a cargo hold for 2 blocks
    .noun = cargo hold
kind-cargo_3 = cargo hold (3)
    .a = a cargo hold for 3 blocks
    .noun = cargo hold
kind-special_cargo_1 = special hold (1)
    .a = a special cargo hold for 1 block
    .noun = special cargo hold
kind-special_cargo_2 = special hold (2)
    .a = a special cargo hold for 2 blocks
    .noun = special cargo hold
kind-structural = structural module
    .a = a structural module
    .noun = structural module
kind-engine = engine
    .a = an engine
    .noun = engine
kind-double_engine = double engine
    .a = a double engine
    .noun = double engine
kind-cannon = cannon
    .a = a cannon
    .noun = cannon
kind-double_cannon = double cannon
    .a = a double cannon
    .noun = double cannon
kind-shield = shield
    .a = a shield
    .noun = shield
kind-life_support_purple = purple life support
    .a = a purple life support
    .noun = purple life support
kind-life_support_brown = brown life support
    .a = a brown life support
    .noun = brown life support

component-only = your { $noun }
component-where = your { $where } { $noun }
component-on = your { $noun } on { $square }
where-front = front
where-rear = rear
where-left = left
where-right = right
where-middle = middle
where-front_left = front left
where-front_right = front right
where-rear_left = rear left
where-rear_right = rear right

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
error-engine_not_to_rear = the engine on { $square } doesn’t point to the rear
error-behind_engine = { $square } would be scorched by the engine on { $other }
error-before_cannon = { $square } is right in front of the cannon on { $other }
error-outside = { $square } is outside the building area
error-unjoined = nothing joins { $square } to the ship
errors-more = and { $count } more

## Cards

card-slavers = Slavers
    .text = Strength { $strength }. They attack one ship after another. If yours is weaker, they drag off { $crew_loss } of your crew. The first ship that beats them may claim { $credits } { $credits ->
        [one] credit
       *[other] credits
    } for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }, and they are gone.
card-smugglers = Smugglers
    .text = Strength { $strength }. They attack one ship after another. If yours is weaker, they help themselves to your { $goods_loss } most valuable blocks. The first ship that beats them may take their goods ({ $goods }) for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }, and they are gone.
card-pirates = Pirates
    .text = Strength { $strength }. They attack one ship after another. Every weaker ship comes under fire ({ $shots }). The first ship that beats them may claim { $credits } { $credits ->
        [one] credit
       *[other] credits
    } for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }, and they are gone.
card-stardust = Stardust
    .text = Every exposed connector collects dust and costs a flight day. The last ship goes first.
card-nothing = Nothing at all
    .text = Nothing happens.
card-open_space = Open space
    .text = Full speed ahead: in flight order, each ship moves by its engine strength. A ship with none { $round ->
        [test] stays where it is.
        [second-test] stays where it is.
       *[other] must give up.
    }
card-meteors = Meteor swarm
    .text = { $meteors }. Small ones bounce off smooth sides, and a shield stops them. Large ones have to be shot.
card-planets = Planets
    .text = In flight order, each ship may land on a free planet and load its goods, for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-combat_zone = Combat zone
    .text = Line by line, the weakest ship pays; on a tie, the one in front. A lone ship slips through unnoticed.
card-abandoned_ship = Abandoned ship
    .text = It only needs a crew. In flight order, the first taker leaves { $crew_loss } crew on it, pockets { $credits } { $credits ->
        [one] credit
       *[other] credits
    } and loses { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-abandoned_station = Abandoned station
    .text = Finders keepers. In flight order, the first taker with at least { $crew_needed } crew loads its goods ({ $goods }), for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-epidemic = Epidemic
    .text = One sneeze is enough: every occupied cabin joined to another occupied cabin loses one crew member.
card-sabotage = Sabotage
    .text = The ship with the smallest crew has a saboteur on board. The dice pick a square, and whatever stands there blows up. After three misses the saboteur gives up.

hazard-small_meteor = a small meteor
hazard-large_meteor = a large meteor
hazard-light_fire = a light shot
hazard-heavy_fire = a heavy shot
meteor-small = small { $from }
meteor-large = large { $from }
shot-light = light { $from }
shot-heavy = heavy { $from }
planet = planet { $number }: { $goods }

combat-criterion-crew = smallest crew
combat-criterion-engines = weakest engines
combat-criterion-cannons = weakest cannons
combat-penalty-days = loses { $amount ->
    [one] 1 flight day
   *[other] { $amount } flight days
}
combat-penalty-crew = loses { $amount } crew
combat-penalty-goods = loses the { $amount } most valuable blocks
combat-penalty-shots = comes under fire ({ $shots })
combat-line = { $criterion }: { $penalty }

## The glossary

glossary-components = Components
glossary-cards = Adventure cards
glossary-figures = Crew
glossary-goods = Goods
glossary-boards = Ship boards
glossary-level = Level { $level }

explain-part-cannon = { $value ->
    [1] Cannon strength 1 if it points forward, ½ if it does not. It shoots large meteors that come from where it points, for free.
   *[other] Cannon strength 2 if it points forward, 1 if it does not, and it shoots large meteors that come from there: one battery token each time.
} Nothing may stand in front of its muzzle.
explain-part-engine = { $value ->
    [1] Engine strength 1, always on.
   *[other] Engine strength 2 for one battery token each time; without a token it is ballast.
} Its exhaust must blow to the rear, and nothing may stand behind it.
explain-part-cabin = { $value ->
    [starting] Where every ship begins: two humans, and a universal connector on all four sides. Aliens never move in here.
   *[crew] Room for two humans, or for one alien if a life support of its colour is joined to it.
}
explain-part-cells = Holds { $value } battery tokens. Each pays once for a shield, a double engine or a double cannon, anywhere on the ship.
explain-part-holds = { $special ->
    [0] Room for { $value } blocks. Red goods are too dangerous for it.
   *[other] Reinforced: room for { $value ->
        [one] 1 block
       *[other] { $value } blocks
    } of any colour, and the only place for red ones.
}
explain-part-shield = Guards two neighbouring sides of the whole ship, the ones its arc shows, against small meteors and light cannon fire. One battery token each time.
explain-part-life_support = { $value ->
    [purple] Lets a purple alien live in a cabin joined to it.
   *[brown] Lets a brown alien live in a cabin joined to it.
} Lose it, and the alien packs its bags.
explain-part-structural = Connectors and nothing but connectors. It holds the rest together.

explain-card-slavers = Beat their strength with your cannons and you may take the credits. Fall short, and they help themselves to your crew.
explain-card-smugglers = Beat their strength with your cannons and their goods are yours. Fall short, and they take your best blocks, or battery tokens if you have none.
explain-card-pirates = Beat their strength with your cannons and you may take the credits. Everybody who falls short is shot at.
explain-card-stardust = Every exposed connector costs a flight day. The last ship goes back first.
explain-card-open_space = Everybody races ahead by their engine strength. No engines running? Then your flight ends here.
explain-card-meteors = Small ones bounce off smooth sides and shields. Large ones must be shot before they arrive.
explain-card-planets = In flight order, land on a planet that is still free, load its goods and lose the flight days, or fly on.
explain-card-combat_zone = Three comparisons, three losers. The weakest ship pays each time; in a tie, the one farther ahead.
explain-card-abandoned_ship = Leave some of your crew to repair it, take the credits, lose the flight days. One ship only, in flight order.
explain-card-abandoned_station = With a big enough crew you may load its goods and lose the flight days. One ship only, in flight order.
explain-card-epidemic = Every cabin with somebody in it that is joined to another such cabin loses one crew member. Space your cabins.
explain-card-sabotage = Somebody has been at the smallest crew’s ship. Dice name a square; whatever stands there is blown off.

explain-figure-human = Crew. A ship needs at least one human to fly on.
explain-figure-purple = One crew member who takes a whole cabin. Cannon strength +2, as long as your cannons count for anything without it.
explain-figure-brown = One crew member who takes a whole cabin. Engine strength +2, as long as your engines count for anything without it.
explain-goods = { $colour ->
    [R] Sells for { $price } credits. Dangerous: special cargo holds only.
   *[other] { $price ->
        [one] Sells for 1 credit. Goes into any cargo hold.
       *[other] Sells for { $price } credits. Goes into any cargo hold.
    }
}
explain-board = { $squares } squares to build on. { $insurance ->
    [-2] Insure it before the first card, or pay for everything you lose.
    [-1] Nobody insures it: you pay for everything you lose.
   *[other] Insured: you never pay more than { $insurance } credits for what you lose.
}

## Questions

question-start_building = Everybody is ready and waits for your word. Start building?
question-build = { $hand ->
    [none] What do you do next?
   *[other] You are holding { $component }. Where does it go?
} { $moves ->
    [none] { "" }
   *[other] (Moves left: { $moves }.)
}
question-inspect = Do you see an error on anybody’s ship?
question-remove_component = Your ship breaks the rules: { $errors }. Which component do you take off?
question-keep_part = Your ship has broken apart. Which piece flies on?
question-board_crew = Who moves into { $component }?
question-next_card = { $cards_left ->
    [one] One more card to come. Do you fly on?
   *[other] { $cards_left } more cards to come. Do you fly on?
}
wish-next_card = give up
    .hint = Had enough? Type “give up” at any time: you leave before the next card.
question-use_card = { $card }: will you do it?
question-load = In your hand: { $hand }. { $lifts ->
    [yes] Load blocks into your holds, or lift some out first to make room.
   *[no] Load them into your holds.
}
question-land = Will you land?
question-power_engines = { $card }: your engine strength is { $strength }, or { $next } with one more double engine. Battery tokens: { $cells }. { $rivals } Power one?
question-power_cannons = { $card }: your cannon strength is { $strength }. Battery tokens: { $cells }. { $rivals } Power a double cannon?
rivals-enemy = They have { $enemy }.{ $less ->
    [0] { "" }
   *[other] { " " }They have been beaten before: the prize is smaller now, and so is the harm they do.
}
rivals-so_far = The others so far: { $values }.
rivals-minus = { $minus } is taken off it.{ $values ->
    [none] { "" }
   *[other] { " " }The differences of the others so far: { $values }.
}
rivals-plus = It is taken off { $plus }.{ $values ->
    [none] { "" }
   *[other] { " " }The differences of the others so far: { $values }.
}
rivals-none = { "" }
question-battery = { $purpose ->
    [goods] No goods left to take, so you pay with a battery token. From which battery?
   *[power] Which battery does the token come from?
}
question-shield = { $hazard } { $from } is about to hit { $component }. Battery tokens: { $cells }. Raise a shield?
question-shoot = { $hazard } { $from } is about to hit { $component }. Battery tokens: { $cells }. { $others } Shoot it down?
threat-others = Another one heads for { $component } and needs a shot of its own.
components-struck = { $more ->
    [0] { $first } and { $second }
    [one] { $first }, { $second } and 1 more
   *[other] { $first }, { $second } and { $more } more
}
question-lose_crew = You lose { $left ->
    [one] one crew member
   *[other] { $left } crew members
}. From which cabin?
question-choose_goods = Which block goes? { $left ->
    [one] 1 is
   *[other] { $left } are
} still to be given up.
question-lose_which = Who leaves { $component }?
option-choose_goods-block = give up { $block } from { $component }
option-choose_goods-battery = give up a battery token
option-choose_goods-done = “That is all I have, officer.”
question-lose_goods = You lose { $block }. From which hold?
question-count_crew = { $card }: your crew counts { $strength }. { $rivals } Anybody else?
question-leave_goods = One block has to stay behind. Which one?
question-owed = You owe { $owed ->
    [one] 1 credit
   *[other] { $owed } credits
} { $why }. Anything you want to do about it first?
question-insurance = Insure your ship? Then lost components cost you { $limit } credits at most; you have { $purse }.
question-bid = { $card } goes to the highest bidder. { $prize } { $bidder ->
    [none] Nobody has bid yet.
   *[other] Highest bid so far: { $highest }, by { $bidder }.
} You have { $purse ->
    [one] 1 credit
   *[other] { $purse } credits
}. Do you bid?
question-secret_bid = { $card }: everybody writes down a bid in secret, and the highest one pays. { $prize } You have { $purse ->
    [one] 1 credit
   *[other] { $purse } credits
}. How much?
bid-prize = The winner’s lot: { $prize }.
bid-of = { $name } { $amount }

## Options

option-start_building-start = start building
option-build-draw = draw a component face down
option-build-take = take { $component } ({ $connectors })
option-build-use = pick up { $component } you set aside ({ $connectors })
option-build-weld = weld it on { $square }, its printed front pointing { $arrow }
option-build-return = put it back face up
option-build-set_aside = set it aside
option-build-lift = lift off the component you welded last
option-build-look = look at card pile { $pile }
option-build-put_back = put the cards back
option-build-turn = turn the hourglass
option-build-finish = finish your ship and take number { $number }
option-inspect-fine = no, everything looks fine
option-inspect-point = point at { $name }’s ship
option-remove_component-square = { $component }
option-keep_part-square = the piece with { $squares }
option-board_crew-humans = two humans
option-board_crew-purple = a purple alien (cannons +2)
option-board_crew-brown = a brown alien (engines +2)
option-next_card-fly_on = fly on
option-next_card-give_up = give up the flight
option-next_card-give_up_section = send { $section } home
option-next_card-point = point at { $name }’s ship
option-use_card-yes = yes
option-use_card-no = no
option-land-land = land on planet { $number }: { $goods }
option-land-pass = fly past
option-load-load = load { $block } into { $component }
option-load-lift = lift { $block } out of { $component }
option-load-done = done; leave the rest behind
option-power_engines-square = power { $component }
option-power_engines-done = that’s enough
option-power_cannons-square = power { $component } (total { $strength })
option-power_cannons-done = that’s enough
option-battery-square = { $component } ({ $cells } left)
option-shield-square = raise { $component }
option-shield-none = no, take the hit
option-shoot-square = fire { $component }
option-shoot-none = no, take the hit
option-lose_crew-square = { $crew } from { $component }
option-lose_goods-square = { $component }
option-count_crew-done = no, that’s everybody
option-leave_goods-colour = { $block }
option-owed-done = no, just pay
option-insurance-insure = sign here
option-insurance-no = fly uninsured
option-bid-bid = bid { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
option-bid-pass = pass
option-secret_bid-bid = { $amount ->
    [0] bid nothing
    [one] bid 1 credit
   *[other] bid { $amount } credits
}

group-build-take = take NUMBER — a face-up component from the list above
group-build-weld = weld SQUARE ARROW — the arrow shows where the component’s printed front will point
group-build-use = use NUMBER — a component you set aside
group-build-look = look PILE — look at a card pile
group-build-finish = finish NUMBER — your ship is finished, and you take a number
group-remove_component-square = SQUARE — the component to take off
group-load-load = load COLOUR SQUARE — put a block into a cargo hold
group-load-lift = lift COLOUR SQUARE — take a block out of a cargo hold
group-lose_crew-square = SQUARE — the cabin somebody leaves
group-battery-square = SQUARE — the battery the token comes from
group-bid-bid = bid AMOUNT — the credits you bid
group-secret_bid-bid = bid AMOUNT — the credits you bid in secret

## What follows from an option

plan-best = best
plan-best-text = load what is worth most
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
follows-amount-shots = { $amount ->
    [one] one shot at you
   *[other] { $amount } shots at you
}
follows-amount-meteors = { $amount ->
    [one] one meteor at you
   *[other] { $amount } meteors at you
}
then-errors = the ship has errors
then-enemy_beaten = beats them
then-enemy_held_off = holds them off
then-enemy_won = they win
then-second_here = second in line: one less
then-lowest_so_far = the lowest so far
then-low_so_far = one of the lowest so far
then-little_less_so_far = next to the lowest so far: you’re in it too, for one less
then-too_few = too few
then-left = ends your flight
then-no_humans = this leaves nobody aboard: you would have to give up
then-no_pilot = no human is left to fly the ship: you would have to give up
then-no_engines = no engine runs: you would have to give up
then-section_left = the rest flies on
then-section_no_engines = no engine runs in one half: it would have to give up

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
    [you] You pick up { $component } ({ $connectors }) you had set aside.
   *[other] { $name } picks up { $component } ({ $connectors }) set aside earlier.
}
event-component_welded = { $who ->
    [you] You weld { $component } on { $square }.
   *[other] { $name } welds { $component } on { $square }.
}
event-component_lifted = { $who ->
    [you] You lift { $component } off your ship again.
   *[other] { $name } lifts { $component } off again.
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
    [you] You flip the hourglass
   *[other] { $name } flips the hourglass
} { $circle ->
    [0] onto Start. Last chance!
   *[other] onto circle { $circle }.
}
event-hourglass_run_out = { $circle ->
    [0] The sand has run out on Start. Tools down!
    [4] The sand has run out beside the board. Four circles to go.
   *[other] The sand has run out on circle { $circle }.
}
event-ship_finished = { $who ->
    [you] You finish your ship and take number { $number }.
   *[other] { $name } is finished and takes number { $number }.
}
event-partners_swapped = Partners swap places and go on building each other’s ship.
event-ships_traded = Partners trade ships for the flight. Be nice to it!
event-building_ended = Building is over. Launch order: { $order }.
event-errors_found = { $who ->
    [you] The inspector finds errors on your ship: { $errors }.
   *[other] The inspector finds errors on { $name }’s ship: { $errors }.
}
event-components_removed = { $who ->
    [you] { $count ->
        [one] One of your components is scrapped.
       *[other] { $count } of your components are scrapped.
    }
   *[other] { $count ->
        [one] One of { $name }’s components is scrapped.
       *[other] { $count } of { $name }’s components are scrapped.
    }
}
event-numbers_dealt_anew = Sloppy ships start behind the others: { $order }.
event-crew_boarded = { $who ->
    [you] You take { $crew } on board.
   *[other] { $name } takes { $crew } on board.
}
event-batteries_filled = { $who ->
    [you] Your batteries are fully charged.
   *[other] { $name }’s batteries are fully charged.
}
event-launched = Liftoff! In flight order: { $order }.
event-card_turned_up = { $who ->
    [you] You turn up a card: { $card }.
   *[other] { $name } turns up a card: { $card }.
}
event-card_used = { $who ->
    [you] You’re in.
   *[other] { $name } is in.
}
event-card_declined = { $who ->
    [you] You’d rather not.
   *[other] { $name } would rather not.
}
event-card_ignored = { $card }: that takes two, so nothing happens.
event-rolled = { $who ->
    [you] You roll { $one } and { $two }: { $total }.
   *[other] { $name } rolls { $one } and { $two }: { $total }.
}
event-meteor = { $size ->
    [small] A small meteor { $from }, { $place }.
   *[large] A large meteor { $from }, { $place }.
}
event-shot = { $weight ->
    [light] Light cannon fire { $from }, { $place }.
   *[heavy] Heavy cannon fire { $from }, { $place }.
}
hazard-rolled = on a roll of { $total }
hazard-column = { $count ->
    [one] in column { $line }
   *[other] in columns { $line }
}
hazard-row = { $count ->
    [one] in row { $line }
   *[other] in rows { $line }
}
event-missed = { $who ->
    [you] It misses you.
   *[other] It misses { $name }.
}
event-diverted = { $who ->
    [you] It swerves before it reaches you.
   *[other] It swerves before it reaches { $name }.
}
event-turned_into = { $who ->
    [you] For you it is { $hazard }.
   *[other] For { $name } it is { $hazard }.
}
event-sabotage_tried = { $who ->
    [you] { $found ->
        [yes] Somebody has been at your wiring.
       *[no] The saboteur fumbles in the dark and finds nothing.
    }
   *[other] { $found ->
        [yes] Somebody has been at { $name }’s wiring.
       *[no] The saboteur fumbles in the dark and finds nothing.
    }
}
event-bounced = { $who ->
    [you] It bounces off your hull.
   *[other] It bounces off { $name }’s hull.
}
event-shielded = { $who ->
    [you] Your shield holds.
   *[other] { $name }’s shield holds.
}
event-meteor_shot = { $who ->
    [you] You shoot it to gravel.
   *[other] { $name } shoots it to gravel.
}
event-component_destroyed = { $who ->
    [you] There goes your { $noun }.
   *[other] { $name } loses { $component }.
}
event-parts_lost = { $who ->
    [you] { $count ->
        [one] One more component of yours drifts off.
       *[other] { $count } of your components drift off together.
    }
   *[other] { $count ->
        [one] One more of { $name }’s components drifts off.
       *[other] { $count } of { $name }’s components drift off together.
    }
}
event-components_given_up = { $who ->
    [you] { $count ->
        [one] You hand over a component, and wave.
       *[other] You hand over { $count } components, and wave.
    }
   *[other] { $count ->
        [one] { $name } hands over a component, and waves.
       *[other] { $name } hands over { $count } components, and waves.
    }
}
event-alien_left = { $who ->
    [you] No life support, no alien: { $crew } leaves your ship.
   *[other] No life support, no alien: { $crew } leaves { $name }’s ship.
}
event-crew_lost = { $who ->
    [you] You wave goodbye to { $crew }.
   *[other] { $name } waves goodbye to { $crew }.
}
event-cell_used = { $who ->
    [you] { $purpose ->
        [goods] No goods left to take, so you pay with a battery token.
       *[power] You spend a battery token.
    }
   *[other] { $purpose ->
        [goods] No goods left to take, so { $name } pays with a battery token.
       *[power] { $name } spends a battery token.
    }
}
event-engine_powered = { $who ->
    [you] Your double engine roars.
   *[other] { $name }’s double engine roars.
}
event-cannon_powered = { $who ->
    [you] Your double cannon hums.
   *[other] { $name }’s double cannon hums.
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
        [engines] Engines are compared: who is the slowest?
        [cannons] Cannons are compared: who is the weakest?
       *[other] The ships are compared.
    }
   *[other] They come with strength { $against }. Man the cannons!
}
event-contest_off = There’s nobody left to compare with, so nothing happens.
event-enemy_beaten = { $who ->
    [you] You beat them!
   *[other] { $name } beats them!
}{ $left ->
    [0] { "" }
   *[other] { " " }They patch themselves up and try the next ship.
}
event-enemy_won = { $who ->
    [you] They are too strong for you.
   *[other] They are too strong for { $name }.
}
event-enemy_held_off = { $who ->
    [you] A draw. They leave you alone and look for easier prey.
   *[other] A draw. They leave { $name } alone and look for easier prey.
}
event-weakest = { $measure ->
    [crew] { $who ->
        [you] { $tied ->
            [yes] You tie for the smallest crew, and you’re the one in front.
           *[no] You have the smallest crew.
        }
       *[other] { $tied ->
            [yes] { $name } ties for the smallest crew and is the one in front.
           *[no] { $name } has the smallest crew.
        }
    }
    [engines] { $who ->
        [you] { $tied ->
            [yes] You tie for the weakest engines, and you’re the one in front.
           *[no] You have the weakest engines.
        }
       *[other] { $tied ->
            [yes] { $name } ties for the weakest engines and is the one in front.
           *[no] { $name } has the weakest engines.
        }
    }
    [cannons] { $who ->
        [you] { $tied ->
            [yes] You tie for the weakest cannons, and you’re the one in front.
           *[no] You have the weakest cannons.
        }
       *[other] { $tied ->
            [yes] { $name } ties for the weakest cannons and is the one in front.
           *[no] { $name } has the weakest cannons.
        }
    }
   *[other] { $who ->
        [you] { $criterion }: it’s you.
       *[other] { $criterion }: it’s { $name }.
    }
}
event-weakest_too = { $measure ->
    [crew] { $who ->
        [you] Your crew is the next smallest, so you’re in it too
       *[other] { $name } has the next smallest crew and is in it too
    }
    [engines] { $who ->
        [you] Your engines are the next weakest, so you’re in it too
       *[other] { $name } has the next weakest engines and is in it too
    }
    [cannons] { $who ->
        [you] Your cannons are the next weakest, so you’re in it too
       *[other] { $name } has the next weakest cannons and is in it too
    }
   *[other] { $who ->
        [you] You’re in it too
       *[other] { $name } is in it too
    }
}{ $less ->
    [0] .
   *[other] , only not quite as badly.
}
event-landed = { $who ->
    [you] You land on planet { $planet }
   *[other] { $name } lands on planet { $planet }
}{ $less ->
    [0] .
    [one] , double-parked: a block less.
   *[other] , double-parked: { $less } blocks less.
}
event-flew_past = { $who ->
    [you] You fly past.
   *[other] { $name } flies past.
}
event-goods_loaded = { $who ->
    [you] You load { $block }.
   *[other] { $name } loads { $block }.
}
event-goods_lifted = { $who ->
    [you] You lift out { $block }.
   *[other] { $name } lifts out { $block }.
}
event-goods_discarded = { $who ->
    [you] You leave behind: { $goods }.
   *[other] { $name } leaves behind: { $goods }.
}
event-goods_lost = { $who ->
    [you] You lose { $block }.
   *[other] { $name } loses { $block }.
}
event-moved = { $who ->
    [you] { $direction ->
        [ahead] You fly { $days ->
            [one] 1 day
           *[other] { $days } days
        } ahead
       *[back] You fall back { $days ->
            [one] 1 day
           *[other] { $days } days
        }
    }
   *[other] { $direction ->
        [ahead] { $name } flies { $days ->
            [one] 1 day
           *[other] { $days } days
        } ahead
       *[back] { $name } falls back { $days ->
            [one] 1 day
           *[other] { $days } days
        }
    }
}{ $passes ->
    [none] .
   *[other] , past { $passes }.
}
event-stranded = { $who ->
    [you] Not a single engine running. You drift; once this card is over, you’re out.
   *[other] Not a single engine running: { $name } drifts, and is out once this card is over.
}
event-gave_up = { $cause ->
    [chose_to] { $who ->
        [you] You’ve seen enough and head for home.
       *[other] { $name } has seen enough and heads for home.
    }
    [no_humans] { $who ->
        [you] Nobody human is left to hold the wheel. You’re out.
       *[other] Nobody human is left on { $name }’s ship. { $name } is out.
    }
    [lapped] { $who ->
        [you] The leader laps you, and nobody waits for the last truck. You’re out.
       *[other] The leader laps { $name }, and nobody waits for the last truck. { $name } is out.
    }
    [no_engines] { $who ->
        [you] Not a single engine running. Space is big, and you’re staying right here. You’re out.
       *[other] Not a single engine running: { $name } stays right there and is out.
    }
   *[other] { $who ->
        [you] You’re out: { $why }.
       *[other] { $name } is out: { $why }.
    }
}
why-chose_to = headed for home
why-no_humans = no human left on board
why-lapped = lapped by the leader
why-no_engines = no engine running
why-missed = still away when the flight ended
section-whole = the ship
section-left = the left half
section-right = the right half
section-label-left = left half
section-label-right = right half
event-section_gave_up = { $cause ->
    [chose_to] { $who ->
        [you] You send { $section } home. The rest of you flies on.
       *[other] { $name } sends { $section } home and flies on with the rest.
    }
    [no_humans] { $who ->
        [you] Nobody human is left in { $section } of your ship. It drifts off; the rest of you flies on.
       *[other] Nobody human is left in { $section } of { $name }’s ship. It drifts off.
    }
    [no_engines] { $who ->
        [you] Not one engine runs in { $section } of your ship. It stays right here; the rest of you flies on.
       *[other] Not one engine runs in { $section } of { $name }’s ship. It stays right there.
    }
   *[other] { $who ->
        [you] You lose { $section } of your ship: { $why }.
       *[other] { $name } loses { $section }: { $why }.
    }
}
event-section_away = { $who ->
    [you] You fly on without { $section } of your ship for a while.
   *[other] { $name } flies on without { $section } for a while.
}
event-section_back = { $who ->
    [you] Back again: { $section } of your ship.
   *[other] Back again: { $section } of { $name }’s ship.
}
event-ship_turned = { $quarters ->
    [0] { $who ->
        [you] Your ship keeps its course.
       *[other] { $name }’s ship keeps its course.
    }
    [2] { $who ->
        [you] Your ship turns right round: its rear is its front now.
       *[other] { $name }’s ship turns right round.
    }
   *[other] { $who ->
        [you] Your ship turns sideways.
       *[other] { $name }’s ship turns sideways.
    }
}
event-earned = { $who ->
    [you] You get
   *[other] { $name } gets
} { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
} { $source }.
source-finish = for the finish
source-best_looking = for the best-looking ship
source-goods = for the goods
source-goods_half_price = for the goods, at half price
source-slavers = from the slavers’ purse
source-pirates = from the pirates’ purse
source-abandoned_ship = for the abandoned ship
event-paid = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
} { $reason }.
reason-losses = for lost components
reason-late_error = for an error found too late
event-bidding_opened = { $secret ->
    [yes] { $card }: poker faces, please. Everybody bids in secret.
   *[no] { $card }: going to the highest bidder!
}
event-bid_made = { $who ->
    [you] You bid { $amount }.
   *[other] { $name } bids { $amount }.
}
event-bid_passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-bids_revealed = The bids: { $bids }.
event-bid_won = { $who ->
    [you] Going, going, gone: { $card } is yours
   *[other] Going, going, gone: { $name } gets { $card }
} for { $amount ->
    [0] nothing
    [one] 1 credit
   *[other] { $amount } credits
}.
event-nobody_bid = Nobody wants it, not even for free. { $card } drifts away.
reason-bid = for the winning bid
event-round_settled = { $round }: the bills are paid.
event-game_over = { $count ->
    [0] The game is over, and nobody has a single credit left. No winners this time, but what a story.
    [one] The game is over. { $names } comes home with money to spare, and wins.
   *[other] The game is over. Everybody with money to spare has won; the richest first: { $names }.
}

## The table

your-ship = Your ship
ship-of = { $name }’s ship
board-mirror = front and rear: { $pairs } come together
board-bend = { $from }: { $totals } → { $side }, rows { $rows }
ship-class = { $class ->
    [second-I] class I
    [second-II] class II
    [second-III] class III
    [second-IA] ship IA
    [second-IIA] ship IIA
    [second-IIIA] ship IIIA
   *[other] class { $class }
}
stat-crew = crew
stat-engines = engines
stat-cannons = cannons
stat-cells = batteries
stat-goods = goods
stat-exposed = exposed
stat-lost = lost
stat-ship = ship
yard-title = { $round }: building
yard-hourglass-running = the sand runs { $circle ->
    [4] beside the board
   *[other] on circle { $circle }
}
yard-hourglass-start = the sand runs on Start: last chance
yard-hourglass-out = the sand has run out { $circle ->
    [4] beside the board
   *[other] on circle { $circle }
}
yard-hourglass-ready = the hourglass waits { $circle ->
    [4] beside the board
   *[other] on circle { $circle }
}
yard-hourglass-none = no hourglass
yard-hourglass-over = time is up
yard-heap = face down: { $count }
yard-numbers = numbers left: { $numbers }
yard-turn = { $name }’s move
yard-hand = In your hand: { $component }
yard-aside = Set aside:
yard-face-up = Face up: number and connectors (front, right, rear, left)
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
flight-along = { $name } { $where ->
    [ahead] +{ $days }
   *[behind] −{ $days }
}
flight-left = { $name } is out
inspection-title = { $round }: before the launch
beside-offer = On the table: { $thing }
beside-condition = In force: { $thing }
beside-hand = In your hand: { $thing }
beside-ship = Beside { $name }’s ship: { $thing }
beside-walker = On { $name }’s ship: { $walker }, on { $square }
journey-flown = After { $round }: { $standings }
settlement-title = { $round }: settlement
settlement-place = place
settlement-finish = finish
settlement-best_looking = looks
settlement-goods = goods
settlement-goods_half_price = sold early
settlement-losses = losses
settlement-credits = credits
settlement-left = out
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

## Somebody comes aboard

then-repelled = it does not get in
then-roams = it walks through your ship
then-intruder_beaten = it is beaten
event-intruder_repelled = { $who ->
    [you] { $crew } opens your door, looks at { $component } and closes it again.
   *[other] { $crew } opens { $name }’s door, looks at { $component } and closes it again.
}
event-intruder_entered = { $who ->
    [you] { $crew } comes aboard your ship and wipes no feet.
   *[other] { $crew } comes aboard { $name }’s ship and wipes no feet.
}
event-intruder_walked = { $who ->
    [you] { $crew } walks on. Step { $step } of { $steps }.
   *[other] { $crew } walks on through { $name }’s ship. Step { $step } of { $steps }.
}
event-charge_planted = { $who ->
    [you] { $crew } leaves something that ticks on your ship.
   *[other] { $crew } leaves something that ticks on { $name }’s ship.
}
event-intruder_beaten = { $who ->
    [you] { $crew } walks into { $component } of yours. That was a mistake.
   *[other] { $crew } walks into { $component } of { $name }. That was a mistake.
}
event-intruder_left = { $who ->
    [you] { $crew } has seen enough of your ship and leaves by the nearest hatch.
   *[other] { $crew } has seen enough of { $name }’s ship and leaves by the nearest hatch.
}
event-charges_exploded = { $who ->
    [you] { $count ->
        [one] The ticking on your ship stops. Boom.
       *[other] The ticking on your ship stops. Boom. And boom.
    }
   *[other] { $count ->
        [one] The ticking on { $name }’s ship stops. Boom.
       *[other] The ticking on { $name }’s ship stops. Boom. And boom.
    }
}
