"""Those who work at the yard: Buyer, Saboteur A, Security Guard B, Inspector, Swindler A."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import CABIN, SMALL, building, finished, until

HEAP = ["structural 1303", "structural 1313", "structural 1323", "structural 2303", "structural 3123"]


def take_aside(r: Rehearsal[Table], seat: int, count: int) -> list[int]:
    """A seat draws components and sets them aside."""
    for _ in range(count):
        r.choose(seat, "draw", "set aside")
    return list(r.game.view(seat).table.yard.places[seat].aside)


@pytest.mark.rule("AX-12.17")
def test_the_buyer_sets_three_aside_and_loses_none_of_them() -> None:
    r = building(CABIN, CABIN, p0="buyer", heap=HEAP, both=False)
    assert len(take_aside(r, 0, 3)) == 3
    r.choose(0, "draw")
    assert "set aside" not in r.options(0)
    r.choose(0, "return")
    take_aside(r, 1, 2)
    r.choose(1, "draw")
    assert "set aside" not in r.options(1)
    r.choose(1, "return").choose(0, "finish 1").choose(1, "finish 2")
    assert [len(ship.lost) for ship in r.state.ships] == [0, 2]


@pytest.mark.rule("AX-12.18")
@pytest.mark.parametrize("both", [True, False])
def test_what_the_buyer_has_set_aside_may_go_back_and_is_safe_from_the_saboteur(both: bool) -> None:
    r = building(CABIN, CABIN, p0="buyer", p1="saboteur", heap=HEAP, both=both)
    (tile,) = take_aside(r, 0, 1)
    assert (f"saboteur take {tile}" in r.options(1)) is not both
    r.choose(0, f"use {tile}")
    assert ("return" in r.options(0)) is both
    if both:
        r.choose(0, "return")
        assert f"take {tile}" in r.options(1)


@pytest.mark.rule("AX-12.51")
def test_the_saboteur_takes_what_others_have_set_aside_as_if_it_lay_face_up() -> None:
    r = building(CABIN, CABIN, CABIN, p0="saboteur", heap=HEAP, both=False)
    first, second = take_aside(r, 1, 2)
    assert {f"saboteur take {first}", f"saboteur take {second}"} <= set(r.options(0))
    assert not any(act.startswith("saboteur") for act in r.options(2))
    r.choose(0, f"saboteur take {first}")
    assert {"return", "set aside"} <= set(r.options(0))
    assert any(act.startswith("weld") for act in r.options(0))
    assert list(r.game.view(2).table.yard.places[1].aside) == [second]
    r.choose(0, "set aside")
    assert f"use {first}" in r.options(0)
    assert f"use {first}" not in r.options(1)
    r.choose(0, "finish 1")
    assert not any(act.startswith("saboteur") for act in r.options(0)), "building is over for the owner"


@pytest.mark.rule("AX-12.56")
def test_a_fire_drill_stops_all_others_for_a_while_once() -> None:
    r = building(CABIN, CABIN, CABIN, p0="security_guard", heap=HEAP)
    r.choose(1, "draw").choose(0, "security_guard drill")
    assert [event.data["seconds"] for event in r.events("drill_called")] == [people()["security_guard"].seconds]
    assert r.options(1) == r.options(2) == ()
    assert "draw" in r.options(0)
    assert "security_guard drill" not in r.options(0)
    r.choose(0, "draw", "return")
    r.alarm()
    assert len(r.events("drill_over")) == 1
    assert "return" in r.options(1), "what was in the hand still is"
    assert "draw" in r.options(2)


@pytest.mark.rule("AX-12.56")
def test_the_hourglass_runs_on_during_a_drill() -> None:
    r = building(CABIN, CABIN, p0="security_guard")
    due = r.game.view(0).alarms["alarm"]
    r.choose(0, "security_guard drill")
    assert r.game.view(0).alarms["alarm"] == due
    assert r.game.view(0).alarms["fire_drill"] < due


@pytest.mark.rule("AX-12.56", "AX-R-36")
def test_there_is_no_drill_on_start_nor_in_turns_nor_on_the_first_flight_together() -> None:
    assert "security_guard drill" not in building(CABIN, CABIN, p0="security_guard", both=False).options(0)
    assert "security_guard drill" not in building(CABIN, CABIN, p0="security_guard", pace="turns").options(0)
    r = building(CABIN, CABIN, CABIN, p0="security_guard").choose(1, "finish 1")
    r.alarm().choose(1, "turn")
    assert r.state.yard is not None
    assert r.state.yard.circle == 0
    assert "security_guard drill" not in r.options(0)


def looks(r: Rehearsal[Table], seat: int) -> list[str]:
    return [act for act in r.options(seat) if act.startswith("look")]


@pytest.mark.rule("AX-12.36", "AX-12.37")
def test_the_inspector_looks_at_four_piles_also_after_finishing_while_somebody_builds() -> None:
    r = building(SMALL, SMALL, p0="inspector", both=False)
    assert looks(r, 0) == ["look 1", "look 2", "look 3", "look 4"]
    assert looks(r, 1) == ["look 1", "look 2", "look 3"]
    r.choose(0, "finish 1")
    assert looks(r, 0) == ["look 1", "look 2", "look 3", "look 4"]
    fourth = r.state.piles[3]
    r.choose(0, "look 4")
    assert sorted(r.game.view(0).table.yard.pile) == sorted(fourth)
    assert r.game.view(1).table.yard.pile is None
    assert list(r.options(0)) == ["put back"]
    r.choose(0, "put back").choose(1, "finish 2")
    assert set(fourth) <= set(r.state.flight.deck)
    assert len(r.state.flight.deck) == 8


@pytest.mark.rule("AX-12.36")
def test_without_a_component_the_inspector_looks_only_when_both_abilities_are_known() -> None:
    r = building(CABIN, CABIN, p0="inspector", both=False)
    assert looks(r, 0) == []
    known = building(CABIN, CABIN, p0="inspector", start=False).choose(0, "start").alarm()
    assert looks(known, 0) == ["look 1", "look 2", "look 3", "look 4"]
    assert looks(known, 1) == []


@pytest.mark.rule("AX-12.38")
def test_twenty_seconds_with_the_cards_before_anybody_builds() -> None:
    r = building(CABIN, CABIN, p0="inspector")
    assert r.options(1) == ()
    assert list(r.options(0)) == ["look 1", "look 2", "look 3", "look 4"]
    assert set(r.game.view(1).alarms) == {"inspector_preview"}, "the hourglass waits"
    r.choose(0, "look 2")
    assert r.game.view(0).table.yard.pile is not None
    r.alarm()
    assert r.game.view(0).table.yard.pile is None
    assert "draw" in r.options(1)
    assert set(r.game.view(1).alarms) == {"alarm"}
    seconds = [event.data["seconds"] for event in r.events("preview_begun")]
    assert seconds == [20]


@pytest.mark.rule("AX-12.36", "AX-12.38")
def test_in_turns_the_inspector_looks_before_the_first_move_and_in_turns_of_their_own_after_finishing() -> None:
    r = building(CABIN, CABIN, p0="inspector", pace="turns")
    assert r.question() == "preview 0"
    r.choose(0, "look 4")
    assert sorted(r.game.view(0).table.yard.pile) == sorted(r.state.piles[3])
    r.choose(0, "go", "finish 1")
    r.choose(1, "draw", "return")
    assert set(r.options(0)) == {"look 1", "look 2", "look 3", "look 4", "stand by"}
    r.choose(0, "look 3")
    assert sorted(r.game.view(0).table.yard.pile) == sorted(r.state.piles[2])
    r.choose(1, "finish 2")
    assert r.state.yard is None


@pytest.mark.rule("AX-12.66")
@pytest.mark.parametrize(("round_name", "number"), [("I", 1), ("II", 2)])
def test_after_the_number_tile_the_swindler_adds_as_many_as_the_flights_number(round_name: str, number: int) -> None:
    ship = CABIN.replace("ship I", f"ship {round_name}")
    r = building(ship, ship, p0="swindler", heap=HEAP, both=False, round_name=round_name).choose(0, "finish 1")
    for square in ("6,7", "8,7")[:number]:
        r.choose(0, "draw")
        assert not any(act.startswith("finish") for act in r.options(0))
        r.choose(0, f"weld {square} ^")
    assert r.options(0) == ()
    assert r.state.ships[0].layout.occupied.bit_count() == 1 + number
    r.choose(1, "finish 2")
    assert "build" not in r.question()


@pytest.mark.rule("AX-12.67")
def test_ex_41_if_all_have_finished_one_more_of_those_face_up_may_be_added() -> None:
    ship = CABIN.replace("ship I", "ship III")
    r = building(ship, ship, p0="swindler", heap=HEAP, both=False, round_name="III")
    r.choose(1, "draw", "return", "draw", "return").choose(0, "finish 1")
    r.choose(0, "draw").choose(1, "finish 2")
    assert r.question() == "build 0"
    shown = [act for act in r.options(0) if act != "stand by"]
    assert len(shown) == 3, "what was in the hand lies face up, too"
    assert all(act.startswith("take ") for act in shown)
    r.choose(0, shown[0])
    r.choose(0, next(act for act in r.options(0) if act.startswith("weld 6,7")))
    assert r.state.yard is None
    assert r.state.ships[0].layout.occupied.bit_count() == 2


@pytest.mark.rule("AX-12.66", "AX-12.67")
def test_nobody_else_adds_anything_after_the_number_tile() -> None:
    r = building(CABIN, CABIN, CABIN, p0="swindler", heap=HEAP).choose(1, "finish 1")
    assert r.options(1) == ()
    r.choose(0, "finish 2", "draw", "return", "draw", "weld 6,7 ^")
    assert r.options(0) == ()
    assert until(finished(CABIN, CABIN), "next_card").state.ships[0].layout.occupied.bit_count() == 1
