"""Goods: which planet is worth a landing, what goes into which hold, what makes room for something dearer."""

from __future__ import annotations

from starboard.engine import Decision
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.view import ShipView

RED = "R"


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


def load(decision: Decision, ship: ShipView) -> str:
    """Make room for what is dearer first, then lay down the dearest block; red places are for red blocks."""
    holds = Holds(ship)
    homeless = holds.fill(decision.about["hand"])
    lift = _lift(decision, holds, homeless[:1])
    if lift:
        return lift
    loads = [option for option in decision.options if option.startswith("load ")]

    def merit(option: str) -> tuple[int, bool]:
        _, colour, name = option.split(" ")
        return PRICES[colour], name in holds.common

    return max(loads, key=merit) if loads else "done"


def _lift(decision: Decision, holds: Holds, wanted: str) -> str | None:
    """Lift the cheapest block that keeps a dearer one out, if lifting is still possible."""
    if not wanted:
        return None
    cheaper = []
    for option in decision.options:
        if option.startswith("lift "):
            _, colour, name = option.split(" ")
            if PRICES[colour] < PRICES[wanted] and (wanted != RED or name in holds.special):
                cheaper.append((PRICES[colour], option))
    return min(cheaper)[1] if cheaper else None
