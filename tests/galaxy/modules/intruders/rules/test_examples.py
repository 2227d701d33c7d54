"""The worked examples: a predator from the left, left-hand rule, four steps, two credits; and a commando."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.intruders.ships import (
    SCOUT,
    YELLOW,
    destroyed,
    earned,
    eaten,
    fallen,
    kinds,
    path,
    told,
    visited,
)

PREDATOR = "intruder-I-1"
COMMANDO = "commando side=right hand=left charges=6,6 goods=RY"
CREWLESS = YELLOW.replace("10,8 thruster 3003 >", "10,8 structural 3003")
"""Without the thruster that can be used, nobody is asked anything."""


@pytest.mark.rule("AX-10.6", "AX-10.5", "AX-3.52", "AX-EX-26")
def test_an_auto_defense_system_at_the_door_keeps_it_out_for_no_reward() -> None:
    r = visited(CREWLESS, SCOUT, card=PREDATOR, dice=7)
    assert [event.data["square"] for event in r.events("intruder_repelled", 0)] == ["5,7"]
    assert path(r) == []
    assert earned(r) == 0


@pytest.mark.rule("AX-10.9", "AX-10.18", "AX-10.24", "AX-3.27", "AX-EX-27")
def test_led_one_row_over_it_is_beaten_at_the_second_step() -> None:
    r = visited(YELLOW, SCOUT, card=PREDATOR, dice=7)
    assert r.options(0) == ["push rear", "none"]  # nobody works the one that points to row 6
    assert told(r, "push rear") == {"price": {"cells": 1}, "gain": {"credits": 2}, "then": "intruder_beaten"}
    assert told(r, "none")["then"] == "repelled"
    assert r.asked(0).about["paths"] == {"push rear": [["5,8", "5,7"]], "none": []}
    r.choose(0, "push rear")
    assert kinds(path(r)) == ["cannon", "auto_defense"]
    assert earned(r) == 2
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("AX-10.10", "AX-10.11", "AX-10.13", "AX-10.19", "AX-10.22", "AX-EX-28")
def test_in_row_nine_it_eats_and_leaves() -> None:
    r = visited(YELLOW, SCOUT, card=PREDATOR, dice=9)
    assert told(r, "push rear") == {"price": {"cells": 1}, "gain": {}, "then": "misses"}
    assert told(r, "none") == {"price": {"cells": 3, "crew": 2, "humans": 2}, "gain": {}, "then": "roams"}
    r.choose(0, "none")
    assert kinds(path(r)) == ["engine", "battery_3", "cabin", "cannon"]
    assert eaten(r) == {"6,9": {"cells": 3}, "6,8": {"crew": 2}}
    assert [event.data["square"] for event in r.events("intruder_left", 0)] == ["5,8"]
    assert earned(r) == 0
    r = visited(YELLOW, SCOUT, card=PREDATOR, dice=9).choose(0, "push rear")
    assert [event.seat for event in r.events("missed")] == [0, 1]


@pytest.mark.rule("AX-10.15", "AX-10.17", "AX-10.21", "AX-EX-29")
def test_an_armory_with_nobody_in_it_is_walked_through_twice() -> None:
    r = visited(YELLOW, SCOUT, card=PREDATOR, dice=6)
    assert kinds(path(r)) == ["shield", "armory", "double_cannon", "armory"]
    assert eaten(r) == {}
    assert earned(r) == 0


@pytest.mark.rule("AX-10.5", "AX-10.18", "AX-3.59", "AX-EX-30")
def test_armed_astronauts_beat_it_at_the_third_step() -> None:
    r = visited(YELLOW, SCOUT, card=PREDATOR, dice=5)
    assert kinds(path(r)) == ["double_cannon", "armory", "starting_cabin"]
    assert [event.data for event in r.events("intruder_beaten", 0)] == [
        {"who": "predator", "hand": "left", "square": "7,7", "kind": "starting_cabin", "guards": 2, "step": 3}
    ]
    assert r.state.ships[0].crew_count == 8
    assert earned(r) == 2


@pytest.mark.rule("AX-10.3", "AX-10.9", "AX-EX-31", "AX-R-4")
def test_one_that_misses_may_be_led_in_to_earn_the_reward() -> None:
    r = visited(YELLOW, SCOUT, card=PREDATOR, dice=4)
    assert told(r, "none") == {"price": {}, "gain": {}, "then": "misses"}
    assert told(r, "push rear")["gain"] == {"credits": 2}
    r.choose(0, "push rear")
    assert kinds(path(r)) == ["double_cannon", "armory", "starting_cabin"]
    assert earned(r) == 2
    r = visited(YELLOW, SCOUT, card=PREDATOR, dice=4).choose(0, "none")
    assert path(r) == []
    assert [event.seat for event in r.events("missed")] == [0, 1]


@pytest.mark.rule("AX-10.25", "AX-10.26", "AX-10.27", "AX-10.36", "AX-10.40", "AX-EX-32", "AX-3.63")
def test_a_commando_walks_twelve_steps_and_leaves_two_charges() -> None:
    r = visited(YELLOW, SCOUT, card=COMMANDO, dice=7)
    assert told(r, "none")["price"]["components"] == 3
    r.choose(0, "none")
    assert kinds(path(r)) == [
        "cannon",
        "cabin",
        "thruster",
        "cabin",
        "cargo_3",
        "engine",
        "cargo_3",
        "engine",
        "cabin",
        "battery_3",
        "engine",
        "battery_3",
    ]
    assert path(r)[5] != path(r)[7]
    assert [event.data["square"] for event in r.events("charge_planted", 0)] == ["8,9", "6,9"]
    assert eaten(r) == {}
    assert r.state.ships[0].blocks == "YB"
    assert r.state.ships[0].crew_count == 8
    assert sorted(destroyed(r)) == ["6,9", "8,9"]
    assert r.question() == "keep_part 0"
    r.choose(0, "7,5")
    assert fallen(r) == ["5,9"]
    assert r.state.ships[0].cell_count == 0
    assert not r.events("goods_loaded")


@pytest.mark.rule("AX-10.28", "AX-10.31", "AX-EX-33")
def test_beaten_after_the_first_charge_it_leaves_its_luggage() -> None:
    """With an armory joined to it, the crew of the second cabin is armed."""
    armed = CREWLESS.replace("6,8 cabin 0333", "6,8 cabin 3333") + "6,7 armory 0330\n"
    r = visited(armed, SCOUT, card=COMMANDO, dice=7)
    assert len(path(r)) == 9
    assert path(r)[-1] == "6,8"
    assert [event.kind for event in r.happened if event.kind in ("intruder_beaten", "charges_exploded")] == [
        "intruder_beaten",
        "charges_exploded",
    ]
    assert destroyed(r) == ["8,9"]
    assert r.question() == "load 0"  # after the explosion
    assert r.asked(0).about["hand"] == "RY"
    assert fallen(r) == []


@pytest.mark.rule("AX-10.16", "AX-10.13", "AX-EX-34")
def test_from_the_front_with_the_left_hand_it_goes_round_clockwise() -> None:
    """Five components, the first one included. Left of somebody who walks to the rear is the right."""
    ring = """
ship III
6,6 structural 0330
7,6 structural 0333
8,6 structural 0033
8,7 structural 3033
8,8 structural 3003
7,7 starting_cabin 3333 crew=2
7,8 structural 3303
6,8 structural 3300
6,7 structural 3330
"""
    r = visited(ring, SCOUT, card="intruder-I-2", dice=7)
    assert path(r) == ["7,6", "8,6", "8,7", "8,8", "7,8"]


@pytest.mark.rule("AX-10.25", "AX-EX-35")
@pytest.mark.parametrize(("card", "steps"), [("intruder-I-3", [6]), ("intruder-II-2", [4, 8])])
def test_charges_are_counted_on_from_the_last_one(card: str, steps: list[int]) -> None:
    hall = "\nship III\n" + "\n".join(f"{column},7 structural 0303" for column in (3, 4, 5, 6, 8, 9, 10, 11))
    hall += "\n7,7 starting_cabin 3333 crew=2\n7,8 structural 3000\n7,6 structural 0030\n"
    r = visited(hall, SCOUT, card=card, dice=11)
    planted, step = [], 0
    for event in r.happened:
        if event.kind in ("intruder_entered", "intruder_walked") and event.seat == 0:
            step += 1
        if event.kind == "charge_planted":
            planted.append(step)
    assert planted == steps
    assert step == steps[-1]
