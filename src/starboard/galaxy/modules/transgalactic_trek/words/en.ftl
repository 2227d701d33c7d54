option-transgalactic_trek = Transgalactic Trek
thing-supreme_hauler = Supreme Hauler
    .text = { title-standing } { $side ->
        [gold] Gold: for the most components with goods in them. No component may hold two blocks of the same colour.
       *[silver] For the most components with goods in them. One lonely blue block is enough to count.
    }
    .brief = most components with goods
thing-battery_master = Battery Master
    .text = { title-standing } { $side ->
        [gold] Gold: for the most components that run on batteries. Single cannons and single engines do nothing for you.
       *[silver] For the most components that run on batteries: double cannons, double engines, shields. Whether any tokens are left is nobody’s business.
    }
    .brief = most components on batteries
thing-xeno_quartermaster = Xeno-Quartermaster
    .text = { title-standing } { $side ->
        [gold] Gold: for aliens who live far from everybody else. An alien whose cabin is joined to another cabin moves out.
       *[silver] For aliens who live far from everybody else: each counts its distance to the nearest other cabin, in rows and columns.
    }
    .brief = aliens far from other cabins
thing-cruise_captain = Cruise Captain
    .text = { title-standing } { $side ->
        [gold] Gold: for the most cabins with crew and a view. Nobody stays in a cabin without one, except in the starting cabin.
       *[silver] For the most cabins with crew and a view: a smooth side with nothing beside it but stars.
    }
    .brief = most cabins with a view
thing-master_engineer = Master Engineer
    .text = { title-standing } { $side ->
        [gold] Gold: for the most components on the ship. Each one you lose costs you 2 credits.
       *[silver] For the most components on the ship when it comes home.
    }
    .brief = most components
thing-corridor_master = Corridor Master
    .text = { title-standing } { $side ->
        [gold] Gold: for the longest corridor. A component with connectors on all four sides is an error.
       *[silver] For the longest corridor: components with one or two connectors, all joined to each other.
    }
    .brief = longest corridor
explain-thing-supreme_hauler = Silver: you win it with the most components that hold goods. Gold: none of your components may hold two blocks of the same colour.
explain-thing-battery_master = Silver: you win it with the most double cannons, double engines and shields. Gold: single cannons and single engines do nothing for you.
explain-thing-xeno_quartermaster = Silver: each alien counts its distance to the nearest other cabin, in rows and columns. Gold: an alien whose cabin is joined to another cabin moves out.
explain-thing-cruise_captain = Silver: you win it with the most cabins that have crew and a view, a smooth side with nothing beside it. Gold: nobody stays in a cabin without a view, except in the starting cabin.
explain-thing-master_engineer = Silver: you win it with the most components on your ship. Gold: each one you lose costs you 2 credits.
explain-thing-corridor_master = Silver: you win it with the longest corridor of components with one or two connectors. Gold: a component with connectors on all four sides is an error, except the starting cabin.
glossary-titles = Titles of the Trek
glossary-supreme_hauler = Supreme Hauler
glossary-battery_master = Battery Master
glossary-xeno_quartermaster = Xeno-Quartermaster
glossary-cruise_captain = Cruise Captain
glossary-master_engineer = Master Engineer
glossary-corridor_master = Corridor Master

question-take_title = Which title do you take?
option-take_title-title = { $thing }
then-title_won = you were the best
then-title_lost = somebody else was better
then-title_free = nobody was any good at it

event-titles_drawn = The titles of this Trek are on the table.
event-title_scored = { $count ->
    [0] { $thing }: nobody earns it this time.
    [one] { $thing }: { $names } is paid for it.
   *[other] { $thing }: { $names } are paid for it.
}
event-title_taken = { $who ->
    [you] From now on you are the { $thing }. Try to live up to it.
   *[other] { $name } is the { $thing } from now on.
}
event-title_gilded = { $who ->
    [you] You defend your title. { $thing } is gold now, and expects something of you.
   *[other] { $name } defends the title: { $thing } is gold now.
}

award-won = { $name } wins a title: { $thing }, +{ $pay }
award-defended = { $name } defends a title: { $thing }, +{ $pay }
settlement-trek_title = title
source-trek_title = for a title
error-crossroads = the component on { $square } has connectors on all four sides, which a golden Corridor Master may not build

new-transgalactic_trek-1 = The Trek
    .text = Three flights, each longer than the one before. Credits stay with you; ships, as usual, do not.
new-transgalactic_trek-2 = Titles
    .text = As many titles as truckers lie beside the flight. After the first flight, the best at each of them is paid, and everybody takes one.
new-transgalactic_trek-3 = Defend yours
    .text = From the second flight on you defend your own title: nobody who comes home may score higher. A tie is good enough.
new-transgalactic_trek-4 = Gold
    .text = A title defended in the second flight turns to gold. It pays double at the end, and until then it makes demands.
