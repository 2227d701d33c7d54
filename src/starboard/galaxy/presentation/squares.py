"""One square of a ship as seven columns and three lines: connectors on its sides, the component inside.

A side shows its connector by strokes: one for single, two for double, three for universal, none for smooth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from starboard.galaxy.catalog.components import FRONT, LEFT, REAR, RIGHT, Piece, kinds_of
from starboard.galaxy.catalog.figures import BERTHS
from starboard.galaxy.catalog.parts import PartKind
from starboard.galaxy.registry import figures
from starboard.galaxy.view import ShipView
from starboard.words.drawing import Drawing, Line

WIDTH, HEIGHT = 7, 3
INSIDE = WIDTH - 2

STROKES = {0: (), 1: (3,), 2: (2, 4), 3: (2, 3, 4)}
"""The columns of the strokes on an upper or lower side, by connector."""
LEFT_SIDE, RIGHT_SIDE = "│┤╡≡", "│├╞≡"
PLAIN, MARKED = ("┌┐", "└┘", "─", "│"), ("╔╗", "╚╝", "═", "║")
"""Upper corners, lower corners, edges and uprights; a marked square is seen without colours too."""

BERTH, SPENT, HOLD, STRUT, MARK = "·", "▯", "□", "╬", "*"
FRAMES = frozenset("()⟨⟩[]{}")
HATCH, BLANK = "╱", frozenset(" ─═")


def free_square(name: str, style: str = "free") -> Drawing:
    """A square of the building area that is still free, with its name to weld by."""
    return [[("·     ·", style)], [(name.center(WIDTH), style)], [("·     ·", style)]]


def no_square(edge: str = " ") -> Drawing:
    """A square that belongs to the rectangle of the board but not to the ship, with what is drawn at its right."""
    return [[(edge.rjust(WIDTH), "number")] for _ in range(HEIGHT)]


def hole(style: str = "free") -> Drawing:
    """A square that is closed for this flight."""
    return [[(line, style)] for line in ("╲     ╱", "   ╳   ", "╱     ╲")]


def hatched(cell: Drawing) -> Drawing:
    """A square in which nothing works: strokes across whatever is blank and along plain edges."""
    return [[part for text, style in line for part in _hatched(text, style)] for line in cell]


def _hatched(text: str, style: str) -> Iterator[tuple[str, str]]:
    for sign in text:
        yield (HATCH, "dead") if sign in BLANK else (sign, style)


def square(piece: Piece, inside: Line, frame: str = "frame", exposed: Mapping[int, bool] | None = None) -> Drawing:
    """A component in its frame; `exposed` says for each side whether its connector leads into the void."""
    ends = ["exposed" if exposed and exposed.get(side) else "connector" for side in range(4)]
    upper, lower, edge, upright = PLAIN if frame == "frame" else MARKED
    left, right = LEFT_SIDE[piece.sides[LEFT]], RIGHT_SIDE[piece.sides[RIGHT]]
    return [
        _edge(upper, edge, "┴", piece, FRONT, frame, ends[FRONT]),
        [
            _upright(upright, left, piece, LEFT, frame, ends[LEFT]),
            *inside,
            _upright(upright, right, piece, RIGHT, frame, ends[RIGHT]),
        ],
        _edge(lower, edge, "┬", piece, REAR, frame, ends[REAR]),
    ]


def _upright(upright: str, stroke: str, piece: Piece, side: int, frame: str, end: str) -> tuple[str, str]:
    """A left or right side; where a shield covers it, it is drawn heavy."""
    if piece.sides[side]:
        return stroke, end
    return ("┃", "shield") if side in piece.covers else (upright, frame)


def _edge(corners: str, edge: str, stroke: str, piece: Piece, side: int, frame: str, end: str) -> Line:
    """An upper or lower side, likewise."""
    line, style = ("━", "shield") if side in piece.covers else (edge, frame)
    middle: Line = [
        (stroke, end) if column in STROKES[piece.sides[side]] else (line, style) for column in range(1, INSIDE + 1)
    ]
    return [(corners[0], frame), *middle, (corners[1], frame)]


def contents(piece: Piece, ship: ShipView | None, name: str, owner: str = "hold") -> Line:
    """What a component is and what lies on it, five columns wide; without a ship, as it comes from the warehouse.

    A star says that a module has laid something on it.
    """
    inside: Line = []
    for kind in kinds_of(piece.parts):
        inside += _part(kind, piece, ship, name, owner)
    if _width(inside) > INSIDE:  # several parts share the columns, without what frames each of them
        inside = [(text, style) for text, style in inside if text not in FRAMES]
    inside = inside or [(STRUT, "structural")]
    if ship is not None and name in ship.marks:
        inside = [*inside[:-1], (MARK, "value")] if _width(inside) >= INSIDE else [*inside, (MARK, "value")]
    return _centred(inside)


def _part(kind: PartKind, piece: Piece, ship: ShipView | None, name: str, owner: str) -> Line:
    parts = piece.parts
    match kind.name:
        case "cabin":
            return _cabin(parts.cabin, ship, name, owner)
        case "cells":
            charged = ship.cells.get(name, 0) if ship is not None else parts.cells
            return [(kind.glyph * charged, "charged"), (SPENT * (parts.cells - charged), "spent")]
        case "holds":
            return _holds(parts.holds, parts.special > 0, "" if ship is None else ship.goods.get(name, ""))
        case "cannon":
            return [(" ".join(kind.sign(side) for side in piece.aims), kind.style)]
        case "life_support":
            return [(kind.glyph + _alien(parts.life_support), f"alien {parts.life_support}")]
        case _:
            value = parts.get(kind.name)
            times = value if isinstance(value, int) else 1
            between = " " if 2 * times - 1 <= INSIDE else ""
            return [(between.join(kind.sign(piece.turn) * times), kind.style)]


def _cabin(cabin: str, ship: ShipView | None, name: str, owner: str) -> Line:
    left, right, style = ("⟨", "⟩", owner) if cabin == "starting" else ("(", ")", "hold")
    kinds = [figures()[letter] for letter in ("" if ship is None else ship.figures.get(name, ""))]
    inside: Line = [(kind.glyph, f"alien {kind.name}" if kind.colour else "human") for kind in kinds]
    free = BERTHS - len(kinds)
    return [(left, style), *inside, *([(BERTH * free, "berth")] if free > 0 else []), (right, style)]


def _alien(colour: str) -> str:
    """The alien that a life support of a colour is for."""
    return next((kind.glyph for kind in figures().values() if kind.colour == colour), "?")


def _holds(holds: int, special: bool, goods: str) -> Line:
    left, right, style = ("{", "}", "special hold") if special else ("[", "]", "hold")
    loaded: Line = [(colour, f"goods {colour}") for colour in goods]
    return [(left, style), *loaded, (HOLD * (holds - len(goods)), style), (right, style)]


def _width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def _centred(line: Line) -> Line:
    blank = INSIDE - _width(line)
    return [(" " * (blank // 2), ""), *line, (" " * (blank - blank // 2), "")]
