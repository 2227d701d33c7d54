"""Truckers who die on a mission: who comes back as somebody else, and who watches from then on (MX-1.13, MX-R-28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.flight.goods import unload_all
from starboard.galaxy.modules.missions.catalogue import credits_of_new_pilot
from starboard.galaxy.modules.missions.memory import remember, remembered, retired
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import do

NEW_PILOT, SIT_OUT = "new pilot", "sit out"
DIED, WATCHES = "died", "sits_out"
"""Why a ship has left the flight."""


def die(table: Table, ship: Ship, square: int) -> None:
    """The rocket leaves at once: nothing is sold, gained or paid, and all credits are lost (MX-2.37)."""
    now = {"goods": {ship.board.names[where]: None for where in sorted(ship.goods)}} if ship.goods else {}
    unload_all(table, ship)
    table.tell("trucker_died", ship.seat, square=ship.board.names[square], now=now)
    ship.lost = ()
    give_up(table, ship, DIED)
    table.pay(ship.seat, _share(table, ship.seat), DIED)
    remember(table, dead=[*remembered(table, "dead", ()), ship.seat])


def _share(table: Table, seat: int) -> int:
    """What of an account is lost with a seat: all of it, or half of what partners share, rounded up."""
    owned = table.credits(seat)
    return owned if table.partner(seat) is None else (owned + 1) // 2


def replace_the_dead(table: Table) -> Rule:
    """Before the next flight everybody who died comes back as somebody else, or watches from now on."""
    dead: list[int] = list(remembered(table, "dead", ()))
    if not dead:
        return
    remember(table, dead=[])
    for seat in dead:
        choice = yield from ask(seat, "new_pilot", (NEW_PILOT, SIT_OUT), _facts)
        if choice == NEW_PILOT:
            table.tell("pilot_replaced", seat)
            table.earn(seat, credits_of_new_pilot(), "new_pilot")
        else:
            table.tell("sat_out", seat)
            remember(table, retired=sorted([*retired(table), seat]))


def _facts() -> Mapping[str, Any]:
    gain = {"credits": credits_of_new_pilot()}
    return {"options": {NEW_PILOT: {"price": {}, "gain": gain}, SIT_OUT: {"price": {}, "gain": {}}}}


def let_others_start(table: Table) -> None:
    """Nobody waits for somebody who only watches to say Go."""
    out = retired(table)
    playing = [seat for seat in range(table.setup.seats) if seat not in out]
    if table.starter in out and playing:
        table.starter = playing[0]


def leave_the_yard(table: Table) -> None:
    """Who only watches takes the last number tiles before anybody builds."""
    for seat in retired(table):
        assert table.yard is not None, "the yard is open"
        do(table, seat, f"finish {max(table.yard.numbers)}")


def stay_behind(table: Table) -> None:
    """Who only watches does not fly."""
    for seat in retired(table):
        if seat in table.flight.positions:
            give_up(table, table.ships[seat], WATCHES)


def takes_part(table: Table, seat: int) -> bool:
    """Whether a seat is paid for the flight, and pays: not if it died on it, not if it only watches."""
    return table.flight.left.get(seat) not in (DIED, WATCHES)
