"""Moving ships along the ring: only empty spaces count, and a ship that is caught up with is overtaken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from starboard.engine import Rule
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Moved(NamedTuple):
    """What modules are told after a ship has moved."""

    days: int
    passed: Sequence[int]
    """The seats of the ships it passed, in their order; one may be passed more than once."""
    why: str
    """The kind of card."""


def move(table: Table, ship: Ship, days: int, why: str = "") -> Rule:
    """Gain (or lose, if negative) flight days: move by that many empty spaces.

    `why` is the kind of card, for modules that change the days of some.
    """
    for ask_days in ship.seams.amount_days:
        days = ask_days(table, ship, days, why)
    positions = table.flight.positions
    track = plan_of(table.round_name).track
    others = {position % track: seat for seat, position in positions.items() if seat != ship.seat}
    taken = taken_spaces(table) if table.in_play else ()
    start = here = positions[ship.seat]
    step = 1 if days > 0 else -1
    path, passed = [start], []
    for _ in range(abs(days)):
        here += step
        while here % track in others or here % track in taken:
            if here % track in others:
                passed.append(others[here % track])
            here += step
        path.append(here)
    yield from _arrive(table, ship, days, path, passed, why)


def taken_spaces(table: Table) -> frozenset[int]:
    """The spaces of the ring on which something stands that is no ship, and which ships pass over like one."""
    spaces: frozenset[int] = frozenset()
    for ask_taken in table.all_seams("taken"):
        spaces = ask_taken(table, spaces)
    return spaces


def fall_back_to(table: Table, ship: Ship, space: int, why: str) -> Rule:
    """A ship is put on this empty space farther back, whatever a flight day means to it."""
    positions = table.flight.positions
    start, track = positions[ship.seat], plan_of(table.round_name).track
    others = {position % track: seat for seat, position in positions.items() if seat != ship.seat}
    path = list(range(start, space - 1, -1))
    passed = [others[here % track] for here in path if here % track in others]
    yield from _arrive(table, ship, space - start, path, passed, why)


def _arrive(table: Table, ship: Ship, days: int, path: Sequence[int], passed: Sequence[int], why: str) -> Rule:
    """A ship has come along these spaces."""
    start, here = path[0], path[-1]
    if here == start:
        return
    table.flight.positions[ship.seat] = here
    table.tell("moved", ship.seat, days=days, start=start, end=here, path=path, passed=passed)
    for ask_after in ship.seams.after_move:
        yield from ask_after(table, ship, Moved(days, passed, why))


def move_back_all(table: Table, ships: Iterable[tuple[Ship, int]], why: str = "") -> Rule:
    """Several ships lose flight days: the one farthest behind moves first. Who has left by then does not move."""
    positions = table.flight.positions
    flying = [(ship, days) for ship, days in ships if ship.seat in positions]
    for ship, days in sorted(flying, key=lambda lost: positions[lost[0].seat]):
        if ship.seat in positions:
            yield from move(table, ship, -days, why)
