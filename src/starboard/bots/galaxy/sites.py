"""Where on a ship a component fits without an error, found with bit sets so that a whole warehouse can be tried."""

from __future__ import annotations

from functools import cache, cached_property

from starboard.galaxy.catalog.boards import Board, bits
from starboard.galaxy.catalog.components import COMPONENTS, OPPOSITE, REAR, WAREHOUSE, Piece
from starboard.galaxy.ship.layout import Layout

ANYTHING = 0b1111
ACCEPTED = (0b0001, 0b1010, 0b1100, 0b1110)
"""For each connector, the connectors that may face it: bit k stands for connector k."""

NOTHING_FITS = 0
ALL_SIDES_FREE = 0xFFFF

CODES = {
    (component.id, turn): sum(1 << 4 * side + connector for side, connector in enumerate(piece.sides))
    for component in COMPONENTS
    for turn, piece in enumerate(component.turned)
}
"""A piece as 16 bits, four for each side, one of them set: it fits where its code lies within a square's demand."""


@cache
def variety(demand: int) -> float:
    """The share of all components that would fit a square with this demand."""
    fitting = sum(any(not CODES[tile, turn] & ~demand for turn in COMPONENTS[tile].turns) for tile in WAREHOUSE)
    return fitting / len(WAREHOUSE)


class Sites:
    """The free squares of a ship and what each demands of the component that fills it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.free = layout.board.area & ~layout.occupied
        self.demands = {square: _demand(layout, square) for square in bits(layout.fringe)}
        """For each free square beside the ship, which connectors its four sides accept."""
        self.open = [square for square, demand in self.demands.items() if is_reached(demand)]
        """The squares on which something can be welded so that it holds."""

    @cached_property
    def left(self) -> int:
        """How many free squares may still be of use."""
        return sum(1 for square in bits(self.free) if self.demands.get(square, ALL_SIDES_FREE))

    def demand(self, square: int) -> int:
        """What a free square demands; away from the ship it takes anything."""
        return self.demands.get(square, ALL_SIDES_FREE)

    def points_at_something(self, square: int, piece: Piece) -> bool:
        """Whether a component stands where the piece fires or exhausts."""
        return any(
            ahead >= 0 and bool(self.layout.occupied >> ahead & 1)
            for ahead in squares_kept_clear(self.layout.board, square, piece)
        )

    def takes(self, square: int, piece: Piece) -> bool:
        """Whether the piece can be welded on an open site without any error."""
        if CODES[piece.tile, piece.turn] & ~self.demands[square]:
            return False
        if piece.parts.engine and piece.turn:
            return False
        return not self.points_at_something(square, piece)


def is_reached(demand: int) -> bool:
    """Whether some side insists on a connector, so that whatever fits also holds."""
    return bool(demand) and any(not demand >> 4 * side & 1 for side in range(4))


def squares_kept_clear(board: Board, square: int, piece: Piece) -> list[int]:
    """The squares that must stay empty for the sake of a piece; -1 is outside the board."""
    four = board.neighbours[square]
    clear = []
    if piece.parts.cannon:
        clear.append(four[piece.turn])
    if piece.parts.engine:
        clear.append(four[(piece.turn + REAR) % 4])
    return clear


def with_neighbour(demand: int, side: int, connector: int) -> int:
    """A square's demand once a piece shows it this connector from this side."""
    return demand & ~((ANYTHING & ~ACCEPTED[connector]) << 4 * side)


def _demand(layout: Layout, square: int) -> int:
    demand = 0
    for side, other in enumerate(layout.board.neighbours[square]):
        piece = layout.pieces[other] if other >= 0 else None
        if piece is None:
            demand |= ANYTHING << 4 * side
            continue
        if square in squares_kept_clear(layout.board, other, piece):
            return NOTHING_FITS
        demand |= ACCEPTED[piece.sides[OPPOSITE[side]]] << 4 * side
    return demand


def _joins(demand: int) -> bool:
    """Whether some side insists on a connector, so that whatever fits also holds."""
    return bool(demand) and any(not demand >> 4 * side & 1 for side in range(4))
