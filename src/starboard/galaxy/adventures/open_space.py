"""Open space: everyone moves forward by engine strength, and a ship without any is stranded."""

from __future__ import annotations

from typing import Any

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.declare import declare
from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.flight.outlook import ending
from starboard.galaxy.flight.track import move
from starboard.galaxy.table import Table


class OpenSpace(Adventure, frozen=True, tag="open_space"):
    """Leader first; each decides knowing what the ships before did."""

    def play(self, table: Table) -> Rule:
        def then(strength: float) -> dict[str, Any]:
            return ending("" if strength > 0 or table.is_test_flight else "no_engines")

        for ship in table.in_order():
            strength = yield from declare(table, ship, "engines", "need", then, card=self.id)
            if strength is None:
                continue
            if strength > 0:
                yield from move(table, ship, int(strength), self.kind)
            elif not table.is_test_flight:
                give_up(table, ship, "no_engines")
