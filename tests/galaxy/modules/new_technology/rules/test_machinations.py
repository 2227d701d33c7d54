"""How machinations look at the new components: what can use battery power, and what a booster adds towards the rear."""

from __future__ import annotations

import pytest

from starboard.galaxy.scenario import flight
from tests.galaxy.rules.ships_cards import SCOUT

BOOSTED = """
ship I
7,7 starting_cabin 3333 crew=2
6,7 battery_2 0300 cells=2
8,7 cannon_booster 0333
8,8 cannon 3000 v
7,8 engine 3000 ^
"""
"""A cannon that points to the rear, with a booster."""


@pytest.mark.rule("BX-13.1")
def test_a_booster_is_tested_with_everything_that_can_use_power() -> None:
    r = flight(BOOSTED, SCOUT, cards=["system_test components=2", "nothing"], new_technology="yes")
    assert list(r.asked(0).options) == ["8,7", "done"]
    assert r.asked(0).about["options"]["done"]["price"] == {"cells": 1}


@pytest.mark.rule("BX-13.4")
def test_in_an_ambush_a_booster_adds_three_to_a_cannon_that_points_to_the_rear() -> None:
    r = flight(BOOSTED, SCOUT, cards=["ambush shots=light_rear", "nothing"], new_technology="yes")
    gains = [told["gain"] for told in r.asked(0).about["options"].values() if told["gain"]]
    assert gains == [{"cannons": 3.0}]
