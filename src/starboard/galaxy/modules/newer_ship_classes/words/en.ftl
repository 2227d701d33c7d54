option-newer_ship_classes = newer ship classes
option-newer_ship_classes-no = without the newer ship classes
option-newer_ship_classes-yes = with the newer ship classes: IIB is rolled up, IIIB has holes, IV is twice the size
option-rounds-IIB = class IIB, the cylinder
option-rounds-IIIB = class IIIB, the ship with holes
option-rounds-IV = class IV, the cruiser
need-deck_iv = A cruiser flies through deck IV, so it needs “{ $of }”.
reason-insurance = for the insurance
event-insured = { $who ->
    [you] You sign: lost components cost you { $limit } credits at most
   *[other] { $name } is insured now: lost components cost { $limit } credits at most
}.
thing-insured = Insured
    .text = Lost components cost whoever signed no more than { $limit } credits in this flight. The small print is in another galaxy.
event-holes_rolled = The dice say { $one } and { $two }: squares with such a number are holes in everybody’s board.
event-cabin_withdrawn = A double! { $who ->
    [you] Your starting cabin is towed away; begin where you like.
   *[other] { $name }’s starting cabin is towed away.
}
thing-holes = Holes: { $one } and { $two }
    .text = Nothing can be built on squares that bear a { $one } or a { $two }. The shipyard calls it ventilation.
thing-double_holes = Holes: double { $one }
    .text = Nothing can be built on squares that bear a { $one }, nor where the starting cabin used to be. The first component goes anywhere else.
new-newer_ship_classes-1 = Class IIB: a board rolled up
    .text = The left edge is joined to the right one. Connectors must match across the seam, and cannons there need a free square beyond it. Turn the cylinder to see its back.
new-newer_ship_classes-2 = Class IIB: round and round
    .text = From the front or rear, two dice name the column by their faces. From a side, one die names the row (1 and 6 miss), the other where the hit begins; it runs round until it meets something. Nothing here is insured.
new-newer_ship_classes-3 = Class IIIB: mind the gap
    .text = Every number from 1 to 6 is printed on five squares. When building begins two dice are rolled, and those squares are holes for everybody. A double takes the starting cabin as well. Nothing here is insured.
new-newer_ship_classes-4 = Class IV: the cruiser
    .text = Two boards in one, drawn at random: nobody else’s cruiser looks like yours. The hourglass starts beside the board, so you have one more run of it, and four piles of five cards await you.
new-newer_ship_classes-5 = Class IV: insurance is up to you
    .text = Before the first card you may insure your ship. Then lost components cost no more than the policy says; without it every one of them is paid for.
