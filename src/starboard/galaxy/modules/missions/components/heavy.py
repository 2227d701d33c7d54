"""Heavy containers: the engines have to push them (MX-5.9 to MX-5.12). Their plating is printed on the tiles."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.flight.declare import Count
from starboard.galaxy.modules.missions.components import HEAVY, MODIFIERS_OF
from starboard.galaxy.modules.missions.memory import mission_of
from starboard.galaxy.seams import BURDEN
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

ARMOR_WEIGHT = 1
"""What each weighs where they are nothing but armor, whatever is printed (MX-2.18)."""


class HeavyContainers:
    """Their weight is subtracted after the alien has helped; what is left may be less than nothing."""

    name = MODIFIERS_OF[HEAVY]
    rank: Mapping[str, int] = {"amount_engines": BURDEN}

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value - weight(table, ship, count.section)


def weight(table: Table, ship: Ship, section: int) -> int:
    """What the engines of a section (a mask) have to push (MX-6.3)."""
    loaded = [square for square in ship.layout.squares_with(HEAVY) if section >> square & 1]
    mission = mission_of(table)
    if mission is not None and mission.bet:
        return ARMOR_WEIGHT * len(loaded)
    return sum(ship.layout.at(square).parts.get(HEAVY) for square in loaded)
