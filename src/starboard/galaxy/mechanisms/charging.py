"""Battery tokens are gained in mid-flight: where there is room for them, while those on board stay where they are."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule, ask
from starboard.galaxy.bank import CELLS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import room_on, squares_with_room
from starboard.galaxy.table import Table


def empty_slots(table: Table, ship: Ship) -> Mapping[int, int]:
    """How many tokens more there is room for, by square."""
    free = {
        square: room_on(table, ship, square).cells - ship.cells.get(square, 0)
        for square in squares_with_room(ship, "cells")
    }
    return {square: number for square, number in free.items() if number > 0}


def free_slots(table: Table, ship: Ship) -> int:
    """How many tokens more a ship has room for."""
    return sum(empty_slots(table, ship).values())


def charge(table: Table, ship: Ship, number: int) -> Rule:
    """So many tokens go into batteries of the owner's choice, one by one; those without room are not gained.

    Nobody is asked where all that is empty gets full.
    """
    names = ship.board.names
    for left in range(number, 0, -1):
        each = {names[square]: free for square, free in empty_slots(table, ship).items()}
        if not each:
            return
        room = sum(each.values())
        options = list(each) if left < room else list(each)[:1]
        told = {option: {"price": {}, "gain": {"cells": 1}} for option in options}
        facts = {"left": min(left, room), "each": each, "options": told}
        choice = yield from ask(ship.seat, "charge", options, facts)
        square = ship.board.squares[choice]
        ship.cells = {**ship.cells, square: ship.cells.get(square, 0) + 1}
        table.bank.give(CELLS)
        table.tell("cells_gained", ship.seat, square=choice, now=ship.now("cells", square))
