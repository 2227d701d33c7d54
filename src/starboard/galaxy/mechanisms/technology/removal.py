"""Components that leave the warehouse unseen before the first round, and stay out for the whole game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starboard.galaxy.table import Table


def drawn_unseen(table: Table, tiles: Sequence[int], amount: int) -> list[int]:
    """So many of these tiles, drawn face down."""
    return sorted(table.chance.shuffled("removed components", tiles)[:amount])


def shaken(table: Table, removed: Sequence[int], shuffle: Callable[[list[Any]], None]) -> list[int]:
    """What may have been removed just as well: it changes places with what lies face down in the warehouse."""
    heap = [] if table.yard is None else table.yard.heap
    unseen = [*removed, *heap]
    shuffle(unseen)
    if table.yard is not None:
        table.yard.heap = unseen[len(removed) :]
    return sorted(unseen[: len(removed)])
