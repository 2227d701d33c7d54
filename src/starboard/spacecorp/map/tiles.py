"""Discovery tiles."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from starboard.spacecorp.catalog.cards import read


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of Discovery tile; `ids` are its copies. No production at all is different from P0."""

    ids: tuple[str, ...]
    era: str
    pile: str
    name: str
    mark: str
    symbols: tuple[str, ...] = ()
    profit: int = 0
    genetics: int = 0
    revelation: int = 0
    production: int | None = None
    base: int = 0
    colony: int = 0
    draw_from: str | None = None
    special: Literal["introvs", "phobes"] | None = None


class _TileFile(Struct):
    tiles: tuple[Tile, ...]


_kinds: _TileFile = read("tiles", _TileFile)
TILES = {number: tile for tile in _kinds.tiles for number in tile.ids}
CALLS = {(tile.era, tile.pile): tile.draw_from for tile in TILES.values() if tile.draw_from}
"""For the piles that hold tiles which call for another pile: which one."""


def special_tiles(name: str) -> frozenset[str]:
    """The tiles that bear a special rule."""
    return frozenset(number for number, tile in TILES.items() if tile.special == name)


def piles_of(era: str) -> dict[str, tuple[str, ...]]:
    """The tiles of an era by pile, unshuffled."""
    piles: dict[str, tuple[str, ...]] = {}
    for number, tile in TILES.items():
        if tile.era == era:
            piles[tile.pile] = (*piles.get(tile.pile, ()), number)
    return piles
