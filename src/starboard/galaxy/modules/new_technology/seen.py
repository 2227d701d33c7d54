"""What everybody sees of the module: specializations before their owners, and who is in hyperspace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.modules.new_technology.hyperspace import cards_away
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """Things that lie beside ships."""
    away = [
        {"id": f"hyperspace {seat}", "name": "hyperspace", "seat": seat, "values": {"cards": cards}}
        for seat, cards in cards_away(table).items()
    ]
    return {"tray": [*SPECIALIZATIONS.tray(table), *away]}
