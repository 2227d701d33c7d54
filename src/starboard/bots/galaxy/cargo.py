"""Goods: which planet is worth a landing, and what goes into which hold."""

from __future__ import annotations

from starboard.bots.galaxy.weighing import bargain
from starboard.engine import Decision
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.view import ShipView
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import LeaveBlock, LiftBlock

RED, DONE = "R", "done"


def gain(ship: ShipView, goods: str) -> int:
    """What a ship's load would be worth more with the best of these goods on board."""
    left = _left_over(ship, "".join(ship.goods.values()) + goods)
    return sum(PRICES[colour] for colour in goods) - sum(PRICES[colour] for colour in left)


def _left_over(ship: ShipView, blocks: str) -> str:
    """Of these blocks, laid into empty holds with the dearest first, those that find no place."""
    parts = [piece_of_key(key).parts for key in ship.pieces.values()]
    special = sum(one.special for one in parts)
    common = sum(one.holds for one in parts) - special
    left = ""
    for colour in sorted(blocks, key=PRICES.__getitem__, reverse=True):
        if colour != RED and common:
            common -= 1
        elif special:
            special -= 1
        else:
            left += colour
    return left


def load(decision: Decision) -> str:
    """The next step of the best load, which the decision brings along; before leaving, what modules offer if it pays.

    Blocks that would stay behind are as good as nothing to pay with.
    """
    step: str = decision.about["plans"]["best"]["steps"][0][1]
    if step != DONE:
        return step
    lifts = of_form(decision, LiftBlock)
    offers = (option for option in decision.options if option not in lifts)
    return bargain(decision, offers, free=decision.about["hand"]) or step


def leave(decision: Decision) -> str:
    """The cheapest of the blocks stays behind."""
    blocks = of_form(decision, LeaveBlock)
    return min(blocks, key=lambda option: PRICES[blocks[option].colour])
