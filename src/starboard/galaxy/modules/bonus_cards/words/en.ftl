option-bonus_cards = Bonus Cards: two more cards for each level
option-bonus_cards-no = without bonus cards
option-bonus_cards-yes = with bonus cards

card-missing_form = Form Check
    .text = “Which form? You know which form.” The last ship hides a die. Everybody else guesses: wrong costs as many days as it shows, right brings { $credits } credits.
card-robosmokeys = Robosmokeys
    .text = They take bribes. Bid in secret; the highest pays and names a column and a row, never 7. Whatever stands there on any ship is given up, the bidder’s own included.
card-space_billiards = Meteor Billiards
    .text = In flight order, everybody plays one row of meteors at somebody else, and rolls the dice for it.
card-junkyard = Junkyard
    .text = In flight order, each ship may stop at a free area: pay its price, take its reward. Whoever stopped loses { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    } afterwards.
card-star_depot = Star Depot
    .text = { $components } components are on display. In flight order, each ship may weld one on, or swap one of its own for it, for a flight day.
explain-card-missing_form = The last ship hides a die and the others guess. A wrong guess costs as many flight days as the die shows; a right one is paid.
explain-card-robosmokeys = Secret bids. Whoever pays most names coordinates, and everybody gives up what stands there.
explain-card-space_billiards = Everybody chooses a row of meteors and a victim.
explain-card-junkyard = Four areas, each with a price and a reward, for one ship each.
explain-card-star_depot = A component for a flight day, welded on or swapped, batteries full and cabins manned.
billiards-row = Row { $number }: { $meteors }
source-missing_form = for the right form
source-junkyard = from the junkyard

question-hide_die = { $card }: hide a die. The others will guess it.
option-hide_die-face = { $face }
question-guess_die = { $card }: which face is hidden?
option-guess_die-face = { $face }
question-name_column = { $card }: name a column.
option-name_column-column = column { $number }
question-name_row = { $card }: and a row?
option-name_row-row = row { $number }
question-play_billiards = { $card }: what do you play, and at whom?
option-play_billiards-play = at { $name }: { $meteors }
question-arrange_crew = { $hand_count ->
        [one] One human wants
       *[other] { $hand_count } humans want
    } to come aboard. Where to?
option-arrange_crew-put = into { $component }
option-arrange_crew-take_out = first somebody out of { $component }
option-arrange_crew-done = nobody else
question-arrange_cells = { $hand_count ->
        [one] One battery token
       *[other] { $hand_count } battery tokens
    } to put away. Where?
option-arrange_cells-put = into { $component }
option-arrange_cells-take_out = first one out of { $component }
option-arrange_cells-done = leave the rest
question-depot = { $card }: will you take one?
option-depot-choose = { $component } [{ $connectors }]
option-depot-pass = just looking
question-fit_component = Where do you weld it?
option-fit_component-fit = { $square }, turned { $turn ->
        [0] as printed
        [1] to the right
        [2] around
       *[3] to the left
    }

event-die_hidden = { $who ->
    [you] You hide a die, and a grin.
   *[other] { $name } hides a die, and a grin.
}
event-die_guessed = { $who ->
    [you] You say { $face }.
   *[other] { $name } says { $face }.
}
event-die_shown = It was form { $face }. Obviously.
event-coordinates_named = { $who ->
    [you] You point at column { $column }, row { $row }. Everybody holds their breath.
   *[other] { $name } points at column { $column }, row { $row }. Everybody holds their breath.
}
event-row_played = { $who ->
    [you] You play row { $area }.
   *[other] { $name } plays row { $area }.
}
event-crew_hired = { $who ->
    [you] Somebody finds a berth on your ship.
   *[other] Somebody finds a berth on { $name }’s ship.
}
event-depot_opened = The depot opens its doors. Please do not lean on the display.
event-component_fitted = { $who ->
    [you] You weld { $component } on, good as new.
   *[other] { $name } welds { $component } on, good as new.
}

new-bonus_cards-1 = The form check
    .text = The last ship hides a die. Guess it and you are paid; guess wrong and you queue for as many days as it shows. Being last has never been so much fun.
new-bonus_cards-2 = Robosmokeys
    .text = Secret bids for a bribe. The highest one pays, then names a column and a row, and whatever stands there on any ship is gone. Also on the bidder’s own.
new-bonus_cards-3 = Meteor billiards
    .text = Everybody picks one row of the card, picks a victim, and rolls the dice. Remember who aimed at whom.
new-bonus_cards-4 = The junkyard
    .text = Four bargains, one ship for each. Leaders choose first; prices are paid at once, whether in crew, battery tokens or meteors.
new-bonus_cards-5 = The star depot
    .text = Components in the middle of the flight: weld one on or swap it for one of yours, for a flight day. Batteries come full and cabins manned.
amount-meteors = meteors at you
