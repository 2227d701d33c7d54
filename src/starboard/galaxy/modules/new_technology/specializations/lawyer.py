"""The Lawyer: what is paid for lost components, if the Lawyer is on board at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.modules.new_technology.cards import CARDS, LAWYER, has
from starboard.galaxy.seams import RELIEF
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Lawyer:
    """An insurable ship pays what the card says, one that is not insurable a share of what is due."""

    name = LAWYER
    rank: Mapping[str, int] = {"settle": RELIEF}

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        return [self._argued(table, line) if line.kind == "losses" else line for line in lines]

    def _argued(self, table: Table, line: Line) -> Line:
        ship = table.ships[line.seat]
        if not has(ship, LAWYER, table.flight.aboard.get(line.seat)):
            return line
        owed = reduced(ship, -line.amount)
        return line._replace(amount=-owed, source=self.name, parts=[*line.parts, (LAWYER, -line.amount - owed)])


def reduced(ship: Ship, owed: int) -> int:
    """What is left to pay for lost components."""
    if ship.insurance is not None:
        return min(CARDS.lawyer.insured, owed)
    share, of = CARDS.lawyer.uninsured
    return owed * share // of
