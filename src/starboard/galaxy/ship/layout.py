"""A ship's structure: which piece stands on which square. Immutable; a change gives a new layout.

What crew, blocks and battery tokens lie on the pieces is in `ship.py`; construction errors are in `errors.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from starboard.galaxy.catalog.boards import Board, Lane, bits
from starboard.galaxy.catalog.components import OPPOSITE, Piece, turned_piece

T = TypeVar("T")


class Layout:
    """Pieces on a board, with bit sets of what is occupied and which free squares of the area a piece may go to."""

    # What is derived from a layout is computed when first asked for.
    __slots__ = ("_by_part", "_derived", "_exposed", "_joins", "_parts", "board", "fringe", "occupied", "pieces")

    def __init__(self, board: Board, pieces: tuple[Piece | None, ...], occupied: int, fringe: int) -> None:
        self.board = board
        self.pieces = pieces
        self.occupied = occupied
        self.fringe = fringe
        self._by_part: dict[str, tuple[int, ...]] = {}
        self._joins: tuple[int, ...] | None = None
        self._parts: tuple[int, ...] | None = None
        self._exposed: tuple[tuple[int, int], ...] | None = None
        self._derived: dict[Callable[[Layout], Any], Any] | None = None

    @classmethod
    def of(cls, board: Board, placed: Iterable[tuple[int, Piece]]) -> Layout:
        """A layout with these pieces on these squares."""
        pieces: list[Piece | None] = [None] * board.size
        occupied = near = 0
        for square, piece in placed:
            pieces[square] = piece
            occupied |= 1 << square
            near |= board.around[square]
        fringe = near & board.area & ~occupied
        for section, anywhere in board.beginnings:
            if not occupied & section:
                fringe |= anywhere
        return Layout(board, tuple(pieces), occupied, fringe)

    def weld(self, square: int, piece: Piece) -> Layout:
        """The layout with one more piece."""
        board = self.board
        if board.beginnings:
            return Layout.of(board, [*self.placed(), (square, piece)])
        pieces = list(self.pieces)
        pieces[square] = piece
        occupied = self.occupied | 1 << square
        fringe = (self.fringe | board.around[square] & board.area) & ~occupied
        return Layout(board, tuple(pieces), occupied, fringe)

    def without(self, squares: int) -> Layout:
        """The layout with the pieces on these squares (a mask) taken away."""
        left = self.occupied & ~squares
        return Layout.of(self.board, [(square, self.at(square)) for square in bits(left)])

    def turned(self, board: Board, quarters: int) -> Layout:
        """The same structure on its board turned clockwise by so many quarters."""
        return Layout.of(
            board,
            [(self.board.turned_square(sq, quarters), turned_piece(piece, quarters)) for sq, piece in self.placed()],
        )

    def at(self, square: int) -> Piece:
        """The piece on an occupied square."""
        piece = self.pieces[square]
        assert piece is not None, f"no component on {self.board.names[square]}"
        return piece

    def placed(self) -> list[tuple[int, Piece]]:
        """All pieces with their squares, front left first."""
        return [(square, piece) for square, piece in enumerate(self.pieces) if piece is not None]

    def begins_at(self, square: int) -> bool:
        """Whether a piece there would be the first of a section that may begin anywhere."""
        return any(section >> square & 1 and not self.occupied & section for section, _ in self.board.beginnings)

    def squares_with(self, part: str) -> tuple[int, ...]:
        """The squares whose pieces have this part."""
        found = self._by_part.get(part)
        if found is None:
            found = self._by_part[part] = tuple(square for square, piece in self.placed() if piece.parts.get(part))
        return found

    def derived(self, make: Callable[[Layout], T]) -> T:
        """What a function makes of this layout, worked out when first asked for and kept as long as the layout is.

        Ships are asked about again and again while others build (`starboard bench table`); an lru_cache of all ships
        touches more memory than the ship.
        """
        derived = self._derived
        if derived is None:
            derived = self._derived = {}
        if make not in derived:
            derived[make] = make(self)
        found: T = derived[make]
        return found

    @property
    def joins(self) -> tuple[int, ...]:
        """For each square a mask of the neighbours it holds on to: where two connectors meet, rightly or wrongly."""
        if self._joins is None:
            self._joins = self._find_joins()
        return self._joins

    def _find_joins(self) -> tuple[int, ...]:
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

    @property
    def parts(self) -> tuple[int, ...]:
        """The masks of the pieces that hold together, one for each part the ship has fallen into."""
        if self._parts is None:
            self._parts = self._find_parts()
        return self._parts

    def _find_parts(self) -> tuple[int, ...]:
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

    def parts_in(self, section: int) -> tuple[int, ...]:
        """The parts that belong to a section of the board (a mask): those that have most of their squares there."""
        sections = self.board.sections
        if len(sections) == 1:
            return self.parts
        return tuple(part for part in self.parts if section == _section_with_most(part, sections))

    @property
    def exposed(self) -> tuple[tuple[int, int], ...]:
        """Every exposed connector as (square, side): a connector whose neighbouring square holds no component."""
        if self._exposed is None:
            self._exposed = tuple(
                (square, side) for square, _ in self.placed() for side in range(4) if self.is_exposed(square, side)
            )
        return self._exposed

    def is_exposed(self, square: int, side: int) -> bool:
        """Whether the piece on a square has a connector on this side that leads to no component."""
        other = self.board.neighbours[square][side]
        return bool(self.at(square).sides[side]) and (other < 0 or not self.occupied >> other & 1)

    def first_hit(self, lane: Lane) -> int:
        """The first occupied square in the way of a hit, or -1 if it misses."""
        for square in lane.squares:
            if self.occupied >> square & 1:
                return square
        return -1

    def shooters(self, lane: Lane, *, near: bool, double: bool) -> tuple[int, ...]:
        """The cannons that can shoot a large meteor in this lane; with `near` those in the lines beside it as well."""
        reach = lane.own | lane.near if near else lane.own
        return tuple(
            square
            for square in self.squares_with("cannon")
            if reach >> square & 1
            and lane.side in self.at(square).aims
            and (self.at(square).parts.cannon == 2) is double
        )

    def shields(self, side: int) -> tuple[int, ...]:
        """The shields that cover a side of the ship."""
        return tuple(square for square in self.squares_with("shield") if side in self.at(square).covers)

    def life_supports_at(self, square: int) -> frozenset[str]:
        """The colours of the life supports joined to a square."""
        return frozenset(
            self.at(other).parts.life_support for other in bits(self.joins[square]) if self.at(other).parts.life_support
        )


def _section_with_most(part: int, sections: tuple[int, ...]) -> int:
    return max(sections, key=lambda section: (part & section).bit_count())
