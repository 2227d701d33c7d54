"""The construction errors of a ship, as an inspector would point them out."""

from __future__ import annotations

from typing import NamedTuple

from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.catalog.components import DOUBLE, OPPOSITE, REAR, RIGHT, SINGLE, SMOOTH, Piece
from starboard.galaxy.ship.layout import Layout

ERROR_KINDS = (
    "single_on_double",
    "connector_on_smooth",
    "engine_not_to_rear",
    "behind_engine",
    "before_cannon",
    "outside",
    "unjoined",
)


class Mistake(NamedTuple):
    """One error: its kind, the square that is wrong, and the square it quarrels with if there is one."""

    kind: str
    square: int
    other: int | None = None


def joint_error(one: int, other: int) -> str | None:
    """What is wrong where two sides meet, if anything."""
    if (one == SINGLE and other == DOUBLE) or (one == DOUBLE and other == SINGLE):
        return "single_on_double"
    if (one == SMOOTH) != (other == SMOOTH):
        return "connector_on_smooth"
    return None


def main_part(layout: Layout) -> int:
    """What counts as the ship: in each section the part with a starting square, else the largest."""
    starts = mask_of(layout.board.starts)
    main = 0
    for section in layout.board.sections:
        main |= max(layout.parts_in(section), key=lambda part: (bool(part & starts), part.bit_count()), default=0)
    return main


def mistakes(layout: Layout) -> tuple[Mistake, ...]:
    """All construction errors of a ship. A group that is not joined to the ship is one error."""
    return layout.derived(_find_mistakes)


def _find_mistakes(layout: Layout) -> tuple[Mistake, ...]:
    found: list[Mistake] = []
    board = layout.board
    for square, piece in layout.placed():
        if not board.area >> square & 1:
            found.append(Mistake("outside", square))
        found += _joint_mistakes(layout, square, piece)
        if piece.clear or piece.misturned:
            found += _direction_mistakes(layout, square, piece)
    main = main_part(layout)
    found += [Mistake("unjoined", next(bits(part))) for part in layout.parts if not part & main]
    return tuple(found)


def _joint_mistakes(layout: Layout, square: int, piece: Piece) -> list[Mistake]:
    found = []
    for side in (RIGHT, REAR):  # each pair of neighbours is looked at once
        other = layout.board.neighbours[square][side]
        neighbour = layout.pieces[other] if other >= 0 else None
        if neighbour is not None:
            kind = joint_error(piece.sides[side], neighbour.sides[OPPOSITE[side]])
            if kind:
                found.append(Mistake(kind, square, other))
    return found


def _direction_mistakes(layout: Layout, square: int, piece: Piece) -> list[Mistake]:
    found = [Mistake(kind, square) for kind in piece.misturned]
    for side, kind in piece.clear:
        other = layout.board.neighbours[square][side]
        if other >= 0 and layout.occupied >> other & 1:
            found.append(Mistake(kind, other, square))
    return found


def mistakes_with(layout: Layout, square: int, piece: Piece) -> tuple[Mistake, ...]:
    """All construction errors of a ship that has this piece there as well, in any order.

    Where the ship holds together, only what is around the square is looked at: whoever builds is shown every place.
    """
    board = layout.board
    plain = len(layout.parts) == 1 and layout.occupied.bit_count() > 1 and not board.beginnings
    if not plain or square in board.starts:
        return mistakes(layout.weld(square, piece))
    found = list(mistakes(layout))
    if not board.area >> square & 1:
        found.append(Mistake("outside", square))
    joined = False
    for side, other in enumerate(board.neighbours[square]):
        neighbour = layout.pieces[other] if other >= 0 else None
        if neighbour is None:
            continue
        mine, theirs = piece.sides[side], neighbour.sides[OPPOSITE[side]]
        joined = joined or SMOOTH not in (mine, theirs)
        kind = joint_error(mine, theirs)
        if kind:
            found.append(Mistake(kind, square, other) if side in (RIGHT, REAR) else Mistake(kind, other, square))
        found += [Mistake(why, square, other) for clear, why in neighbour.clear if clear == OPPOSITE[side]]
    if piece.clear or piece.misturned:
        found += _direction_mistakes(layout, square, piece)
    if not joined:
        found.append(Mistake("unjoined", square))
    return tuple(found)


def fits(layout: Layout, square: int, piece: Piece) -> bool:
    """Whether welding the piece there is wholly without error (the table option that refuses errors)."""
    joined = layout.begins_at(square)
    for side, other in enumerate(layout.board.neighbours[square]):
        neighbour = layout.pieces[other] if other >= 0 else None
        if neighbour is None:
            continue
        mine, theirs = piece.sides[side], neighbour.sides[OPPOSITE[side]]
        if joint_error(mine, theirs):
            return False
        joined = joined or mine != SMOOTH
        for clear, _ in neighbour.clear:
            if clear == OPPOSITE[side]:
                return False
    return joined and not _direction_mistakes(layout, square, piece)
