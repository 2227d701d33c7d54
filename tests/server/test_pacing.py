"""Bots take their time where people play, and hurry where people only wait for them."""

from __future__ import annotations

import pytest

from starboard.galaxy.scenario import flight
from starboard.server import journal
from starboard.server.pacing import HURRY, thinking_time
from starboard.server.table import Table
from tests.galaxy.rules.ships_ending import QUIET, UNTIDY

USUAL = 1.0


def in_flight(*leavers: int, held: tuple[int, ...] = (0,), stand_in: bool = False) -> Table:
    """Three ships in flight, people on some seats and bots on the others; some give up before the first card."""
    table = Table("t", journal.Opened(game="galaxy", seats=3, options={}, private=False), 0.0)
    for seat in range(3):
        if seat in held:
            table.apply(journal.Taken(seat=seat, name=f"Person {seat}", key=f"key {seat}"))
        if seat not in held or stand_in:
            table.apply(journal.Filled(seat=seat, bot="sensible"))
    r = flight(UNTIDY, UNTIDY, UNTIDY, cards=[QUIET] * 3, fly_on=False)
    for seat in r.game.seats_asked():
        r.choose(seat, "give up" if seat in leavers else "fly on")
    table.game = r.game
    return table


def time_of_a_bot(table: Table) -> float:
    assert table.game is not None
    decision = table.game.decision(2)
    assert decision is not None
    return thinking_time(table, decision, "fly on")


@pytest.mark.parametrize(
    ("leavers", "held", "factor"),
    [
        ((), (0,), 1.0),
        ((1,), (0,), 1.0),
        ((0,), (0,), HURRY),
        ((0,), (0, 1), 1.0),
        ((0, 1), (0, 1), HURRY),
        ((), (), HURRY),
    ],
)
def test_bots_hurry_through_a_flight_that_no_person_takes_part_in_any_more(
    leavers: tuple[int, ...], held: tuple[int, ...], factor: float
) -> None:
    assert time_of_a_bot(in_flight(*leavers, held=held)) == USUAL * factor


def test_bots_do_not_hurry_away_with_a_ship_that_one_of_them_flies_for_its_holder() -> None:
    assert time_of_a_bot(in_flight(stand_in=True)) == USUAL


def test_bots_leave_people_time_before_the_first_round() -> None:
    table = Table("t", journal.Opened(game="galaxy", seats=2, options={}, private=False), 0.0)
    table.apply(journal.Taken(seat=1, name="Ana", key="key"))
    table.apply(journal.Filled(seat=0, bot="sensible"))
    table.apply(journal.Started(seed="0", version=table.entry.rules.version, at=0.0, bot="sensible"))
    assert table.game is not None
    [starter] = table.game.seats_asked()
    decision = table.game.decision(starter)
    assert decision is not None
    assert decision.question == "start_building"
    assert thinking_time(table, decision, "start") > USUAL
