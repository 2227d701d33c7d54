option-newer_cards = newer cards
option-newer_cards-no = without the newer cards
option-newer_cards-yes = with the newer cards: dangerous sectors, and deck IV for cruisers

card-dangerous_sector = Dangerous sector
    .text = You should have turned left. The top { $cards } cards of deck { $deck } go on top of the cards to come, unseen.
card-smuggler_syndicate = Smuggler syndicate
    .text = Strength { $strength }. They attack one ship after another; when all attacks are over, every weaker ship pays. The first ship that beats them may take their goods ({ $goods }) and { $credits } { $credits ->
        [one] credit
       *[other] credits
    } for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }, and they are gone.
card-slaver_syndicate = Slaver syndicate
    .text = Strength { $strength }. They attack one ship after another; when all attacks are over, every weaker ship pays. The first ship that beats them may claim { $credits } { $credits ->
        [one] credit
       *[other] credits
    } for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }, and they are gone.
card-pirate_syndicate = Pirate syndicate
    .text = Strength { $strength }. They attack one ship after another; when all attacks are over, every weaker ship pays. The first ship that beats them may take their goods ({ $goods }) and { $credits } { $credits ->
        [one] credit
       *[other] credits
    } for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }, and they are gone.
syndicate-penalty-crew = weaker ships lose { $amount } crew
syndicate-penalty-goods = weaker ships lose their { $amount } most valuable blocks
syndicate-penalty-shots = weaker ships come under fire ({ $shots })
card-meteor_pairs = Meteor pairs
    .text = { $meteors }. Right behind each of them, in the same line, comes a small one, whatever became of the first.
card-armed_ship = Armed ship
    .text = Its crew left; its cannons did not get the message. Whoever wants it is fired at first ({ $shots }) and may then turn away for nothing, or leave { $crew_loss } crew on it, pocket { $credits } { $credits ->
        [one] credit
       *[other] credits
    } and lose { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-armed_station = Armed station
    .text = Nobody home but the cannons. Whoever wants it needs { $crew_needed } crew and is fired at first ({ $shots }). With the crew still there, they may load its goods ({ $goods }) for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }, or turn away for nothing.
card-inhabited_planets = Planets with crew
    .text = In flight order, each ship may land on a free planet for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }, load its goods and take its humans along, if there are free places in cabins.
planet-inhabited = planet { $number }: { $bare ->
    [yes] { $crew ->
        [one] 1 human
       *[other] { $crew } humans
    }
   *[no] { $goods } and { $crew ->
        [one] 1 human
       *[other] { $crew } humans
    }
}
card-open_space_meteors = Open space with meteors
    .text = In flight order, each ship moves by its engine strength; a ship with none must give up. Then whoever used the most, of equals the one farthest ahead, meets what lay in the way: { $meteors }.
card-radiation_leak = Radiation leak
    .text = Something glows. Every component with crew that is connected to a battery with tokens or to a solar panel loses one crew member. Then joined batteries with tokens, solar panels and routers come loose wherever they hold 4 or more units of power together.

source-smuggler_syndicate = for clearing out a smuggler syndicate
source-slaver_syndicate = for breaking up a slaver syndicate
source-pirate_syndicate = for sinking a pirate syndicate
source-armed_ship = for a ship with its cannons still warm

question-go_on = { $card }: the cannons are quiet. Go on?
option-go_on-yes = go on
option-go_on-no = turn away

event-sector_entered = { $card }: { $count ->
    [0] deck { $deck } has nothing left to add
    [one] 1 card of deck { $deck } comes next
   *[other] { $count } cards of deck { $deck } come next
}.
event-turned_away = { $who ->
    [you] You have had enough and turn away
   *[other] { $name } turns away
}.
event-too_fast = { $less ->
    [0] { $who ->
        [you] Nobody was faster than you, so you find the meteors.
       *[other] Nobody was faster than { $name }, who finds the meteors.
    }
   *[other] { $who ->
        [you] You were second, so you find the meteors too, but for the first large one.
       *[other] { $name } was second and finds the meteors too, but for the first large one.
    }
}
event-overcharged = { $who ->
    [you] Too much power in one place: part of your ship glows and comes loose.
   *[other] Too much power in one place: part of { $name }’s ship glows and comes loose.
}

new-newer_cards-1 = Dangerous sectors
    .text = Each deck has one. It does nothing but put two cards of the next deck on top of those to come. One of them may be a dangerous sector.
new-newer_cards-2 = Deck IV: syndicates
    .text = They pay in goods and credits, and they collect in several ways at once, line by line, after the last attack.
new-newer_cards-3 = Deck IV: cannons that nobody switched off
    .text = Want the abandoned ship or station? Then you are fired at first. After that you may still turn away for nothing.
new-newer_cards-4 = Deck IV: crew to be had
    .text = Humans wait on some planets for a lift. They need free places: an empty cabin has two, and stasis chambers will do.
new-newer_cards-5 = Deck IV: a radiation leak
    .text = Crew beside charged batteries falls ill, and where 4 or more tokens are joined the whole block comes loose. Do not put all your batteries in one corner.
