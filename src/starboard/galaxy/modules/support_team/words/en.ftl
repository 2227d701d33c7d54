option-support_team = Support team
option-support_team-no = nobody helps
option-support_team-dealt = people are dealt
option-support_team-competition = first home, first choice
option-team_from = Team works from
option-team_from-second = the second flight on
option-team_from-first = the first flight on

team-later = { $both ->
    [yes] And:
   *[no] From the next flight on:
}

thing-advertiser = Vivi Glint, Advertiser
    .text = “Darling, you are not flying a ship, you are flying a story.” Before the flight: foretell everybody’s rank; 2 credits for each that is right, 1 for each who gives up as you said. { team-later } if you finish, 1 credit for each outer edge with plating.
thing-architect = Otto Overhang, Architect
    .text = “The outline is a suggestion.” While building: one component may stand outside the outline, inside the numbers of the board. { team-later } one more bonus for the best-looking ship, at once if yours is, else after the flight.
thing-assembler = Ines Patch, Assembler
    .text = “Wires are for people without imagination.” After building: two components count as connected, wherever they are. { team-later } plates replace all exposed connectors of one component.
thing-bureaucrat = Mr. Stamp, Bureaucrat
    .text = “You will find that form 12b applies.” Before the flight: gain as many days as the flight’s number, and 1 for each ship ahead of you. { team-later } finishing bonuses go up or down by 4-3-2-1, and the one for looks by 2, for everybody.
thing-trader = Big Lou, Trader
    .text = “For you, my friend, one credit. For everybody else, too, but do not tell them.” Before the flight: yellow blocks for 1 credit each, as many as the flight’s number. { team-later } one colour of goods costs 1 more or 1 less for everybody.
thing-welder = Sparky, Welder
    .text = “If it does not fit, it is not hot enough.” While building: two single connectors may meet double ones. { team-later } up to three exposed connectors are welded shut.

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
   *[plate] Which component gets plates where its connectors are exposed?
}
question-team_connector = Which connector is welded shut?

option-hire-hire = { $person ->
    [advertiser] Vivi Glint, Advertiser
    [architect] Otto Overhang, Architect
    [assembler] Ines Patch, Assembler
    [bureaucrat] Mr. Stamp, Bureaucrat
    [trader] Big Lou, Trader
   *[welder] Sparky, Welder
}
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
option-team_connector-connector = { $component }, { $turn ->
    [0] front
    [1] right
    [2] rear
   *[3] left
}
group-team_component-square = SQUARE — the component

event-person_hired = { $who ->
    [you] You hire { $person ->
        [advertiser] the Advertiser.
        [architect] the Architect.
        [assembler] the Assembler.
        [bureaucrat] the Bureaucrat.
        [trader] the Trader.
       *[welder] the Welder.
    }
   *[other] { $name } hires { $person ->
        [advertiser] the Advertiser.
        [architect] the Architect.
        [assembler] the Assembler.
        [bureaucrat] the Bureaucrat.
        [trader] the Trader.
       *[welder] the Welder.
    }
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

new-support_team-1 = People who know people
    .text = Between two flights you hire somebody. They stay with you to the end of the game.
new-support_team-2 = First one trick, then two
    .text = In the first flight with you everybody has one ability; from the next flight on they have both.
new-support_team-3 = By your ship
    .text = Your team stands beside your ship. When somebody can do something for you, their face lights up.
