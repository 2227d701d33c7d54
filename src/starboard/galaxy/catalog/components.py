"""Components: four connectors and the parts that stand on them. What is welded where is the ship's business."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

FRONT, RIGHT, REAR, LEFT = range(4)
SIDES = ("front", "right", "rear", "left")
OPPOSITE = (REAR, LEFT, FRONT, RIGHT)
ARROWS = "^>v<"
"""How far a component is turned: the arrow shows where its printed front points."""

SMOOTH, SINGLE, DOUBLE, UNIVERSAL = range(4)


class Parts(Struct, frozen=True, forbid_unknown_fields=True):
    """What a component can do besides holding on to its neighbours; a component may have several parts."""

    cannon: int = 0
    engine: int = 0
    cells: int = 0
    holds: int = 0
    special: bool = False
    cabin: str = ""
    shield: bool = False
    life_support: str = ""

    @property
    def has_direction(self) -> bool:
        """Whether it matters for anything but connectors how the component is turned."""
        return bool(self.cannon or self.engine or self.shield)


class Piece:
    """A component turned a certain way. Pieces are interned: the same component turned alike is the same object."""

    __slots__ = ("covers", "key", "kind", "parts", "sides", "tile", "turn")

    def __init__(self, tile: int, kind: str, parts: Parts, sides: tuple[int, ...], turn: int) -> None:
        self.tile = tile
        self.kind = kind
        self.parts = parts
        self.sides = sides
        self.turn = turn
        self.covers = frozenset((turn, (turn + 1) % 4)) if parts.shield else frozenset()
        self.key = f"{tile}{ARROWS[turn]}" if tile >= 0 else f"{kind} {self.connectors} {ARROWS[turn]}"

    @property
    def connectors(self) -> str:
        """The connectors as placed: front, right, rear, left."""
        return "".join(map(str, self.sides))

    @property
    def arrow(self) -> str:
        """Where the printed front points, for components that have a direction."""
        return ARROWS[self.turn] if self.parts.has_direction else ""

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


class _KindData(Struct, forbid_unknown_fields=True):
    parts: Parts
    tiles: list[str]


class _TileFile(Struct):
    kinds: dict[str, _KindData]


def _turn(printed: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return tuple(printed[(side - turn) % 4] for side in range(4))


def _component(number: int, kind: str, parts: Parts, connectors: str) -> Component:
    printed = tuple(map(int, connectors))
    pieces = tuple(Piece(number, kind, parts, _turn(printed, turn), turn) for turn in range(4))
    alike: dict[object, int] = {}
    for turn, piece in enumerate(pieces):
        alike.setdefault((piece.sides, turn if parts.has_direction else None), turn)
    return Component(number, kind, connectors, pieces, tuple(alike.values()))


def _read_components() -> tuple[dict[str, Parts], tuple[Component, ...]]:
    text = files(__package__).joinpath("tiles.json").read_bytes()
    kinds = msgspec.json.decode(text, type=_TileFile).kinds
    listed = [(kind, data.parts, printed) for kind, data in kinds.items() for printed in data.tiles]
    components = tuple(_component(number, *entry) for number, entry in enumerate(listed))
    return {kind: data.parts for kind, data in kinds.items()}, components


KINDS, COMPONENTS = _read_components()
STARTING_CABINS = tuple(component.id for component in COMPONENTS if component.kind == "starting_cabin")
"""One starting cabin for each seat, in the order of seats."""
WAREHOUSE = tuple(component.id for component in COMPONENTS if component.kind != "starting_cabin")


@cache
def loose_piece(kind: str, connectors: str, turn: int) -> Piece:
    """A piece that is none of the printed components, for ships written down by hand."""
    return Piece(-1, kind, KINDS[kind], tuple(map(int, connectors)), turn if KINDS[kind].has_direction else 0)


@cache
def printed_pieces() -> Mapping[tuple[str, str, int], tuple[Piece, ...]]:
    """All printed components that look like this when placed, by kind, connectors and direction."""
    found: dict[tuple[str, str, int], list[Piece]] = {}
    for component in COMPONENTS:
        for turn in component.turns:
            piece = component.turned[turn]
            direction = turn if piece.parts.has_direction else 0
            found.setdefault((piece.kind, piece.connectors, direction), []).append(piece)
    return {look: tuple(pieces) for look, pieces in found.items()}


def piece_of_key(key: str) -> Piece:
    """The piece that a saved key names."""
    if " " in key:
        kind, connectors, arrow = key.split(" ")
        return loose_piece(kind, connectors, ARROWS.index(arrow))
    return COMPONENTS[int(key[:-1])].turned[ARROWS.index(key[-1])]
