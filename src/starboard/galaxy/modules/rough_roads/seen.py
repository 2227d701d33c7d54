"""What everybody sees of the roads, what only a seat sees, what must always hold, and what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.galaxy.modules.rough_roads import ordering
from starboard.galaxy.modules.rough_roads.memory import noted, remember, remembered
from starboard.galaxy.modules.rough_roads.procedure import deck_of, in_force
from starboard.galaxy.modules.rough_roads.ships import dead_squares
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """The roads in force, the squares in which nothing works, and how many ordered components everybody has left."""
    dead = noted(table, "dead", ())
    conditions: list[dict[str, Any]] = []
    lifeless: list[dict[str, Any]] = []
    for name, seats in in_force(table):
        condition: dict[str, Any] = {"id": name, "name": name, "values": {}}
        if name == "dead_zone" and dead:
            condition["values"] = {"column": dead[0].partition(",")[0]}
            lifeless = [
                {"seat": ship.seat, "squares": ship.squares_named(dead_squares(table, ship.board))}
                for ship in table.ships
                if seats is None or ship.seat in seats
            ]
        if seats is not None:
            condition["seats"] = list(seats)
        conditions.append(condition)
    piles = [(ship.seat, len(ordering.left_over(ship))) for ship in table.ships]
    return {
        "conditions": conditions,
        "tray": [
            {"id": f"order {seat}", "name": "ordered_components", "seat": seat, "values": {"count": count}}
            for seat, count in piles
            if count
        ],
        "dead": lifeless,
        "known": [],
    }


def own(table: Table, seat: int) -> Mapping[str, Any]:
    """Which of the ordered components a seat has looked at."""
    known = ordering.known(table.ships[seat]) if table.ships else []
    return {"known": known} if known else {}


def check(table: Table) -> None:
    """Every road is in exactly one place."""
    deck = remembered(table, "deck", None)
    if deck is not None:
        every = [*deck, *remembered(table, "discard", ()), *(name for name, _ in in_force(table))]
        assert sorted(every) == sorted(deck_of(table.setup))


def shake(table: Table, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Nobody knows the order of the deck, nor what lies face down."""
    deck = list(remembered(table, "deck", ()))
    if deck:
        shuffle(deck)
        remember(table, deck=deck)
    ordering.shake(table, seat, shuffle)
