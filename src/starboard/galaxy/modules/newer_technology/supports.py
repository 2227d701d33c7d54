"""Mixed life supports: two colours of aliens, of which either may live beside it."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.catalog.figures import BASE_FIGURES
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

MIXED = "mixed_support"
COMMON = frozenset(kind.colour for kind in BASE_FIGURES if kind.colour)
"""The colours there always are."""


class MixedLifeSupports:
    """Where aliens of a colour on it are not used, it is for those there always are (AX-3.36)."""

    name = "mixed_life_supports"
    rank: Mapping[str, int] = {}

    def supports(self, table: Table, ship: Ship, parts: Parts, colours: frozenset[str]) -> frozenset[str]:
        shown = parts.get(MIXED)
        return colours | colours_of(table, shown) if shown else colours


def colours_of(table: Table, shown: list[str]) -> frozenset[str]:
    """The colours that a support works for at this table."""
    used = COMMON | {kind.colour for module in table.modules for kind in module.figures if kind.colour}
    return frozenset(shown) if used.issuperset(shown) else COMMON
