"""What the roads of this box mean to a builder, who knows the roads in force before the first component is taken."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.briefing import Briefing
from starboard.galaxy.mechanisms.roads.briefings import (
    DRAGGING_JOINTS,
    MORE_ROLLS,
    SICKENING_GOODS,
    TURNING_SHIPS,
    explosive,
)

ROADS: Mapping[str, Briefing] = {
    "contaminated_goods": SICKENING_GOODS,
    "explosive_stuff": Briefing(amounts={"cells": 0.7}, worths={"holds": 0.8}, beside=explosive("cells", "holds")),
    "faulty_connectors": DRAGGING_JOINTS,
    "gravity_anomaly": TURNING_SHIPS,
    "murphys_law": MORE_ROLLS,
    "no_luck": MORE_ROLLS,
}
