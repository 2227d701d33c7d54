"""Contests between ships: everybody in the race declares, and it is found who is weakest and who else suffers."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias

from starboard.engine.request import Request
from starboard.galaxy.flight.declare import What, declared, ranked
from starboard.galaxy.ship.ship import AHEAD, Ship
from starboard.galaxy.table import Table

Declared: TypeAlias = list[tuple[Ship, float]]
"""What ships have declared, leader first."""
Victims: TypeAlias = list[tuple[Ship, int]]
"""Who suffers, leader first, each with how much less than the weakest."""


def find_victims(
    table: Table, measure: What, stake: Mapping[str, Any], **facts: Any
) -> Generator[Request, Any, Victims]:
    """The ships in the race are compared, leader first; who suffers. A lone ship, or one the others have left, is safe.

    `facts` are told with the contest and its outcome: the card, and which line of it.
    """
    values = yield from compare(table, measure, stake, **facts)
    return victims_of(table, measure, values, **facts)


def compare(
    table: Table,
    measure: What,
    stake: Mapping[str, Any],
    fronts: tuple[int, ...] = AHEAD,
    prize: bool = False,
    **facts: Any,
) -> Generator[Request, Any, Declared]:
    """The ships in the race declare, leader first; nothing if only one of them is left to be compared.

    `fronts` are the sides towards which cannons count in full; a `prize` is for the strongest.
    """
    ships, values = table.in_order(), []
    if len(ships) > 1:
        table.tell("contest", measure=measure, order=[ship.seat for ship in ships], against=None, stake=stake, **facts)
        values = yield from declared(table, ships, measure, "compare", fronts=fronts, prize=prize, card=facts["card"])
    if len(values) < 2:
        table.tell("contest_off", measure=measure, **facts)
        return []
    return values


def victims_of(table: Table, measure: str, values: Declared, **facts: Any) -> Victims:
    """Who suffers for what was declared, leader first: they decide in flight order, and the first of them rolls."""
    if not values:
        return []
    ranking = ranked(values)
    told = {str(ship.seat): value for ship, value in values}
    lowest = ranking[0][1]
    tie = [ship.seat for ship, value in ranking if value == lowest]
    victims: Victims = [(ranking[0][0], 0)]
    for ask_victims in table.all_seams("victims"):
        victims = ask_victims(table, ranking, measure, victims)
    for ship, less in victims:
        table.tell(
            "weakest", ship.seat, measure=measure, values=told, tie=tie if len(tie) > 1 else [], less=less, **facts
        )
    suffering = {ship.seat: less for ship, less in victims}
    return [(ship, suffering[ship.seat]) for ship, _ in values if ship.seat in suffering]
