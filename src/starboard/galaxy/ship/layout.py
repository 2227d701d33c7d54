"""A ship's structure: which piece stands on which square. Immutable; a change gives a new layout.

What crew, blocks and battery tokens lie on the pieces is in `ship.py`; construction errors are in `errors.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from starboard.galaxy.catalog.boards import Board, bits
from starboard.galaxy.catalog.components import OPPOSITE, REAR, Piece


class Layout:
    """Pieces on a board, with bit sets of what is occupied and which free squares of the area touch the ship."""

    # no __slots__: what is derived from a layout is computed when first asked for and kept in __dict__
    def __init__(self, board: Board, pieces: tuple[Piece | None, ...], occupied: int, fringe: int) -> None:
        self.board = board
        self.pieces = pieces
        self.occupied = occupied
        self.fringe = fringe

    @classmethod
    def of(cls, board: Board, placed: Iterable[tuple[int, Piece]]) -> Layout:
        """A layout with these pieces on these squares."""
        pieces: list[Piece | None] = [None] * board.size
        occupied = near = 0
        for square, piece in placed:
            pieces[square] = piece
            occupied |= 1 << square
            near |= board.around[square]
        return cls(board, tuple(pieces), occupied, near & board.area & ~occupied)

    def weld(self, square: int, piece: Piece) -> Layout:
        """The layout with one more piece."""
        pieces = list(self.pieces)
        pieces[square] = piece
        occupied = self.occupied | 1 << square
        board = self.board
        fringe = (self.fringe | board.around[square] & board.area) & ~occupied
        return Layout(board, tuple(pieces), occupied, fringe)

    def without(self, squares: int) -> Layout:
        """The layout with the pieces on these squares (a mask) taken away."""
        left = self.occupied & ~squares
        return Layout.of(self.board, [(square, self.at(square)) for square in bits(left)])

    def at(self, square: int) -> Piece:
        """The piece on an occupied square."""
        piece = self.pieces[square]
        assert piece is not None, f"no component on {self.board.names[square]}"
        return piece

    def placed(self) -> list[tuple[int, Piece]]:
        """All pieces with their squares, front left first."""
        return [(square, piece) for square, piece in enumerate(self.pieces) if piece is not None]

    def squares_with(self, part: str) -> tuple[int, ...]:
        """The squares whose pieces have this part."""
        found = self._by_part.get(part)
        if found is None:
            found = self._by_part[part] = tuple(square for square, piece in self.placed() if piece.parts.get(part))
        return found

    @cached_property
    def _by_part(self) -> dict[str, tuple[int, ...]]:
        return {}

    @cached_property
    def joins(self) -> tuple[int, ...]:
        """For each square a mask of the neighbours it holds on to: where two connectors meet, rightly or wrongly."""
        joined = [0] * self.board.size
        for square, piece in self.placed():
            four = self.board.neighbours[square]
            for side in range(4):
                other = four[side]
                if piece.sides[side] and other >= 0:
                    neighbour = self.pieces[other]
                    if neighbour is not None and neighbour.sides[OPPOSITE[side]]:
                        joined[square] |= 1 << other
        return tuple(joined)

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """The masks of the pieces that hold together, one for each part the ship has fallen into."""
        joins, rest, found = self.joins, self.occupied, []
        while rest:
            part = edge = rest & -rest
            while edge:
                reached = 0
                for square in bits(edge):
                    reached |= joins[square]
                edge = reached & ~part
                part |= edge
            found.append(part)
            rest &= ~part
        return tuple(found)

    @cached_property
    def exposed(self) -> tuple[tuple[int, int], ...]:
        """Every exposed connector as (square, side): a connector whose neighbouring square holds no component."""
        open_ends = []
        for square, piece in self.placed():
            four = self.board.neighbours[square]
            for side in range(4):
                if piece.sides[side] and (four[side] < 0 or self.pieces[four[side]] is None):
                    open_ends.append((square, side))
        return tuple(open_ends)

    def first_hit(self, side: int, total: int) -> int:
        """The first occupied square in the way of a hit, or -1 if it misses."""
        for square in self.board.lane(side, total):
            if self.occupied >> square & 1:
                return square
        return -1

    def shooters(self, side: int, total: int, double: bool) -> tuple[int, ...]:
        """The cannons that can shoot a large meteor from this side with this dice total.

        From the front or the rear the cannon stands in the very column; from left or right a row beside it will do.
        """
        board = self.board
        if side in (0, REAR):
            reach = {total}
            line_of = board.column_of
        else:
            reach = {total - 1, total, total + 1}
            line_of = board.row_of
        return tuple(
            square
            for square in self.squares_with("cannon")
            if side in self.at(square).aims
            and (self.at(square).parts.cannon == 2) is double
            and line_of[square] in reach
        )

    def shields(self, side: int) -> tuple[int, ...]:
        """The shields that cover a side of the ship."""
        return tuple(square for square in self.squares_with("shield") if side in self.at(square).covers)

    def life_supports_at(self, square: int) -> frozenset[str]:
        """The colours of the life supports joined to a square."""
        return frozenset(
            self.at(other).parts.life_support for other in bits(self.joins[square]) if self.at(other).parts.life_support
        )
