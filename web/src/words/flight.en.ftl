### The flight, the settlement and the end, in English.

flight-track = Flight board
flight-leads = in the lead
flight-days-ahead = { $days ->
    [one] 1 day ahead
   *[other] { $days } days ahead
}
flight-days-behind = { $days ->
    [one] 1 day behind
   *[other] { $days } days behind
}
flight-card = The card
flight-card-over = (done)
flight-more = More
flight-less = Less
flight-no-card = The first card is about to be turned up.
flight-played = Cards played: { $count }
flight-log = What happened
flight-log-close = Close
flight-your-decision = Your decision
flight-your-turn = Your move: { $question }
flight-waiting = Waiting for { $names }
flight-deciding = is deciding…
flight-skip = Skip
flight-enlarge = Look at { $name }’s ship
flight-close = Close
flight-difference = Your difference: { $more } − { $less } = { $result }.{ $others ->
    [none] { "" }
   *[other] { " " }The others: { $others }.
}
flight-needed = needed
flight-enemy = enemy
flight-hand = In your hand
flight-load-hint = Tap a glowing hold, or drag the block there.
flight-load-full = Nothing in your hand fits anywhere. Lift a block to make room, or leave the rest behind.
flight-lift-which = Which block do you lift?
flight-load = Load your goods
flight-power_engines = Power a double engine? { $count ->
    [one] You have one battery token.
   *[other] You have { $count } battery tokens.
}
flight-power_cannons = Power a double cannon? { $count ->
    [one] You have one battery token.
   *[other] You have { $count } battery tokens.
}
flight-power_engines-more = More engine strength? { $count ->
    [one] You have one battery token.
   *[other] You have { $count } battery tokens.
}
flight-power_cannons-more = More cannon strength? { $count ->
    [one] You have one battery token.
   *[other] You have { $count } battery tokens.
}
flight-plan-best-load = Best load
flight-on-edge = Or tap what glows on the ship.
flight-on-ship = Or tap a glowing square on your ship.
flight-on-ship-again = Tap it once more to do it.
flight-on-ship-which = Tap a glowing square to see what you can do there.
flight-on-ship-pick = Tap them on your ship. Tap again to change your mind.
flight-picked = { $count } of { $wanted } picked
flight-picked-here = { $count } picked
flight-confirm = Confirm
flight-confirm-keep_part = Fly on with this piece
flight-confirm-lose_crew = { $count ->
    [one] Wave goodbye
   *[other] Wave goodbye to these { $count }
}
flight-confirm-lose_goods = { $count ->
    [one] Hand it over
   *[other] Hand these { $count } over
}
flight-confirm-battery = { $count ->
    [one] Use it
   *[other] Use these { $count }
}
flight-sure-bad = Really?
flight-ruin-note = { $why }.
flight-sure-bad-no = No, rather not
flight-sure-any = { $answer }?
flight-sure-any-no = Back to the question
flight-remove = Your ship breaks the rules ({ $count ->
    [one] one error
   *[other] { $count } errors
}). Which component do you take off?
flight-on-ship-remove = Or tap a component on your ship. Those in an error are hatched in red.
flight-on-rivals = Tap a ship to look at it closely.
flight-as-list = As a list ({ $count })
flight-sure-final = Give up the flight?
flight-give-up-note = Your goods go for half price, you get nothing for the finish, and you still pay for what you lost.
flight-sure-final-no = No, fly on for now
flight-part = { $count ->
    [one] Piece { $number }: one component
   *[other] Piece { $number }: { $count } components
}
flight-undo = Undo
flight-boarding = All aboard! A cabin next to a life support can house an alien instead of two humans.
flight-boarding-test = All aboard, two humans in every cabin! The aliens stay home today.
flight-inspection = The inspector walks around the ships. Whatever breaks the rules comes off.

settlement-chart = Credits by round
settlement-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
settlement-row-flight = Earned in flight
settlement-row-finish = Place at the finish
settlement-row-best_looking = Best-looking ship
settlement-row-goods = Goods sold
settlement-row-goods_half_price = Goods of the half that gave up
settlement-row-losses = Lost components
settlement-row-total = This round
settlement-row-credits = Credits now
purse-closed = A closed purse
purse-closed-hint = Closed purse: at this table, what everybody owns stays secret until the end.
settlement-continue = On to the yard: { $round }

over-nobody = Nobody has a credit left
over-you-richest = You win! Nobody came home richer.
over-you-won = You made a profit, so you win too. Richest of all: { $names }.
over-you-lost = Broke, but what a ride! Winners: { $names }
over-winners = Winners: { $names }

journey = The journey
journey-state = { $state ->
    [done] flown
    [now] now
   *[ahead] to come
}
journey-so-far = The journey: flight { $number } of { $of }
journey-standings = Credits after it
journey-awards = Awards
journey-no-awards = no awards

flight-conditions = In force during this flight
flight-beside = Beside the ship
flight-foretold = The forecast
flight-tray = Beside the ships
flight-tray-ready = now
flight-tray-count = Beside the ships: { $count }
flight-hand-cards = The cards in your hand
flight-hand-count = In your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
flight-play-card = Play it
flight-fits = room for { $count }
flight-half-price = half price

amount-days = flight days
amount-credits = credits
amount-cells = battery tokens
amount-components = components
amount-losses = for lost components
amount-goods = goods
amount-crew = crew
amount-humans = humans
amount-aliens = aliens
amount-engines = engine strength
amount-cannons = cannon strength

flight-beaten-before = They’ve been beaten before: the prize is { $less } less now, and so is what they take.
most-enemy_beaten = Power enough of them and you win.
most-enemy_won = Even at full power you can’t beat them.
most-enemy_held_off = At full power you can hold them off, no more.
most-lowest_so_far = Even at full power you’re the weakest so far.
most-low_so_far = Even at full power you’re among the weakest so far.
most-little_less_so_far = Even at full power you’re next to the weakest so far: you’re in it too, for one less.
most-no_engines = You can’t get a single engine going.
most-too_few = Whatever you add, it isn’t enough.

pause-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
next-card = Next card
next-card-left = { $count ->
    [one] One more card to come.
   *[other] { $count } more cards to come.
}
next-card-hold = Wait a moment
next-card-release = Go on
next-card-more = More choices: { $count }
next-card-holding = Take your time: everybody waits for you.
next-card-held = { $count ->
    [one] { $names } needs a moment.
   *[other] { $names } need a moment.
}
give-up-wish = Give up before the next card
give-up-short = Give up…
give-up-wished = You give up before the next card.
give-up-stay = Stay in the race after all

ready-say = Ready for { $round }
ready-said = You’re ready
ready-hold = Stop the clock
ready-holding = The countdown stands still while you read.
ready-held = { $count ->
    [one] { $names } is still reading.
   *[other] { $names } are still reading.
}
ready-who = Who is ready
ready-yes = ready
ready-no = still reading
ready-of = { $name }: { $state }

bidding-title = { $card }: to the highest bidder
bidding-title-secret = { $card }: secret bids
bidding-bid = bids { $amount }
bidding-passed = out
bidding-thinking = thinking…
bidding-hidden = bid is in
bidding-waiting = to come
bidding-won = sold for { $amount }
bidding-lost = { $amount }
bidding-ask = { $highest ->
    [0] Nobody has bid yet. Do you open?
   *[other] { $highest } on the table. Do you go higher?
}
bidding-ask-secret = How much do you bid? Nobody sees it until all have chosen.
bidding-amount = Your bid
bidding-less = Bid less
bidding-more = Bid more
bidding-keep = { $count ->
    [one] leaves you 1 credit
   *[other] leaves you { $count } credits
}
bidding-prize = The winner’s lot

hand-choose = Choose this one
offer-choose = I want this one
table-offers = On the table
amount-debt = to pay back

settlement-why-finish = Whoever reaches the goal is paid by place: the sooner, the more.
settlement-why-best_looking = The ship with the fewest exposed connectors, of those that made it.
settlement-why-goods = What is still in your holds is sold. A ship that gave up gets half.
settlement-why-goods_half_price = What was in the half that did not make it, at half price.
settlement-why-losses = One credit for each component lost on the way, up to the insurance of your ship class if it has one.
flight-home-title = { $round }: home again
flight-home = The bills are paid, and nothing is on fire. A last word about this flight, then back to the yard.
