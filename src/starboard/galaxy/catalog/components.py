"""Components: four connectors and the parts that stand on them. What is welded where is the ship's business.

A tile's number is for ever: an edition or a module has a range of them, and saved games name tiles by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from starboard.galaxy.catalog.parts import COVERED, STRUCTURAL, PartKind, Parts, read_parts
from starboard.galaxy.catalog.shelf import Shelf
from starboard.galaxy.catalog.sides import ARROWS, FRONT, LEFT, OPPOSITE, REAR, RIGHT, SIDES
from starboard.galaxy.editions import EDITIONS, FIRST
from starboard.galaxy.registry import modules, part_kinds

__all__ = [
    "ALTERED",
    "ARROWS",
    "COMPONENTS",
    "DOUBLE",
    "FRONT",
    "KINDS",
    "LEFT",
    "OPPOSITE",
    "PLATED",
    "REAR",
    "RIGHT",
    "SIDES",
    "SINGLE",
    "SMOOTH",
    "UNIVERSAL",
    "Component",
    "Piece",
    "altered",
    "groups_of",
    "has_direction",
    "kinds_of",
    "loose_piece",
    "piece_of_key",
    "printed_pieces",
    "starting_cabins",
    "tiles_of",
    "warehouse",
]

SMOOTH, SINGLE, DOUBLE, UNIVERSAL, PLATED = range(5)
"""What is printed on a side. A plated side is a smooth one that no hit can harm."""
MOST_KINDS = 4096
ALTERED = "="
"""Stands between the number of a tile and what tokens have made of it: `37=cannon 0313 >`."""


class Piece:
    """A component turned a certain way. Pieces are interned: the same component turned alike is the same object."""

    __slots__ = ("aims", "clear", "covers", "key", "kind", "misturned", "parts", "plated", "sides", "tile", "turn")

    def __init__(self, tile: int, kind: str, parts: Parts, connectors: tuple[int, ...], turn: int, key: str) -> None:
        self.tile = tile
        self.kind = kind
        self.parts = parts
        self.sides = tuple(SMOOTH if connector == PLATED else connector for connector in connectors)
        """Its connectors as placed; a plated side has none."""
        self.plated = frozenset(side for side, connector in enumerate(connectors) if connector == PLATED)
        """The sides, as placed, that no hit can harm."""
        self.turn = turn
        self.key = key
        self.aims = tuple((side + turn) % 4 for side in parts.aims)
        """The side, as placed, that each of its barrels points to."""
        self.covers = frozenset((side + turn) % 4 for side in COVERED) if parts.shield else frozenset()
        kinds = kinds_of(parts)
        clear = [(side, part.in_the_way) for part in kinds if part.keeps_clear for side in part.keeps_clear(parts)]
        self.clear = tuple(dict.fromkeys(((side + turn) % 4, why) for side, why in clear))
        """The sides, as placed, beside which nothing may stand, with what the inspector calls it if something does."""
        self.misturned = tuple(part.misturned for part in kinds if turn not in part.turns)
        """What the inspector says about the way it is turned."""

    @property
    def connectors(self) -> str:
        """The connectors as placed: front, right, rear, left."""
        return "".join(str(PLATED if side in self.plated else connector) for side, connector in enumerate(self.sides))

    @property
    def arrow(self) -> str:
        """Where the printed front points, for components that have a direction."""
        return ARROWS[self.turn] if has_direction(self.parts) else ""

    def __repr__(self) -> str:
        return " ".join(filter(None, (self.kind, self.connectors, self.arrow)))


class Component(Struct, frozen=True):
    """One component of the game as printed, and the ways of turning it that differ."""

    id: int
    kind: str
    connectors: str
    turned: tuple[Piece, ...]
    """The component turned by none, one, two and three quarters."""
    turns: tuple[int, ...]
    owner: str
    """The edition or the module that it belongs to."""


class _KindData(Struct, forbid_unknown_fields=True):
    tiles: list[str]
    parts: dict[str, Any] | None = None
    """Left out for a kind that is there already: more tiles of it, or plated ones."""


class _TileFile(Struct):
    kinds: dict[str, _KindData]


_KINDS_OF: dict[int, tuple[Parts, tuple[PartKind, ...]]] = {}
"""What has been asked before. The parts are kept with it, so that their identities stay their own."""


def kinds_of(parts: Parts) -> tuple[PartKind, ...]:
    """The kinds of the parts of a component, in the order in which groups are listed."""
    known = _KINDS_OF.get(id(parts))
    if known is None:
        known = (parts, tuple(kind for name, kind in part_kinds().items() if parts.get(name)))
        if len(_KINDS_OF) < MOST_KINDS:
            _KINDS_OF[id(parts)] = known
    return known[1]


def has_direction(parts: Parts) -> bool:
    """Whether it matters for anything but connectors how a component with these parts is turned."""
    return any(kind.directed for kind in kinds_of(parts))


def groups_of(parts: Parts) -> tuple[str, ...]:
    """The groups in which people look for a component with these parts."""
    return tuple(dict.fromkeys(kind.group or kind.name for kind in kinds_of(parts))) or (STRUCTURAL,)


def _turn(printed: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return tuple(printed[(side - turn) % 4] for side in range(4))


def _component(number: int, kind: str, parts: Parts, connectors: str, owner: str) -> Component:
    printed = tuple(map(int, connectors))
    pieces = tuple(
        Piece(number, kind, parts, _turn(printed, turn), turn, f"{number}{ARROWS[turn]}") for turn in range(4)
    )
    directed = has_direction(parts)
    alike: dict[object, int] = {}
    for turn, piece in enumerate(pieces):
        alike.setdefault((piece.connectors, turn if directed else None), turn)
    return Component(number, kind, connectors, pieces, tuple(alike.values()), owner)


def _tile_files() -> Iterator[tuple[str, int, Traversable]]:
    """Every file of tiles: whose it is, and the number of its first tile."""
    for edition in EDITIONS.values():
        yield edition.name, edition.first_tile, edition.file("tiles.json")
    for module in modules():
        if module.tiles is not None:
            assert module.first_tile is not None, f"module {module.name}: its tiles need a first number"
            yield module.name, module.first_tile, files(module.package).joinpath(module.tiles)


@cache
def _catalogue() -> tuple[dict[str, Parts], dict[int, Component]]:
    kinds: dict[str, Parts] = {}
    components: dict[int, Component] = {}
    for owner, first, file in _tile_files():
        try:
            _read_tiles(owner, first, msgspec.json.decode(file.read_bytes(), type=_TileFile), kinds, components)
        except (ValueError, msgspec.ValidationError) as problem:
            raise ValueError(f"tiles of {owner}: {problem}") from None
    return kinds, components


def _read_tiles(
    owner: str, first: int, listed: _TileFile, kinds: dict[str, Parts], components: dict[int, Component]
) -> None:
    number = first
    for kind, data in listed.kinds.items():
        if data.parts is not None:
            parts = read_parts(data.parts, part_kinds())
            if kinds.setdefault(kind, parts) != parts:
                raise ValueError(f"{kind} has other parts elsewhere")
        elif kind not in kinds:
            raise ValueError(f"nobody says what parts {kind} has")
        for connectors in data.tiles:
            if number in components:
                raise ValueError(f"number {number} belongs to a tile of {components[number].owner}")
            components[number] = _component(number, kind, kinds[kind], connectors, owner)
            number += 1


KINDS: Mapping[str, Parts] = Shelf(lambda: _catalogue()[0])
"""The parts of each kind of component."""
COMPONENTS: Mapping[int, Component] = Shelf(lambda: _catalogue()[1])
"""Every component there is, by its number."""


@cache
def tiles_of(owner: str) -> tuple[int, ...]:
    """The numbers of all tiles of an edition or a module."""
    return tuple(number for number, component in COMPONENTS.items() if component.owner == owner)


def _is_starting_cabin(tile: int) -> bool:
    return KINDS[COMPONENTS[tile].kind].cabin == "starting"


@cache
def warehouse(owner: str = FIRST.name) -> tuple[int, ...]:
    """The tiles of an edition or a module that lie in the warehouse: all but starting cabins."""
    return tuple(tile for tile in tiles_of(owner) if not _is_starting_cabin(tile))


@cache
def starting_cabins(edition: str = FIRST.name) -> tuple[int, ...]:
    """The starting cabin of each seat, in the order of seats; modules of the edition bring those of further seats."""
    owners = [edition, *(module.name for module in modules() if edition in module.editions)]
    return tuple(tile for owner in owners for tile in tiles_of(owner) if _is_starting_cabin(tile))


@cache
def loose_piece(kind: str, connectors: str, turn: int, tile: int = -1) -> Piece:
    """A piece that is none of the printed components, for ships written down by hand; or a tile that was altered."""
    turn = turn if has_direction(KINDS[kind]) else 0
    look = f"{kind} {connectors} {ARROWS[turn]}"
    return Piece(tile, kind, KINDS[kind], tuple(map(int, connectors)), turn, look if tile < 0 else f"{tile}={look}")


def altered(piece: Piece, kind: str = "", connectors: str = "") -> Piece:
    """What tokens make of a piece: another kind, other connectors (as placed), and still the same tile."""
    return loose_piece(kind or piece.kind, connectors or piece.connectors, piece.turn, piece.tile)


def turned_piece(piece: Piece, quarters: int) -> Piece:
    """The same component, turned clockwise by so many quarters more; turned alike it is the same piece."""
    turn = (piece.turn + quarters) % 4
    if " " in piece.key:
        connectors = "".join(map(str, _turn(tuple(map(int, piece.connectors)), quarters)))
        return loose_piece(piece.kind, connectors, turn if piece.arrow else 0, piece.tile)
    component = COMPONENTS[piece.tile]
    turned = component.turned[turn]
    alike = (component.turned[other] for other in component.turns)
    return next(other for other in alike if (other.connectors, other.arrow) == (turned.connectors, turned.arrow))


@cache
def printed_pieces(edition: str = FIRST.name) -> Mapping[tuple[str, str, int], tuple[Piece, ...]]:
    """All printed components of an edition and its modules that look like this when placed, by kind, connectors
    and direction.
    """
    owners = {edition, *(module.name for module in modules() if edition in module.editions)}
    found: dict[tuple[str, str, int], list[Piece]] = {}
    for component in COMPONENTS.values():
        for turn in component.turns if component.owner in owners else ():
            piece = component.turned[turn]
            direction = turn if piece.arrow else 0
            found.setdefault((piece.kind, piece.connectors, direction), []).append(piece)
    return {look: tuple(pieces) for look, pieces in found.items()}


def piece_of_key(key: str) -> Piece:
    """The piece that a saved key names: `37>`, `cannon 0313 >`, or `37=cannon 0313 >`."""
    if " " not in key:
        return COMPONENTS[int(key[:-1])].turned[ARROWS.index(key[-1])]
    tile, _, look = key.rpartition(ALTERED)
    kind, connectors, arrow = look.split(" ")
    return loose_piece(kind, connectors, ARROWS.index(arrow), int(tile or -1))
