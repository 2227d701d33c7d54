"""Components by what and where they are: `your rear cabin`. Coordinates only where two would be called the same."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.view import ShipView
from starboard.words import Words

Place = tuple[int, int]
"""Column and row, counted from the front left of a board."""

MIDDLE = "middle"


def noun(kind: str, words: Words) -> str:
    """What a kind of component is called where its size does not matter: `battery`."""
    return words(f"kind-{kind}.noun")


def your_component(square: str, ship: ShipView, words: Words) -> str:
    """`your shield`, `your rear cabin`, `your cabin on 7,6`; a free square by its coordinates."""
    if square not in ship.pieces:
        return square
    called = {name: noun(piece_of_key(key).kind, words) for name, key in ship.pieces.items()}
    place = _place(square, ship)
    fellows = [_place(name, ship) for name, what in called.items() if what == called[square]]
    where = where_among(place, fellows)
    if where is None:
        return words("component-on", noun=called[square], square=square)
    if not where:
        return words("component-only", noun=called[square])
    return words("component-where", noun=called[square], where=words(f"where-{where}"))


def where_among(place: Place, fellows: Sequence[Place]) -> str | None:
    """The words by which a place is told from its fellows; empty if it has none, None if words do not suffice."""
    others = [fellow for fellow in fellows if fellow != place]
    if not others:
        return ""
    told = _side(place, others) or _corner(place, others)
    if told is not None:
        return told
    named = (_side(other, _without(other, fellows)) or _corner(other, _without(other, fellows)) for other in others)
    return MIDDLE if all(named) else None


def _side(place: Place, others: Sequence[Place]) -> str | None:
    """The side on which it lies beyond all others, by the widest margin."""
    column, row = place
    margins = {
        "front": min(other[1] for other in others) - row,
        "rear": row - max(other[1] for other in others),
        "left": min(other[0] for other in others) - column,
        "right": column - max(other[0] for other in others),
    }
    side = max(margins, key=margins.__getitem__)
    return side if margins[side] > 0 else None


def _corner(place: Place, others: Sequence[Place]) -> str | None:
    """`front_left`: of those farthest in front, the only one farthest to the left."""
    for end, rows in (("front", min), ("rear", max)):
        if place[1] == rows(place[1], *(other[1] for other in others)):
            beside = [other for other in others if other[1] == place[1]]
            side = _side(place, beside) if beside else None
            if side is not None:
                return f"{end}_{side}"
    return None


def _without(place: Place, fellows: Sequence[Place]) -> list[Place]:
    return [fellow for fellow in fellows if fellow != place]


def _place(square: str, ship: ShipView) -> Place:
    sheet = board(ship.board)
    row, column = divmod(sheet.squares[square], sheet.width)
    return column, row
