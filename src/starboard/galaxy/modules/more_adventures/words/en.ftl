option-more_adventures = new adventure cards
option-more_adventures-no = without the new cards
option-more_adventures-yes = with the new cards: three more for each level

card-infinite_space = Infinite Space
    .text = Are we there yet? In flight order, each ship moves by { $times ->
        [2] twice
       *[other] { $times } times
    } its engine strength. A ship with none must give up.
card-asteroid_rain = Meteor Shower
    .text = Everybody secretly picks a side to hide from, left or right. Nothing that comes from there can touch you. Then it pours: { $meteors }.
card-free_competition = Free Competition
    .text = Row by row, whoever has more of something than all the others put together gives one of them up. It’s nothing personal, it’s the market.
market-row = row { $number }: { $ware ->
    [single_cannon] single cannons
    [double_cannon] double cannons
    [single_engine] single engines
   *[double_engine] double engines
}
card-dump = Junkyard
    .text = In flight order, each ship may stop at one free area: pay its price at once, take its reward, and off you go. No refunds.
explain-card-infinite_space = As open space, but every strength of your engines takes you twice as far. A battery token in a double engine is worth four spaces here.
explain-card-asteroid_rain = A meteor swarm from all sides. First everybody picks the left or the right, all at the same time, and is safe from what comes from there. Front and rear are for everybody.
explain-card-free_competition = Cannons and engines are counted, single and double ones apart. Whoever has more of a kind than all the others together gives one up, and pays for it on arrival like for any other lost component.
explain-card-dump = Four areas, each with a price and a reward, for one ship each. Only where days are part of the price do you lose any. Tokens and humans go wherever there is room; nobody moves over for them.
source-dump = from the junkyard

question-ignore_side = { $card }: what do you hide from?
option-ignore_side-left = whatever comes from the left
option-ignore_side-right = whatever comes from the right
option-ignore_side-in_order = let’s choose in flight order, openly
question-concede = { $card }: you have more { $ware ->
    [single_cannon] single cannons
    [double_cannon] double cannons
    [single_engine] single engines
   *[double_engine] double engines
} than everybody else together. Which one goes?
option-concede-square = give up { $component }
question-choose_reward = { $card }: which of the two will it be?
option-choose_reward-reward = { $reward ->
    [1] the left one
   *[other] the right one
}

event-wares_counted = { $ware ->
    [single_cannon] Single cannons are counted
    [double_cannon] Double cannons are counted
    [single_engine] Single engines are counted
   *[double_engine] Double engines are counted
}: { $counts }.
event-monopoly = { $who ->
    [you] You rule the market, and the market minds.
   *[other] { $name } rules the market, and the market minds.
}
event-order_wanted = { $names } would like to see what the others do first, so everybody chooses in flight order.

new-more_adventures-1 = Infinite Space
    .text = Open space, twice as wide. Every double engine that you power is worth four spaces. Save a token for it, and have an engine that runs without.
new-more_adventures-2 = Meteor Shower
    .text = Pick a side to hide from, left or right, without a word to the others. Whoever would rather see first may ask for flight order.
new-more_adventures-3 = Free Competition
    .text = Don’t have more cannons or engines of a kind than everybody else together. The market will notice, and you’ll pay for what it takes.
new-more_adventures-4 = Bad Day
    .text = It’s a level I card, so it may be in any deck. The farther you fly, the worse it gets: an epidemic, then a sabotage, then stardust.
new-more_adventures-5 = The junkyard
    .text = Four bargains, one ship for each, leader first. Prices are paid at once: crew, tokens, goods, days, or whatever falls on your head.
