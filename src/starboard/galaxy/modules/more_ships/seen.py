"""What everybody sees of the new ships: the die that says how the boards lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.modules.more_ships.compass import NAME
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """The die, for as long as the ships on these boards are built and flown."""
    lies = NAME in table.drawers and any(ship.board.compass for ship in table.ships)
    values = {"face": table.drawers[NAME]} if lies else {}
    return {"conditions": [{"id": "compass", "name": "compass", "values": values}] if lies else []}
