"""Class IIA: a ship in two halves. Most of it is in the base game, where sections of boards are; here is the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starboard.engine import Setup
from starboard.galaxy.options import class_of, rounds_of
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import LOOK

CLASS = "IIA"


def _are_there_halves(setup: Setup) -> bool:
    return any(class_of(name) == CLASS for name in rounds_of(setup))


class Halves:
    """No peeking at cards before both halves are begun."""

    name = "halves"
    rank: Mapping[str, int] = {}
    only_if: Mapping[str, Callable[[Setup], bool]] = {"acts": _are_there_halves}

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        """Cards may be looked at once each half has a component (BX-8.6)."""
        return acts if table.ships[seat].is_complete else [act for act in acts if act not in LOOK]
