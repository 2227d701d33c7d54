"""The 42 new components join the warehouse, and some leave it unseen: 25 for each player fewer than five."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starboard.engine import Rule
from starboard.galaxy.catalog.components import warehouse
from starboard.galaxy.mechanisms.technology.removal import drawn_unseen, shaken
from starboard.galaxy.modules.new_technology.drawer import NAME, remember, remembered
from starboard.galaxy.seams import BONUS, SOURCE
from starboard.galaxy.table import Table
from starboard.galaxy.yard.stock import tiles_to_build_with

ALL_PLAYERS = 5
FOR_EACH_MISSING = 25
REMOVED = "removed"


class Warehouse:
    """What is removed stays out for the whole game; starting cabins are never among it."""

    name = "new_components"
    rank: Mapping[str, int] = {"warehouse": BONUS, "at_game": SOURCE}
    """What others bring is there before anything is left out."""

    def at_game(self, table: Table) -> Rule:
        missing = ALL_PLAYERS - table.setup.seats
        remember(table, removed=drawn_unseen(table, tiles_to_build_with(table), FOR_EACH_MISSING * missing))
        yield from ()

    def warehouse(self, table: Table, tiles: Sequence[int]) -> Sequence[int]:
        removed = set(remembered(table, REMOVED, ()))
        return [tile for tile in (*tiles, *warehouse(NAME)) if tile not in removed]


def shake(table: Table, _seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Nobody knows which components were removed: they change places with those that lie face down."""
    remember(table, removed=shaken(table, remembered(table, REMOVED, ()), shuffle))
