"""What rough roads remember of a table: the deck of road cards, which of them are in force, and what they note."""

from __future__ import annotations

from typing import Any

from starboard.galaxy.drawers import Drawer
from starboard.galaxy.ship.ship import Ship

DRAWER = "rough_roads"
_drawer = Drawer(DRAWER)
remember, remembered = _drawer.remember, _drawer.remembered
note, noted, forget = _drawer.note, _drawer.noted, _drawer.forget


def keep(ship: Ship, what: str, value: Any) -> None:
    """With this ship, wherever it goes."""
    ship.drawers = {**ship.drawers, what: value}
