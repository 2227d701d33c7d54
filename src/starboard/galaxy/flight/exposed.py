"""Exposed connectors as they count for stardust and for the best-looking ship."""

from __future__ import annotations

from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def exposed_of(table: Table, ship: Ship, why: str) -> int:
    """How many connectors of a ship count as exposed; `why` says what for: `stardust`, `best_looking`."""
    exposed = ship.exposed_connectors
    for ask_exposed in ship.seams.amount_exposed:
        exposed = ask_exposed(table, ship, exposed, why)
    return exposed
