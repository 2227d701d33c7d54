"""Alien Design: guns belong behind and engines in front, say people who have never flown (MX-2.4 to MX-2.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.catalog.boards import Board
from starboard.galaxy.catalog.sides import FRONT
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.seams import SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table

MIDDLE = 7
"""The number of the row on which everything works as usual."""
HALF = 0.5


class AlienDesign:
    """Cannons in front of row 7 that point to the front count half; engines behind it do not push."""

    name = "alien_design"
    rank: Mapping[str, int] = {"amount_cannons": SOURCE, "amount_engines": SOURCE}
    """What does not count is not there when an alien helps."""

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        """Only strength is halved; a large meteor is shot as ever (MX-R-5)."""
        layout = working(table, ship).layout
        for square in layout.squares_with("cannon"):
            piece = layout.at(square)
            fires = piece.parts.cannon == 1 or count.powered >> square & 1
            if fires and count.section >> square & 1 and rows_behind(ship.board, square) < 0:
                each = 1 if FRONT in count.fronts else HALF
                value -= HALF * each * piece.aims.count(FRONT)
        return value

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        layout = working(table, ship).layout
        for square in layout.squares_with("engine"):
            engine = layout.at(square).parts.engine
            pushes = engine == 1 or count.powered >> square & 1
            if pushes and count.section >> square & 1 and rows_behind(ship.board, square) > 0:
                value -= engine
        return value

    def offers_engines(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        """Nobody powers what does not push."""
        board = ship.board
        idle = {board.names[square] for square in ship.layout.squares_with("engine") if rows_behind(board, square) > 0}
        return [offer for offer in offers if offer.option not in idle]


def rows_behind(board: Board, square: int) -> int:
    """How many rows a square lies behind row 7, below zero in front of it, however rows are numbered (MX-R-4)."""
    return 0 if MIDDLE not in board.rows else square // board.width - board.rows.index(MIDDLE)
