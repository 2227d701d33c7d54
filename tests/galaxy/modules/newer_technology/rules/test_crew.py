"""Chapters 3.5, 3.7 and 3.9: crubots, armories, and where they count."""

from __future__ import annotations

import pytest

from starboard.galaxy.catalog.components import KINDS
from starboard.galaxy.modules.newer_technology.rooms import armed_crew, armed_squares, crew_by_square
from starboard.galaxy.ship.working import guarded
from tests.galaxy.modules.newer_technology.rules.ships import (
    CREW_ZONE,
    CYAN,
    SCOUT,
    counted,
    crew,
    destroyed,
    meet,
    parts_counted,
    story,
    told,
)

RIGHT = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 armory 0333
8,8 crubot_station 3000
6,7 battery_2 0300 cells=2
7,8 engine 3000 ^
"""
"""AX-EX-14, the player on the right: two armed humans and four crubots who would be armed."""

STATION = RIGHT.replace("8,7 armory 0333", "8,7 structural 0333")


def with_mark(ship: str) -> str:
    return ship.replace("8,8 crubot_station 3000", "8,8 crubot_station 3000 marks=awake")


@pytest.mark.rule("AX-3.1", "AX-3.37")
def test_a_station_has_four_crubots_who_are_no_crew() -> None:
    station = KINDS["crubot_station"]
    assert (station.get("crubots"), station.cabin) == (4, "")
    r = meet(STATION.replace(" cells=2", ""), crew(4), card=CREW_ZONE)
    assert (counted(r, "crew"), story(r, "weakest")) == (2, [("weakest", 0)])


@pytest.mark.rule("AX-3.38", "AX-3.39", "AX-3.65")
def test_for_energy_they_are_crew_until_the_card_is_over() -> None:
    zone = "combat_zone lines=crew:days:1,crew:days:1"
    r = meet(STATION, crew(4), card=zone, after=[CREW_ZONE, "nothing"])
    assert r.question() == "count_crew 0"  # the leader decides, knowing nothing of the others
    assert told(r, "activate 8,8") == {"price": {"cells": 1}, "gain": {"crew": 4}, "reaches": 6}
    r.choose(0, "activate 8,8")
    (activated,) = r.events("crubots_activated", 0)
    assert activated.data == {"square": "8,8", "crew": 4, "now": {"marks": {"8,8": "awake"}}}
    assert counted(r, "crew") == 6
    assert parts_counted(r, "crew") == {"human": 2, "crubots": 4}
    assert len(r.events("crew_counted", 0)) == 2  # one activation for all lines
    assert story(r, "weakest") == [("weakest", 1), ("weakest", 1)]
    assert r.game.view(0).table.ships[0].marks == {}
    r.all_choose("fly on")
    r.choose(0, "done")
    assert counted(r, "crew") == 2


@pytest.mark.rule("AX-3.39", "AX-3.57")
@pytest.mark.parametrize(("needed", "enough"), [(6, True), (7, False)])
def test_crubots_count_where_a_card_needs_a_crew_and_weapons_do_not(needed: int, enough: bool) -> None:
    r = meet(RIGHT, SCOUT, card=f"abandoned_station crew_needed={needed} goods=B days=1")
    if enough:
        assert told(r, "activate 8,8")["gain"] == {"crew": 4}
    r.choose(0, "activate 8,8")
    assert (r.game.seats_asked() == (0,) and r.question() == "use_card 0") == enough


@pytest.mark.rule("AX-3.40", "AX-3.58", "AX-3.64")
def test_crubots_are_never_given_and_armed_crew_goes_as_one_each() -> None:
    offer = "abandoned_ship crew_loss={} credits=3 days=1"
    assert meet(with_mark(RIGHT), crew(4), card=offer.format(3)).question() == "use_card 1"
    r = meet(with_mark(RIGHT), crew(4), card=offer.format(1)).choose(0, "yes")
    assert r.state.ships[0].crew_count == 1
    r = meet(with_mark(RIGHT), crew(14), card="combat_zone lines=crew:crew:1")
    assert (counted(r, "crew"), len(r.events("crew_lost", 0)), r.state.ships[0].crew_count) == (12, 1, 1)


@pytest.mark.rule("AX-3.56", "AX-3.64", "AX-15.2")
def test_example_fourteen() -> None:
    """AX-EX-14: 8 unarmed on the left, 12 in a comparison on the right."""
    left = crew(8)
    r = meet(left, RIGHT, card="abandoned_station crew_needed=8 goods=B days=1")
    assert r.question() == "use_card 0"
    r.choose(0, "no")
    assert r.question() == "count_crew 1"
    r.choose(1, "activate 8,8")
    assert not r.events("card_used", 1)
    assert r.question().startswith("next_card")
    r = meet(left, RIGHT, card="abandoned_ship crew_loss=4 credits=3 days=1").choose(0, "no")
    assert r.question().startswith("next_card")
    r = meet(left, RIGHT, card="sabotage", dice=[7, 7])
    assert told(r, "activate 8,8", 1)["gain"] == {"crew": 8}
    r.choose(1, "activate 8,8")
    assert (counted(r, "crew", 0), counted(r, "crew", 1)) == (8, 12)
    assert parts_counted(r, "crew", 1) == {"human": 2, "crubots": 4, "armory": 6}
    assert destroyed(r, 0) == ["7,7"]


@pytest.mark.rule("AX-3.44", "AX-15.3")
def test_crubots_do_not_fly_the_ship() -> None:
    r = meet(with_mark(STATION), crew(8), card="combat_zone lines=crew:crew:2")
    assert counted(r, "crew") == 6
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_humans"]


@pytest.mark.rule("AX-3.45", "AX-15.4")
def test_crubots_wake_nobody() -> None:
    ship = with_mark(STATION) + "9,7 stasis_chamber 0003 figures=ZZZZ\n"
    r = meet(ship, crew(8), card="combat_zone lines=crew:crew:2", **CYAN)
    assert not r.events("woken")
    assert r.events("gave_up", 0)


@pytest.mark.rule("AX-3.66")
def test_each_station_is_switched_on_by_itself() -> None:
    two = STATION + "9,7 crubot_station 0003\n"
    r = meet(two, crew(8), card=CREW_ZONE)
    assert r.options(0) == ["activate 9,7", "activate 8,8", "done"]
    r.choose(0, "activate 9,7")
    assert r.options(0) == ["activate 8,8", "done"]
    assert r.asked(0).about["strength"] == 6
    r.choose(0, "activate 8,8")
    assert counted(r, "crew") == 10
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("AX-3.42", "AX-3.53", "AX-3.54", "AX-3.55", "AX-3.59", "AX-15.4")
def test_who_is_armed() -> None:
    ship = """
ship II
7,7 starting_cabin 3333 crew=2
7,6 armory 3333
6,6 cabin 0330 alien=purple
6,7 life_support_purple 3300
8,6 router 0333
9,6 crubot_station 3033
9,5 luxury_cabin 0030 figures=H
8,7 stasis_chamber 3000 figures=ZZZZ
7,5 cabin 0030 crew=2
7,8 engine 3000 ^
10,8 cabin 0000 crew=2
9,7 battery_2 3000 cells=2
"""
    table = meet(ship, ship, card="nothing", **CYAN).state
    own = table.ships[0]
    names = own.board.names
    armed = {names[square]: number for square, number in armed_crew(table, own).items()}
    assert armed == {"7,5": 2, "6,6": 1, "7,7": 2}
    assert "8,7" not in {names[square] for square in crew_by_square(table, own)}
    awake = meet(
        ship.replace("crubot_station 3033", "crubot_station 3033 marks=awake"),
        ship,
        card="nothing",
        fly_on=False,
        **CYAN,
    ).state
    assert {names[square]: number for square, number in armed_crew(awake, awake.ships[0]).items()} == armed | {"9,6": 4}
    assert {names[square] for square in range(own.board.size) if guarded(awake, awake.ships[0]) >> square & 1} == {
        *armed,
        "9,6",
    }


@pytest.mark.rule("AX-3.53")
def test_a_guest_of_a_luxury_cabin_is_armed() -> None:
    ship = RIGHT.replace("8,8 crubot_station 3000", "8,8 luxury_cabin 3000 figures=H")
    table = meet(ship, ship, card="nothing", **CYAN).state
    assert sum(armed_crew(table, table.ships[0]).values()) == 3


@pytest.mark.rule("AX-3.73")
def test_who_has_lost_the_armory_is_no_longer_armed() -> None:
    zone = "combat_zone lines=cannons:shots:heavy_front,crew:days:1"
    ship = RIGHT.replace("8,8 crubot_station 3000\n", "").replace(
        "6,7 battery_2 0300 cells=2\n", "6,7 cabin 0300 crew=1\n"
    )
    r = meet(ship, crew(4) + "\n7,6 cannon 0030 ^", card=zone, dice=[8])
    assert destroyed(r) == ["8,7"]
    assert counted(r, "crew") == 3
    r = meet(ship, crew(4) + "\n7,6 cannon 0030 ^", card=zone, dice=[12])
    assert counted(r, "crew") == 5


@pytest.mark.rule("AX-3.53")
def test_without_an_armory_nobody_is_armed_on_any_square() -> None:
    table = meet(STATION, SCOUT, card="nothing").state
    assert armed_squares(table, table.ships[0]) == 0
