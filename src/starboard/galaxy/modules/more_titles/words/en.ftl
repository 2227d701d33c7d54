option-more_titles = more titles for the Trek
option-more_titles-no = the six you know
option-more_titles-titles = two new titles, usual rewards
option-more_titles-3-6-9 = two new titles, and the title holder on its side 3-6-9
option-more_titles-4-8-12 = two new titles, and the title holder on its side 4-8-12: for Rough Roads, or for all but them
option-new_titles = the new titles
option-new_titles-shuffled = are shuffled with the others
option-new_titles-first = come first, the rest is drawn
option-double_titles = titles for each of two players
option-double_titles-no = one
option-double_titles-yes = two
need-double_titles = Two titles each are for two players.

thing-aesthete = Aesthete
    .text = { title-standing } { $side ->
        [gold] Gold: for the most mirrored pairs. The crew has to match as well: as many left of column 7 as right of it, and whoever spoils the picture walks.
       *[silver] For the most mirrored pairs: the same component on both sides of column 7. Nobody minds which way it points.
    }
    .brief = most mirrored pairs
thing-machinist = Machinist
    .text = { title-standing } { $side ->
        [gold] Gold: for the most components with the partner they need. One without a partner falls off, and takes its friends along.
       *[silver] For the most components with the partner they need: boosters, furnaces, catapults, stasis chambers, and one life support of each colour.
    }
    .brief = most components with a partner
thing-unplugged = No partner
    .text = Nothing this component needs is joined to it. Before the launch it falls off, and you pay for it.
explain-thing-aesthete = Silver: you win it with the most pairs of identical components, mirrored on column 7. Gold: your crew left and right of column 7 must be equal, before the launch and after each card.
explain-thing-machinist = Silver: you win it with the most components that have the partner they need to work. Gold: one without a partner falls off, before the launch and whenever you lose a component.
glossary-aesthete = Aesthete
glossary-machinist = Machinist

event-lopsided = { $who ->
    [you] Your ship leans to one side. { $count ->
        [one] One crew member has
       *[other] { $count } crew members have
    } to go, for the sake of beauty.
   *[other] The crew of { $name } leans to one side: { $count ->
        [one] one has
       *[other] { $count } have
    } to go.
}
event-unplugged = { $who ->
    [you] { $count ->
        [one] One component of yours has
       *[other] { $count } components of yours have
    } no partner. A Machinist in gold throws that overboard.
   *[other] { $name } throws { $count ->
        [one] a component
       *[other] { $count } components
    } without a partner overboard.
}

new-more_titles-1 = Two more titles
    .text = The Aesthete loves symmetry, the Machinist loves components that depend on each other. The Machinist comes along only with New Technologies.
new-more_titles-2 = Aesthete
    .text = Column 7 is the mirror. Each component on the left that has its like on the right is worth 1.
new-more_titles-3 = Machinist
    .text = A booster needs something to boost, a catapult something to throw. Each component that works only beside another, and stands there, is worth 1.
new-more_titles-4 = The title holder
    .text = With the holder titles pay more: 3, 6 and 9, or 4, 8 and 12, and twice the last one in gold. Even whoever gave up competes, with half the score.
