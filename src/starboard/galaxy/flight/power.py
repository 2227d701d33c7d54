"""Battery tokens and strength: powering double components by choice, from chosen batteries."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.bank import CELLS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

DONE = "done"
NONE = "none"


def pay_cell(table: Table, ship: Ship, purpose: str = "power") -> Rule:
    """One battery token goes back to the bank, from a battery component of the owner's choice.

    `purpose` is told to whoever pays: `power` for a component, `goods` in place of a block that is not there.
    """
    names = ship.board.names
    options = [names[square] for square, left in ship.cells.items() if left]
    choice = yield from ask(ship.seat, "battery", options, {"purpose": purpose})
    square = ship.board.squares[choice]
    ship.cells = {**ship.cells, square: ship.cells[square] - 1}
    table.bank.take(CELLS)
    table.tell("cell_used", ship.seat, square=choice, purpose=purpose, now=ship.now("cells", square))


def count_engines(table: Table, ship: Ship, **about: Any) -> Generator[Request, Any, int]:
    """The owner powers as many double engines as he likes; the engine strength that results."""
    names = ship.board.names
    idle = [names[square] for square in ship.double_engines()]
    powered = 0
    while idle and ship.cell_count:
        now, then = ship.engine_strength(powered), ship.engine_strength(powered + 1)
        shown = {**about, "strength": now, "next": then, "cells": ship.cell_count}
        choice = yield from ask(ship.seat, "power_engines", [*idle, DONE], shown)
        if choice == DONE:
            break
        idle.remove(choice)
        powered += 1
        yield from pay_cell(table, ship)
        table.tell("engine_powered", ship.seat, square=choice)
    strength = ship.engine_strength(powered)
    table.tell("engines_counted", ship.seat, strength=strength)
    return strength


def count_cannons(table: Table, ship: Ship, **about: Any) -> Generator[Request, Any, float]:
    """The owner powers as many double cannons as he likes; the cannon strength that results."""
    board = ship.board
    idle = [board.names[square] for square in ship.double_cannons()]
    powered = 0
    while idle and ship.cell_count:
        gains = {name: ship.cannon_strength(powered | 1 << board.squares[name]) for name in idle}
        shown = {**about, "strength": ship.cannon_strength(powered), "next": gains, "cells": ship.cell_count}
        choice = yield from ask(ship.seat, "power_cannons", [*idle, DONE], shown)
        if choice == DONE:
            break
        idle.remove(choice)
        powered |= 1 << board.squares[choice]
        yield from pay_cell(table, ship)
        table.tell("cannon_powered", ship.seat, square=choice)
    strength = ship.cannon_strength(powered)
    table.tell("cannons_counted", ship.seat, strength=strength)
    return strength


def use_one(
    table: Table, ship: Ship, question: str, squares: tuple[int, ...], about: dict[str, Any]
) -> Generator[Request, Any, str | None]:
    """The owner may power one of these components for a battery token, or none of them; the square of the one."""
    if not squares or not ship.cell_count:
        return None
    names = ship.board.names
    shown = {**about, "cells": ship.cell_count}
    choice = yield from ask(ship.seat, question, [*(names[square] for square in squares), NONE], shown)
    if choice == NONE:
        return None
    yield from pay_cell(table, ship)
    return str(choice)
