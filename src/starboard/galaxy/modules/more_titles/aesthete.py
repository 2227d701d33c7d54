"""Aesthete: a ship that is the same on both sides of column 7, and whose crew is so in gold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import LIKELIEST, Board, mask_of
from starboard.galaxy.catalog.components import kinds_of
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.mechanisms.titles import golden
from starboard.galaxy.seams import LAST
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

TITLE = "aesthete"
AXIS = LIKELIEST
"""The column that ships are mirrored on."""


@cache
def mirrored(board: Board) -> Mapping[int, int]:
    """For each square left of the axis the one that mirrors it; beside a board where there is none."""
    width = board.width
    axis = board.columns.index(AXIS)
    return {
        square: square + 2 * (axis - square % width)
        for square in range(board.size)
        if 0 < axis - square % width < width - axis
    }


@cache
def sides(board: Board) -> tuple[int, int]:
    """The squares left and right of the axis, as masks."""
    left = mask_of(square for square in range(board.size) if board.column_of[square] < AXIS)
    right = mask_of(square for square in range(board.size) if board.column_of[square] > AXIS)
    return left, right


def are_alike(one: Parts, other: Parts) -> bool:
    """Whether two components are identical: they share a type with the same need of power, or neither has any.

    Number, colour, connectors and turn do not matter (KX-12.20 to 12.24, KX-R-17).
    """
    types, others = _types(one), _types(other)
    return bool(types & others) or not (types or others)


def _types(parts: Parts) -> frozenset[tuple[str, bool]]:
    return frozenset((kind.name, kind.powered is not None and kind.powered(parts)) for kind in kinds_of(parts))


def pairs(layout: Layout) -> int:
    """How many components left of the axis are identical to those that mirror them; whether they work is all one."""
    return sum(
        are_alike(left.parts, right.parts)
        for square, mirror in mirrored(layout.board).items()
        if (left := layout.pieces[square]) is not None and (right := layout.pieces[mirror]) is not None
    )


def crew_on_sides(ship: Ship) -> tuple[int, int]:
    """How many crew members are left and right of the axis; who sleeps is none."""
    left, right = (
        sum(len(ship.crew_at(square)) for square in ship.figures if side >> square & 1) for side in sides(ship.board)
    )
    return left, right


class GoldenSymmetry:
    """As many crew members left of the axis as right of it: the others go (KX-12.25 to 12.28)."""

    name = golden(TITLE)
    rank: Mapping[str, int] = {"at_launched": LAST, "at_resolved": LAST}

    def at_launched(self, table: Table) -> Rule:
        """Before the flight begins."""
        yield from self._look(table)

    def at_resolved(self, table: Table) -> Rule:
        """After each card, and before anybody gives up."""
        yield from self._look(table)

    def _look(self, table: Table) -> Rule:
        for ship in table.in_flight():
            if ship.seat in table.holders(self.name):
                for ask_waking in ship.seams.waking:
                    yield from ask_waking(table, ship)
                yield from _balance(table, ship)


def _balance(table: Table, ship: Ship) -> Rule:
    left, right = crew_on_sides(ship)
    if left != right:
        table.tell("lopsided", ship.seat, count=abs(left - right))
        yield from lose_crew(table, ship, abs(left - right), sides(ship.board)[right > left])
