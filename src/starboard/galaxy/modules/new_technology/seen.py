"""What everybody sees of the module: specializations before their owners, and who is in hyperspace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.modules.new_technology.cards import CYAN, SPECIALIZATION
from starboard.galaxy.modules.new_technology.drawer import remembered
from starboard.galaxy.modules.new_technology.hyperspace import cards_away
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """Things that lie beside ships. A card whose alien has gone is put away."""
    tray: list[dict[str, Any]] = [
        {"id": f"specialization {ship.seat}", "name": remembered(ship, SPECIALIZATION, ""), "seat": ship.seat}
        for ship in table.ships
        if remembered(ship, SPECIALIZATION, "") and CYAN in ship.aboard
    ]
    tray += [
        {"id": f"hyperspace {seat}", "name": "hyperspace", "seat": seat, "values": {"cards": cards}}
        for seat, cards in cards_away(table).items()
    ]
    return {"tray": tray}
