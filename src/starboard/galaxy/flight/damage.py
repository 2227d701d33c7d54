"""Components leaving a ship: destroyed, cut off, or taken away as errors, with everything that lies on them."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import Any, TypeVar

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.flight.outlook import part_facts
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

T = TypeVar("T")


def destroy(table: Table, ship: Ship, squares: int, cause: Cause) -> Generator[Request, Any, Happened]:
    """Components (a mask) are destroyed at once; if the ship falls apart its owner chooses the part that flies on."""
    before = ship.layout
    squares = _doomed(table, ship, squares & before.occupied, cause)
    for square in bits(squares):
        table.tell("component_destroyed", ship.seat, square=ship.board.names[square], kind=before.at(square).kind)
    remove(table, ship, squares)
    yield from keep_one_part(table, ship)
    happened = Happened(cause, squares, before.occupied & ~ship.layout.occupied)
    for ask_module in ship.seams.after_components:
        yield from ask_module(table, ship, happened)
    return happened


def _doomed(table: Table, ship: Ship, squares: int, cause: Cause) -> int:
    """All that goes with these squares: what modules add may doom more, until nothing is added."""
    while ship.seams.doomed:
        more = squares
        for add in ship.seams.doomed:
            more |= add(table, ship, more, cause) & ship.layout.occupied
        if more == squares:
            break
        squares = more
    return squares


def keep_one_part(table: Table, ship: Ship, *, free_of_charge: bool = False) -> Rule:
    """Where a section of a ship has fallen into parts, one of them stays and the others are lost."""
    if len(ship.layout.parts) < 2:
        return
    for section in ship.board.sections:
        parts = ship.layout.parts_in(section)
        if len(parts) < 2:
            continue
        names = {ship.board.names[next(bits(part))]: part for part in parts}
        kept = yield from ask(ship.seat, "keep_part", list(names), partial(part_facts, table, ship, names))
        gone = sum(part for name, part in names.items() if name != kept)
        table.tell("parts_lost", ship.seat, squares=ship.squares_named(gone))
        remove(table, ship, gone, free_of_charge=free_of_charge)


def remove(table: Table, ship: Ship, squares: int, *, free_of_charge: bool = False) -> None:
    """Take components off the ship into the owner's discard pile; crew, blocks and tokens go back to the bank."""
    bank, layout = table.bank, ship.layout
    for square in bits(squares):
        bank.humans += ship.humans.get(square, 0)
        bank.aliens += square in ship.aliens
        bank.cells += ship.cells.get(square, 0)
        bank.give_blocks(ship.goods.get(square, ""))
    ship.humans = _elsewhere(ship.humans, squares)
    ship.aliens = _elsewhere(ship.aliens, squares)
    ship.cells = _elsewhere(ship.cells, squares)
    ship.goods = _elsewhere(ship.goods, squares)
    if not free_of_charge:
        ship.lost += tuple(layout.at(square).tile for square in bits(squares))
    ship.layout = layout.without(squares)
    _evict_aliens(table, ship)


def _elsewhere(content: Mapping[int, T], squares: int) -> dict[int, T]:
    return {square: what for square, what in content.items() if not squares >> square & 1}


def _evict_aliens(table: Table, ship: Ship) -> None:
    """An alien whose cabin has lost its life support goes back to the bank."""
    for square, colour in tuple(ship.aliens.items()):
        if colour not in ship.layout.life_supports_at(square):
            ship.aliens = _elsewhere(ship.aliens, 1 << square)
            table.bank.aliens += 1
            table.tell("alien_left", ship.seat, colour=colour, square=ship.board.names[square])
