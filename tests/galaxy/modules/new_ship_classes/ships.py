"""Ships of the new classes, to build with and to meet cards with."""

from __future__ import annotations

from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table

ON: Any = {"new_ship_classes": "yes"}

PLAIN = """
ship IA
7,5 cannon 0030 ^
5,7 cabin 0300
7,7 starting_cabin 3333
7,9 engine 3000 ^
"""
"""A ship that flies as it was built."""

CROSS = """
ship IA
7,5 cannon 0030 ^
5,7 battery_2 0300
7,7 starting_cabin 3333
9,7 engine 0003 <
7,9 engine 3000 ^
"""
"""A ship with an engine that blows to the rear and one that blows to the right of the board."""


def built(*ships: str, round_name: str, **options: Any) -> Rehearsal[Table]:
    """A yard with these ships in it."""
    return yard(len(ships), round_name, ships=ships, **{**ON, **options})
