"""Alien Archaeology: only the richest collections arrive (MX-2.11, MX-R-6)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.modules.missions.components import ARTIFACT, DOUBLE_ARTIFACT
from starboard.galaxy.modules.missions.tally import carried
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class AlienArchaeology:
    """After the last card everybody gives up who carries fewer artifacts than somebody else in flight."""

    name = "alien_archaeology"
    rank: Mapping[str, int] = {"at_last": LIMIT}
    """Whoever brings further cards has done so by then."""

    def at_last(self, table: Table) -> Rule:
        yield from ()
        if table.flight.deck:
            return
        ships = table.in_flight()
        most = max(map(artifacts, ships), default=0)
        for ship in ships:
            if artifacts(ship) < most:
                give_up(table, ship, "fewer_artifacts")


def artifacts(ship: Ship) -> int:
    """How many artifacts a ship carries; a double one counts once."""
    return carried(ship, ARTIFACT) + carried(ship, DOUBLE_ARTIFACT)
