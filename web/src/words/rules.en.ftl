### Rules pages and glossary in English.
rules = Rules
rules-button = Rules (?)
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing about that.
    [one] 1 place
   *[other] { $count } places
}
rules-contents = Contents
rules-games = Rules of which game
rules-own-page = Open on a page of their own
rules-other-side = Move to the other side
rules-missing = The rules could not be loaded.
rules-sides = ✓ holds the two together, = may touch but holds nothing, ✗ is an error.
rules-sides-holds = holds
rules-sides-rests = may touch, holds nothing
rules-sides-wrong = an error
rules-ship-clear = Nothing may stand on the hatched squares: in front of a cannon, behind an engine.
rules-ship-shields = This shield guards the front and the right side of the whole ship.
rules-ship-reach = A large meteor from the left: the cannons in its row and in the rows beside it can shoot it. The hatched one is too far away.
rules-track-start = The start of round 1, flying to the right: two spaces from ship to ship.
rules-track-jump = Blue loses 3 flight days: only empty spaces count, so Blue jumps over Green and stops right ahead of Red.
glossary = Glossary
glossary-about = Everything there is in the box, with its numbers. “Exact” numbers are those of the printed game. Some could not be checked: they follow from others or were put in to fit, and it says so.
glossary-count = { $count ->
    [one] 1 in the box
   *[other] { $count } in the box
}
glossary-more = { $count } more in { $source }
glossary-all = { $count ->
    [one] The card
   *[other] All { $count } cards
}
confidence-exact = exact
confidence-exact-about = As printed.
confidence-corroborated = checked twice
confidence-corroborated-about = Two sources say the same.
confidence-inferred = inferred
confidence-inferred-about = It follows from other numbers or from an example.
confidence-reconstructed = reconstructed
confidence-reconstructed-about = A number that fits; the printed one may differ.
confidence-invented = our own
confidence-invented-about = Not in the printed game.
