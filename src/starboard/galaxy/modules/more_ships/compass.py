"""Ship IA: before it is built, one die says for everybody which side of the board is the front."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starboard.engine import Rule, Setup
from starboard.galaxy.catalog.sheets import sheets, turned_key
from starboard.galaxy.options import board_of, class_of, rounds_of
from starboard.galaxy.table import Table

NAME = "more_ships"
FACES = 6


def _has_any_a_compass(setup: Setup) -> bool:
    return any(board_of(name).compass for name in rounds_of(setup))


class Compass:
    """Boards with a dice compass are turned until the rolled face is at its top (KX-11.9, KX-11.10)."""

    name = "compass"
    rank: Mapping[str, int] = {}
    only_if: Mapping[str, Callable[[Setup], bool]] = {"at_round": _has_any_a_compass, "board": _has_any_a_compass}

    def at_round(self, table: Table) -> Rule:
        """One roll, before the boards are handed out."""
        yield from ()
        if sheets()[class_of(table.round_name)].compass:
            table.drawers = {**table.drawers, NAME: table.chance.draw("dice", FACES) + 1}

    def board(self, table: Table, seat: int, key: str) -> str:
        """The board of every seat as it lies."""
        compass = sheets()[key].compass
        return turned_key(key, compass[table.drawers[NAME] - 1]) if compass else key
