"""Open space: everyone moves forward by engine strength, and a ship without any is stranded."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.engines import fly_by_engines
from starboard.galaxy.table import Table


class OpenSpace(Adventure, frozen=True, tag="open_space"):
    """Leader first; each decides knowing what the ships before did."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            yield from fly_by_engines(table, ship, self.id, self.kind)
