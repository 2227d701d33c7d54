"""What rough roads remember of a table: the deck of road cards, which of them are in force, and what they note."""

from __future__ import annotations

from typing import Any

from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

DRAWER = "rough_roads"
FLIGHT = "flight"
"""What is forgotten when the flight is over."""


def remember(table: Table, **values: Any) -> None:
    """For the whole game."""
    table.drawers = {**table.drawers, DRAWER: {**table.drawers.get(DRAWER, {}), **values}}


def remembered(table: Table, what: str, default: Any) -> Any:
    """What was remembered for the whole game."""
    return table.drawers.get(DRAWER, {}).get(what, default)


def note(table: Table, **values: Any) -> None:
    """For this flight."""
    remember(table, **{FLIGHT: {**remembered(table, FLIGHT, {}), **values}})


def noted(table: Table, what: str, default: Any) -> Any:
    """What was noted in this flight."""
    return remembered(table, FLIGHT, {}).get(what, default)


def keep(ship: Ship, what: str, value: Any) -> None:
    """With this ship, wherever it goes."""
    ship.drawers = {**ship.drawers, what: value}
