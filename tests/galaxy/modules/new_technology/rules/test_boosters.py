"""Chapter 4: boosters of shields and of cannons."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.modules.new_technology.rules.ships import SCOUT, counted, meet, story

FORTRESS = """
ship I
7,6 structural 0030
5,7 shield 0300 ^
6,7 shield_booster 3333
7,7 starting_cabin 3333 crew=2
8,7 shield 0333 v
9,7 battery_3 0003 cells=3
7,8 engine 3000 ^
6,8 shield 3000 <
"""
"""Shields on all sides: 5,7 (front, right) and 6,8 (left, front) have a booster, 8,7 (rear, left) has none."""


def struck(shot: str, total: int = 7) -> Rehearsal[Table]:
    return meet(FORTRESS, FORTRESS, card=f"combat_zone lines=crew:shots:{shot}", dice=[total])


@pytest.mark.rule("BX-4.24", "BX-4.27", "BX-R-11")
@pytest.mark.parametrize(("shot", "shields"), [("heavy_front", ["5,7", "6,8"]), ("heavy_right", ["5,7"])])
def test_a_boosted_shield_stops_heavy_fire_for_two_tokens(shot: str, shields: list[str]) -> None:
    r = struck(shot)
    assert r.options(0) == [*(f"boost {square}" for square in shields), "none"]
    assert r.asked(0).about["options"][f"boost {shields[0]}"]["price"] == {"cells": 2}
    r.choose(0, f"boost {shields[0]}")
    assert r.state.ships[0].cell_count == 1
    assert story(r, "shield_boosted", "component_destroyed") == [("shield_boosted", 0)]


@pytest.mark.rule("BX-4.24")
def test_a_boosted_shield_stops_large_meteors() -> None:
    r = meet(FORTRESS, SCOUT, card="meteors meteors=large_right", dice=[7])
    assert (r.asked(0).question, r.options(0)) == ("shoot", ["boost 5,7", "none"])
    r.choose(0, "boost 5,7")
    assert not r.events("component_destroyed", 0)


@pytest.mark.rule("BX-4.24")
def test_with_one_token_there_is_no_boost() -> None:
    r = meet(
        FORTRESS.replace("cells=3", "cells=1"), FORTRESS, card="combat_zone lines=crew:shots:heavy_front", dice=[7]
    )
    assert r.events("component_destroyed", 0)


@pytest.mark.rule("BX-4.25")
def test_a_boosted_shield_covers_only_its_own_sides() -> None:
    """BX-EX-4: the shield that covers the rear has no booster."""
    r = struck("heavy_rear", 9)
    assert r.events("component_destroyed", 0)
    assert struck("heavy_left").options(0) == ["boost 6,8", "none"]


@pytest.mark.rule("BX-4.26")
@pytest.mark.parametrize("side", ["front", "right", "rear", "left"])
def test_light_fire_still_costs_one_token(side: str) -> None:
    r = struck(f"light_{side}", 7)
    square = next(option for option in r.options(0) if option != "none")
    assert "boost" not in square
    r.choose(0, square)
    assert r.state.ships[0].cell_count == 2


GUNSHIP = """
ship I
7,6 cannon_booster 3333
6,6 cannon 0300 ^
8,6 double_cannon 0003 ^
7,5 cannon 0030 >
6,7 battery_2 0300 cells=1
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""BX-EX-5: a single and a double cannon to the front, a single one to the right, all around the booster."""


def fight(ship: str = GUNSHIP, *, cells: int = 1, strength: int = 4) -> Rehearsal[Table]:
    ship = ship.replace("cells=1", f"cells={cells}")
    return meet(ship, SCOUT, card=f"slavers strength={strength} days=1 crew_loss=1 credits=1")


@pytest.mark.rule("BX-4.28", "BX-4.29", "BX-4.30")
def test_example_five() -> None:
    """BX-EX-5: with one token 3½, 3 or 4½ can be reached, and 6½ cannot."""
    r = fight()
    assert r.options(0) == ["8,6", "boost 7,5", "boost 6,6", "done"]
    reached = {option: told["reaches"] for option, told in r.asked(0).about["options"].items()}
    assert reached == {"8,6": 3.5, "boost 7,5": 3, "boost 6,6": 4.5, "done": 1.5}
    r.choose(0, "boost 6,6")
    assert counted(r, "cannons") == 4.5
    assert r.events("enemy_beaten", 0)
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("BX-4.30")
def test_a_double_cannon_is_boosted_only_if_it_is_powered() -> None:
    r = fight(cells=2, strength=6)
    assert "boost 8,6" not in r.options(0)
    r.choose(0, "8,6", "boost 8,6")
    assert counted(r, "cannons") == 6.5
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("BX-4.31")
@pytest.mark.parametrize(("turn", "strength"), [("^", 6), ("v", 4)])
def test_a_bidirectional_cannon_is_boosted_as_one_to_the_front_if_a_barrel_is(turn: str, strength: float) -> None:
    ship = GUNSHIP.replace("double_cannon 0003 ^", f"bidirectional_cannon 0003 {turn}")
    r = fight(ship, cells=2, strength=9)
    r.choose(0, "8,6", "boost 8,6")
    assert counted(r, "cannons") == strength


@pytest.mark.rule("BX-4.32")
def test_the_whole_engine_and_cannon_is_lost() -> None:
    r = fight(GUNSHIP.replace("6,6 cannon 0300 ^", "6,6 engine_cannon 0300 ^")).choose(0, "boost 6,6")
    assert counted(r, "cannons") == 4.5
    assert "6,6" not in r.game.view(0).table.ships[0].pieces
    assert r.state.ships[0].engine_strength() == 1


@pytest.mark.rule("BX-4.33")
def test_example_six() -> None:
    """BX-EX-6: the boosted cannon is destroyed, and what hung on it falls off."""
    ship = """
ship I
6,7 battery_2 0300 cells=1
7,7 starting_cabin 3333 crew=2
7,6 cannon 0333 ^
8,6 cannon_booster 3333
8,5 cannon 0030 ^
9,6 cannon 0003 ^
7,8 engine 3000 ^
"""
    r = fight(ship, strength=5).choose(0, "boost 7,6")
    assert counted(r, "cannons") == 6
    assert r.question() == "keep_part 0"
    assert story(r, "cannons_counted", "component_destroyed") == [("cannons_counted", 0), ("component_destroyed", 0)]
    r.choose(0, next(name for name, part in r.asked(0).about["parts"].items() if "7,7" in part))
    assert len(r.state.ships[0].lost) == 4
    assert sorted(r.game.view(0).table.ships[0].pieces) == ["6,7", "7,7", "7,8"]


@pytest.mark.rule("BX-4.33", "BX-R-9")
def test_it_is_gone_before_the_next_ship_counts() -> None:
    r = meet(GUNSHIP, GUNSHIP, card="combat_zone lines=cannons:days:1").choose(0, "boost 6,6")
    assert (r.question(), story(r, "component_destroyed")) == ("power_cannons 1", [("component_destroyed", 0)])


@pytest.mark.rule("BX-4.34")
def test_the_booster_stays_and_is_used_again() -> None:
    line = "combat_zone lines=cannons:days:1"
    r = meet(GUNSHIP.replace("cells=1", "cells=2"), SCOUT, card=line, after=[line, "nothing"])
    r.choose(0, "boost 6,6", "done").all_choose("fly on")
    r.choose(0, "boost 7,5")
    assert counted(r, "cannons") == 2
    assert "7,6" in r.game.view(0).table.ships[0].pieces


@pytest.mark.rule("BX-4.35")
def test_a_booster_boosts_one_cannon_in_a_count() -> None:
    r = fight(cells=2, strength=9).choose(0, "boost 6,6")
    assert not [option for option in r.options(0) if option.startswith("boost")]
    two = GUNSHIP.replace("7,6 cannon_booster", "6,5 cannon_booster 3333\n7,6 cannon_booster").replace(
        "6,6 cannon 0300", "6,6 cannon 3300"
    )
    r = fight(two, cells=2, strength=9).choose(0, "boost 6,6", "boost 7,5")
    assert counted(r, "cannons") == 6
    assert [event.data["square"] for event in r.events("component_destroyed")] == ["7,5", "6,6"]


@pytest.mark.rule("BX-4.28", "BX-R-81")
def test_a_booster_is_no_help_against_meteors() -> None:
    r = meet(GUNSHIP, SCOUT, card="meteors meteors=large_front", dice=[8])
    assert r.options(0) == ["8,6", "none"]
