"""Drawers: what a module remembers, as plain values that are replaced, never changed."""

from __future__ import annotations

from typing import Any

from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

FLIGHT = "flight"
"""Where the notes of a flight lie."""


class Drawer:
    """The drawer of one module at a table; what lies in it is copied, saved and hashed with the table."""

    def __init__(self, name: str) -> None:
        self.name = name

    def remember(self, table: Table, **values: Any) -> None:
        """For the whole game."""
        table.drawers = {**table.drawers, self.name: {**table.drawers.get(self.name, {}), **values}}

    def remembered(self, table: Table, what: str, default: Any = None) -> Any:
        """What was remembered for the whole game."""
        return table.drawers.get(self.name, {}).get(what, default)

    def note(self, table: Table, **values: Any) -> None:
        """For this flight."""
        self.remember(table, **{FLIGHT: {**self.remembered(table, FLIGHT, {}), **values}})

    def noted(self, table: Table, what: str, default: Any = None) -> Any:
        """What was noted in this flight."""
        return self.remembered(table, FLIGHT, {}).get(what, default)

    def forget(self, table: Table) -> None:
        """All that was noted: the flight is over, or another begins."""
        self.remember(table, **{FLIGHT: {}})


class Memory:
    """The drawers of one module, of a table and of its ships: what is nothing (None, an empty list) is not kept."""

    def __init__(self, name: str) -> None:
        self.name = name

    def remembered(self, of: Table | Ship, what: str, otherwise: Any) -> Any:
        """What lies in a drawer."""
        return of.drawers.get(self.name, {}).get(what, otherwise)

    def remember(self, of: Table | Ship, **values: Any) -> None:
        """Lay something into a drawer; an empty drawer goes."""
        kept = {what: value for what, value in {**of.drawers.get(self.name, {}), **values}.items() if value}
        others = {name: drawer for name, drawer in of.drawers.items() if name != self.name}
        of.drawers = {**others, self.name: kept} if kept else others
