"""The Lawyer: what is paid for lost components, if the Lawyer is on board at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.mechanisms.specializations.choosing import had_at_the_end
from starboard.galaxy.seams import RELIEF
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Lawyer:
    """How much is argued away, the card of each edition says."""

    rank: Mapping[str, int] = {"settle": RELIEF}

    def __init__(self, name: str) -> None:
        self.name = name

    def reduced(self, ship: Ship, owed: int) -> int:
        """What is left to pay for lost components."""
        raise NotImplementedError

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        return [self._argued(table, line) if line.kind == "losses" else line for line in lines]

    def _argued(self, table: Table, line: Line) -> Line:
        ship = table.ships[line.seat]
        if not had_at_the_end(table, ship, self.name):
            return line
        owed = self.reduced(ship, -line.amount)
        return line._replace(amount=-owed, source=self.name, parts=[*line.parts, (self.name, -line.amount - owed)])
