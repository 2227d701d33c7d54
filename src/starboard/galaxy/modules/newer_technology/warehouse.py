"""The 42 components join the warehouse, and some leave it unseen for the whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starboard.engine import Rule
from starboard.galaxy.catalog.components import warehouse
from starboard.galaxy.modules.newer_technology.vocabulary import NAME
from starboard.galaxy.options import plan_of
from starboard.galaxy.seams import BONUS, LIMIT, SOURCE
from starboard.galaxy.table import Table
from starboard.galaxy.yard.stock import tiles_to_build_with

FOR_EACH_MISSING = 25
WITHOUT_THE_LARGEST = 25
LARGEST = "IV"
"""The level of the ships that need the whole warehouse."""
PLAYERS, PLAYERS_WITH_MORE = 4, 5
"""For how many players the components are meant, and for how many those of another expansion make them do."""


class Components:
    """They join the warehouse before anybody removes anything."""

    name = "newer_components"
    rank: Mapping[str, int] = {"warehouse": SOURCE}

    def warehouse(self, table: Table, tiles: Sequence[int]) -> Sequence[int]:
        return [*tiles, *warehouse(NAME)]


class Removal:
    """It comes after the other expansions: what those have removed counts among what must go (AX-2.2 to 2.5)."""

    name = "newer_components_removed"
    rank: Mapping[str, int] = {"warehouse": LIMIT, "at_game": BONUS}

    def at_game(self, table: Table) -> Rule:
        left = tiles_to_build_with(table)
        brought = {tile for module in table.modules for tile in warehouse(module.name)}
        every = {*warehouse(table.setup["edition"]), *brought}
        players = PLAYERS_WITH_MORE if brought - set(warehouse(NAME)) else PLAYERS
        go = FOR_EACH_MISSING * max(players - table.setup.seats, 0)
        if all(plan_of(name).level != LARGEST for name in table.rounds):
            go += WITHOUT_THE_LARGEST
        tiles = table.chance.shuffled("removed newer components", left)
        _remove(table, tiles[: max(go - len(every - set(left)), 0)])
        yield from ()

    def warehouse(self, table: Table, tiles: Sequence[int]) -> Sequence[int]:
        gone = set(removed(table))
        return [tile for tile in tiles if tile not in gone]


def removed(table: Table) -> Sequence[int]:
    """The components that this module has removed; nobody may know which."""
    found: Sequence[int] = table.drawers.get(NAME, ())
    return found


def _remove(table: Table, tiles: Sequence[int]) -> None:
    table.drawers = {**table.drawers, NAME: sorted(tiles)}


def shake(table: Table, _seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """What was removed changes places with what lies face down."""
    gone = removed(table)
    heap = [] if table.yard is None else table.yard.heap
    unseen = [*gone, *heap]
    shuffle(unseen)
    _remove(table, unseen[: len(gone)])
    if table.yard is not None:
        table.yard.heap = unseen[len(gone) :]
