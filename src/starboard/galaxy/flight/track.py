"""Moving ships along the ring: only empty spaces count, and a ship that is caught up with is overtaken."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def move(table: Table, ship: Ship, days: int) -> None:
    """Gain (or lose, if negative) flight days: move by that many empty spaces."""
    positions = table.flight.positions
    track = plan_of(table.round_name).track
    taken = {position % track for seat, position in positions.items() if seat != ship.seat}
    start = here = positions[ship.seat]
    step = 1 if days > 0 else -1
    for _ in range(abs(days)):
        here += step
        while here % track in taken:
            here += step
    positions[ship.seat] = here
    if here != start:
        table.tell("moved", ship.seat, days=days, start=start, end=here)


def move_back_all(table: Table, ships: Iterable[Ship], days: int) -> None:
    """Several ships lose the same flight days: the one farthest behind moves first."""
    positions = table.flight.positions
    for ship in sorted(ships, key=lambda ship: positions[ship.seat]):
        move(table, ship, -days)
