options-missions = Missions
option-missions = missions
option-missions-no = without missions
option-missions-chosen = three are drawn, you choose one
option-missions-drawn = drawn at random
option-missions-free = choose any of them
option-mission_plan = agreed missions, flight by flight
option-mission_plan-add = add a flight
option-mission_plan-open = left open
option-mission_plan-alien_archaeology = { thing-alien_archaeology }
option-mission_plan-alien_design = { thing-alien_design }
option-mission_plan-the_bet = { thing-the_bet }
option-mission_plan-beverage_run = { thing-beverage_run }
option-mission_plan-hilarious_stories = { thing-hilarious_stories }
option-mission_plan-diplomatic_mission = { thing-diplomatic_mission }
option-mission_plan-carpool = { thing-carpool }
option-mission_plan-riding_a_powder_keg = { thing-riding_a_powder_keg }
option-mission_plan-radioactive_isotopes = { thing-radioactive_isotopes }
option-mission_plan-heavy_duty = { thing-heavy_duty }
option-mission_plan-cocktail_time = { thing-cocktail_time }
option-mission_plan-experiments = { thing-experiments }
option-mission_plan-platinum_club = { thing-platinum_club }
option-mission_plan-easy_peasy = { thing-easy_peasy }
option-mission_plan-escort_mission = { thing-escort_mission }
option-mission_plan-directives = { thing-directives }
need-mission_class = One of the agreed missions can’t be flown with one of these ship classes.
need-mission_seats = One of the agreed missions isn’t for so many truckers.
option-heavy_armor = The Bet: heavy containers as armor
option-heavy_armor-no = without
option-heavy_armor-yes = they weigh 1 each
option-one_more_supercard = Beverage Run: one more supercard, unseen
option-one_more_supercard-no = no, thanks
option-one_more_supercard-yes = yes, why not
preset-first_jobs = First jobs
    .text = For those who meet missions for the first time: heavy cargo, then supercards, then all kinds of special components.
preset-any_jobs = Any job
    .text = The game as it is meant: three missions are drawn before each flight, and you choose.

## The missions: title, what holds, and the same for a small screen

thing-alien_archaeology = Alien Archaeology
    .story = The museum wants antiques. They are older than the stars and break every device within sight, so please don’t build near them.
    .text = Artifacts lie in the warehouse. Carry one single and one double at most. After the last card, whoever has fewer than somebody else gives up. At the finish a single one pays { $delivered_artifact } credits, a double one { $delivered_double_artifact }.
    .brief = bring artifacts home
thing-alien_design = Alien Design
    .story = A designer with seven eyes has rearranged your cockpit. It looks stunning. It works a little less.
    .text = Cannons in front of row 7 that point ahead count half. Engines behind row 7 don’t push at all. The prize for the best-looking ship is tripled.
    .brief = guns behind, engines in front
thing-the_bet = The Bet
    .story = Two bored directors, one bar, one napkin: “I bet they’d make it without guns.” You are the napkin.
    .text = The fourth pile is all meteors, and you may look at it; there is no unknown one. At the finish count your lost components and those with cannons. The lowest score wins { $bet } credits from everybody else.
    .brief = few losses, few guns
thing-beverage_run = Beverage Run
    .story = Vintage Nova, two bottles each. Don’t shake, don’t drop, don’t drink. Throwing is allowed in emergencies.
    .text = Everybody begins with two fragile containers. When a supercard comes, throw one overboard and it passes you by. At the finish each one left pays { $delivered_fragile } credits.
    .brief = bring the bottles, or hide behind one
thing-hilarious_stories = Hilarious Stories
    .story = A film crew rides along. Nobody pays to watch a ship arrive in one piece.
    .text = At the finish, what you lost on the way costs nothing: each component brings { $lost_components } credits instead, and the biggest wreck { $most_lost_components } more.
    .brief = losses pay, if you arrive
thing-diplomatic_mission = Diplomatic Mission
    .story = Ambassadors want a lift. Mind the carpets, mind the protocol, and don’t lose any of them.
    .text = At the finish, aliens of 1, 2 or 3 colours bring { $alien_colours_1 }, { $alien_colours_2 } or { $alien_colours_3 } credits. Every alien you lose costs { $lost_aliens }, and so does a luxury guest; those who arrive pay triple.
    .brief = bring aliens of all colours
thing-carpool = Carpool
    .story = Corp Inc. saves on buses, and you have seats. No detours for abandoned ships, the passengers have meetings.
    .text = No abandoned ships on this trip. At the finish every crew member brings { $delivered_crew } credit; everybody lost on the way costs { $lost_crew }.
    .brief = every passenger counts
thing-riding_a_powder_keg = Riding a Powder Keg
    .story = It’s perfectly safe as long as nothing hits it. You did build something in front of it, didn’t you?
    .text = Explosive containers lie in the warehouse. At the finish each pays { $delivered_explosive } credits, and whoever has most gets { $most_explosive } more. If an explosion takes your starting cabin, it takes you and your purse along.
    .brief = explosives, and a fragile you
thing-radioactive_isotopes = Radioactive Isotopes
    .story = The parcels hum, glow and ruin batteries. The recipient says that is how you know they are fresh.
    .text = Radioactive containers lie in the warehouse. At the finish each pays { $delivered_radioactive } credits; each one lost on the way costs { $lost_radioactive }.
    .brief = deliver what glows
thing-heavy_duty = Heavy Duty
    .story = Somebody has ordered anvils. By weight. We didn’t ask.
    .text = Heavy containers lie in the warehouse. At the finish each point of weight pays { $delivered_weight } credits, and whoever has most weight gets { $most_weight } more.
    .brief = the heavier the better
thing-cocktail_time = Cocktail Time
    .story = A party needs glasses and fireworks. Pack them well, and not beside each other. Well, a little beside each other.
    .text = Fragile and explosive containers lie in the warehouse. At the finish each pays { $delivered_fragile } credits, and each pair of one and the other { $sets } more.
    .brief = glasses and things that go bang
thing-experiments = Experiments
    .story = The scientists need one of each. They won’t say for what, but they have asked about your insurance.
    .text = All kinds of special components lie in the warehouse. At the finish each container and single artifact pays { $delivered_explosive } credits, a double artifact { $delivered_double_artifact }, and a set of all four containers { $sets } more.
    .brief = a bit of everything
thing-platinum_club = Platinum Club Challenges
    .story = Members of the Platinum Club arrive without a scratch. The entrance exam is waiting for you out there.
    .text = Supercards in the piles: { $supercards }. The finish is worth { $finished } credits, and { $none_lost_components } more if your ship has lost nothing at all.
    .brief = arrive without a scratch
thing-easy_peasy = Easy Peasy
    .story = A quiet little trip, double reward. The office giggled when they handed us the papers.
    .text = A quiet little trip, says the office. Under the unknown pile: { $supercards ->
        [one] 1 supercard
       *[other] { $supercards } supercards
    }. Whoever finishes gets the finishing reward twice.
    .brief = finishing pays double
thing-escort_mission = Escort Mission
    .story = The chairman’s limousine needs company. It’s slow, it’s pink, and it mustn’t be left alone.
    .text = The chairman’s limousine flies with you and moves only after open space. If nobody is within { $within } spaces of it after a card, it’s lost. If it arrives, everybody who finishes gets { $escort } credits, and the nearest ship { $nearest } more.
    .brief = stay near the limousine
thing-directives = Directives
    .story = A memo from head office, effective at once. It has been signed by nobody.
    .text = { directive-name } Whoever finishes gets { $finished } credits.
    .brief = the office forbids something

thing-job_so_far = The job so far
    .text = { $credits ->
        [one] worth 1 credit at the finish, as things stand
       *[other] worth { $credits } credits at the finish, as things stand
    }
    .brief = { $credits ->
        [one] 1 credit so far
       *[other] { $credits } credits so far
    }
thing-bet_score = The bet
    .text = so far { $lost } lost + { $cannons } with cannons; the lowest sum wins
    .brief = { $lost } lost + { $cannons } with cannons
thing-escort = The limousine
    .text = Long, slow and pink. It moves only after open space, and it sulks if nobody stays near.
thing-escort_from_here = The limousine
    .text = { $side ->
        [ahead] the limousine is { $days ->
            [one] 1 space
           *[other] { $days } spaces
        } ahead of you
       *[behind] the limousine is { $days ->
            [one] 1 space
           *[other] { $days } spaces
        } behind you
    }
    .brief = { $side ->
        [ahead] it’s { $days } ahead of you
       *[behind] it’s { $days } behind you
    }
directive-name = { $directive ->
    [undecided] A die picks what nobody may build.
    [double_cannons] No double cannons on this flight.
    [double_engines] No double engines on this flight.
    [shields] No shields on this flight.
    [structural_modules] No structural modules on this flight.
    [special_holds] No special cargo holds on this flight.
   *[cabins_by_batteries] No cabin may be joined to a battery on this flight.
}

## What the glossary says of them, without numbers

explain-thing-alien_archaeology = Bring artifacts home. Whoever has fewer than somebody else after the last card gives up.
explain-thing-the_bet = A whole pile of meteors, and a bet: whoever has the fewest lost components and cannon components at the finish is paid by all others.
explain-thing-beverage_run = Everybody carries two fragile containers. One thrown overboard lets a supercard pass you by; those that arrive pay well.
explain-thing-escort_mission = The chairman’s slow limousine wants company. If somebody stays near it to the end, everybody who finishes is paid.
explain-thing-hilarious_stories = Whoever finishes is paid for what the ship has lost on the way, and the biggest wreck gets a bonus.
explain-thing-diplomatic_mission = Bring aliens of as many colours as you can, and luxury guests. Whoever gets lost costs you.
explain-thing-carpool = Every crew member who arrives pays a fare, everybody you lose costs you. There are no abandoned ships.
explain-thing-riding_a_powder_keg = Bring explosive containers. A trucker whose starting cabin goes with one of them is dead, broke, and may come back as somebody else.
explain-thing-radioactive_isotopes = Bring radioactive containers. Each one you lose costs you.
explain-thing-heavy_duty = Bring weight. The heaviest load gets a bonus.
explain-thing-cocktail_time = Bring fragile and explosive containers, best in pairs.
explain-thing-experiments = Bring containers and artifacts of every kind; complete sets pay extra.
explain-thing-platinum_club = Supercards lie in the piles. Finish, and finish with nothing lost.
explain-thing-easy_peasy = Supercards lie under the unknown pile, and finishing pays double.
explain-thing-directives = A die forbids something that everybody would like to build. Whoever finishes is paid for obedience.
glossary-missions = Mission cards


event-jobs_drawn = Three jobs lie on the table. Which one do you want?
event-jobs_wanted = Everybody has said which job they want.
event-mission_chosen = { $mission ->
    [alien_archaeology] { thing-alien_archaeology }. { thing-alien_archaeology.story }
    [alien_design] { thing-alien_design }. { thing-alien_design.story }
    [the_bet] { thing-the_bet }. { thing-the_bet.story }
    [beverage_run] { thing-beverage_run }. { thing-beverage_run.story }
    [hilarious_stories] { thing-hilarious_stories }. { thing-hilarious_stories.story }
    [diplomatic_mission] { thing-diplomatic_mission }. { thing-diplomatic_mission.story }
    [carpool] { thing-carpool }. { thing-carpool.story }
    [riding_a_powder_keg] { thing-riding_a_powder_keg }. { thing-riding_a_powder_keg.story }
    [radioactive_isotopes] { thing-radioactive_isotopes }. { thing-radioactive_isotopes.story }
    [heavy_duty] { thing-heavy_duty }. { thing-heavy_duty.story }
    [cocktail_time] { thing-cocktail_time }. { thing-cocktail_time.story }
    [experiments] { thing-experiments }. { thing-experiments.story }
    [platinum_club] { thing-platinum_club }. { thing-platinum_club.story }
    [easy_peasy] { thing-easy_peasy }. { thing-easy_peasy.story }
    [escort_mission] { thing-escort_mission }. { thing-escort_mission.story }
   *[directives] { thing-directives }. { thing-directives.story }
}

## Debriefings

event-mission_over = { $mission ->
    [alien_archaeology] { $paid ->
        [0] The museum has empty shelves, and a new word for truckers.
       *[other] The museum is delighted. The guards’ watches have stopped.
    }
    [alien_design] The designer has wept with joy. The mechanics have just wept.
    [the_bet] Somebody has won a bet. It wasn’t the ships.
    [beverage_run] { $paid ->
        [0] The cellar has been informed. It took it badly.
       *[other] The cellar counts the bottles. Twice.
    }
    [hilarious_stories] { $paid ->
        [0] Nothing broke. The director has asked for the footage to be burnt.
       *[other] The best bit is where the wing comes off. They played it twice.
    }
    [diplomatic_mission] { $paid ->
        [0] There will be a strongly worded letter.
       *[other] The ambassadors have landed, and one has even tipped.
    }
    [carpool] { $paid ->
        [0] Everybody else took the bus.
       *[other] All out, please. Mind the airlock.
    }
    [riding_a_powder_keg] { $paid ->
        [0] Nothing left to deliver. The flash was lovely, though.
       *[other] Delivered, and nobody has smoked the whole way.
    }
    [radioactive_isotopes] { $paid ->
        [0] The recipient is glowing with anger.
       *[other] The recipient is glowing.
    }
    [heavy_duty] { $paid ->
        [0] Light work. Too light.
       *[other] The dock has sunk by a few centimetres.
    }
    [cocktail_time] { $paid ->
        [0] The guests drink from their hands and light matches.
       *[other] Cheers! Stand back, please.
    }
    [experiments] { $paid ->
        [0] The scientists call it a result.
       *[other] The scientists have locked the door. Something purrs behind it.
    }
    [platinum_club] { $paid ->
        [0] The Platinum Club regrets. It has never heard of any of you.
       *[other] The Platinum Club has sent a badge. It’s brass.
    }
    [easy_peasy] That was easy, wasn’t it? The office is still giggling.
    [escort_mission] { $paid ->
        [0] The limousine is somewhere out there, honking.
       *[other] The limousine has arrived. It has parked across three berths.
    }
   *[directives] { $paid ->
        [0] The memo has been withdrawn, too late.
       *[other] Head office is pleased, and has forgotten why.
    }
}

event-directive_issued = Head office has spoken. { directive-name }
event-exploded = { $who ->
    [you] BOOM. Your explosive container has opinions about that, and so has everything around it.
   *[other] BOOM. { $name }’s explosive container leaves, and takes the neighbours along.
}
event-shattered = { $who ->
    [you] Clink. { $count ->
        [one] Something of yours was fragile
       *[other] { $count } of your containers were fragile
    }.
   *[other] Clink. { $count ->
        [one] Something of { $name }’s was fragile
       *[other] { $count } of { $name }’s containers were fragile
    }.
}
event-bottle_thrown = { $who ->
    [you] Overboard with it! Everything follows the bottle, and nothing follows you.
   *[other] { $name } throws a bottle overboard and slips away behind it.
}
event-escort_moved = The limousine purrs along.
event-escort_lost = The limousine has lost sight of you all. Some important people will walk home.
event-trucker_died = { $who ->
    [you] Your cockpit is a small new star. You left no forwarding address, and no credits.
   *[other] { $name }’s cockpit is a small new star. We shall always remember what’s-their-name.
}
event-pilot_replaced = { $who ->
    [you] You are somebody else now, with a false moustache and a very light purse.
   *[other] { $name } is back, with a moustache, and says we have never met.
}
event-sat_out = { $who ->
    [you] You watch the rest from the bar.
   *[other] { $name } watches the rest from the bar.
}

## Questions

question-choose_mission = Which job do you want?
option-choose_mission-mission = { $mission ->
    [alien_archaeology] { thing-alien_archaeology }
    [alien_design] { thing-alien_design }
    [the_bet] { thing-the_bet }
    [beverage_run] { thing-beverage_run }
    [hilarious_stories] { thing-hilarious_stories }
    [diplomatic_mission] { thing-diplomatic_mission }
    [carpool] { thing-carpool }
    [riding_a_powder_keg] { thing-riding_a_powder_keg }
    [radioactive_isotopes] { thing-radioactive_isotopes }
    [heavy_duty] { thing-heavy_duty }
    [cocktail_time] { thing-cocktail_time }
    [experiments] { thing-experiments }
    [platinum_club] { thing-platinum_club }
    [easy_peasy] { thing-easy_peasy }
    [escort_mission] { thing-escort_mission }
   *[directives] { thing-directives }
}
group-choose_mission-mission = fly MISSION — the job that you want
question-new_pilot = You are dead. What now?
option-new_pilot-new_pilot = come back as somebody else
option-new_pilot-sit_out = watch the rest of the game
question-abandon = Without the artifact this ship is a chain reaction. What do you leave behind?
option-abandon-square = { $component }
question-throw_bottle = A supercard! Throw a bottle overboard and let it pass? ({ $card })
option-throw_bottle-none = no, face it
option-throw_bottle-square = throw { $component } overboard

## Special components

kind-explosive_container = explosive container
    .a = an explosive container
    .noun = explosive container
kind-fragile_container = fragile container
    .a = a fragile container
    .noun = fragile container
kind-radioactive_container = radioactive container
    .a = a radioactive container
    .noun = radioactive container
kind-heavy_container_2 = heavy container, weight 2
    .a = a heavy container of weight 2
    .noun = heavy container
kind-heavy_container_3 = heavy container, weight 3
    .a = a heavy container of weight 3
    .noun = heavy container
kind-heavy_container_4 = heavy container, weight 4
    .a = a heavy container of weight 4
    .noun = heavy container
kind-heavy_container_5 = heavy container, weight 5
    .a = a heavy container of weight 5
    .noun = heavy container
kind-artifact = single artifact
    .a = a single artifact
    .noun = artifact
kind-double_artifact = double artifact
    .a = a double artifact
    .noun = double artifact
group-containers = Containers
group-artifacts = Artifacts

explain-kind-explosive_container = If it is destroyed, everything on the eight squares around it is destroyed, too, and another one among that goes off as well. Falling off or being left behind it takes calmly.
explain-kind-fragile_container = Breaks as soon as anything on the eight squares around it is destroyed, another fragile one included. It doesn’t mind a neighbour that merely falls off.
explain-kind-radioactive_container = Two of them may never be connected, not even by a router. The eight squares around it hold no battery tokens and nobody awake; goods, sleepers and crubots don’t mind.
explain-kind-heavy_container_2 = Its weight is taken off your engine strength, even below nothing. Its smooth sides are plated.
explain-kind-heavy_container_3 = Its weight is taken off your engine strength, even below nothing. Its smooth sides are plated.
explain-kind-heavy_container_4 = Its weight is taken off your engine strength, even below nothing. Its smooth sides are plated.
explain-kind-heavy_container_5 = Its weight is taken off your engine strength, even below nothing. Its smooth sides are plated.
explain-kind-artifact = Nothing works along its line, from one edge of the board to the other: a column, or a row if you turn it by a quarter. Only connectors, plating and special components do. No artifact may stand in the line of another.
explain-kind-double_artifact = Nothing works in its row and in its column, from edge to edge. Only connectors, plating and special components do. No artifact may stand in the lines of another.

error-radioactive_joined = the radioactive containers on { $square } and { $other } are connected
error-artifact_in_zone = the artifact on { $square } stands in the dead zone of the one on { $other }
error-in_use = the component on { $square } is in use, and the one on { $other } forbids that
error-too_many_artifacts = the artifact on { $square } is one too many
error-directive_broken = { $square } breaks the directive

## Credits

source-stake = to begin with
source-new_pilot = for a new start
reason-died = lost with you
why-died = blown to bits
why-sits_out = watching from the bar
why-fewer_artifacts = too few artifacts for the museum

settlement-mission_finished = the job
settlement-bet_lost = bet lost
settlement-bet_won = bet won
settlement-escort_arrived = the escort
settlement-escort_nearest = its best friend
source-bet_won = for the bet you won
reason-bet_lost = for the bet you lost
source-escort_arrived = from the grateful escort
source-escort_nearest = for being its best friend
settlement-why-bet_lost = Everybody pays who doesn’t have the fewest losses and cannon components.
settlement-why-bet_won = What the losers have paid; of several winners each gets an equal share.
settlement-why-escort_arrived = What the escort pays everybody who finishes, if it arrives.
settlement-why-escort_nearest = What the ship gets that is nearest to the escort.
settlement-mission_delivered = delivered
settlement-mission_number = guests of state
settlement-mission_most = most of all
settlement-mission_sets = sets
settlement-mission_lost = lost cargo
settlement-mission_most_lost = biggest wreck
settlement-mission_none_lost = not a scratch
source-mission_finished = for the job
source-mission_delivered = for what you delivered
source-mission_number = for your alien guests
source-mission_most = for the biggest load
source-mission_sets = for complete sets
source-mission_lost = for what you lost so gracefully
source-mission_most_lost = for the biggest wreck
source-mission_none_lost = for a ship without a scratch
reason-mission_lost = for what the mission lost
settlement-why-mission_finished = What the mission pays everybody who finishes.
settlement-why-mission_delivered = What the mission pays for what was on board at the finish.
settlement-why-mission_number = What the mission pays for the colours of your aliens.
settlement-why-mission_most = The bonus for whoever brings most; those who tie get it in full.
settlement-why-mission_sets = What the mission pays for each complete set.
settlement-why-mission_lost = For each that was lost in flight, in whatever way.
settlement-why-mission_most_lost = The bonus for whoever has lost most in flight.
settlement-why-mission_none_lost = The bonus for a ship that has lost nothing in flight.

## For those who meet missions for the first time

new-missions-1 = A job for every flight
    .text = Before building, everybody says which of three jobs they want. The job stays in sight all flight long, with what it would bring you as things stand. Tap it to read it again.
new-missions-2 = Special components
    .text = Some jobs put containers and artifacts into the warehouse. They can’t be set aside: build them in, or put them back.
new-missions-3 = Three ways to lose something
    .text = A component is destroyed, falls off, or is left behind. Only destruction sets explosives off and breaks what is fragile.
new-missions-4 = More than 20 credits wins
    .text = Everybody begins with 20 credits. Whoever has more at the end has won.
new-missions-5 = Supercards
    .text = Some jobs shuffle them into the piles. They come for everybody, reward nobody, and grow with the level of the flight. Hold on to something.

## Supercards

supercard-entrance = Hold on to something. A supercard:
card-meteor_sweep = Great meteor shower
    .text = No dice: one small meteor for every line { $first ->
        [front] of the front
       *[other] of the rear
    }, then one for every line { $second ->
        [left] of the left side
       *[other] of the right side
    }. Thrusters don’t help.
explain-card-meteor_sweep = Small meteors hit every line of two sides of your ship, one after the other and without dice. Smooth sides, shields and plating help, thrusters don’t.
card-meteor_alert = Meteor alert
    .text = Large meteors from two sides: { $one } at level I, { $two } at II, { $three } at III, { $four } at IV. Where a die is drawn, only the other one is rolled.
explain-card-meteor_alert = Large meteors from two sides, the more the higher the level of the flight. For some, the card shows one of the two dice.
event-shower_begins = { $who ->
    [you] It starts to patter on your hull. And it doesn’t stop.
   *[other] The shower reaches { $name }.
}

## Supercards of force: black hole, fleets, tactical zone

card-black_hole = Black hole
    .text = It pulls with { $one } at level I, { $two } at II, { $three } at III, { $four } at IV. Leader first: for every point that your engines lack you abandon 2 components; nothing else may fall off. Not enough of them? Then it takes all of you.
explain-card-black_hole = Engines against attraction. You may power engines and let components go in any order, but strength is counted without what is gone. What the hole gets is abandoned, so nothing explodes and nothing breaks.
super-fleet = Strength { $one } at level I, { $two } at II, { $three } at III, { $four } at IV. They attack everybody; a tie is enough. If you only match a lower level, you suffer the lines below it. Cannons count in full towards:{ $front_side ->
    [yes] { " " }front;
   *[no] { "" }
}{ $right_side ->
    [yes] { " " }right;
   *[no] { "" }
}{ $rear_side ->
    [yes] { " " }rear;
   *[no] { "" }
}{ $left_side ->
    [yes] { " " }left;
   *[no] { "" }
} all others half.
card-pirate_fleet = Pirate fleet
    .text = { super-fleet }
explain-card-pirate_fleet = Pirates with a timetable: they shoot at everybody, and the stronger you are the fewer lines of the card are for you.
card-marauder_fleet = Marauder fleet
    .text = { super-fleet }
explain-card-marauder_fleet = They come from everywhere but the front, for your goods and your crew. A single cannon that points ahead counts half.
card-slaver_fleet = Slaver fleet
    .text = { super-fleet }
explain-card-slaver_fleet = A fleet in need of hands, yours for example. The stronger you are the fewer they take.
card-smuggler_fleet = Smuggler fleet
    .text = { super-fleet }
explain-card-smuggler_fleet = Smugglers who buy in bulk and don’t pay. The stronger you are the less they take.
card-tactical_zone = Tactical zone
    .text = Two columns, left then right: whoever has the lowest difference pays; on a tie, the one in front. Lines add up to the level of the flight. A lone ship slips through.
explain-card-tactical_zone = In each column one number is taken off another, say cannons off crew, and the ship with the lowest result pays. What you powered on the left has to be powered again on the right.
super-column = { $criterion }
super-effect-days = { $level }: { $amount } { $amount ->
    [one] flight day
   *[other] flight days
}
super-effect-crew = { $level }: { $amount } crew
super-effect-goods = { $level }: { $amount } { $amount ->
    [one] block
   *[other] blocks
}
super-effect-shots = { $level }: shots ({ $shots })
combat-criterion-crew_minus_cannons = lowest crew minus cannons
combat-criterion-crew_minus_engines = lowest crew minus engines
combat-criterion-engines_minus_cannons = lowest engines minus cannons
combat-criterion-engines_minus_crew = lowest engines minus crew
combat-criterion-cannons_minus_engines = lowest cannons minus engines
combat-criterion-cannons_minus_crew = lowest cannons minus crew
then-hole_lets_go = strong enough to get away
then-hole_takes = not enough: it will want components
then-fleet_fended_off = they leave you alone
then-fleet_hurts_less = they do you some harm
then-fleet_hurts = they do you all the harm they can
why-black_hole = in a black hole
question-let_go = { $card }: it pulls with { $attraction }, your engines have { $engines }. { $left ->
    [0] That’s enough. Anything else?
    [one] It wants 1 more component. Which one?
   *[other] It wants { $left } more components. Which one next?
}
option-let_go-square = let { $component } go
option-let_go-power = power { $component }
option-let_go-done = let go
group-let_go-power = power SQUARE — power that double engine
event-hole_pulls = { $who ->
    [you] Your coffee begins to lean. The hole pulls with { $attraction }.
   *[other] The hole reaches for { $name }. It pulls with { $attraction }.
}
event-hole_escaped = { $who ->
    [you] Full throttle! The hole gets nothing but your exhaust.
   *[other] { $name } gets away, a little stretched.
}
event-hole_fed = { $who ->
    [you] You feed the hole: { $count ->
        [one] one component
       *[other] { $count } components
    }, and no burp.
   *[other] { $name } feeds the hole { $count ->
        [one] one component
       *[other] { $count } components
    }.
}
event-hole_swallowed = { $who ->
    [you] There isn’t enough of you to bargain with. You go in, all of you, and it’s quite dark.
   *[other] { $name } isn’t enough to bargain with. The hole takes everything.
}
event-fleet_met = { $outcome ->
    [fleet_fended_off] { $who ->
        [you] The fleet takes a look at your cannons and remembers an appointment.
       *[other] The fleet thinks better of { $name }.
    }
    [fleet_hurts_less] { $who ->
        [you] You keep some of them off. The others are looking forward to you.
       *[other] { $name } keeps some of them off.
    }
   *[other] { $who ->
        [you] They have all the time in the world for you.
       *[other] { $name } gets the full treatment.
    }
}
event-difference_counted = { $who ->
    [you] Your difference: { $strength }.
   *[other] { $name }’s difference: { $strength }.
}
event-shot_into_hyperspace = Hyperspace is no hiding place: a parting shot follows whoever jumped.

## Supercards: special events

card-nanobot_dust = Nanobot dust
    .text = Tiny, hungry, and very tidy: every component with at least { $one } exposed connectors comes loose ({ $two } at levels II and III, { $four } at level IV), your starting cabin included. All at once, and counted once; nothing is destroyed.
explain-card-nanobot_dust = Components with several exposed connectors come loose, all at once, your starting cabin among them. The higher the level, the fewer it takes. It destroys nothing, so nothing explodes.
card-dense_stardust = Dense stardust
    .text = You could cut it. Every exposed connector costs { $one } flight days, { $three } at levels III and IV. The last ship goes back first.
explain-card-dense_stardust = Stardust, only more of it: several flight days for every exposed connector. The last ship goes back first.
card-plague = Plague
    .text = Every cabin with somebody in it that is joined to another such cabin loses everybody. All of them are found first.
explain-card-plague = Like an epidemic, but nobody gets better: cabins with somebody in them that are joined to others like them lose their whole crew.
card-contagion = Contagion
    .text = An epidemic that goes round { $one } times, { $three } times at levels III and IV. Each time, every cabin with somebody in it that is joined to another such cabin loses one crew member.
explain-card-contagion = An epidemic that comes again: each time it is looked anew which cabins with somebody in them are joined. In between, sleepers may be woken.
card-radiation_wave = Radiation wave
    .text = Every component with crew that is joined to a charged battery loses one crew member, and every battery that did it loses a battery token. All of them are found first.
explain-card-radiation_wave = Crew beside a charged battery or a solar panel falls ill, and the battery loses a token. Keep your people away from your batteries.
card-meltdown = Meltdown
    .text = Every battery with at least { $one } battery tokens comes loose, from { $three } token on at levels III and IV. All at once; nothing is destroyed.
explain-card-meltdown = Batteries with many tokens come loose, and what they held to the ship with them. Whoever has spent theirs sleeps well.
event-nanobots_ate = { $who ->
    [you] Something very small has licked your loose ends clean off.
   *[other] Something very small has licked { $name }’s loose ends clean off.
}
event-contagion_passed = Somebody sneezes. Round { $number } of { $passes }.
event-batteries_drained = { $who ->
    [you] Your batteries hum, glow, and are a little emptier.
   *[other] { $name }’s batteries hum, glow, and are a little emptier.
}
event-melted_down = { $who ->
    [you] Your batteries were a bit too full. They leave on their own.
   *[other] { $name }’s batteries were a bit too full. They leave on their own.
}

## Supercards: raids

card-robopolice_raid = Robopolice raid
    .text = 1–2 { $low }, 3–4 { $middle }, 5–6 { $high }, line { $total }. No door there? They try the next line, { $hand ->
        [left] clockwise. They keep left
       *[right] counterclockwise. They keep right
    } all the way round and take crew, blocks and battery tokens. A charge stays wherever they find { $mined ->
        [crew] crew
       *[cells] battery tokens
    }, and one at the door. A defended component stops them, not the charges.
explain-card-robopolice_raid = They look for a door around your ship, walk all the way round inside, take crew, blocks and battery tokens, and leave charges. Armed crew and auto-defense systems stop them, but there is no reward.
card-robopolice_double_raid = Robopolice double raid
    .text = 1–2 { $low }, 3–4 { $middle }, 5–6 { $high }, line { $total }. No door there? Each of the two looks on its own side. One keeps left, one keeps right, and they take crew, blocks and battery tokens. A charge stays wherever they find { $mined ->
        [crew] crew
       *[cells] battery tokens
    }, and one at the door. All go off when both have gone.
explain-card-robopolice_double_raid = Two units at once, one for each wall. All their charges go off together when both have gone.
hazard-robopolice_raid = a Robopolice unit
hazard-robopolice_double_raid = a pair of Robopolice units
crew-robopolice = the Robopolice officer
event-raid_coming = The die shows { $die }. Blue lights: { $hazard } comes { $from }, { $place }. “Routine inspection!”
event-police_searched = { $who ->
    [you] { $crew } walks round your ship and rings at another door.
   *[other] { $crew } walks round { $name }’s ship and rings at another door.
}
event-confiscated = { $who ->
    [you] { $crew } confiscates { $loss } and writes you a receipt nobody can read.
   *[other] { $crew } confiscates { $loss } from { $name } and writes an unreadable receipt.
}
