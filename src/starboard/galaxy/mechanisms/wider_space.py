"""Open space of which there is more: every strength of the engines is worth several flight days."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.open_space import OpenSpace
from starboard.galaxy.flight.engines import fly_by_engines
from starboard.galaxy.table import Table


class WiderSpace(OpenSpace, frozen=True):
    """As open space, but each ship moves by so many times its strength."""

    times: int

    @property
    def like(self) -> str:
        return "open_space"

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            yield from fly_by_engines(table, ship, self.id, self.kind, self.times)
