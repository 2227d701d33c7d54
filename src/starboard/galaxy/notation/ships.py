"""Ships as texts: one line for each component, with what lies on it."""

from __future__ import annotations

from starboard.engine import BadInput
from starboard.galaxy.catalog.boards import Board, board
from starboard.galaxy.catalog.components import ARROWS, KINDS, Piece, has_direction, loose_piece, printed_pieces
from starboard.galaxy.catalog.figures import BERTHS, HUMAN
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.catalog.sheets import board_keys, sheets
from starboard.galaxy.editions import edition_of
from starboard.galaxy.notation.text import lines_of
from starboard.galaxy.registry import aliens, figures
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.marks import BETWEEN
from starboard.galaxy.ship.ship import GOODS, Ship

CONNECTORS = 4
AND = "+"
"""Stands between several marks on one component: `marks=linked+shaded`."""


def write_ship(ship: Ship) -> str:
    """A ship as text: its class, one line for each component, and its discard pile."""
    names = ship.board.names
    lines = [f"ship {ship.board.name}"]
    for square, piece in ship.layout.placed():
        words = [names[square], repr(piece)]
        if square in ship.figures:
            words.append(_write_figures(ship.figures[square]))
        if ship.cells.get(square):
            words.append(f"cells={ship.cells[square]}")
        if square in ship.goods:
            words.append(_write_goods(piece.parts, ship.goods[square]))
        if square in ship.marks:
            words.append(f"marks={AND.join(ship.marks[square].split())}")
        lines.append(" ".join(words))
    if ship.lost:
        lines.append(f"lost {len(ship.lost)}")
    return "\n".join(lines) + "\n"


def _write_figures(letters: str) -> str:
    """Humans by their number, an alien by its colour, others by their letters."""
    if letters == HUMAN * len(letters):
        return f"crew={len(letters)}"
    for kind in aliens():
        if letters == kind.letter:
            return f"alien={kind.name}"
    return f"figures={letters}"


def _write_goods(parts: Parts, blocks: str) -> str:
    """Blocks in holds that are made for them, or somewhere else."""
    return f"goods={blocks}" if _can_hold(parts, blocks) else f"blocks={blocks}"


def read_ship(text: str, seat: int = 0) -> Ship:
    """A ship from its text; BadInput names the line and what was expected there."""
    lines = lines_of(text)
    number, words = next(lines, (1, [""]))
    if words[0] != "ship" or len(words) != 2 or words[1] not in board_keys():
        expected = ", ".join(sheets())
        raise BadInput(f"ship, line {number}: expected 'ship' and a class ({expected}), not {' '.join(words)!r}")
    reader = _ShipReader(board(words[1]))
    for number, words in lines:
        try:
            reader.read(words)
        except BadInput as problem:
            raise BadInput(f"ship, line {number}: {problem}") from None
    return reader.ship(seat)


class _ShipReader:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.pieces: dict[int, Piece] = {}
        self.figures: dict[int, str] = {}
        self.cells: dict[int, int] = {}
        self.goods: dict[int, str] = {}
        self.marks: dict[int, str] = {}
        self.lost = 0
        self.used: set[int] = set()

    def read(self, words: list[str]) -> None:
        if words[0] == "lost":
            if len(words) != 2 or not words[1].isdecimal():
                raise BadInput(f"expected 'lost' and a number of components, not {' '.join(words)!r}")
            self.lost = int(words[1])
            return
        square = self.board.squares.get(words[0])
        if square is None:
            raise BadInput(f"{words[0]!r} is no square of a class {self.board.name} board; expected column,row")
        if square in self.pieces:
            raise BadInput(f"square {words[0]} is taken already")
        piece, rest = self._piece(words[1:])
        self.pieces[square] = piece
        for word in rest:
            self._put(square, piece, word)

    def _piece(self, words: list[str]) -> tuple[Piece, list[str]]:
        if not words or words[0] not in KINDS:
            raise BadInput(f"expected a kind of component ({', '.join(KINDS)}), not {' '.join(words[:1])!r}")
        kind = words[0]
        connectors = words[1] if len(words) > 1 else ""
        if len(connectors) != CONNECTORS or set(connectors) - set("01234"):
            raise BadInput(f"expected four connectors from 0 to 4 after {kind}, not {connectors!r}")
        rest, turn = words[2:], 0
        if has_direction(KINDS[kind]):
            if not rest or rest[0] not in tuple(ARROWS):
                raise BadInput(f"expected a direction ({' '.join(ARROWS)}) after {kind} {connectors}")
            turn = ARROWS.index(rest.pop(0))
        for piece in printed_pieces(edition_of(self.board.name).name).get((kind, connectors, turn), ()):
            if piece.tile not in self.used:
                self.used.add(piece.tile)
                return piece, rest
        return loose_piece(kind, connectors, turn), rest

    def _put(self, square: int, piece: Piece, word: str) -> None:
        what, _, amount = word.partition("=")
        parts = piece.parts
        if what in ("crew", "alien", "figures") and square in self.figures:
            raise BadInput("a cabin holds humans or an alien, not both")
        if what in ("goods", "blocks") and square in self.goods:
            raise BadInput("blocks are listed once")
        if what == "crew" and parts.cabin and amount in map(str, range(1, BERTHS + 1)):
            self.figures[square] = HUMAN * int(amount)
        elif what == "alien" and parts.cabin == "crew" and amount in _alien_letters():
            self.figures[square] = _alien_letters()[amount]
        elif what == "figures" and amount and not set(amount) - figures().keys():
            self.figures[square] = "".join(sorted(amount))
        elif what == "cells" and amount in map(str, range(1, parts.cells + 1)):
            self.cells[square] = int(amount)
        elif (what == "goods" and _can_hold(parts, amount)) or (what == "blocks" and _are_blocks(amount)):
            self.goods[square] = "".join(sorted(amount, key=GOODS.index))
        elif what == "marks" and amount:
            self.marks[square] = BETWEEN.join(amount.split(AND))
        else:
            expected = "crew=, alien=, figures=, cells=, goods=, blocks= or marks= as it holds"
            raise BadInput(f"{word!r} does not fit on {piece.kind}; expected {expected}")

    def ship(self, seat: int) -> Ship:
        ship = Ship(seat, Layout.of(self.board, self.pieces.items()))
        ship.figures, ship.cells, ship.goods, ship.marks = self.figures, self.cells, self.goods, self.marks
        ship.lost = (-1,) * self.lost
        return ship


def _alien_letters() -> dict[str, str]:
    return {kind.name: kind.letter for kind in aliens()}


def _can_hold(parts: Parts, blocks: str) -> bool:
    return _are_blocks(blocks) and len(blocks) <= parts.holds and blocks.count("R") <= parts.special


def _are_blocks(letters: str) -> bool:
    return bool(letters) and not set(letters) - set(GOODS)


def man(ship: Ship) -> Ship:
    """The ship with two humans in every cabin and all batteries full, as for a launch without aliens."""
    layout = ship.layout
    ship.figures = dict.fromkeys(layout.squares_with("cabin"), HUMAN * BERTHS)
    ship.cells = {square: layout.at(square).parts.cells for square in layout.squares_with("cells")}
    return ship
