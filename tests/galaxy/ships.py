"""Ships by chance, for Hypothesis: heaps of pieces on any squares, ships grown from a cabin, and what lies on them."""

from __future__ import annotations

from hypothesis import strategies as st

from starboard.galaxy.catalog.boards import Board, bits, board
from starboard.galaxy.catalog.components import COMPONENTS, KINDS, Piece, loose_piece, starting_cabins, tiles_of
from starboard.galaxy.catalog.figures import BROWN, PURPLE
from starboard.galaxy.catalog.sheets import board_keys, sheet_name, sheets
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import GOODS, Ship

BASE_BOARDS = ("I", "II", "III", "IIIA")

boards = st.sampled_from(list(sheets())).flatmap(
    lambda name: st.sampled_from([board(key) for key in board_keys() if sheet_name(key) == name])
)
"""Boards of all classes, each class as often as any other, however many ways there are to lay it."""
printed = st.builds(
    lambda component, turn: component.turned[turn],
    st.sampled_from([COMPONENTS[tile] for tile in tiles_of("first")]),
    st.integers(0, 3),
)
loose = st.builds(
    lambda kind, sides, turn: loose_piece(kind, "".join(sides), turn),
    st.sampled_from(list(KINDS)),
    st.lists(st.sampled_from("0123"), min_size=4, max_size=4),
    st.integers(0, 3),
)


@st.composite
def heaps(draw: st.DrawFn, pieces: st.SearchStrategy[Piece] = printed) -> Layout:
    """Any pieces on any squares of a board, also outside the building area and joined to nothing."""
    board: Board = draw(boards)
    placed = draw(st.dictionaries(st.integers(0, board.size - 1), pieces, max_size=30))
    return Layout.of(board, placed.items())


@st.composite
def grown(draw: st.DrawFn) -> Layout:
    """A starting cabin, where there is one, to which any pieces were added, each where it may go."""
    board: Board = draw(boards)
    layout = Layout.of(board, [(start, COMPONENTS[starting_cabins()[0]].turned[0]) for start in board.starts])
    for piece in draw(st.lists(printed, max_size=25)):
        free = list(bits(layout.fringe))
        if free:
            layout = layout.weld(draw(st.sampled_from(free)), piece)
    return layout


@st.composite
def loaded_ships(draw: st.DrawFn) -> Ship:
    """A ship of printed and other pieces, each component at most once, with contents that it can hold."""
    layout = draw(heaps(loose))
    ship = Ship(0, layout)
    figures, cells, goods = {}, {}, {}
    for square, piece in layout.placed():
        parts = piece.parts
        if parts.cabin and draw(st.booleans()):
            figures[square] = draw(st.sampled_from(["H", "HH"]))
        elif parts.cabin == "crew" and draw(st.booleans()):
            figures[square] = draw(st.sampled_from([PURPLE, BROWN]))
        if parts.cells and draw(st.booleans()):
            cells[square] = draw(st.integers(1, parts.cells))
        if parts.holds and draw(st.booleans()):
            colours = st.sampled_from(GOODS if parts.special else GOODS[1:])
            held = draw(st.lists(colours, min_size=1, max_size=parts.holds))
            while held.count("R") > parts.special:
                held[held.index("R")] = "Y"
            goods[square] = "".join(sorted(held, key=GOODS.index))
    ship.figures, ship.cells, ship.goods = figures, cells, goods
    ship.lost = (-1,) * draw(st.integers(0, 9))
    return ship
