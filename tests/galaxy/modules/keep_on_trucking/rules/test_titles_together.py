"""The new titles with the other modules of the box: new components, sleepers, boards that lie otherwise."""

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.modules.more_titles.aesthete import mirrored, pairs
from starboard.galaxy.notation import read_ship
from starboard.galaxy.table import Table
from tests.galaxy.modules.keep_on_trucking.treks import (
    AESTHETE,
    MACHINIST,
    QUIET,
    SCOUT,
    TECH,
    drawn,
    golden,
    golden_yard,
    new_trek,
    scored,
)


@pytest.mark.rule("KX-12.33", "KX-12.5")
def test_the_machinist_comes_with_new_technologies_and_not_without() -> None:
    first = [drawn(new_trek(2, seed, new_titles="first", **TECH).state) for seed in "ab"]
    assert [list(titles) for titles in first] == [[AESTHETE, MACHINIST]] * 2
    shuffled = [drawn(new_trek(4, seed, **TECH).state) for seed in "abcdefgh"]
    assert {MACHINIST in titles for titles in shuffled} == {True, False}
    assert MACHINIST not in drawn(new_trek(2, "a", new_titles="first").state)


LADEN = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
8,7 structural 0323
8,8 structural 2020
8,9 structural 2000
9,7 cargo_2 0033
9,8 catapult 3000 ^
"""


@pytest.mark.rule("KX-12.30", "KX-12.29")
def test_a_catapult_counts_beside_a_cargo_hold() -> None:
    assert scored(MACHINIST, LADEN, **TECH) == 1
    assert scored(MACHINIST, LADEN.replace("9,7 cargo_2", "9,7 battery_2"), **TECH) == 0


@pytest.mark.rule("KX-12.35")
def test_a_golden_machinist_loses_a_catapult_with_its_last_cargo_hold() -> None:
    ship = LADEN.replace("8,8 structural 2020", "8,8 structural 2220").replace("catapult 3000", "catapult 3002")
    r = golden(MACHINIST, ship, ship, cards=("meteors meteors=large_right", QUIET), dice=(7,), **TECH)
    assert [(event.seat, event.data["squares"]) for event in r.events("parts_lost")] == [(0, ["9,8"])]


SLEEPY = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 cabin 0303 crew=2
8,7 cabin 0303
9,7 stasis_chamber 0003 figures=ZZZZ
"""


def after_a_card() -> Rehearsal[Table]:
    return golden(AESTHETE, SLEEPY, SCOUT, **TECH)


@pytest.mark.rule("KX-12.28")
def test_sleepers_may_be_woken_before_crew_is_counted() -> None:
    r = after_a_card()
    assert list(r.options(0)) == ["8,7", "done"]
    r.choose(0, "8,7").choose(0, "8,7")
    assert not r.events("lopsided")
    assert r.game.view(None).table.ships[0].crew == 6


@pytest.mark.rule("KX-12.28", "KX-12.27", "KX-9.5")
def test_whoever_lets_them_sleep_loses_crew_and_is_asked_about_them_again() -> None:
    r = after_a_card().choose(0, "done")
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["6,7", "6,7"]
    assert r.question() == "wake 0", "which makes the ship no straighter, but fuller"


@pytest.mark.rule("KX-12.34", "KX-R-19")
def test_what_falls_off_before_the_launch_is_never_filled() -> None:
    """The chamber has no cabin beside it: it is gone before anybody lies down in it."""
    ship = "ship I\n7,7 starting_cabin 3333\n7,8 engine 3000 ^\n8,7 structural 0303\n9,7 stasis_chamber 0003\n"
    r = golden_yard(ship, MACHINIST, **TECH).choose(0, "finish 1").choose(1, "finish 2")
    assert [ship.figures for ship in r.game.view(None).table.ships] == [{"7,7": "HH"}, {"7,7": "HH", "9,7": "ZZZZ"}]


@pytest.mark.rule("KX-12.17", "KX-12.18")
@pytest.mark.parametrize("board", ["second-IA", "second-IA/1", "second-IIA", "second-IIIA"])
def test_column_7_is_the_mirror_of_every_board(board: str) -> None:
    ship = f"ship {board}\n7,7 starting_cabin 3333\n6,7 cabin 0300\n8,7 cabin 0003\n7,8 cabin 3000\n"
    layout = read_ship(ship, 0).layout
    assert pairs(layout) == 1
    squares = layout.board.squares
    assert mirrored(layout.board)[squares["6,7"]] == squares["8,7"]
