### The building screen, in English. What the game itself says about building is in the game's own words.

building-close = Close
building-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
building-clock = { $seconds } s
building-start-circle = Start
building-turn-hourglass = Turn the hourglass
building-no-clock = No hourglass today.

building-warehouse = Warehouse
building-draw = Draw a component, { $count } face down
building-heap = Tap to draw
building-filter = Show only
building-all = All
building-filter-group = { $group }: { $count } face up
building-filter-key = { $group } (key { $key })
building-spread = Spread the components out
building-face-up = { $count ->
    [one] One component face up
   *[other] { $count } components face up
}
building-nothing-lies = Nothing lies face up yet. Whatever gets put back lands here.
building-nothing-such = None of these lie face up.
building-component = { $kind }; front { $front }, right { $right }, rear { $rear }, left { $left }
group-cannon = Cannons
group-engine = Engines
group-cabin = Cabins
group-battery = Batteries
group-hold = Cargo holds
group-shield = Shields
group-life_support = Life supports
group-structural = Structural modules
connector-smooth = smooth
connector-single = single
connector-double = double
connector-universal = universal
connector-plated = plated

building-hand = Your hand
building-hand-empty = Your hand is empty
building-held = In your hand: { $component }. Turn it.
building-held-tip = Tap to turn, drag onto the ship
building-rotate-left = Turn anticlockwise
building-rotate-left-key = Turn anticlockwise (Q)
building-rotate-right = Turn clockwise
building-rotate-right-key = Turn clockwise (R)
building-return = Put back
building-aside = Set aside
building-shelf = Set aside
building-use = Pick up { $component }
building-hands-full = Your hand is full: weld or set aside what you hold first.

building-more-acts = More …
building-lift = Lift last
building-finish = Finish
building-finish-title = Is your ship finished?
building-finish-text = You can’t add anything afterwards. The number says where you start: number 1 flies in front.
building-finish-warned = Have another look first:
building-finish-more = { $count ->
    [one] And one more thing.
   *[other] And { $count } more things.
}
building-lacks-engines = Nothing drives this ship: { $round ->
    [test] in open space it stays where it is.
    [second-test] in open space it stays where it is.
   *[other] the first open space ends your flight.
}
building-lacks-cannons = It has no cannon.
building-finish-number = Take number { $number }
building-go-on = Keep building

building-piles = Card piles
building-look = Look at card pile { $pile }
building-pile-taken = { $name } is looking at pile { $pile }
building-pile-title = Card pile { $pile }
building-put-back = Put back
building-pile-note = You will meet these cards in flight, among others. You can’t build while you look.

building-figures = Your ship in numbers
figure-thrust = Engine strength { $idle }, with batteries { $powered }
figure-firepower = Cannon strength { $idle }, with batteries { $powered }
figure-cabins = { $count ->
    [one] 1 cabin for crew
   *[other] { $count } cabins for crew
}
figure-cells = { $count ->
    [one] 1 battery token
   *[other] { $count } battery tokens
}
figure-holds = { $count ->
    [one] Room for 1 block of goods
   *[other] Room for { $count } blocks of goods
}
figure-exposed = { $count ->
    [one] 1 exposed connector
   *[other] { $count } exposed connectors
}
building-rival-holding = holding a component
building-rivals = The other ships

building-your-move = Your move{ $moves ->
    [none] { "" }
   *[other] { " " }({ $moves } left)
}
building-status-start = Everybody is waiting for your word.
building-status-wait-start = { $name } gives the word to start.
building-status-watching = You’re watching.
building-status-done = Your ship is finished: number { $number }. The others are still building.
building-status-time-up = Time is up. Take a number.
building-status-aim = Tap what glows on your ship.
building-aim = Point at it on the ship
building-aim-which = Which one?
building-status-free = Draw a component, or take one that lies face up.{ $moves ->
    [none] { "" }
   *[other] { " " }(Moves left: { $moves })
}
building-status-hand = Weld it to your ship, or put it back.{ $moves ->
    [none] { "" }
   *[other] { " " }(Moves left: { $moves })
}
building-call = Everybody builds at once, and the sand runs from the word go. Ready?
building-call-test = Build your ship from whatever is in the warehouse. No clock today.
building-read = Right, let’s build
building-start = Start building
building-time-up = Time is up!
building-time-up-text = Hands off the ships! Take a number for the launch:
building-done = Finished! The others are still building.
building-square-fits = { $square }. It fits here.
building-square-turn = { $square }. It fits here if you turn it.
building-square-misfit = { $square }. It doesn’t fit here.

building-keys = Keys
key-space = Space
key-enter = Enter
key-backspace = Backspace
keys-draw = draw a component; what you hold goes back first
keys-rotate = turn what you hold, clockwise or (Q) anticlockwise
keys-move = move around the ship
keys-weld = weld it there
keys-lift = lift off the component you welded last
keys-return = put it back on the table
keys-aside = set it aside
keys-warehouse = go to the face-up components
keys-filter = show all of them, or just one kind
keys-look = look at a card pile
keys-turn = turn the hourglass
keys-finish = finish your ship
keys-help = these keys
keys-rules = the rules, where you are in them
keys-pointer = With the mouse: drag or click, turn with the wheel, click the last component to lift it off. By touch: tap a square to try, tap it again to weld.

ship-menu = Keep this ship
ship-menu-copy = Copy ship as text
ship-menu-svg = Save picture (SVG)
ship-menu-png = Save picture (PNG)
ship-menu-failed = That didn’t work. Please try again.
show-dead = nothing works here
board-roll-left = Turn the cylinder to the left (Shift+←)
board-roll-right = Turn the cylinder to the right (Shift+→)
