"""Heavy and radioactive containers."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.galaxy.flight.strengths import strengths
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.procedure import begin
from starboard.galaxy.scenario import flight
from starboard.galaxy.ship.checks import mistakes_of
from starboard.galaxy.ship.errors import ERROR_KINDS, Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import room_on
from starboard.galaxy.table import Table
from tests.galaxy.modules.missions.jobs import PLAIN, go_on, hits, job, pieces

LADEN = """
ship II
6,7 cabin 3333 alien=brown
5,7 life_support_brown 3333
7,7 starting_cabin 3333 crew=2
7,6 heavy_container_4 4131
8,7 structural 3333
6,8 engine 3000 ^
7,8 engine 3000 ^
"""
"""Two single engines, a brown alien and a weight of 4."""
STUCK = LADEN.replace("6,8 engine 3000 ^\n", "").replace("7,8 engine 3000 ^\n", "")
"""The same without engines."""
FROM = "combat_zone lines=engines:shots:{shot}"


def on(text: str, mission: str, **settings: Any) -> tuple[Table, Ship]:
    """A ship on a mission, before any card."""
    plain = PLAIN.replace("ship I\n", text.strip().splitlines()[0] + "\n")
    other = plain if "7,7" in text else text
    table = flight(text, other, fly_on=False, missions="chosen", **settings).state.copy()
    begin(table, missions()[mission])
    return table, table.ships[0]


def errors(table: Table, ship: Ship) -> list[Mistake]:
    """The construction errors that the base game knows nothing of."""
    return [error for error in mistakes_of(table, ship) if error.kind not in ERROR_KINDS]


@pytest.mark.rule("MX-5.9", "MX-5.10", "MX-EX-1", "MX-EX-2")
def test_weight_is_taken_off_after_the_alien_has_helped_even_below_nothing() -> None:
    assert strengths(*on(LADEN, "heavy_duty")).engines == 2 + 2 - 4
    assert strengths(*on(STUCK, "heavy_duty")).engines == -4


@pytest.mark.rule("MX-EX-1", "MX-5.11", "MX-10.10")
def test_a_ship_whose_strength_is_nothing_gives_up_at_open_space() -> None:
    r = go_on(job(LADEN, mission="heavy_duty", cards="open_space"))
    assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [(0, "no_engines")]
    r = go_on(
        job(LADEN.replace("heavy_container_4 4131", "heavy_container_3 4132"), mission="heavy_duty", cards="open_space")
    )
    assert not r.events("gave_up")
    assert r.events("moved", 0)[0].data["days"] == 1


@pytest.mark.rule("MX-EX-3", "MX-5.12")
def test_nothing_is_more_than_less_than_nothing() -> None:
    r = go_on(job(LADEN, STUCK, mission="heavy_duty", cards=FROM.format(shot="light_front"), dice=[2]))
    assert [event.seat for event in r.events("weakest")] == [1]
    assert [event.data["strength"] for event in r.events("engines_counted")] == [0, -4]


@pytest.mark.rule("MX-5.6")
@pytest.mark.parametrize("card", ["combat_zone lines=engines:shots:heavy_front", "meteors meteors=large_front"])
def test_smooth_sides_of_heavy_containers_are_plated(card: str) -> None:
    r = go_on(job(STUCK, mission="heavy_duty", cards=card, dice=[7]))
    assert [event.data["square"] for event in r.events("bounced", 0)] == ["7,6"]
    assert "7,6" in pieces(r)


@pytest.mark.rule("MX-5.7")
def test_sides_with_connectors_are_as_weak_as_any() -> None:
    r = go_on(job(STUCK, mission="heavy_duty", cards=FROM.format(shot="heavy_left"), dice=[6]))
    assert hits(r) == {"7,6"}


@pytest.mark.rule("MX-5.8")
def test_what_has_no_direction_destroys_them() -> None:
    beside = LADEN.replace("8,7 structural", "8,7 explosive_container")
    r = go_on(job(beside, mission="experiments", cards=FROM.format(shot="heavy_right"), dice=[7]), "5,7", "5,8")
    assert {"7,6", "8,7"} <= hits(r)


@pytest.mark.rule("MX-6.3", "MX-R-39")
def test_weight_slows_only_its_own_half() -> None:
    halves = """
ship IIA
5,6 cabin 3333 crew=2
5,7 engine 3000 ^
4,6 heavy_container_2 4142
6,6 engine 3000 ^
9,6 cabin 3333 crew=2
9,7 engine 3000 ^
"""
    table, ship = on(halves, "heavy_duty", new_ship_classes="yes")
    assert strengths(table, ship).engines == min(2 - 2, 1)
    other = halves.replace("4,6 heavy_container_2 4142\n", "") + "10,6 heavy_container_2 4142\n"
    assert strengths(*on(other, "heavy_duty", new_ship_classes="yes")).engines == min(2, 1 - 2)


GLOWING = """
ship II
5,7 battery_2 3333
6,7 radioactive_container 3333
7,7 starting_cabin 3333
8,7 cabin 3333
8,8 battery_2 3333
6,8 cargo_2 3333
7,8 engine 3000 ^
"""


@pytest.mark.rule("MX-5.14", "MX-5.16", "MX-R-37")
def test_around_a_radioactive_container_there_are_no_tokens_and_no_crew() -> None:
    table, ship = on(GLOWING, "radioactive_isotopes", manned=False)
    rooms = {name: room_on(table, ship, ship.board.squares[name]) for name in pieces_of(ship)}
    assert {name for name, room in rooms.items() if room.who} == {"8,7"}
    assert {name for name, room in rooms.items() if room.cells} == {"8,8"}
    assert not errors(table, ship)  # they may be built there


@pytest.mark.rule("MX-5.17")
def test_goods_do_not_mind_radiation() -> None:
    table, ship = on(GLOWING, "radioactive_isotopes", manned=False)
    assert room_on(table, ship, ship.board.squares["6,8"]).holds == 2


def pieces_of(ship: Ship) -> list[str]:
    return ship.squares_named(ship.layout.occupied)


@pytest.mark.rule("MX-R-11", "MX-5.14")
def test_without_the_container_there_is_room_again() -> None:
    table, ship = on(GLOWING, "radioactive_isotopes", manned=False)
    ship.layout = ship.layout.without(1 << ship.board.squares["6,7"])
    assert "H" in room_on(table, ship, ship.board.squares["7,7"]).who
    assert room_on(table, ship, ship.board.squares["5,7"]).cells == 2


TWO = GLOWING.replace("5,7 battery_2 3333", "5,7 radioactive_container 3333")


@pytest.mark.rule("MX-5.13")
def test_two_radioactive_containers_may_not_be_connected() -> None:
    table, ship = on(TWO, "radioactive_isotopes", manned=False)
    assert [(error.kind, error.square, error.other) for error in errors(table, ship)] == [
        ("radioactive_joined", ship.board.squares["5,7"], ship.board.squares["6,7"])
    ]
    apart = TWO.replace("5,7 radioactive_container 3333", "5,7 radioactive_container 3003").replace(
        "6,7 radioactive_container 3333", "6,7 radioactive_container 3330"
    )
    assert not errors(*on(apart, "radioactive_isotopes", manned=False))


ROUTED = """
ship II
5,7 radioactive_container 3333
6,7 router 3333
7,7 starting_cabin 3333
6,8 radioactive_container 3330
"""


@pytest.mark.rule("MX-5.13", "MX-10.1")
def test_not_even_a_router_may_connect_them() -> None:
    table, ship = on(ROUTED, "radioactive_isotopes", manned=False, newer_technology="yes")
    assert [error.kind for error in errors(table, ship)] == ["radioactive_joined"]
    plain = ROUTED.replace("6,7 router", "6,7 structural")
    assert not errors(*on(plain, "radioactive_isotopes", manned=False))


@pytest.mark.rule("MX-5.15", "MX-10.6")
def test_sleepers_may_sleep_beside_a_radioactive_container() -> None:
    text = GLOWING.replace("5,7 battery_2 3333", "5,7 stasis_chamber 3333")
    table, ship = on(text, "radioactive_isotopes", manned=False, new_technology="yes")
    assert room_on(table, ship, ship.board.squares["5,7"]).who == "Z"
    assert room_on(table, ship, ship.board.squares["5,7"]).berths == 4
