"""Where a component may be welded and what is wrong with a ship, as modules see it; base rules are in `errors.py`."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.ship.errors import Mistake, fits, mistakes, mistakes_with
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def free_squares(table: Table, ship: Ship) -> int:
    """The squares, as a mask, where its owner may weld the next component."""
    mask = ship.layout.fringe
    for name, section in zip(ship.board.section_names, ship.board.sections, strict=True) if ship.absent else ():
        mask = mask & ~section if name in ship.absent else mask
    for ask in ship.seams.squares:
        mask = ask(table, ship.seat, mask)
    return mask


def mistakes_of(table: Table, ship: Ship) -> Sequence[Mistake]:
    """All construction errors of a ship."""
    found: Sequence[Mistake] = mistakes(ship.layout)
    for ask in ship.seams.mistakes:
        found = ask(table, ship, found)
    return found


def fits_on(table: Table, ship: Ship, square: int, piece: Piece) -> bool:
    """Whether welding the piece there is wholly without error."""
    if not ship.seams.mistakes:
        return fits(ship.layout, square, piece)
    tried = ship.copy()
    tried.layout = ship.layout.weld(square, piece)
    found: Sequence[Mistake] = mistakes_with(ship.layout, square, piece)
    for ask in ship.seams.mistakes:
        found = ask(table, tried, found)
    return not found or set(found) <= set(mistakes_of(table, ship))
