"""Engine boosters on a ship in two halves: each takes only its own half along."""

from __future__ import annotations

import pytest

from starboard.galaxy.registry import modules
from tests.galaxy.modules.new_technology.rules.ships import QUIET, counted, meet, story

WITH_HALVES = {module.switch: module.on[0] for module in modules() if "IIA" in module.rounds}
"""Whatever it takes to fly that class."""

TWIN = """
ship IIA
4,7 battery_2 3303 cells=2
5,7 cabin 0333 crew=2
5,8 engine 3000 ^
4,6 cargo_2 0030
9,6 cannon 0030 ^
9,7 cabin 3330 crew=2
9,8 engine 3000 ^
10,7 engine_booster 0333
10,8 engine 3000 ^
11,7 battery_2 0003 cells=2
"""
"""The right half has the booster, two engines and a cannon."""


@pytest.mark.rule("BX-8.32", "BX-8.33")
def test_only_the_half_of_the_booster_jumps() -> None:
    """BX-8.32, BX-8.33: the ship counts as its other half only, for this card and the next one."""
    r = meet(TWIN, TWIN, card="combat_zone lines=crew:days:1", after=["open_space", QUIET], **WITH_HALVES)
    r.choose(0, "stay").choose(1, "stay").choose(0, "jump 10,8")
    assert story(r, "jumped", "section_away") == [("jumped", 0), ("section_away", 0)]
    assert r.question() == "count_crew 1"
    r.choose(1, "done")
    assert counted(r, "crew") == 2
    assert story(r, "weakest") == [("weakest", 0)]
    r.all_choose("fly on")
    assert r.question() == "jump 1"
    r.choose(1, "stay", "done")
    assert counted(r, "engines") == 1
    assert story(r, "section_back") == [("section_back", 0)]
    assert len(r.state.ships[0].layout.placed()) == 9  # all but the engine


@pytest.mark.parametrize("card", ["meteors meteors=large_right", "stardust", "epidemic"])
def test_what_hits_the_other_half_does_not_reach_hyperspace(card: str) -> None:
    dice = [7] if "meteors" in card else ()
    r = meet(TWIN, TWIN, card=card, dice=dice, **WITH_HALVES).choose(0, "jump 10,8").choose(1, "stay")
    squares = {event.data["square"] for event in r.events("component_destroyed", 0)}
    assert not {square for square in squares if int(square.split(",")[0]) > 7} - {"10,8"}
