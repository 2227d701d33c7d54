"""Aesthete: what is a mirrored pair, and what a golden one demands of the crew. KX-12.17 to KX-12.28."""

import pytest

from starboard.galaxy.mechanisms.titles import golden as in_gold
from starboard.galaxy.registry import modifiers
from starboard.galaxy.seams import CHANGE
from tests.galaxy.modules.keep_on_trucking.treks import (
    AESTHETE,
    QUIET,
    SCOUT,
    golden,
    golden_yard,
    lines,
    scored,
    trek,
)

PAIR = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 {}
8,7 {}
"""


def pairs(left: str, right: str) -> float:
    return scored(AESTHETE, PAIR.format(left, right))


@pytest.mark.rule("KX-12.17", "KX-12.18", "KX-12.19")
def test_squares_mirrored_on_column_7_are_compared_and_column_7_is_not() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
7,6 cannon 0030 ^
7,8 engine 3000 ^
6,7 structural 0303
8,7 structural 0303
5,7 cargo_2 0300
9,7 cargo_2 0003
6,8 cabin 1030
8,8 battery_2 1000
5,8 shield 3000 ^
"""
    assert scored(AESTHETE, ship) == 2, "the cabin has a battery for its like, the shield nothing"


@pytest.mark.rule("KX-12.20", "KX-EX-26")
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("structural 0300", "structural 0303"),
        ("structural 0300", "structural 4443"),
        ("cannon 0300 <", "cannon 0003 ^"),
        ("cabin 0340", "cabin 0003"),
        ("shield 0300 ^", "shield 0003 v"),
    ],
)
def test_turn_connectors_and_plating_do_not_matter(left: str, right: str) -> None:
    assert pairs(left, right) == 1


@pytest.mark.rule("KX-12.20")
@pytest.mark.parametrize(
    ("left", "right"),
    [("cabin 0300", "structural 0003"), ("cannon 0300 ^", "engine 0003 ^"), ("battery_2 0300", "cargo_2 0003")],
)
def test_different_types_are_no_pair(left: str, right: str) -> None:
    assert pairs(left, right) == 0


@pytest.mark.rule("KX-12.21", "KX-EX-27")
@pytest.mark.parametrize(
    ("left", "right", "worth"),
    [
        ("cannon 0300 ^", "double_cannon 0003 ^", 0),
        ("engine 0300 ^", "double_engine 0003 ^", 0),
        ("double_cannon 0300 ^", "double_cannon 0003 >", 1),
        ("double_engine 0300 ^", "double_engine 0003 ^", 1),
    ],
)
def test_what_needs_a_battery_token_is_not_like_what_needs_none(left: str, right: str, worth: int) -> None:
    assert pairs(left, right) == worth


@pytest.mark.rule("KX-12.22", "KX-12.23", "KX-EX-27")
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("battery_2 0300", "battery_3 0003"),
        ("cargo_2 0300", "special_cargo_1 0003"),
        ("cargo_3 0300", "mixed_cargo 0003"),
        ("life_support_brown 0300", "life_support_purple 0003"),
        ("life_support_cyan 0300", "life_support_purple 0003"),
    ],
)
def test_numbers_and_colours_do_not_matter(left: str, right: str) -> None:
    assert pairs(left, right) == 1


@pytest.mark.rule("KX-12.24", "KX-EX-28", "KX-R-17", "KX-R-55")
@pytest.mark.parametrize(
    ("left", "right", "worth"),
    [
        ("engine_cannon 0300 ^", "cannon 0003 ^", 1),
        ("engine_cannon 0300 ^", "engine 0003 ^", 1),
        ("engine_cannon 0300 ^", "engine_cannon 0003 ^", 1),
        ("engine_cannon 0300 ^", "double_cannon 0003 ^", 0),
        ("battery_cargo 0300", "battery_3 0003", 1),
        ("battery_cargo 0300", "special_cargo_2 0003", 1),
        ("cannon_booster 0300", "cannon_booster 0003", 1),
        ("cannon_booster 0300", "engine_booster 0003", 0),
    ],
)
def test_components_of_two_types_are_like_either(left: str, right: str, worth: int) -> None:
    assert pairs(left, right) == worth


CROWDED = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 cabin 0303 crew=2
8,7 cabin 0303 crew=1
5,7 cabin 0300 crew=1
"""
BALANCED = CROWDED.replace("5,7 cabin 0300 crew=1\n", "").replace("0303 crew=2", "0303 crew=1")


@pytest.mark.rule("KX-12.25", "KX-12.26", "KX-12.27", "KX-R-60")
def test_the_owner_loses_crew_of_the_fuller_side_until_both_are_equal() -> None:
    """3 on the left, 1 on the right, 2 in the middle: two have to leave from the left."""
    r = golden(AESTHETE, CROWDED, CROWDED, cards=(QUIET,) * 3)
    assert [(event.seat, event.data["count"]) for event in r.events("lopsided")] == [(0, 2)]
    assert list(r.options(0)) == ["5,7", "6,7"], "not from the middle"
    assert r.asked(0).about["left"] == 2
    r.choose(0, "6,7").choose(0, "5,7")
    gone = [(event.seat, event.data["square"]) for event in r.events("crew_lost")]
    assert gone == [(0, "6,7"), (0, "5,7")], "and only with the title in gold"
    r.all_choose("fly on")
    assert len(r.events("lopsided")) == 1, "after the next card all is well"


@pytest.mark.rule("KX-12.27")
def test_nobody_is_asked_if_all_of_a_side_have_to_go() -> None:
    ship = CROWDED.replace("8,7 cabin 0303 crew=1\n", "").replace("5,7 cabin 0300 crew=1\n", "")
    r = golden(AESTHETE, ship, SCOUT)
    assert [event.data["square"] for event in r.events("crew_lost")] == ["6,7", "6,7"]


@pytest.mark.rule("KX-12.25", "KX-R-15")
def test_the_crew_may_be_anybody_and_silver_demands_nothing() -> None:
    alien = BALANCED.replace("6,7 cabin 0303 crew=1", "6,7 cabin 0330 alien=brown\n6,8 life_support_brown 3000")
    assert not golden(AESTHETE, alien, SCOUT).events("crew_lost")
    assert scored(AESTHETE, CROWDED) == 1


@pytest.mark.rule("KX-12.26")
def test_crew_is_looked_at_before_the_launch() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n7,8 engine 3000 ^\n6,7 cabin 0300\n"
    r = golden_yard(ship, AESTHETE)
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert [ship.crew for ship in r.game.view(None).table.ships] == [2, 4]
    assert r.question() == "next_card 0 1", "and no card has been turned up"


@pytest.mark.rule("KX-12.26")
def test_crew_is_looked_at_after_all_else_that_follows_a_card() -> None:
    asked = [modifier for modifier in modifiers().values() if hasattr(modifier, "at_resolved")]
    rank = modifiers()[in_gold(AESTHETE)].rank["at_resolved"]
    assert all(modifier.rank.get("at_resolved", CHANGE) <= rank for modifier in asked)
    assert [modifier.name for modifier in asked if modifier.rank.get("at_resolved") == rank] == [
        in_gold(title) for title in ("xeno_quartermaster", "cruise_captain", AESTHETE)
    ]


@pytest.mark.rule("KX-12.28", "KX-R-56")
def test_who_sleeps_does_not_count() -> None:
    ship = BALANCED + "9,7 stasis_chamber 0003 figures=ZZZZ\n"
    assert not golden(AESTHETE, ship, SCOUT).events("lopsided")


@pytest.mark.rule("KX-14.19")
def test_components_that_do_not_work_are_pairs_all_the_same() -> None:
    """With two titles: a golden Battery Master's single cannons are out of order, and still look alike."""
    idle = "ship I\n7,7 starting_cabin 3333 crew=2\n7,8 double_engine 3000 ^\n6,7 cannon 0300 ^\n8,7 cannon 0003 ^\n"
    titles = (AESTHETE, "battery_master", "supreme_hauler", "master_engineer")
    holders = dict.fromkeys(titles[:2], 0) | dict.fromkeys(titles[2:], 1)
    r = trek(idle, SCOUT, level="III", titles=titles, holders=holders, golden=titles[:2], double_titles="yes")
    assert next(event.data["scores"] for event in r.events("title_scored")) == [[0, 1], [1, 0]]
    assert lines(r)[0] == (0, 12)
