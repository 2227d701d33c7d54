"""What people must know about somebody's place at the yard."""

from __future__ import annotations

from starboard.galaxy.table import Table
from starboard.galaxy.yard.yard import Place, Yard


def yard_of(table: Table) -> Yard:
    """The yard, while there is one."""
    assert table.yard is not None, "acts are those of the yard"
    return table.yard


def place_of(table: Table, seat: int) -> Place:
    """Where a seat builds."""
    yard = table.yard
    assert yard is not None, "acts are those of the yard"
    return yard.places[seat]


def has_free_hands(table: Table, seat: int) -> bool:
    """Whether a seat is still building, and holds neither a component nor a pile of cards (AX-11.17)."""
    yard = table.yard
    assert yard is not None, "acts are those of the yard"
    place = yard.places[seat]
    return not place.number and place.hand < 0 and place.looking < 0 and not yard.time_up


def others_building(table: Table, seat: int) -> list[int]:
    """The other seats that have not finished."""
    return [other for other, place in enumerate(yard_of(table).places) if other != seat and not place.number]
