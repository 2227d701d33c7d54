"""What everybody sees of the roads, what must always hold, and what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.galaxy.mechanisms.roads.memory import noted, remember, remembered
from starboard.galaxy.mechanisms.roads.procedure import deck_of, in_force
from starboard.galaxy.mechanisms.roads.ships import DeadZone, dead_squares
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """The roads in force, and the squares in which nothing works."""
    dead = noted(table, "dead", ())
    conditions: list[dict[str, Any]] = []
    lifeless: list[dict[str, Any]] = []
    for name, seats in in_force(table):
        condition: dict[str, Any] = {"id": name, "name": name, "values": {}}
        if name == DeadZone.name and dead:
            condition["values"] = {"column": dead[0].partition(",")[0]}
            lifeless = [
                {"seat": ship.seat, "squares": ship.squares_named(dead_squares(table, ship.board))}
                for ship in table.ships
                if seats is None or ship.seat in seats
            ]
        if seats is not None:
            condition["seats"] = list(seats)
        conditions.append(condition)
    return {"conditions": conditions, "dead": lifeless}


def check(table: Table) -> None:
    """Every road is in exactly one place."""
    deck = remembered(table, "deck", None)
    if deck is not None:
        every = [*deck, *remembered(table, "discard", ()), *(name for name, _ in in_force(table))]
        assert sorted(every) == sorted(deck_of(table.setup))


def shake(table: Table, _seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Nobody knows the order of the deck."""
    deck = list(remembered(table, "deck", ()))
    if deck:
        shuffle(deck)
        remember(table, deck=deck)
