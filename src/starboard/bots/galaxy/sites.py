"""Where on a ship a component fits without an error, found with bit sets so that a whole warehouse can be tried."""

from __future__ import annotations

from functools import cache

from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.catalog.components import COMPONENTS, OPPOSITE, Piece, warehouse
from starboard.galaxy.ship.layout import Layout

ANYTHING = 0b1111
ACCEPTED = (0b0001, 0b1010, 0b1100, 0b1110)
"""For each connector, the connectors that may face it: bit k stands for connector k."""

NOTHING_FITS = 0
ALL_SIDES_FREE = 0xFFFF


ACCEPTING = tuple(
    tuple(ALL_SIDES_FREE & ~((ANYTHING & ~accepted) << 4 * side) for accepted in ACCEPTED) for side in range(4)
)
"""What a square may still hold when a connector faces it from a side, by side and connector."""


@cache
def codes(tile: int) -> tuple[int, ...]:
    """A component, turned each way, as 16 bits: four for each side, one set. It fits within a square's demand."""
    return tuple(
        sum(1 << 4 * side + kind for side, kind in enumerate(piece.sides)) for piece in COMPONENTS[tile].turned
    )


@cache
def variety(demand: int) -> float:
    """The share of all components that would fit a square with this demand."""
    every = warehouse()
    return sum(any(not codes(tile)[turn] & ~demand for turn in COMPONENTS[tile].turns) for tile in every) / len(every)


@cache
def is_reached(demand: int) -> bool:
    """Whether some side insists on a connector, so that whatever fits also holds."""
    return bool(demand) and any(not demand >> 4 * side & 1 for side in range(4))


class Sites:
    """The free squares of a ship and what each demands of the component that fills it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.demands = {square: self._demand(square) for square in bits(layout.fringe)}
        """For each free square beside the ship, which connectors its four sides accept."""
        self.open = [
            square
            for square, demand in self.demands.items()
            if is_reached(demand) or (demand and layout.begins_at(square))
        ]
        """The squares on which something can be welded so that it holds, or that a section may begin with."""
        useless = mask_of(square for square, demand in self.demands.items() if not demand)
        self.free = layout.board.area & ~layout.occupied & ~useless
        """The free squares that may still be of use, as a mask."""
        self.left_in = [(self.free & section).bit_count() for section in layout.board.sections]
        """How many of them there are in each section."""
        self.left = sum(self.left_in)

    def kept_clear(self, square: int, piece: Piece) -> int:
        """A mask of the squares that must stay empty for the sake of a piece's muzzles, exhaust and the like."""
        mask = 0
        if piece.clear:
            four = self.layout.board.neighbours[square]
            for side, _ in piece.clear:
                if four[side] >= 0:
                    mask |= 1 << four[side]
        return mask

    def points_at_something(self, square: int, piece: Piece) -> bool:
        """Whether a component stands where the piece keeps everything clear."""
        return bool(self.layout.occupied & self.kept_clear(square, piece))

    def _demand(self, square: int) -> int:
        demand = ALL_SIDES_FREE
        for side, other in enumerate(self.layout.board.neighbours[square]):
            piece = self.layout.pieces[other] if other >= 0 else None
            if piece is not None:
                if self.kept_clear(other, piece) >> square & 1:
                    return NOTHING_FITS
                demand &= ACCEPTING[side][piece.sides[OPPOSITE[side]]]
        return demand
