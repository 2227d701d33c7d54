"""Machinist: components that have what they need beside them, and those that fall off in gold. KX-12.29 to KX-12.35."""

import pytest

from tests.galaxy.modules.keep_on_trucking.treks import MACHINIST, QUIET, SCOUT, golden, golden_yard, scored

ALONE = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 {}
5,7 {}
"""


def score(component: str, beside: str) -> float:
    return scored(MACHINIST, ALONE.format(beside, component))


@pytest.mark.rule("KX-12.29", "KX-12.30", "KX-R-55")
@pytest.mark.parametrize(
    ("component", "beside", "worth"),
    [
        ("cannon_booster 0300", "cannon 0303 ^", 1),
        ("cannon_booster 0300", "double_cannon 0303 ^", 1),
        ("cannon_booster 0300", "engine 0303 ^", 0),
        ("engine_booster 0300", "engine 0303 ^", 1),
        ("engine_booster 0300", "cannon 0303 ^", 0),
        ("engine_booster 0300", "engine_cannon 0303 ^", 1),
        ("shield_booster 0300", "shield 0303 ^", 1),
        ("shield_booster 0300", "structural 0303", 0),
        ("reactor_furnace 0300", "battery_2 0303", 1),
        ("reactor_furnace 0300", "battery_cargo 0303", 1),
        ("reactor_furnace 0300", "cargo_2 0303", 0),
        ("stasis_chamber 0300", "cabin 0303", 1),
        ("stasis_chamber 0300", "structural 0303", 0),
        ("life_support_brown 0300", "cabin 0303", 1),
        ("life_support_brown 0300", "structural 0303", 0),
        ("cannon 0300 ^", "battery_2 0303", 0),
        ("double_cannon 0300 ^", "battery_2 0303", 0),
    ],
)
def test_a_component_counts_beside_what_it_needs(component: str, beside: str, worth: int) -> None:
    assert score(component, beside) == worth


@pytest.mark.rule("KX-12.29")
def test_it_has_to_be_joined_to_it() -> None:
    assert score("cannon_booster 0300", "cannon 0300 ^") == 0, "the cannon has a smooth side there"


@pytest.mark.rule("KX-12.31", "KX-12.32", "KX-R-18")
def test_the_starting_cabin_serves_stasis_chambers_but_no_life_supports() -> None:
    assert score("structural 0300", "stasis_chamber 0303") == 1
    assert score("structural 0300", "life_support_brown 0303") == 0


@pytest.mark.rule("KX-12.31", "KX-12.32")
def test_of_life_supports_one_of_each_colour_counts_whoever_lives_there() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 cabin 3333
6,6 life_support_brown 0030
5,7 life_support_brown 0300
6,8 life_support_purple 3000
"""
    assert scored(MACHINIST, ship) == 2


HELPERS = """
ship I
7,7 starting_cabin 3333
7,8 engine 3000 ^
6,7 structural 0303
5,7 reactor_furnace 0300
8,7 battery_2 0003
"""


@pytest.mark.rule("KX-12.34", "KX-12.35", "KX-R-19")
def test_before_the_launch_what_lacks_something_falls_off_and_is_paid_for() -> None:
    r = golden_yard(HELPERS, MACHINIST)
    assert r.game.view(None).table.modules["more_titles"]["signs"] == [
        {"seat": 0, "square": "5,7", "name": "unplugged"}
    ]
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert [(event.seat, event.data["count"]) for event in r.events("unplugged")] == [(0, 1)]
    assert [(event.seat, event.data["squares"]) for event in r.events("parts_lost")] == [(0, ["5,7"])]
    assert [ship.penalty for ship in r.game.view(None).table.ships] == [1, 0]


HANGING = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
8,7 structural 0333
9,7 battery_2 0033 cells=2
8,8 structural 3300
9,8 reactor_furnace 3333
10,8 cargo_2 0003
"""


@pytest.mark.rule("KX-12.34", "KX-12.35", "KX-R-19")
def test_in_flight_what_loses_its_partner_falls_off_with_all_that_hangs_on_it() -> None:
    """A meteor takes the battery: the furnace falls off the golden ship alone, and its hold with it."""
    r = golden(MACHINIST, HANGING, HANGING, cards=("meteors meteors=large_right", QUIET), dice=(7,))
    r.choose(0, "7,7")
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["9,7"]
    assert [event.data["squares"] for event in r.events("parts_lost", 0)] == [["9,8"], ["10,8"]]
    assert not r.events("parts_lost", 1)
    assert [ship.penalty for ship in r.game.view(None).table.ships] == [3, 1]


@pytest.mark.rule("KX-12.35")
def test_also_after_an_error_was_pointed_out_in_flight() -> None:
    """The cannon has something before it: it is taken away, and its booster has nobody left when the card comes."""
    wrong = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3300 ^
8,7 cannon 3303 ^
8,6 structural 0030
9,7 cannon_booster 0033
9,8 structural 3003
8,8 structural 0303
"""
    r = golden(MACHINIST, wrong, SCOUT, cards=(QUIET, QUIET), fly_on=False, inspection="players")
    r.choose(0, "fly on").choose(1, "point 0")
    r.choose(0, "8,7").choose(0, "7,7").all_choose("fly on")
    assert [(event.seat, event.data["count"]) for event in r.events("unplugged")] == [(0, 1)]
    assert r.game.view(None).table.ships[0].pieces.keys() == {"7,7", "7,8", "8,8", "9,8"}


@pytest.mark.rule("KX-14.20")
def test_what_does_not_work_serves_nobody() -> None:
    """A golden Battery Master may not use single cannons: with two titles the booster has nobody to work with."""
    boosted = "ship I\n7,7 starting_cabin 3333\n7,8 engine 3000 ^\n8,7 cannon 0303 ^\n9,7 cannon_booster 0003\n"
    r = golden_yard(boosted, MACHINIST, double_titles="yes").choose(0, "finish 1").choose(1, "finish 2")
    assert not r.events("unplugged")
    r = (
        golden_yard(boosted, MACHINIST, "battery_master", double_titles="yes")
        .choose(0, "finish 1")
        .choose(1, "finish 2")
    )
    assert len(r.events("unplugged", 0)) == 1


@pytest.mark.rule("KX-R-15")
def test_silver_demands_nothing() -> None:
    r = golden(MACHINIST, SCOUT, HELPERS, cards=(QUIET, QUIET))
    assert not r.events("unplugged")
