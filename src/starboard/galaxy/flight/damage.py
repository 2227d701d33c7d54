"""Components leaving a ship: destroyed, cut off, or taken away as errors, with everything that lies on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

T = TypeVar("T")


def destroy(table: Table, ship: Ship, square: int) -> Rule:
    """A component is destroyed; if the ship falls apart its owner chooses the part that flies on."""
    table.tell("component_destroyed", ship.seat, square=ship.board.names[square], kind=ship.layout.at(square).kind)
    remove(table, ship, 1 << square)
    yield from keep_one_part(table, ship)


def keep_one_part(table: Table, ship: Ship, *, free_of_charge: bool = False) -> Rule:
    """Where a ship has fallen into parts, one of them stays and the others are lost."""
    parts = ship.layout.parts
    if len(parts) < 2:
        return
    names = {ship.board.names[next(bits(part))]: part for part in parts}
    about = {"parts": {name: ship.squares_named(part) for name, part in names.items()}}
    kept = yield from ask(ship.seat, "keep_part", list(names), about)
    gone = ship.layout.occupied & ~names[kept]
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
