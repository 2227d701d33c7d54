"""The number of a flight, by which much of what the team does is measured."""

from __future__ import annotations

from starboard.galaxy.options import plan_of
from starboard.galaxy.table import Table

LEVELS = ("I", "II", "III", "IV")


def flight_number(table: Table) -> int:
    """The number of the flight, which is that of its class: 2 for a flight of class II, whenever it is flown."""
    return LEVELS.index(plan_of(table.round_name).level) + 1
