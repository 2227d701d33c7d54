### The flight, the settlement and the end, in English.

flight-track = Flight board
flight-leads = leads
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
flight-log = What has happened
flight-log-close = Close
flight-your-decision = Your decision
flight-your-turn = Your move
flight-waiting = Waiting for { $names }
flight-deciding = is deciding …
flight-skip = Skip
flight-enlarge = Look at { $name }’s ship
flight-close = Close
flight-enemy = enemy
flight-hand = In your hand
flight-load-hint = Tap a glowing hold, or drag the block there.
flight-load-full = Nothing in your hand fits anywhere. Lift a block to make room, or be done.
flight-lift-which = Which block do you lift?
flight-on-ship = The same on your ship: click a glowing square.
flight-remove = Your ship breaks the rules ({ $count ->
    [one] one error
   *[other] { $count } errors
}). Which component do you take off?
flight-on-ship-remove = Click a component on your ship. Those that are part of an error are hatched red.
flight-as-list = As a list ({ $count })
flight-give-up-question = Give up the flight?
flight-give-up-note = Your goods are sold at half price, and there is no reward for finishing. What you have lost is paid for.
flight-give-up-no = No, fly on for now
flight-part = { $count ->
    [one] The single component on { $square }
   *[other] The piece of { $count } components around { $square }
}
flight-undo = Take back
flight-boarding = The crew goes on board. A cabin beside a life support can house an alien instead of two humans.
flight-boarding-test = The crew goes on board, two humans in every cabin. Aliens stay at home today.
flight-inspection = The ships are looked at before the launch. Whatever breaks the rules comes off.

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
settlement-row-losses = Lost components
settlement-row-total = This round
settlement-row-credits = Credits now
purse-closed = A closed purse
purse-closed-hint = Closed purse: at this table, what everybody owns stays secret until the end.
settlement-continue = On to the yard: { $round }
settlement-note = { $title }. You own { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
settlement-look = Look
settlement-you-start = You give the word when building begins.
settlement-other-starts = { $name } gives the word when building begins.

over-nobody = Nobody has a credit left
over-you-richest = You win, and nobody is richer!
over-you-won = You win: you came home with credits to show for it!
over-winners = Winners: { $names }

flight-conditions = In force during this flight
flight-beside = Beside the ship
flight-tray = Beside the ships
flight-tray-count = Beside the ships: { $count }
flight-hand-cards = The cards in your hand
flight-hand-count = In your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
flight-play-card = Play it
flight-fits = room for { $count }

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

most-enemy_won = Even at full power you cannot beat them.
most-enemy_held_off = At full power you can hold them off, no more.
most-lowest_so_far = Even at full power you are the weakest so far.
most-no_engines = You cannot get any engine going.
most-too_few = Whatever you add, it is not enough.
