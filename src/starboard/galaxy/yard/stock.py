"""What there is to build with: the tiles of the edition, and what modules make of them."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.galaxy.catalog.components import warehouse
from starboard.galaxy.table import Table


def tiles_to_build_with(table: Table) -> Sequence[int]:
    """What lies in the warehouse when a round begins."""
    tiles: Sequence[int] = warehouse(table.setup["edition"])
    for ask in table.seams.warehouse:
        tiles = ask(table, tiles)
    return tiles
