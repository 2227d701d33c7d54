"""What the module remembers, of the table and of ships: plain values that are replaced, never changed."""

from __future__ import annotations

from typing import Any

from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

NAME = "new_technology"


def remembered(of: Table | Ship, what: str, otherwise: Any) -> Any:
    """What lies in a drawer."""
    return of.drawers.get(NAME, {}).get(what, otherwise)


def remember(of: Table | Ship, **values: Any) -> None:
    """Lay something into a drawer; nothing (None, an empty list) is not kept."""
    kept = {what: value for what, value in {**of.drawers.get(NAME, {}), **values}.items() if value}
    others = {name: drawer for name, drawer in of.drawers.items() if name != NAME}
    of.drawers = {**others, NAME: kept} if kept else others
