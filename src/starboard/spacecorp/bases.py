"""What bases need, what they do when built, and what tiles produce with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from starboard.engine import Rule, ask
from starboard.spacecorp.catalog.cards import ERAS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.map.tiles import TILES, Tile, special_tiles
from starboard.spacecorp.table import Table
from starboard.spacecorp.wheel import advance

PHOBES: Final = special_tiles("phobes")
FIRST_BASES: Final = ("attraction", "biolab", "industrial", "refinery", "research", "spaceport")
"""The types of Mariners; the other three come with Planeteers."""


class Ground:
    """What a base would stand on."""

    __slots__ = ("era", "site", "tile")

    def __init__(self, era: int, site: Site, tile: Tile | None) -> None:
        self.era = era
        self.site = site
        self.tile = tile

    def has(self, symbol: str) -> bool:
        """Whether the tile shows a symbol."""
        return self.tile is not None and symbol in self.tile.symbols

    def produces(self) -> bool:
        """Whether the tile has a P value, be it P0."""
        return self.tile is not None and self.tile.production is not None


def _can_attract(ground: Ground) -> bool:
    """A natural wonder before Starfarers; from Planeteers on what is strange, but not the aliens themselves."""
    if ground.era < 2 and ground.has("wonder"):
        return True
    ruins = ground.has("alien") and ground.tile is not None and ground.tile.pile != "alien"
    return ground.era > 0 and (ground.has("anomaly") or ruins)


def _can_launch(ground: Ground) -> bool:
    if ground.era == 0:
        return ground.site.lagrange
    if ground.era == 1:
        return ground.site.gravity == 0
    return not ground.has("anomaly") and not ground.has("dust")


def _can_exploit(ground: Ground) -> bool:
    return ground.produces() or (ground.era > 1 and ground.tile is not None and ground.tile.colony > 0)


CONDITIONS: Final[dict[str, Callable[[Ground], bool]]] = {
    "attraction": _can_attract,
    "biolab": lambda ground: ground.has("life"),
    "industrial": lambda ground: ground.has("water") or ground.produces(),
    "refinery": Ground.produces,
    "research": lambda _: True,
    "spaceport": _can_launch,
    "exploitation": _can_exploit,
    "security": lambda _: True,
    "shield_factory": lambda ground: ground.has("water"),
}


def eligible(table: Table, seat: int, spot: str) -> list[str]:
    """The types of base that a player could build on a spot."""
    supply = table.corporations[seat].supply
    types = _types_for(table.board.era, table.board.site_of_spot[spot], table.tiles.get(spot))
    return [kind for kind in types if supply[kind]]


@lru_cache(maxsize=4096)
def _types_for(era: str, site: str, tile: str | None) -> tuple[str, ...]:
    """The types of base whose condition a site with a tile meets."""
    number = ERAS.index(era)
    ground = Ground(number, BOARDS[era].sites[site], None if tile is None else TILES[tile])
    return tuple(kind for kind in (BASES if number else FIRST_BASES) if CONDITIONS[kind](ground))


def is_silenced(table: Table, site: str) -> bool:
    """Whether Phobes keep the tiles of a site from giving anything: until a security base stands on theirs."""
    spot = _phobes_at(table, site)
    return spot is not None and table.bases.get(spot, (-1, ""))[1] != "security"


def _phobes_at(table: Table, site: str) -> str | None:
    """The spot with the Phobes tile on a site, if they live there."""
    for spot in table.board.spots[site]:
        if table.tiles.get(spot) in PHOBES:
            return spot
    return None


def production(table: Table, spot: str) -> int | None:
    """The P value of a tile with its base; None if it has none that can be used."""
    tile = table.tile(spot)
    if tile is None or spot in table.exploited or is_silenced(table, table.board.site_of_spot[spot]):
        return None
    return tile_production(tile, table.bases.get(spot, (0, ""))[1], table.era)


def tile_production(tile: Tile, base: str, era: int) -> int | None:
    """The P value of a tile with a base of this type on it."""
    printed = tile.production
    if base == "attraction":
        return (printed or 0) + CONSTANTS.attraction[era]
    if printed is None:
        return None
    return printed + (base == "refinery")


def colony_points(table: Table, spot: str) -> int:
    """The Col value of a tile that can still be used."""
    tile = table.tile(spot)
    if tile is None or spot in table.exploited or is_silenced(table, table.board.site_of_spot[spot]):
        return 0
    return tile.colony


def put_base(table: Table, seat: int, spot: str, kind: str) -> Rule:
    """A base comes into play, and does what it does when it is built."""
    corporation = table.corporations[seat]
    corporation.supply = {**corporation.supply, kind: corporation.supply[kind] - 1}
    rivals = _rivals_watched(table, seat, spot) if kind == "security" else 0
    worth = (production(table, spot) or 0) + (colony_points(table, spot) if table.era > 1 else 0)
    table.bases = table.bases.plus(spot, seat, kind)
    table.tell("base_built", seat, spot=spot, base=kind)
    if kind == "biolab":
        yield from advance(table, seat, "genetics", 1)
    elif kind == "research":
        yield from _staff_research_base(table, seat)
    elif kind == "exploitation":
        table.gain(seat, worth, "exploitation")
        table.exploited = (*table.exploited, spot)
    elif kind == "security":
        table.gain(seat, rivals, "security")
        yield from _calm_phobes(table, seat, spot)


def _rivals_watched(table: Table, seat: int, spot: str) -> int:
    """Opposing bases that a new security base is paid for; none where another one keeps watch already."""
    board = table.board
    region = board.region_of_spot[spot]
    regions = board.near_regions[region] if table.era > 1 else (region,)
    bases = [base for other in regions for base in table.bases.within(other)]
    if any(kind == "security" for _, _, kind in bases):
        return 0
    return sum(owner != seat for _, owner, _ in bases)


def _staff_research_base(table: Table, seat: int) -> Rule:
    """Take a card of the offer; in Starfarers the revelation cube may move instead."""
    offered = table.offered()
    options = [*offered]
    if table.era > 1:
        options.append("revelation")
    if not options:
        return
    choice = yield from ask(seat, "research_base", options)
    if choice == "revelation":
        yield from advance(table, seat, "revelation", 1)
    else:
        table.take_offer(seat, offered[choice])


def _calm_phobes(table: Table, seat: int, spot: str) -> Rule:
    """The rewards of a whole site go to whoever builds a security base on its Phobes."""
    site = table.board.site_of_spot[spot]
    if _phobes_at(table, site) == spot:
        for other in table.board.spots[site]:
            tile = table.tile(other)
            if tile is not None:
                yield from reward(table, seat, tile)


def reward(table: Table, seat: int, tile: Tile) -> Rule:
    """The immediate rewards of a Discovery tile."""
    if tile.profit:
        table.gain(seat, tile.profit, "discovery")
    if tile.genetics:
        yield from advance(table, seat, "genetics", tile.genetics)
    if tile.revelation:
        yield from advance(table, seat, "revelation", tile.revelation)
