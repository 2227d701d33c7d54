"""What is remembered of roads: the deck of road cards, which of them are in force, and what they note.

A table plays with the roads of one box, and what is remembered lies in the drawer of the module that draws them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from starboard.engine import Setup
from starboard.galaxy.drawers import Drawer
from starboard.galaxy.registry import modifiers
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Keeper:
    """Whoever draws roads, and remembers them under a name that is also that of the option for how many."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.drawer = Drawer(name)


@cache
def _keepers() -> tuple[Keeper, ...]:
    return tuple(modifier for modifier in modifiers().values() if isinstance(modifier, Keeper))


def keeper_at(setup: Setup) -> Keeper:
    """Who draws the roads of a table."""
    return next(keeper for keeper in _keepers() if keeper.name in setup.options)


def remember(table: Table, **values: Any) -> None:
    """For the whole game."""
    keeper_at(table.setup).drawer.remember(table, **values)


def remembered(table: Table, what: str, default: Any = None) -> Any:
    """What was remembered for the whole game."""
    return keeper_at(table.setup).drawer.remembered(table, what, default)


def note(table: Table, **values: Any) -> None:
    """For this flight."""
    keeper_at(table.setup).drawer.note(table, **values)


def noted(table: Table, what: str, default: Any = None) -> Any:
    """What was noted in this flight."""
    return keeper_at(table.setup).drawer.noted(table, what, default)


def forget(table: Table) -> None:
    """All that was noted: the flight is over."""
    keeper_at(table.setup).drawer.forget(table)


def keep(ship: Ship, what: str, value: Any) -> None:
    """With this ship, wherever it goes."""
    ship.drawers = {**ship.drawers, what: value}
