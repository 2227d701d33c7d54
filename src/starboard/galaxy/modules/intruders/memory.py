"""Who walks where at this moment, so that a table that waits for an answer shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.modules.intruders.vocabulary import NAME
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def walks_on(table: Table, ship: Ship, who: str, square: int) -> None:
    """An intruder stands on this square of a ship."""
    table.drawers = {**table.drawers, NAME: [who, ship.seat, ship.board.names[square]]}


def nobody_walks(table: Table) -> None:
    """It has gone."""
    table.drawers = {name: drawer for name, drawer in table.drawers.items() if name != NAME}


def seen(table: Table) -> Mapping[str, Any]:
    """Everybody sees where an intruder is."""
    if NAME not in table.drawers:
        return {"walkers": []}
    who, seat, square = table.drawers[NAME]
    return {"walkers": [{"id": who, "seat": seat, "square": square}]}
