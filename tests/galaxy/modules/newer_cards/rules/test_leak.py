"""Radiation leak: who falls ill, and which blocks come loose."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.newer_cards.sets import TRAMP, met

LEAK = "IV-14"
PLANT = """
ship III
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
8,7 battery_2 0303 cells=2
9,7 battery_2 0303 cells=2
10,7 structural 0003
6,7 structural 0303
5,7 battery_3 0303 cells=3
4,7 cabin 0300 crew=2
"""
"""A block of 4 tokens on the right, one of 3 on the left."""


@pytest.mark.rule("AX-9.25", "AX-9.26", "AX-9.28", "AX-EX-24", "AX-R-22", "AX-R-54")
def test_a_block_of_four_goes_and_one_of_three_stays() -> None:
    r = met(PLANT, TRAMP, cards=LEAK).choose(0, "7,6")
    left = r.game.view(0).table.ships[0].pieces
    assert {"8,7", "9,7", "10,7"}.isdisjoint(left)
    assert "5,7" in left
    assert not r.events("component_destroyed")
    assert [event.data["squares"] for event in r.events("overcharged", 0)] == [["8,7", "9,7"]]
    lost = [event.data["squares"] for event in r.events("parts_lost", 0)]
    assert lost[0] == ["8,7", "9,7"]


@pytest.mark.rule("AX-9.22", "AX-9.23", "AX-R-20")
def test_components_with_crew_beside_tokens_lose_one_each() -> None:
    r = met(PLANT, TRAMP, cards=LEAK)
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["4,7", "7,7"]
    assert not r.events("crew_lost", 1)


@pytest.mark.rule("AX-9.23", "AX-9.27")
def test_a_battery_without_tokens_does_nothing_and_joins_nothing() -> None:
    used = PLANT.replace("8,7 battery_2 0303 cells=2", "8,7 battery_2 0303")
    r = met(used, TRAMP, cards=LEAK)
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["4,7"]
    assert not r.events("overcharged")


@pytest.mark.rule("AX-9.25", "AX-9.26", "AX-9.27", "AX-EX-25")
@pytest.mark.parametrize(("middle", "gone"), [(" cells=1", {"8,7", "9,7", "10,7"}), ("", set())])
def test_a_battery_with_one_token_joins_two_blocks_of_three(middle: str, gone: set[str]) -> None:
    ship = TRAMP.replace("8,7 cargo_3 0003", "8,7 battery_3 0303 cells=3")
    ship += f"9,7 battery_2 0303{middle}\n10,7 battery_3 0003 cells=3\n"
    r = met(ship, TRAMP, cards=LEAK)
    before = {"8,7", "9,7", "10,7"}
    assert before - r.game.view(0).table.ships[0].pieces.keys() == gone


@pytest.mark.rule("AX-9.25", "AX-R-21")
def test_batteries_that_touch_with_smooth_sides_are_no_block() -> None:
    ship = PLANT.replace("8,7 battery_2 0303", "8,7 battery_2 0033").replace("9,7 battery_2 0303", "9,7 battery_2 0030")
    ship = ship.replace("10,7 structural 0003", "8,8 structural 3300\n9,8 structural 3003")
    r = met(ship, TRAMP, cards=LEAK)
    assert not r.events("overcharged")


@pytest.mark.rule("AX-9.28")
def test_what_hung_on_a_block_falls_off_after_it() -> None:
    r = met(PLANT, TRAMP, cards=LEAK).choose(0, "7,6")
    lost = [square for event in r.events("parts_lost", 0) for square in event.data["squares"]]
    assert lost == ["8,7", "9,7", "10,7"]
    assert len(r.state.ships[0].lost) == 3


@pytest.mark.rule("AX-9.29")
def test_the_combat_zone_of_deck_four_is_one_like_any_other() -> None:
    r = met(TRAMP, TRAMP.replace("7,8 engine 3000 ^", "7,8 structural 3000"), cards="IV-13", dice=[2, 2, 2, 2, 2])
    assert [event.data["days"] for event in r.events("moved")][:1] == [-5]
