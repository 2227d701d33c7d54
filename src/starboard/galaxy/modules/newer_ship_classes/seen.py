"""What everybody sees of the newer ship classes: the dice that made holes, and who has an insurance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.modules.newer_ship_classes.holes import faces_of
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """The dice, for as long as the ships with their holes are built and flown; and the policies of cruisers."""
    conditions: list[dict[str, Any]] = []
    faces = next((found for ship in table.ships if (found := faces_of(ship.board))), ())
    if faces:
        one, two = faces
        name = "holes" if one != two else "double_holes"
        conditions.append({"id": name, "name": name, "values": {"one": one, "two": two}})
    insured = [ship for ship in table.ships if ship.insured]
    if insured:
        seats = [ship.seat for ship in insured]
        values = {"limit": insured[0].insurance}
        conditions.append({"id": "insured", "name": "insured", "values": values, "seats": seats})
    return {"conditions": conditions}
