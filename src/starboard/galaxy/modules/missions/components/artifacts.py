"""Artifacts: a row, a column or both in which nothing works (MX-5.18 to MX-5.24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import Board, bits, mask_of
from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.flight.damage import hand_over
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.flight.outlook import hit_loss
from starboard.galaxy.modules.missions.components import ARTIFACT, DOUBLE_ARTIFACT, MODIFIERS_OF
from starboard.galaxy.modules.missions.components.radioactive import CRITICAL, IN_USE
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.checks import mistakes_of
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room
from starboard.galaxy.table import Table

IN_ZONE, TOO_MANY = "artifact_in_zone", "too_many_artifacts"
MOST = 1
"""How many of each kind a ship may carry (MX-2.10, MX-2.41)."""


class Artifacts:
    """The dead zone covers the whole board, through gaps and over all parts of a ship (MX-6.1)."""

    name = MODIFIERS_OF[ARTIFACT]
    rank: Mapping[str, int] = {"works": LIMIT, "room": LIMIT + 2}
    """After everybody who lets people in."""

    def works(self, table: Table, ship: Ship, mask: int) -> int:
        return mask & ~dead_zone(ship.layout)

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        return Room() if dead_zone(ship.layout) >> square & 1 else room

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        return [*found, *ship.layout.derived(_misplaced), *_disturbed(ship)]

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        """What was legal in a dead zone may not be without it: something is abandoned (MX-5.24, MX-R-12)."""
        if not any(_zone_of(happened.before, square) for square in bits(happened.lost)):
            return
        while ship.seat in table.flight.positions and (wrong := _criticals(table, ship)):
            names = [ship.board.names[square] for square in _culprits(table, ship, wrong)]
            choice = yield from ask(ship.seat, "abandon", names, partial(_facts, ship, names))
            yield from hand_over(table, ship, 1 << ship.board.squares[choice], Cause(CRITICAL))


def dead_zone(layout: Layout) -> int:
    """The squares in which nothing works, a mask."""
    return layout.derived(_find_zone)


def _find_zone(layout: Layout) -> int:
    zone = 0
    for square in (*layout.squares_with(ARTIFACT), *layout.squares_with(DOUBLE_ARTIFACT)):
        zone |= _zone_of(layout, square)
    return zone


def _zone_of(layout: Layout, square: int) -> int:
    piece = layout.pieces[square]
    return 0 if piece is None else zone_of(layout.board, piece, square)


def zone_of(board: Board, piece: Piece, square: int) -> int:
    """What an artifact on this square kills; nothing if the component has none. It turns with its component."""
    zone, is_upright = 0, piece.turn % 2 == 0
    for axis in piece.parts.get(ARTIFACT) or piece.parts.get(DOUBLE_ARTIFACT) or ():
        zone |= _line(board, square, is_column=(axis == "column") == is_upright)
    return zone


def _line(board: Board, square: int, *, is_column: bool) -> int:
    """The whole column or row of a square, as a mask."""
    row, column = divmod(square, board.width)
    if is_column:
        return mask_of(range(column, board.size, board.width))
    return mask_of(range(row * board.width, (row + 1) * board.width))


def _misplaced(layout: Layout) -> list[Mistake]:
    """Artifacts in the dead zone of others, whichever was built first (MX-R-13), and more than a ship may carry."""
    single, double = layout.squares_with(ARTIFACT), layout.squares_with(DOUBLE_ARTIFACT)
    found = []
    for square in (*single, *double):
        zone = _zone_of(layout, square)
        found += [
            Mistake(IN_ZONE, other, square) for other in (*single, *double) if other != square and zone >> other & 1
        ]
    for kind in (single, double):
        found += [Mistake(TOO_MANY, square) for square in kind[MOST:]]
    return found


def _disturbed(ship: Ship) -> list[Mistake]:
    """In flight none is fitted where it would stop what is in use; while ships are built nothing is (MX-5.20)."""
    return [
        Mistake(IN_USE, square, artifact)
        for artifact in (*ship.layout.squares_with(ARTIFACT), *ship.layout.squares_with(DOUBLE_ARTIFACT))
        for square in bits(_zone_of(ship.layout, artifact) & ship.layout.occupied & ~(1 << artifact))
        if ship.figures.get(square) or ship.goods.get(square) or ship.cells.get(square)
    ]


def _criticals(table: Table, ship: Ship) -> list[Mistake]:
    return [mistake for mistake in mistakes_of(table, ship) if mistake.kind == CRITICAL]


def _culprits(table: Table, ship: Ship, wrong: Sequence[Mistake]) -> list[int]:
    """The components of which one may be abandoned: without it less is wrong than with it."""
    found = []
    for square in bits(ship.layout.occupied):
        trial = ship.copy()
        trial.layout = ship.layout.without(1 << square)
        if len(_criticals(table, trial)) < len(wrong):
            found.append(square)
    return found


def _facts(ship: Ship, names: Sequence[str]) -> dict[str, Any]:
    squares = ship.board.squares
    return {"options": {name: {"price": hit_loss(ship, 1 << squares[name]), "gain": {}} for name in names}}
