"""Pairs of large meteors against boosted shields and catapults of the new technologies: KX-14.14 and KX-14.15."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_ships.ships import destroyed, met

TECHNOLOGIES: Any = {"more_technologies": "yes"}

BOOSTED = """
ship second-IIA
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
8,7 structural 3333
7,6 shield 3333 ^
7,5 shield_booster 0030
6,6 battery_3 0030 cells=3
8,6 structural 3333
"""
"""The shield covers the front; what comes down columns 6 and 8 strikes the row behind it."""

THROWER = """
ship second-IIA
7,7 catapult 3333 v
7,6 starting_cabin 3333 crew=2
6,6 structural 3333
8,6 structural 3333
6,7 cargo_2 0300 goods={goods}
"""
"""A catapult in column 7 reaches columns 6 and 8 from the rear."""


def pair(ship: str, side: str) -> Rehearsal[Table]:
    return met(ship, f"meteors meteors=large_{side}", 8, **TECHNOLOGIES)


@pytest.mark.rule("KX-14.14", "KX-11.16", "KX-R-62")
def test_one_boosted_shield_stops_both_large_meteors() -> None:
    r = pair(BOOSTED, "front")
    assert r.question() == "shoot 0"
    (boost,) = (option for option in r.options(0) if option.startswith("boost "))
    r.choose(0, boost)
    ship = r.state.ships[0]
    assert destroyed(r) == []
    assert ship.cell_count == 1, "one token for the shield and one for its booster, once"
    assert r.question() != "shoot 0"


@pytest.mark.rule("KX-14.14")
def test_a_shield_that_is_boosted_against_the_second_saves_from_the_first_as_well() -> None:
    """They come at the same moment: whoever took the first hit on the chin may still think better of it."""
    r = pair(BOOSTED, "front").choose(0, "none")
    (boost,) = (option for option in r.options(0) if option.startswith("boost "))
    r.choose(0, boost)
    assert destroyed(r) == []


@pytest.mark.rule("KX-14.15", "KX-11.18", "KX-11.19", "KX-EX-20")
def test_a_catapult_that_shoots_both_throws_two_blocks() -> None:
    r = pair(THROWER.format(goods="BB"), "rear")
    for left in (1, 0):
        r.choose(0, "throw 7,7")
        assert sum(len(blocks) for blocks in r.state.ships[0].goods.values()) == left
    assert [list(event.data["stopped"]) for event in r.events("meteor_shot", 0)] == [["6,7"], ["8,6"]]


@pytest.mark.rule("KX-14.15")
def test_one_block_is_enough_for_one_of_them() -> None:
    r = pair(THROWER.format(goods="B"), "rear").choose(0, "throw 7,7")
    assert destroyed(r) == ["8,6"]
