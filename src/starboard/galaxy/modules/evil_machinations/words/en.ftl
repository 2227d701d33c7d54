card-ambush = Ambush
    .text = They come from behind: cannons count as if the rear were the front. The weakest ship comes under fire ({ $shots }). A lone ship slips through unnoticed.
card-checkpoint = Checkpoint
    .text = A camera, a flag, a cheque: every ship gets the finishing bonus for its place right now. The one at the end is still to come.
card-quality_control = Quality control
    .text = The prettiest ship right now gets the bonus for looks. The one at the end is still to come.
card-cosmic_rays = Cosmic rays
    .text = Goods bleach: every block turns into the next cheaper colour. Blue ones turn to dust.
card-customs_inspection = Customs inspection
    .text = “Anything to declare?” For each block on board you pay { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } or hand it over.
card-eco_patrol = Eco-patrol
    .text = Batteries are bad for the nebulae. For each battery token on board you pay { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } or throw it out.
card-getting_even = Getting even
    .text = The last ship calls the others, leader first: { $credits } credits per level of the flight, or a light shot from the rear in a column of its choice.
card-road_narrows = Road narrows
    .text = Breathe in! Each ship meets a large meteor from the front in its leftmost column, then one in its rightmost.
card-system_test = System test
    .text = Everything that can use battery power is switched on: 1 token for every { $components } such components. Whoever lacks tokens gives components up.
card-trustbusters = Trustbusters
    .text = Cabins, batteries, cannons, engines: whoever has more of a kind than all others together gives one up.
card-traffic_jam = Traffic jam
    .text = Nothing moves. All ships close up to the last one, bumper to bumper. Not even hyperspace gets you past this.
card-junker_for_sale = Junker for sale
    .text = Runs, mostly. It goes to the highest bidder, with what is in its holds ({ $goods }), for { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-stranded_ship = Stranded ship
    .text = Flat battery. In flight order, the first taker gives { $cells } battery tokens, for { $base } credits plus { $credits } per level of the flight, and { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    }.
card-wide_open_space = Wide open space
    .text = Nothing ahead but speed: in flight order, each ship moves by { $times } times its engine strength. A ship with none must give up.
card-meteor_shower = Meteor shower
    .text = In flight order, hide from the left or from the right. Then it comes from everywhere: { $meteors }.
card-wage_dispute = Wage dispute
    .text = The crew wants 1 credit for every { $crew } of them. For each credit you do not pay, somebody walks out.
card-toll_booth = Toll booth
    .text = In flight order: { $credits } credits per level of the flight, or { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    } in the slow lane.
card-border_control = Border control
    .text = In flight order: { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } for each alien on board, or it stays behind.
card-drag_race = Drag race
    .text = Strongest engines: { $credits } credits per level of the flight. Weakest engines: { $days ->
        [one] 1 flight day
       *[other] { $days } flight days
    } lost. A lone ship races nobody.
card-shooting_gallery = Shooting gallery
    .text = Strongest cannons: { $credits } credits per level of the flight. Weakest cannons: comes under fire ({ $shots }).
card-press_gang = Press gang
    .text = The ship with the smallest crew loses { $crew_loss } of it.
card-magnetic_storm = Magnetic storm
    .text = Every battery loses half of its tokens, rounded up.
card-spot_check = Spot check
    .text = Loose ends! For every { $connectors } exposed connectors you pay 1 credit, or lose a flight day.

explain-card-ambush = Bandits come from behind, so cannons that point to the rear count in full and all others half. The weakest ship is shot at.
explain-card-checkpoint = Everybody is paid the finishing bonus for the place they hold right now, and at the end once more.
explain-card-quality_control = Whoever has the fewest exposed connectors right now gets the bonus for the best-looking ship, and at the end there is another.
explain-card-cosmic_rays = All goods on board turn into the next cheaper colour: red to yellow, yellow to green, green to blue, blue to nothing.
explain-card-customs_inspection = In flight order, every block on board costs a little duty, or stays with the officer.
explain-card-eco_patrol = In flight order, every battery token on board costs a fee, or goes into the recycling bin.
explain-card-getting_even = Whoever is last gets to ask everybody else for money, and to aim at those who refuse. The column is chosen, not rolled.
explain-card-road_narrows = Every ship scrapes along on both sides: a large meteor in the leftmost column that has a component, then one in the rightmost.
explain-card-system_test = Everything that can use battery power is tested: a token for every two of these components, rounded up. You may give some up first, and must if tokens are short.
explain-card-trustbusters = Monopolies are broken up: whoever has more cabins, batteries, cannons or engines than everybody else together loses one.
explain-card-traffic_jam = The order stays, the lead is gone: everybody falls back until all ships stand in a row right in front of the last.
explain-card-junker_for_sale = A ship full of goods is auctioned off. The winner pays, loads, and loses a little time.
explain-card-stranded_ship = Somebody needs a jump start. The first ship with enough battery tokens may help, for credits and flight days.
explain-card-wide_open_space = Open space, only wider: everybody moves by twice their engine strength, and whoever has none is out.
explain-card-meteor_shower = First everybody picks the side they hide from, then meteors come from the front and from both sides. The ones you hide from pass you by.
explain-card-wage_dispute = The crew wants money, a credit for every two of them. What you save in wages you pay in crew.
explain-card-toll_booth = Pay the toll or lose flight days. Those who do not pay fall back once everybody has decided.
explain-card-border_control = Every alien on board needs a visa, or stays at the border.
explain-card-drag_race = Engines are compared: the strongest ship wins credits, the weakest loses flight days.
explain-card-shooting_gallery = Cannons are compared: the strongest ship wins credits, the weakest is the target.
explain-card-press_gang = Somebody is short of sailors, and takes them from whoever has the fewest.
explain-card-magnetic_storm = Batteries go flat: each loses half of its tokens, rounded up.
explain-card-spot_check = Exposed connectors are against regulations: pay for them, or lose flight days tidying up.

thing-ambush = { card-ambush }
    .text = { explain-card-ambush }
thing-checkpoint = { card-checkpoint }
    .text = { explain-card-checkpoint }
thing-quality_control = { card-quality_control }
    .text = { explain-card-quality_control }
thing-cosmic_rays = { card-cosmic_rays }
    .text = { explain-card-cosmic_rays }
thing-customs_inspection = { card-customs_inspection }
    .text = { explain-card-customs_inspection }
thing-eco_patrol = { card-eco_patrol }
    .text = { explain-card-eco_patrol }
thing-getting_even = { card-getting_even }
    .text = { explain-card-getting_even }
thing-road_narrows = { card-road_narrows }
    .text = { explain-card-road_narrows }
thing-system_test = { card-system_test }
    .text = { explain-card-system_test }
thing-trustbusters = { card-trustbusters }
    .text = { explain-card-trustbusters }
thing-traffic_jam = { card-traffic_jam }
    .text = { explain-card-traffic_jam }
thing-junker_for_sale = { card-junker_for_sale }
    .text = { explain-card-junker_for_sale }
thing-stranded_ship = { card-stranded_ship }
    .text = { explain-card-stranded_ship }
thing-wide_open_space = { card-wide_open_space }
    .text = { explain-card-wide_open_space }
thing-bad_day = { card-bad_day }
    .text = { explain-card-bad_day }
thing-meteor_shower = { card-meteor_shower }
    .text = { explain-card-meteor_shower }
thing-wage_dispute = { card-wage_dispute }
    .text = { explain-card-wage_dispute }
thing-toll_booth = { card-toll_booth }
    .text = { explain-card-toll_booth }
thing-border_control = { card-border_control }
    .text = { explain-card-border_control }
thing-drag_race = { card-drag_race }
    .text = { explain-card-drag_race }
thing-shooting_gallery = { card-shooting_gallery }
    .text = { explain-card-shooting_gallery }
thing-press_gang = { card-press_gang }
    .text = { explain-card-press_gang }
thing-magnetic_storm = { card-magnetic_storm }
    .text = { explain-card-magnetic_storm }
thing-spot_check = { card-spot_check }
    .text = { explain-card-spot_check }

glossary-level-EM = Machination
option-evil_machinations = Evil Machinations
option-evil_machinations-no = no machinations
option-evil_machinations-yes = with machinations and loans

thing-machination_laid = A machination
    .text = It lies face down until the launch. Only one person at this table knows what it is.
thing-loan = { $count ->
    [one] A loan
   *[other] { $count } loans
}
    .text = { $owed } credits to pay back before the game ends. If you can’t, you lose.
follows-amount-debt = { $amount } credits of debt
settlement-loan = loans
source-loan = from a loan
reason-loan = for a loan
source-checkpoint = at the checkpoint
source-quality_control = for a handsome ship
source-getting_even = in hush money
source-stranded_ship = for the jump start
source-drag_race = for the race
source-shooting_gallery = at the shooting gallery
reason-customs_inspection = in duty
reason-eco_patrol = for the environment
reason-getting_even = to be left alone
reason-wage_dispute = in wages
reason-border_control = for visas
reason-toll_booth = for the toll
reason-spot_check = for loose ends

question-choose_machination = Which machination do you hide in the coming flight? It will hit everybody, you included.
question-levy = { $card }: { $due ->
    [one] 1 credit
   *[other] { $due } credits
} to pay, and you have { $purse }. What do you give up instead?
question-toll = { $card }: { $due ->
    [one] 1 credit
   *[other] { $due } credits
}, and you have { $purse }. Do you pay?
question-extortion = “Nice ship. { $due } credits, or I pull the trigger.” You have { $purse }. Do you pay?
question-aim = { $target } does not pay. Along which column do you fire?
question-hide = { $card }: from which side do you hide?
question-system_test = { $card }: do you give components up first, or pay with battery tokens?
question-break_up = { $card }: you have more of these ({ $count }) than all others together. Which one goes?
option-choose_machination-choose = { $card }
option-levy-square = give up one from { $component }
option-levy-give = give up { $block } from { $component }
option-levy-pay = pay and keep the rest
option-levy-borrow = take a loan
option-toll-pay = pay
option-toll-wait = wait
option-toll-borrow = take a loan
option-extortion-pay = pay up
option-extortion-refuse = not a single credit
option-extortion-borrow = take a loan
option-owed-borrow = take a loan
option-bid-borrow = take a loan
option-secret_bid-borrow = take a loan
option-insurance-borrow = take a loan
option-next_card-repay = repay a loan
option-aim-column = column { $column }
option-hide-left = from the left
option-hide-right = from the right
option-system_test-square = give up { $component }
option-system_test-done = run the test
option-break_up-square = { $component }
group-levy-square = SQUARE — where you give something up
group-levy-give = give COLOUR SQUARE — a block you hand over
group-system_test-square = SQUARE — the component to give up
group-break_up-square = SQUARE — the component to give up

event-machinations_dealt = Everybody picks up { $count } machinations and smiles innocently.
event-machinations_laid = The machinations of this flight lie face down.
event-machinations_hidden = { $count ->
    [one] A machination is hidden among the cards.
   *[other] { $count } machinations are hidden among the cards.
}
event-loan_taken = { $who ->
    [you] You take a loan: 10 credits now, 12 before the end.
   *[other] { $name } takes a loan.
}
event-loan_repaid = { $who ->
    [you] You repay a loan.
   *[other] { $name } repays a loan.
}
event-loans_unpaid = { $who ->
    [you] You can’t repay your loans. The bank takes the keys, and you lose.
   *[other] { $name } can’t repay those loans, and loses.
}
event-goods_faded = { $who ->
    [you] Your goods lose their colour.
   *[other] { $name }’s goods lose their colour.
}
event-cells_drained = { $who ->
    [you] Your batteries lose { $amount ->
        [one] 1 token.
       *[other] { $amount } tokens.
    }
   *[other] { $name }’s batteries lose { $amount ->
        [one] 1 token.
       *[other] { $amount } tokens.
    }
}
event-strongest = { $who ->
    [you] Nobody beats you: you win.
   *[other] { $name } beats everybody.
}
event-toll_refused = { $who ->
    [you] You keep your credits.
   *[other] { $name } pays nothing.
}

new-evil_machinations-1 = Four cards up your sleeve
    .text = You hold four machinations that nobody else may see. Before each flight you choose one and lay it face down.
new-evil_machinations-2 = Somewhere in the middle
    .text = The chosen cards are shuffled into the middle of the flight. They hit everybody, the one who chose them included, so build for yours.
new-evil_machinations-3 = Going, going, gone
    .text = Some things go to the highest bidder: higher or pass, in flight order, until all others have passed.
new-evil_machinations-4 = The bank is your friend
    .text = Short of credits? Borrow 10, pay back 12 before the end. If you can’t, you lose, however rich you look.
new-evil_machinations-5 = No more unpaid bills
    .text = Lost components must be paid for. If you can’t, the bank lends you what is missing, whether you like it or not.

glossary-deck-EM = Machinations
glossary-loans = Loans
glossary-loan = Loan
explain-thing-loan = 10 credits now, 12 to give back before the game ends, whenever you like between two cards. If you cannot pay for what you lost, the bank lends you the money without being asked. Whoever still owes something at the end has lost.
machination-entrance = Somebody had this up their sleeve:
settlement-why-loan = The game is over, so every loan is paid back: 12 credits each. Whoever cannot has lost.
