"""The Stock Boy: it all fits in, and nobody finds it again."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room
from starboard.galaxy.table import Table

RED = "R"


class StockBoy(Person):
    """A: a red block in a plain hold (AX-12.62). B: what is given up is chosen, or hidden (AX-12.63, AX-12.64)."""

    name = "stock_boy"

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        parts = ship.layout.at(square).parts
        return room._replace(special=room.special + 1) if parts.holds > parts.special else room

    def picks(self, table: Table, ship: Ship, picks: bool) -> bool:
        return picks or self.knows_both(table, ship.seat)

    def hidden(self, table: Table, ship: Ship, hidden: Mapping[int, str]) -> Mapping[int, str]:
        """What lies in special holds and is not red, as much of it as there are such holds without a red block."""
        if not self.knows_both(table, ship.seat):
            return hidden
        found = {square: _tucked_away(ship, square) for square in ship.goods}
        return {**hidden, **{square: blocks for square, blocks in found.items() if blocks}}


def _tucked_away(ship: Ship, square: int) -> str:
    """The dearest blocks that may lie in the special holds of a component; one red block may lie in a plain one."""
    parts, held = ship.layout.at(square).parts, ship.goods[square]
    reds = max(0, held.count(RED) - (1 if parts.holds > parts.special else 0))
    return held.replace(RED, "")[: max(0, parts.special - reds)]
