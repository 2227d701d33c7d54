"""Artifacts and their dead zones."""

from __future__ import annotations

import pytest

from starboard.galaxy.flight.strengths import strengths
from starboard.galaxy.modules.missions.components.artifacts import dead_zone
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.working import room_on, working
from tests.galaxy.modules.missions.jobs import go_on, job, pieces
from tests.galaxy.modules.missions.rules.test_cargo import errors, on

COLUMN = """
ship III
7,7 starting_cabin 3333
6,7 battery_2 3333
6,6 artifact 3030 ^
6,8 cargo_2 3333
8,7 cabin 3333
7,8 engine 3000 ^
6,9 engine 3000 ^
"""
ROW = COLUMN.replace("6,6 artifact 3030 ^", "6,6 artifact 0303 >")
BOTH = COLUMN.replace("6,6 artifact 3030 ^", "6,6 double_artifact 3333")


def column(layout: Layout) -> set[str]:
    return {layout.board.names[square] for square in range(layout.board.size) if dead_zone(layout) >> square & 1}


@pytest.mark.rule("MX-5.18")
def test_a_single_artifact_kills_its_column_or_turned_its_row() -> None:
    _, ship = on(COLUMN, "experiments", manned=False)
    assert column(ship.layout) == {f"6,{row}" for row in range(4, 10)}
    _, ship = on(ROW, "experiments", manned=False)
    assert column(ship.layout) == {f"{number},6" for number in range(3, 12)}


@pytest.mark.rule("MX-5.19")
@pytest.mark.parametrize("turned", ["1302", "2130"])
def test_a_double_artifact_kills_both_however_it_is_turned(turned: str) -> None:
    _, ship = on(BOTH.replace("double_artifact 3333", f"double_artifact {turned}"), "experiments", manned=False)
    assert column(ship.layout) == {f"6,{row}" for row in range(4, 10)} | {f"{number},6" for number in range(3, 12)}


@pytest.mark.rule("MX-5.20", "MX-R-36")
def test_nothing_works_in_a_dead_zone() -> None:
    table, ship = on(COLUMN, "experiments", manned=False)
    rooms = {name: room_on(table, ship, ship.board.squares[name]) for name in ("6,7", "6,8", "8,7")}
    assert (rooms["6,7"].cells, rooms["6,8"].holds, rooms["8,7"].berths) == (0, 0, 2)
    assert strengths(table, ship).engines == 1  # that in column 7
    assert working(table, ship).layout.joins == ship.layout.joins  # connectors hold on


@pytest.mark.rule("MX-5.20")
def test_special_components_do_what_they_do_in_a_dead_zone() -> None:
    text = COLUMN.replace("6,8 cargo_2 3333", "6,8 heavy_container_2 4142")
    table, ship = on(text, "experiments", manned=False)
    assert strengths(table, ship).engines == 1 - 2
    assert ship.layout.at(ship.board.squares["6,8"]).plated
    assert working(table, ship).layout.at(ship.board.squares["6,8"]).plated


@pytest.mark.rule("MX-6.1")
def test_a_dead_zone_runs_over_both_halves() -> None:
    halves = """
ship IIA
5,6 cabin 3333 crew=2
4,6 artifact 0303 >
5,7 engine 3000 ^
9,6 cabin 3333 crew=2
9,7 engine 3000 ^
"""
    table, ship = on(halves, "experiments", new_ship_classes="yes")
    assert room_on(table, ship, ship.board.squares["9,6"]).berths == 0


@pytest.mark.rule("MX-5.22", "MX-R-13")
def test_no_artifact_may_stand_in_the_dead_zone_of_another() -> None:
    text = COLUMN.replace("6,8 cargo_2 3333", "6,8 double_artifact 3333")
    found = [error.kind for error in errors(*on(text, "experiments", manned=False))]
    assert found == ["artifact_in_zone", "artifact_in_zone"]  # each in that of the other
    beside = ROW.replace("6,8 cargo_2 3333", "5,7 double_artifact 3333")
    found = [error.kind for error in errors(*on(beside, "experiments", manned=False)) if "artifact" in error.kind]
    assert found == []


@pytest.mark.rule("MX-2.10", "MX-2.41")
def test_a_ship_carries_one_single_and_one_double_artifact_at_most() -> None:
    two = COLUMN.replace("8,7 cabin 3333", "8,7 artifact 3030 ^")
    assert [error.kind for error in errors(*on(two, "experiments", manned=False))] == ["too_many_artifacts"]
    both = COLUMN.replace("8,7 cabin 3333", "8,7 double_artifact 3333")
    kinds = [error.kind for error in errors(*on(both, "experiments", manned=False))]
    assert "too_many_artifacts" not in kinds


@pytest.mark.rule("MX-5.23")
def test_without_the_artifact_components_work_again_but_stay_empty() -> None:
    text = COLUMN.replace("7,7 starting_cabin 3333", "7,7 starting_cabin 3333 crew=2")
    r = go_on(job(text, mission="experiments", cards="combat_zone lines=engines:shots:heavy_front", dice=[6]))
    ship = r.state.ships[0]
    assert "6,6" not in pieces(r)
    assert dead_zone(ship.layout) == 0
    assert ship.cells == {}
    assert room_on(r.state, ship, ship.board.squares["6,7"]).cells == 2
    assert strengths(r.state, ship).engines == 2


CRITICAL = """
ship III
6,6 artifact 3030 ^
6,7 router 3333
5,7 radioactive_container 3333
6,8 radioactive_container 3333
7,7 starting_cabin 3333
7,8 engine 3000 ^
9,7 cabin 3333 crew=2
8,7 structural 3333
"""


@pytest.mark.rule("MX-5.24", "MX-R-12", "MX-5.20", "MX-10.1")
def test_what_was_legal_in_a_dead_zone_is_abandoned_when_the_zone_has_gone() -> None:
    table, ship = on(CRITICAL, "experiments", newer_technology="yes")
    assert not errors(table, ship)  # the router does not work
    shot = "combat_zone lines=engines:shots:heavy_front"
    r = job(CRITICAL, mission="experiments", cards=shot, dice=[6], newer_technology="yes")
    while r.question() and "abandon" not in r.question():
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])
    assert set(r.options(0)) >= {"5,7", "6,8"}
    assert set(r.options(0)) <= {"5,7", "6,8", "6,7"}
    r.choose(0, "5,7")
    assert r.events("components_given_up", 0)[0].data["squares"] == ["5,7"]
    assert not r.events("component_destroyed", 0)[1:]  # nothing but the artifact was destroyed
