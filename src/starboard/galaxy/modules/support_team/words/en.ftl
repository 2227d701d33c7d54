option-support_team = Support team
option-support_team-no = nobody helps
option-support_team-dealt = people are dealt
option-support_team-competition = first home, first choice
option-team_from = Team works from
option-team_from-second = the second flight on
option-team_from-first = the first flight on

glossary-team = Support team
team-then = From your second flight together on:
team-later = { $both ->
    [yes] You may use both by now.
   *[no] The second comes with the next flight.
}

thing-advertiser = Vivi Glint, Advertiser
    .text = { explain-thing-advertiser } { team-later }
explain-thing-advertiser = “Darling, you are not flying a ship, you are flying a story.” Before the flight: foretell everybody’s rank; 2 credits for each that is right, 1 for each who gives up as you said. { team-then } if you finish, 1 credit for each outer edge with plating.
thing-architect = Otto Overhang, Architect
    .text = { explain-thing-architect } { team-later }
explain-thing-architect = “The outline is a suggestion.” While building: one component may stand outside the outline, inside the numbers of the board. { team-then } one more bonus for the best-looking ship, at once if yours is, else after the flight.
thing-assembler = Ines Patch, Assembler
    .text = { explain-thing-assembler } { team-later }
explain-thing-assembler = “Wires are for people without imagination.” After building: two components count as connected, wherever they are. { team-then } plates replace all exposed connectors of one component.
thing-bureaucrat = Mr. Stamp, Bureaucrat
    .text = { explain-thing-bureaucrat } { team-later }
explain-thing-bureaucrat = “You will find that form 12b applies.” Before the flight: gain as many days as the flight’s number, and 1 for each ship ahead of you. { team-then } finishing bonuses go up or down by 4-3-2-1, and the one for looks by 2, for everybody.
thing-trader = Big Lou, Trader
    .text = { explain-thing-trader } { team-later }
explain-thing-trader = “For you, my friend, one credit. For everybody else, too, but do not tell them.” Before the flight: yellow blocks for 1 credit each, as many as the flight’s number. { team-then } one colour of goods costs 1 more or 1 less for everybody.
thing-welder = Sparky, Welder
    .text = { explain-thing-welder } { team-later }
explain-thing-welder = “If it does not fit, it is not hot enough.” While building: two single connectors may meet double ones. { team-then } up to three exposed connectors are welded shut.

thing-buyer = Mimi Bulk, Buyer
    .text = { explain-thing-buyer } { team-later }
explain-thing-buyer = “I do not need it. I want it.” While building: you may set three components aside, and none of them counts as lost. { team-then } you may return them to the table, and no Saboteur takes them.
thing-deliveryman = Rush, Deliveryman
    .text = { explain-thing-deliveryman } { team-later }
explain-thing-deliveryman = “Sign here. No, I do not know what it is either.” After building: one of four tokens makes a component a cabin, an engine, a cannon or a hold for two; its connectors stay. { team-then } two more of them while building.
thing-hotel_clerk = Monsieur Lobby, Hotel Clerk
    .text = { explain-thing-hotel_clerk } { team-later }
explain-thing-hotel_clerk = “We are fully booked, but for you...” A cabin with an alien also takes a human. { team-then } luxury cabins take two guests, and in every stasis chamber two of the four are awake.
thing-hypergeometer = Dr. Möbius, Hypergeometer
    .text = { explain-thing-hypergeometer } { team-later }
explain-thing-hypergeometer = “In front of the cannon? My dear, which front?” One cannon and one engine need no empty square. { team-then } a cannon with the rotation token fires in any direction.
thing-inspector = Inspector Peek
    .text = { explain-thing-inspector } { team-later }
explain-thing-inspector = “I was never here.” While anybody builds: look at all four piles of cards, even when you have finished. { team-then } 20 seconds with the cards before anybody builds, and no need to weld something first.
thing-plumber = Joe Flange, Plumber
    .text = { explain-thing-plumber } { team-later }
explain-thing-plumber = “That will be two credits for looking at it.” Twice, while or after building: join two components whose sides are smooth. { team-then } one component has universal connectors all around.
thing-planner = Petra Grid, Planner
    .text = { explain-thing-planner } { team-later }
explain-thing-planner = “I have a chart for that.” While building: your ship may be in two pieces. { team-then } before building, mark five squares with what will stand there; 2 credits for each that comes true.
thing-saboteur = Jane Nobody, Saboteur
    .text = { explain-thing-saboteur } { team-later }
explain-thing-saboteur = “...” While building: take what others have set aside. { team-then } before the flight, one human of every other ship sits down on a joint: if one of its two components is destroyed, so is the other.
thing-security_guard = Bruno Halt, Security Guard
    .text = { explain-thing-security_guard } { team-later }
explain-thing-security_guard = “Is that a loose end I see?” Before the flight: everybody pays 1 credit for each exposed connector, you too. { team-then } once while building, a fire drill: all others run around the table.
thing-smuggler = Captain Nothing, Smuggler
    .text = { explain-thing-smuggler } { team-later }
explain-thing-smuggler = “What goods?” Each structural module and each router hides one green or blue block, which nobody finds and you need not give up. { team-then } each of them is worth 1 credit more.
thing-stock_boy = Timmy, Stock Boy
    .text = { explain-thing-stock_boy } { team-later }
explain-thing-stock_boy = “It fits if you do not look.” Each component with holds takes one red block in a plain hold. { team-then } you choose what you give up, and hide what lies in special holds.
thing-swindler = Slick, Swindler
    .text = { explain-thing-swindler } { team-later }
explain-thing-swindler = “Finished? Almost finished.” After taking your number tile: add as many components as the flight’s number. { team-then } pay 1 credit less and gain 1 more, once for each card, and with bonuses and lost components.

follows-amount-closed = { $amount ->
    [one] 1 connector closed
   *[other] { $amount } connectors closed
}
settlement-advertiser_forecast = forecast
settlement-advertiser_plates = billboards
settlement-architect_bonus = second look
source-advertiser_forecast = for a forecast that came true
source-advertiser_plates = for billboards on plates
source-architect_bonus = for a second look at the ship
source-planner = for going to plan
reason-security_guard = for loose ends
alarm-fire_drill = Fire drill
alarm-inspector_preview = The Inspector looks
reason-trader = for yellow blocks

question-hire = Whom do you hire?
question-use_team = { $moment ->
    [built] All ships are built. Does your team have something to do?
    [launched] The engines are running. A last word with your team?
   *[landed] The flight is over, the paperwork is not. Your team?
}
question-predict = The forecast: where will { $target } finish?
question-team_component = { $what ->
    [outside] The Architect defends only one of them: which component stays outside?
    [link] “Point at something.” Which component gets the first wireless token?
    [link_to] “And now at what it should talk to.” Which one gets the second?
    [deliver] “Where do you want it?” Which component does it become?
    [rotate] Which cannon gets the rotation token?
   *[plate] Which component gets plates where its connectors are exposed?
}
question-team_connector = { $what ->
    [bypass] Which smooth sides are joined?
   *[weld] Which connector is welded shut?
}
question-team_turn = “Which way up?”
question-plan_square = { $what ->
    [blue] Where will a plain hold be?
    [red] Where will a special hold be?
    [human] Where will a cabin be?
    [alien] Where will a life support be?
   *[battery] Where will a battery be?
} None of your marks may be beside another one, or beside the starting cabin.
question-preview = A quiet look at the cards, before anybody draws anything?
question-sabotage = On { $target }’s ship: who is talked into it, and where do they sit down?
option-use_team-deliveryman_bring = Deliveryman: make a component { $token ->
    [cabin] a cabin
    [engine] an engine
    [cannon] a cannon
   *[hold] a hold for two
}
option-use_team-plumber_bypass = Plumber: join two smooth sides
option-use_team-saboteur_ship = Saboteur: pay { $name } a visit
option-use_team-security_guard_charge = Security Guard: a credit for each exposed connector, from everybody
option-use_team-hypergeometer_mark = Hypergeometer: unhinge a cannon
option-build-deliveryman_bring = Deliveryman: bring { $token ->
    [cabin] a cabin
    [engine] an engine
    [cannon] a cannon
   *[hold] a hold for two
}
option-build-deliveryman_to = make { $square } that { $turn ->
    [0] ↑
    [1] →
    [2] ↓
   *[3] ←
}
option-build-deliveryman_fetch = Deliveryman: fetch it from { $square }
option-build-deliveryman_put_away = Deliveryman: put it away
option-build-plumber_bypass = Plumber: join { $square } { $edge ->
    [1] and what is right of it
   *[2] and what is behind it
}
option-build-plumber_universal = Plumber: universal connectors for { $square }
option-build-saboteur_take = Saboteur: take { $component } ({ $connectors })
option-build-security_guard_drill = Security Guard: fire drill!
option-build-stand_by = leave it at that
option-team_turn-turned = { $turn ->
    [0] pointing to the front
    [1] pointing to the right
    [2] pointing to the rear
   *[3] pointing to the left
}
option-plan_square-mark = { $spot }
option-plan_square-done = not this time
option-preview-look = look at pile { $pile }
option-preview-go = begin
option-sabotage-human = the human in { $spot }
option-sabotage-joint = the joint of { $spot } with what is { $edge ->
    [1] right of it
   *[2] behind it
}
group-plan_square-mark = mark SQUARE — the square
group-sabotage-human = human SQUARE — where they live
group-sabotage-joint = joint SQUARE SIDE — where they sit down
group-build-deliveryman_to = deliveryman to SQUARE SIDE — the component it goes on
group-build-deliveryman_fetch = deliveryman fetch SQUARE — the component it comes off
group-build-plumber_bypass = plumber bypass SQUARE SIDE — two smooth sides
group-build-plumber_universal = plumber universal SQUARE — the component

sign-plan_blue = planned: a plain hold
sign-plan_red = planned: a special hold
sign-plan_human = planned: a cabin
sign-plan_alien = planned: a life support
sign-plan_battery = planned: a battery
sign-plan_kept = as planned
sign-plan_missed = not as planned

team-person = { $person ->
    [advertiser] { thing-advertiser }
    [architect] { thing-architect }
    [assembler] { thing-assembler }
    [bureaucrat] { thing-bureaucrat }
    [buyer] { thing-buyer }
    [deliveryman] { thing-deliveryman }
    [hotel_clerk] { thing-hotel_clerk }
    [hypergeometer] { thing-hypergeometer }
    [inspector] { thing-inspector }
    [plumber] { thing-plumber }
    [planner] { thing-planner }
    [saboteur] { thing-saboteur }
    [security_guard] { thing-security_guard }
    [smuggler] { thing-smuggler }
    [stock_boy] { thing-stock_boy }
    [swindler] { thing-swindler }
    [trader] { thing-trader }
   *[welder] { thing-welder }
}
option-hire-hire = { team-person }
option-use_team-advertiser_predict = Advertiser: make a forecast
option-use_team-architect_choose = Architect: say which component stays outside
option-use_team-assembler_link = Assembler: link two components
option-use_team-assembler_plate = Assembler: plate a component
option-use_team-bureaucrat_days = Bureaucrat: jump the queue
option-use_team-bureaucrat_raise_finish = Bureaucrat: raise the finishing bonuses by 4-3-2-1
option-use_team-bureaucrat_lower_finish = Bureaucrat: lower the finishing bonuses by 4-3-2-1
option-use_team-bureaucrat_raise_looks = Bureaucrat: raise the bonus for looks by 2
option-use_team-bureaucrat_lower_looks = Bureaucrat: lower the bonus for looks by 2
option-use_team-trader_buy = Trader: buy { $amount ->
    [one] 1 yellow block
   *[other] { $amount } yellow blocks
}
option-use_team-trader_raise = Trader: { $block } for 1 credit more
option-use_team-trader_lower = Trader: { $block } for 1 credit less
option-use_team-welder_weld = Welder: close a connector
option-use_team-done = nothing more
option-predict-place = place { $number }
option-predict-out = gives up
option-team_component-square = { $component }
option-team_connector-connector = { $component }, { $edge ->
    [0] front
    [1] right
    [2] rear
   *[3] left
}
group-team_component-square = SQUARE — the component

event-person_hired = { $who ->
    [you] You hire { team-person }.
   *[other] { $name } hires { team-person }.
}
event-forecast_made = { $who ->
    [you] Your Advertiser goes on air with a forecast.
   *[other] { $name }’s Advertiser goes on air with a forecast.
}
event-components_linked = { $who ->
    [you] Two of your components are on speaking terms, without a wire.
   *[other] Two of { $name }’s components are on speaking terms, without a wire.
}
event-component_plated = { $who ->
    [you] Your Assembler screws plates on.
   *[other] { $name }’s Assembler screws plates on.
}
event-bonus_changed = { $who ->
    [you] Your Bureaucrat
   *[other] { $name }’s Bureaucrat
} { $way ->
    [raise] finds some money in another budget:
   *[lower] finds a paragraph:
} { $bonus ->
    [finish] the finishing bonuses
   *[looks] the bonus for looks
} { $way ->
    [raise] go up.
   *[lower] go down.
}
event-price_changed = { $who ->
    [you] Your Trader makes a call:
   *[other] { $name }’s Trader makes a call:
} { $block } costs { $price ->
    [one] 1 credit today.
   *[other] { $price } credits today.
}
event-connector_welded = { $who ->
    [you] Your Welder closes a connector. It will not be missed.
   *[other] { $name }’s Welder closes a connector.
}
event-part_delivered = { $who ->
    [you] Your Deliveryman rings. Something is something else now.
   *[other] { $name }’s Deliveryman rings. Something is something else now.
}
event-part_fetched = { $who ->
    [you] Wrong address: your Deliveryman fetches it again.
   *[other] Wrong address: { $name }’s Deliveryman fetches it again.
}
event-sides_joined = { $who ->
    [you] Your Plumber joins what was smooth.
   *[other] { $name }’s Plumber joins what was smooth.
}
event-bypass_lost = { $who ->
    [you] A bypass of your Plumber hangs in the void and is sealed.
   *[other] A bypass of { $name }’s Plumber hangs in the void and is sealed.
}
event-universal_made = { $who ->
    [you] Your Plumber makes a component fit everywhere.
   *[other] { $name }’s Plumber makes a component fit everywhere.
}
event-squares_planned = { $who ->
    [you] Your Planner has it all worked out: { $count } squares.
   *[other] { $name }’s Planner has it all worked out: { $count } squares.
}
event-component_snatched = { $who ->
    [you] Nobody saw it: your Saboteur takes { $component } ({ $connectors }).
   *[other] Wasn’t there { $component } ({ $connectors })? { $name }’s Saboteur whistles.
}
event-ship_sabotaged = { $who ->
    [you] One of your humans has found a new seat, on a joint. It ticks.
   *[other] Something ticks on { $name }’s ship.
}
event-loose_ends_charged = { $who ->
    [you] Your Security Guard counts loose ends.
   *[other] { $name }’s Security Guard counts loose ends.
}
event-drill_called = { $who ->
    [you] Fire drill! Everybody else runs, { $seconds } seconds.
   *[other] Fire drill! { $name }’s Security Guard blows the whistle, { $seconds } seconds.
}
event-drill_over = The fire is out. Back to work!
event-cannon_unhinged = { $who ->
    [you] Your Hypergeometer unhinges a cannon.
   *[other] { $name }’s Hypergeometer unhinges a cannon.
}
event-preview_begun = { $who ->
    [you] Your Inspector opens the drawer with the cards: { $seconds } seconds.
   *[other] { $name }’s Inspector has a look at the cards: { $seconds } seconds.
}
event-preview_over = Time is up for the Inspector. Go!

new-support_team-1 = People who know people
    .text = Between two flights you hire somebody. They stay with you to the end of the game.
new-support_team-2 = First one trick, then two
    .text = In the first flight with you everybody has one ability; from the next flight on they have both.
new-support_team-3 = By your ship
    .text = Your team stands beside your ship. When somebody can do something for you, their face lights up.
