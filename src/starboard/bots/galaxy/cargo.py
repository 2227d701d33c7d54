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


class Holds:
    """The free places of a ship's holds, those for red blocks counted apart."""

    def __init__(self, ship: ShipView) -> None:
        self.special: dict[str, int] = {}
        self.common: dict[str, int] = {}
        for name, key in ship.pieces.items():
            parts = piece_of_key(key).parts
            free = parts.holds - len(ship.goods.get(name, ""))
            if parts.holds:
                (self.special if parts.special else self.common)[name] = free

    def fill(self, blocks: str) -> str:
        """Lay blocks down, dearest first; those that find no place."""
        special, common = sum(self.special.values()), sum(self.common.values())
        left = ""
        for colour in sorted(blocks, key=PRICES.__getitem__, reverse=True):
            if colour != RED and common:
                common -= 1
            elif special:
                special -= 1
            else:
                left += colour
        return left


def gain(ship: ShipView, goods: str) -> int:
    """What a ship's load would be worth more with the best of these goods on board."""
    held = "".join(ship.goods.values())
    empty = Holds(ship)
    for name, blocks in ship.goods.items():
        (empty.special if name in empty.special else empty.common)[name] += len(blocks)
    left = empty.fill(held + goods)
    return sum(PRICES[colour] for colour in goods) - sum(PRICES[colour] for colour in left)


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
