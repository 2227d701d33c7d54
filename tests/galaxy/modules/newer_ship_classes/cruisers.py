"""Class IV ships and the options they need."""

from __future__ import annotations

from typing import Any

from starboard.galaxy import RULES
from starboard.galaxy.options import needs
from tests.galaxy.modules.newer_ship_classes.ships import ON

DECK: dict[str, str] = {need.of: need.among[0] for need in needs() if need.name == "deck_iv"}
"""What a cruiser needs besides its board."""
CRUISE: Any = {**ON, **DECK}

CRUISER = """
ship IV:1+1
7,6 cannon 0030 ^
6,7 cabin 0300 crew=2
7,7 starting_cabin 3333 crew=2
8,7 battery_2 0003 cells=2
7,8 engine 3000 ^
"""


def setup_of(rounds: str, seats: int = 4, **options: str) -> Any:
    """A setup with cruisers."""
    return RULES.setup(seats, {**CRUISE, "rounds": rounds, **options})
