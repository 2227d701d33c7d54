"""The 52 new components join the warehouse; then as many are removed unseen as one player would have brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starboard.engine import Rule
from starboard.galaxy.catalog.components import warehouse
from starboard.galaxy.mechanisms.technology.removal import drawn_unseen, shaken
from starboard.galaxy.modules.more_technologies.drawer import NAME, remember, remembered
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.table import Table
from starboard.galaxy.yard.stock import tiles_to_build_with

REMOVED = "removed"


class MoreComponents:
    """Half of all components for two players, a third for three, a quarter for four: out for the whole game."""

    name = "more_components"
    rank: Mapping[str, int] = {"warehouse": LIMIT, "at_game": LIMIT}

    def at_game(self, table: Table) -> Rule:
        every = tiles_to_build_with(table)
        remember(table, removed=drawn_unseen(table, every, len(every) // table.setup.seats))
        yield from ()

    def warehouse(self, table: Table, tiles: Sequence[int]) -> Sequence[int]:
        removed = set(removed_from(table))
        return [tile for tile in (*tiles, *warehouse(NAME)) if tile not in removed]


def removed_from(table: Table) -> Sequence[int]:
    """The components that are out; nobody may know which."""
    found: Sequence[int] = remembered(table, REMOVED, ())
    return found


def shake(table: Table, _seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """What was removed changes places with what lies face down."""
    remember(table, removed=shaken(table, removed_from(table), shuffle))
