"""Ships as drawings: the squares on their board, the numbers at its borders, and a line of strengths below."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from starboard.galaxy.catalog.boards import Board, bits
from starboard.galaxy.catalog.boards import board as board_of
from starboard.galaxy.catalog.components import RIGHT, SIDES, piece_of_key
from starboard.galaxy.catalog.sheets import sheet_name
from starboard.galaxy.presentation.nouns import number
from starboard.galaxy.presentation.squares import HEIGHT, WIDTH, contents, free_square, hatched, hole, no_square, square
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.view import ShipView
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, flow, line_width

MARGIN = 3
SEAM = "¦"
"""Drawn at both edges of a cylinder, where they meet."""
SPLIT = "┊"
"""Drawn between the sections of a ship."""


def layout_of(ship: ShipView) -> Layout:
    """The structure that a view of a ship describes."""
    on = board_of(ship.board)
    return Layout.of(on, [(on.squares[name], piece_of_key(key)) for name, key in ship.pieces.items()])


def ship_board(
    ship: ShipView, seat: int | None, marks: Mapping[str, str] | None = None, dead: Collection[str] = ()
) -> Drawing:
    """The squares of a ship; `marks` gives the frames of some squares another style, nothing works in `dead` ones."""
    layout = layout_of(ship)
    board = layout.board
    marks = marks or {}
    exposed = set(layout.exposed)
    owner = "hold" if seat is None else f"seat {seat}"
    labels = [_span(numbers) for numbers in board.row_numbers]
    margin = max(MARGIN, 1 + max(map(len, labels)))
    heads = [(_span(numbers).center(WIDTH), "number") for numbers in board.column_numbers]
    lines: Drawing = [[(" " * margin, ""), *heads]]
    left, right = (SEAM, [(SEAM, "number")]) if board.wrap else (" ", [])
    for row, label in enumerate(labels):
        cells = []
        for place in range(row * board.width, (row + 1) * board.width):
            name, piece = board.names[place], layout.pieces[place]
            if piece is not None:
                ends = {side: (place, side) in exposed for side in range(4)}
                cells.append(square(piece, contents(piece, ship, name, owner), marks.get(name, "frame"), ends))
            elif board.area >> place & 1:
                cells.append(free_square(name, marks.get(name, "free")))
            elif board.holes >> place & 1:
                cells.append(hole(marks.get(name, "free")))
            else:
                cells.append(no_square(SPLIT if _splits(board, place) else " "))
                continue
            if name in dead:
                cells[-1] = hatched(cells[-1])
        for line in range(HEIGHT):
            head = (label if line == HEIGHT // 2 else "").rjust(margin - 1) + left
            lines.append([(head, "number"), *(span for cell in cells for span in cell[line]), *right])
    return lines


def section_names(ship: ShipView, words: Words) -> Drawing:
    """What the sections of a ship are called, each above its own squares; nothing for a ship of one piece."""
    board = board_of(ship.board)
    if len(board.sections) == 1:
        return []
    named: dict[int, str] = {}
    for name, section in zip(board.section_names, board.sections, strict=True):
        columns = [square % board.width for square in bits(section & board.area)]
        middle = MARGIN + WIDTH * (min(columns) + max(columns) + 1) // 2
        label = words(f"section-label-{name}")
        named[middle - len(label) // 2] = label
    line = ""
    for place, label in sorted(named.items()):
        line = line.ljust(place) + label
    return [[(line, "label")]]


def _span(numbers: tuple[int, ...]) -> str:
    """The numbers of a line, from the lowest to the highest."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def _splits(board: Board, place: int) -> bool:
    """Whether another section of the ship begins to the right of a square."""
    other = board.neighbours[place][RIGHT]
    return other >= 0 and board.section_of[other] != board.section_of[place]


def ship_numbers(ship: ShipView, words: Words, *, flying: bool = True) -> list[Line]:
    """The numbers of a ship, each as a little line: `engines 3–5` is 3, and 5 with all power."""
    items: list[Line] = []
    if flying:
        items.append(_item("crew", str(ship.crew), words))
    items.append(_item("engines", strength_range(ship.engines, ship.engines_powered), words))
    items.append(_item("cannons", strength_range(ship.cannons, ship.cannons_powered), words))
    if flying:
        items.append(_item("cells", str(sum(ship.cells.values())), words))
        items.append([(words("stat-goods") + " ", "label"), *goods_line(ship)])
    items.append(_item("exposed", str(ship.exposed_connectors), words))
    if ship.lost:
        items.append(_item("lost", str(len(ship.lost)), words))
    return items


def strength_range(idle: float, powered: float) -> str:
    """A strength without and with all power."""
    return number(idle) if idle == powered else f"{number(idle)}–{number(powered)}"


def goods_line(ship: ShipView) -> Line:
    """The blocks on board as coloured letters, or a dash."""
    held = "".join(ship.goods.values())
    return [(colour, f"goods {colour}") for colour in sorted(held, key="RYGB".index)] or [("–", "value")]


def _item(name: str, value: str, words: Words) -> Line:
    return [(words(f"stat-{name}") + " ", "label"), (value, "value")]


def ship_drawing(
    ship: ShipView,
    seat: int,
    title: str,
    words: Words,
    *,
    flying: bool = True,
    marks: Mapping[str, str] | None = None,
    dead: Collection[str] = (),
) -> Drawing:
    """A ship with its title above and its numbers below."""
    board = ship_board(ship, seat, marks, dead)
    kind = words("ship-class", **{"class": sheet_name(ship.board)})
    return [
        [(" " * MARGIN, ""), (title, f"seat {seat}"), (f"  {kind}", "label")],
        *section_names(ship, words),
        *board,
        *flow(printed_ways(ship, words), line_width(board[0]), MARGIN),
        *flow(ship_numbers(ship, words, flying=flying), line_width(board[0]), MARGIN),
    ]


def printed_ways(ship: ShipView, words: Words) -> list[Line]:
    """What a board says about ways that do not simply go down one column: mirrored ones, and those that it bends."""
    board = board_of(ship.board)
    said = []
    if board.mirror:
        pairs = zip(board.columns, reversed(board.columns), strict=True)
        mirrored = ", ".join(f"{one}+{other}" for one, other in pairs if one < other)
        said.append(words("board-mirror", pairs=mirrored))
    ways: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for (side, total), (towards, row) in sorted(board.bend.items()):
        ways.setdefault((side, towards), []).append((total, board.rows[row]))
    for (side, towards), found in ways.items():
        totals, rows = (" ".join(map(str, numbers)) for numbers in zip(*found, strict=True))
        ends = {"from": words(f"from-{SIDES[side]}"), "side": words(f"from-{SIDES[towards]}")}
        said.append(words("board-bend", totals=totals, rows=rows, **ends))
    return [[(text, "label")] for text in said]
