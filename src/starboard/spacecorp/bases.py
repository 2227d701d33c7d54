"""What bases need, what they do when built, and what tiles produce with them."""

from __future__ import annotations

from collections.abc import Callable

from starboard.engine import Rule, ask
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.map.boards import Site
from starboard.spacecorp.map.tiles import Tile
from starboard.spacecorp.table import Table
from starboard.spacecorp.wheel import advance

FIRST_BASES = ("attraction", "biolab", "industrial", "refinery", "research", "spaceport")
"""The types of Mariners; the other three come with Planeteers."""
ATTRACTION = (1, 1, 2)
"""What an attraction adds to production, by era."""

Condition = Callable[[int, Site, Tile | None], bool]


def _has(symbol: str) -> Condition:
    return lambda era, site, tile: tile is not None and symbol in tile.symbols


def _produces(era: int, site: Site, tile: Tile | None) -> bool:
    return tile is not None and tile.production is not None


def _can_attract(era: int, site: Site, tile: Tile | None) -> bool:
    if tile is None:
        return False
    if era == 0:
        return "wonder" in tile.symbols
    strange = "anomaly" in tile.symbols or ("alien" in tile.symbols and tile.pile != "alien")
    return strange or (era == 1 and "wonder" in tile.symbols)


def _can_launch(era: int, site: Site, tile: Tile | None) -> bool:
    if era == 0:
        return site.lagrange
    if era == 1:
        return site.gravity == 0
    return tile is not None and not {"anomaly", "dust"} & set(tile.symbols)


CONDITIONS: dict[str, Condition] = {
    "attraction": _can_attract,
    "biolab": _has("life"),
    "industrial": lambda era, site, tile: _has("water")(era, site, tile) or _produces(era, site, tile),
    "refinery": _produces,
    "research": lambda era, site, tile: True,
    "spaceport": _can_launch,
    "exploitation": lambda era, site, tile: (
        _produces(era, site, tile) or (era > 1 and tile is not None and tile.colony > 0)
    ),
    "security": lambda era, site, tile: True,
    "shield_factory": _has("water"),
}


def eligible(table: Table, seat: int, spot: str) -> list[str]:
    """The types of base that a player could build on a spot."""
    site = table.board.sites[table.board.site_of_spot[spot]]
    types = FIRST_BASES if table.era == 0 else BASES
    supply, tile = table.corporations[seat].supply, table.tile(spot)
    return [kind for kind in types if supply[kind] and CONDITIONS[kind](table.era, site, tile)]


def is_silenced(table: Table, site: str) -> bool:
    """Whether Phobes keep the tiles of a site from giving anything: until a security base stands on theirs."""
    for spot in table.board.sites[site].spots:
        tile = table.tile(spot)
        if tile is not None and tile.special == "phobes":
            return table.bases.get(spot, (0, ""))[1] != "security"
    return False


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
        return (printed or 0) + ATTRACTION[era]
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
    table.bases[spot] = (seat, kind)
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
    region = board.sites[board.site_of_spot[spot]].region
    regions = [other for other in board.regions if other == region or (table.era > 1 and board.near(region, other))]
    bases = [base for other in regions for base in table.region_bases(other)]
    if any(kind == "security" for _, _, kind in bases):
        return 0
    return sum(owner != seat for _, owner, _ in bases)


def _staff_research_base(table: Table, seat: int) -> Rule:
    """Take a card of the offer; in Starfarers the revelation cube may move instead."""
    options = [f"offer {card}" for card in table.offer if card]
    if table.era > 1:
        options.append("revelation")
    if not options:
        return
    choice = yield from ask(seat, "research_base", options)
    if choice == "revelation":
        yield from advance(table, seat, "revelation", 1)
    else:
        take_offer(table, seat, choice.removeprefix("offer "))


def take_offer(table: Table, seat: int, card: str) -> None:
    """A player takes a card of the offer; its box stays empty until step 5."""
    table.offer = tuple("" if offered == card else offered for offered in table.offer)
    table.corporations[seat].take(card)
    table.tell("offer_taken", seat, card=card)


def _calm_phobes(table: Table, seat: int, spot: str) -> Rule:
    tile = table.tile(spot)
    if tile is not None and tile.special == "phobes":
        for other in table.board.sites[table.board.site_of_spot[spot]].spots:
            found = table.tile(other)
            if found is not None:
                yield from reward(table, seat, found)


def reward(table: Table, seat: int, tile: Tile) -> Rule:
    """The immediate rewards of a Discovery tile."""
    if tile.profit:
        table.gain(seat, tile.profit, "discovery")
    if tile.genetics:
        yield from advance(table, seat, "genetics", tile.genetics)
    if tile.revelation:
        yield from advance(table, seat, "revelation", tile.revelation)
