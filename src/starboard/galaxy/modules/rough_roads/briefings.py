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
    "bad_luck": MORE_ROLLS,
    "bum_batteries": Briefing(amounts={"cells": 1.6}, worths={"cells": 1.2}),
    "defective_connectors": DRAGGING_JOINTS,
    "deja_vu": Briefing(amounts={"crew": 1.3, "cells": 1.3}, worths={"engines": 1.15}),
    "explosive_batteries": Briefing(amounts={"cells": 0.7}, beside=explosive("cells")),
    "explosive_goods": Briefing(worths={"holds": 0.8}, beside=explosive("holds")),
    "infected_goods": SICKENING_GOODS,
    "somersault": TURNING_SHIPS,
}
