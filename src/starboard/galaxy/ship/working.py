"""What of a ship works, what works with what, and what there is room for: the base rules and what modules make of them.

`layout.joins` says what holds together; that is another matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import Piece, altered
from starboard.galaxy.catalog.figures import BERTHS, HUMAN
from starboard.galaxy.catalog.parts import STRUCTURAL
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Room(NamedTuple):
    """What there is room for on a square."""

    berths: int = 0
    who: str = ""
    """The letters of the figures that may move into the berths."""
    apart: str = ""
    """The letters of figures that have berths of their own besides, one each: they sleep where others are awake."""
    reopens: bool = True
    """Whether somebody may still move in during the flight, where berths are free."""
    cells: int = 0
    holds: int = 0
    special: int = 0
    """How many of the holds may take red blocks."""
    colours: str = ""
    """The letters of the blocks that its holds take, if not all."""
    distinct: bool = False
    """Whether no two blocks in them may have the same colour."""

    def free_berths(self, there: str) -> int:
        """How many of the berths are free beside those who are there."""
        kinds = figures()
        return self.berths - sum(kinds[letter].berths for letter in there if letter not in self.apart)

    def free_apart(self, there: str) -> str:
        """Whose own berths are free."""
        left = self.apart
        for letter in there:
            left = left.replace(letter, "", 1)
        return left


def working(table: Table, ship: Ship) -> Ship:
    """The ship as far as its parts work: to count with, never to change.

    It is the ship itself unless a module says that some parts do not work. Those have gone from its layout, and their
    battery tokens with them; connectors are as they were.
    """
    if not ship.seams.works:
        return ship
    every = ship.layout.occupied
    mask = every
    for ask in ship.seams.works:
        mask = ask(table, ship, mask)
    dead = every & ~mask
    if not dead:
        return ship
    twin = ship.copy()
    twin.layout = _without_parts(ship.layout, dead)
    twin.cells = {square: left for square, left in ship.cells.items() if mask >> square & 1}
    return twin


@lru_cache(maxsize=1024)
def _without_parts(layout: Layout, squares: int) -> Layout:
    pieces = [(square, _bare(piece) if squares >> square & 1 else piece) for square, piece in layout.placed()]
    return Layout.of(layout.board, pieces)


def _bare(piece: Piece) -> Piece:
    return altered(piece, kind=STRUCTURAL)


def links(table: Table, ship: Ship) -> Sequence[int]:
    """For each square a mask of the squares that it works together with: where connectors meet, or by a module."""
    linked: Sequence[int] = ship.layout.joins
    for ask in ship.seams.links:
        linked = ask(table, ship, linked)
    return linked


def guarded(table: Table, ship: Ship) -> int:
    """The squares of components that stop whoever enters them from outside, as a mask; the base game knows none."""
    mask = 0
    for ask in ship.seams.guards:
        mask = ask(table, ship, mask)
    return mask


def life_supports(table: Table, ship: Ship, square: int) -> frozenset[str]:
    """The colours of the life supports that serve a square."""
    able = working(table, ship)
    seams = ship.seams
    if able is ship and not seams.links and not seams.supports:
        return ship.layout.life_supports_at(square)
    found: set[str] = set()
    for other in bits(links(table, ship)[square] & able.layout.occupied):
        parts = able.layout.at(other).parts
        colours = frozenset((parts.life_support,)) if parts.life_support else frozenset()
        for ask in seams.supports:
            colours = ask(table, ship, parts, colours)
        found |= colours
    return frozenset(found)


def room_on(table: Table, ship: Ship, square: int) -> Room:
    """What there is room for on a square of the ship, whatever lies there already."""
    parts = ship.layout.at(square).parts
    room = Room(cells=parts.cells, holds=parts.holds, special=parts.special)
    if parts.cabin:
        room = room._replace(berths=BERTHS, who=_who_may_board(table, ship, square))
    for ask in ship.seams.room:
        room = ask(table, ship, square, room)
    return room


def _who_may_board(table: Table, ship: Ship, square: int) -> str:
    """Humans; and aliens where a life support serves a cabin that is not the first."""
    if ship.layout.at(square).parts.cabin == "starting" or table.is_test_flight:
        return HUMAN
    supported = life_supports(table, ship, square)
    return HUMAN + "".join(letter for letter, kind in figures().items() if kind.colour and kind.colour in supported)


def can_hold(table: Table, ship: Ship, square: int, colour: str) -> bool:
    """Whether a block of this colour may be put into a hold on this square now."""
    if not ship.seams.room:
        return ship.can_hold(square, colour)
    room, held = room_on(table, ship, square), ship.goods.get(square, "")
    fits = (not room.colours or colour in room.colours) and not (room.distinct and colour in held)
    return fits and len(held) < room.holds and (colour != "R" or held.count("R") < room.special)


def squares_with_room(ship: Ship, part: str) -> Sequence[int]:
    """The squares to look at for room of a kind: those of its parts, or all where a module makes room elsewhere."""
    return ship.layout.squares_with(part) if not ship.seams.room else tuple(bits(ship.layout.occupied))
