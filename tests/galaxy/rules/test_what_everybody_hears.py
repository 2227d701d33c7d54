"""Who is told what: every act at the yard, what comes to lie on ships, and which steps can no more be taken back."""

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_building import place_of, table_of
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, SCOUT, TUG, meet

Heard = tuple[str, int | None, dict[str, Any]]

FIRST = 0
"""The number of the first component, a battery: it counts like every other."""
HEAP = ["battery_2 0003", "cannon 0010", "cabin 2121"]

HEARD_BY_ALL: list[tuple[int, str, str, dict[str, Any]]] = [
    (0, "draw", "component_drawn", {}),
    (0, "return", "component_returned", {"component": FIRST}),
    (1, f"take {FIRST}", "component_taken", {"component": FIRST, "source": "face_up"}),
    (1, "set aside", "component_set_aside", {"component": FIRST}),
    (1, f"use {FIRST}", "component_taken", {"component": FIRST, "source": "aside"}),
    (
        1,
        "weld 7,6 <",
        "component_welded",
        {"component": FIRST, "square": "7,6", "turn": 3, "now": {"pieces": {"7,6": "0<"}}},
    ),
    (1, "lift", "component_lifted", {"component": FIRST, "now": {"pieces": {"7,6": None}}}),
    (
        1,
        "weld 8,7 ^",
        "component_welded",
        {"component": FIRST, "square": "8,7", "turn": 0, "now": {"pieces": {"8,7": "0^"}}},
    ),
    (1, "look 1", "pile_looked_at", {"pile": 0}),
    (1, "put back", "pile_put_back", {"pile": 0}),
    (2, "finish 2", "ship_finished", {"number": 2}),
]
"""At a yard, one act after the other, and what it is told as."""


def heard(r: Rehearsal[Table], seat: int | None) -> list[Heard]:
    """What a seat (or a spectator) noticed of the last answer."""
    return [(event.kind, event.seat, dict(event.data)) for event in r.game.events_for(seat)]


def told(r: Rehearsal[Table], kind: str) -> list[tuple[int | None, dict[str, Any]]]:
    """All that was told under this name, with its seat."""
    return [(event.seat, dict(event.data)) for event in r.events(kind)]


@pytest.mark.rule("GT-3.5", "GT-3.8", "SB-GT-3")
def test_everybody_hears_of_every_act_at_the_yard_and_only_the_taker_sees_what_was_drawn() -> None:
    r = yard(3, "II", heap=HEAP)
    for seat, act, kind, data in HEARD_BY_ALL:
        r.choose(seat, act)
        own = [("component_seen", seat, {"component": FIRST})] if act == "draw" else []
        for listener in (0, 1, 2, None):
            expected = [(kind, seat, data), *(own if listener == seat else [])]
            assert heard(r, listener) == expected, f"{act}, as {listener} hears it"


@pytest.mark.rule("GT-7.1", "GT-7.7")
def test_everybody_hears_the_hourglass_and_on_which_circle_it_stands() -> None:
    r = yard(2, "II", start=False).choose(0, "start")
    assert heard(r, None) == [("building_started", 0, {})]
    r.alarm()
    assert heard(r, None) == [("hourglass_run_out", None, {"circle": 2})]
    r.choose(1, "turn")
    assert heard(r, None) == [("hourglass_turned", 1, {"circle": 1})]
    r.alarm()
    assert heard(r, None) == [("hourglass_run_out", None, {"circle": 1})]


@pytest.mark.rule("GT-28.9")
@pytest.mark.parametrize("teams", ["teams", "no"])
def test_that_ships_are_traded_is_told_to_teams_and_to_nobody_else(teams: str) -> None:
    r = yard(4, teams=teams)
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    assert len(r.events("ships_traded")) == (teams == "teams")
    assert told(r, "building_ended") == [(None, {"numbers": [3, 4, 1, 2] if teams == "teams" else [1, 2, 3, 4]})]
    assert [event.seat for event in r.events("crew_boarded")] == ([2, 3, 0, 1] if teams == "teams" else [0, 1, 2, 3])


@pytest.mark.rule("GT-28.10", "GT-28.12")
def test_what_happens_to_a_ship_that_changed_hands_is_told_with_the_seat_that_has_it_now() -> None:
    r = yard(4, "II", teams="expert", heap=["battery_2 0003"])
    r.choose(0, "draw", "weld 7,6 <").alarm().choose(1, "turn")
    assert [len(ship.pieces) for ship in table_of(r).ships] == [1, 1, 2, 1]
    assert [ship.seat for ship in r.state.ships] == [0, 1, 2, 3]
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    assert [ship.seat for ship in r.state.ships] == [0, 1, 2, 3]
    assert told(r, "batteries_filled") == [(0, {"now": {"cells": {"7,6": 2}}})]


@pytest.mark.rule("GT-10.5")
def test_filling_batteries_is_told_where_there_are_some() -> None:
    r = yard(2, ships=[GUARDED.replace(" cells=2", "").replace(" crew=2", ""), SCOUT.replace(" crew=2", "")])
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert told(r, "batteries_filled") == [(0, {"now": {"cells": {"6,7": 2}}})]


def test_a_token_that_is_spent_is_told_with_what_is_left() -> None:
    r = meet(TUG, SCOUT, card="open_space").choose(0, "8,8")
    assert told(r, "cell_used") == [(0, {"square": "6,7", "purpose": "power", "now": {"cells": {"6,7": 1}}})]


def test_blocks_loaded_and_lifted_are_told_with_what_lies_there_now() -> None:
    ship = FREIGHTER.replace("8,7 cargo_3 0003", "8,7 cargo_3 0003 goods=GG")
    r = meet(ship, SCOUT, card="planets days=1 planets=Y")
    r.choose(0, "land 1", "lift G 8,7", "load Y 8,7", "done")
    assert told(r, "goods_lifted") == [(0, {"colour": "G", "square": "8,7", "now": {"goods": {"8,7": "G"}}})]
    assert told(r, "goods_loaded") == [(0, {"colour": "Y", "square": "8,7", "now": {"goods": {"8,7": "YG"}}})]
    assert told(r, "goods_discarded") == [(0, {"goods": "G"})]


@pytest.mark.rule("GT-R-21")
def test_a_ship_that_gives_up_is_told_to_be_empty() -> None:
    ship = GUARDED.replace("8,7 shield 0003 ^", "8,7 cargo_3 0003 goods=G")
    r = flight(ship, SCOUT, fly_on=False).choose(0, "give up").choose(1, "fly on")
    now = {"figures": {"7,7": None}, "cells": {"6,7": None}, "goods": {"8,7": None}}
    assert told(r, "gave_up") == [(0, {"why": "chose_to", "now": now})]


BACKWARDS = """
ship I
7,7 starting_cabin 3333
8,7 engine 0003 <    # its exhaust points to the right
"""


@pytest.mark.rule("GT-9.4")
def test_what_comes_off_as_an_error_is_told_and_what_lies_there_now() -> None:
    r = yard(2, ships=[BACKWARDS, BACKWARDS])
    r.choose(0, "finish 1").choose(1, "finish 2").choose(0, "8,7")
    assert told(r, "components_removed") == [(0, {"squares": ["8,7"], "now": {"pieces": {"8,7": None}}})]


@pytest.mark.rule("SB-GT-22")
def test_a_correction_stands_once_the_errors_of_the_next_ship_have_been_shown() -> None:
    r = yard(2, ships=[BACKWARDS, BACKWARDS]).choose(0, "finish 1").choose(1, "finish 2")
    assert [event.seat for event in r.events("errors_found")] == [0]
    r.choose(0, "8,7")
    assert [event.seat for event in r.events("errors_found")] == [0, 1]
    assert not r.game.may_undo(0)


def test_numbers_dealt_anew_after_the_test_flights_inspection_are_told() -> None:
    r = yard(2, "test", ships=[BACKWARDS]).choose(0, "finish 1").choose(1, "finish 2").choose(0, "8,7")
    assert told(r, "numbers_dealt_anew") == [(None, {"numbers": (2, 1)})]


@pytest.mark.rule("SB-GT-22")
def test_the_start_a_finished_ship_and_a_turned_hourglass_cannot_be_taken_back() -> None:
    r = yard(3, "II", start=False)
    r.choose(0, "start")
    assert not r.game.may_undo(0), "everybody has begun"
    r.alarm().choose(1, "turn")
    assert not r.game.may_undo(1), "the sand is running"
    r.choose(2, "draw", "weld 7,6 ^")
    assert r.game.may_undo(2)
    r.choose(2, "look 1")
    assert not r.game.may_undo(2), "the cards have been seen"
    r.choose(2, "put back", "finish 1")
    assert not r.game.may_undo(2), "the others know it"


@pytest.mark.rule("SB-GT-22")
def test_a_step_before_the_sand_ran_out_cannot_be_taken_back() -> None:
    r = yard(2, heap=HEAP).choose(0, "draw", "weld 7,6 <")
    assert r.game.may_undo(0)
    r.alarm()
    assert not r.game.may_undo(0)


@pytest.mark.rule("GT-R-4")
def test_when_time_is_up_the_first_component_leaves_the_hand_and_the_last_one_is_fixed() -> None:
    r = yard(3, heap=HEAP).choose(0, "finish 1")
    r.choose(1, "draw").choose(2, "draw", "weld 7,6 v")
    assert (place_of(r, 1).hand, place_of(r, 2).last) == (FIRST, "7,6")
    r.alarm().choose(0, "turn").alarm()
    assert (place_of(r, 1).hand, list(table_of(r).yard.face_up)) == (None, [FIRST])
    assert place_of(r, 2).last is None
    assert told(r, "component_returned") == [(1, {"component": FIRST})]


@pytest.mark.rule("GT-7.8")
def test_in_turns_the_first_pile_is_looked_at_and_put_back_like_the_others() -> None:
    r = yard(2, heap=HEAP, pace="turns")
    r.choose(0, "draw", "weld 7,6 <").choose(1, "draw", "return").choose(0, "look 1")
    assert (r.question(), list(r.options(0))) == ("build 0", ["put back"])
    assert table_of(r, 0).yard.pile
    r.choose(0, "put back")
    assert r.question() == "build 1"


def test_what_is_wrong_with_a_ship_is_told_only_to_a_builder_with_empty_hands() -> None:
    r = yard(2, ships=[BACKWARDS], heap=HEAP)
    free = r.asked(0).about
    assert free
    r.choose(0, "draw")
    assert place_of(r, 0).hand == FIRST
    assert not r.asked(0).about
    r.choose(0, "return", "look 1")
    assert not r.asked(0).about
    r.choose(0, "put back")
    assert r.asked(0).about == free
