"""Engine boosters on a ship in two halves: each takes only its own half along."""

from __future__ import annotations

import pytest

from starboard.galaxy.registry import modules
from tests.galaxy.modules.new_technology.rules.ships import QUIET, counted, meet, meet_with, story

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


SLEEPY = """
ship IIA
4,7 stasis_chamber 0300 figures=ZZZZ
5,7 cabin 0333 crew=2
5,8 engine 3000 ^
9,7 cabin 0330 crew=2
9,8 engine 3000 ^
10,7 cabin 0033 crew=2
"""
"""Four asleep in the left half."""


@pytest.mark.rule("BX-8.16")
def test_sleepers_wake_only_within_their_half_and_only_by_somebody_awake_there() -> None:
    slavers = "slavers strength=9 days=1 crew_loss=2 credits=1"
    there = meet(SLEEPY, SLEEPY, card=slavers, **WITH_HALVES)
    there.choose(0, "5,7", "9,7")
    assert (there.asked(0).question, there.options(0)) == ("wake", ["5,7", "done"])
    assert there.asked(0).about["asleep"] == 4
    elsewhere = meet(SLEEPY, SLEEPY, card=slavers, **WITH_HALVES)
    elsewhere.choose(0, "9,7", "9,7")
    assert not [seat for seat in elsewhere.game.seats_asked() if elsewhere.asked(seat).question == "wake"]
    nobody = meet(SLEEPY, SLEEPY, card=slavers, **WITH_HALVES)
    nobody.choose(0, "5,7", "5,7")
    assert not [seat for seat in nobody.game.seats_asked() if nobody.asked(seat).question == "wake"]


MIXED = """
ship IIA
4,6 life_support_purple 0030
4,7 cabin 3300 alien=purple
5,6 cargo_2 0030 goods=Y
5,7 cabin 3333 crew=2
5,8 engine 3000 ^
6,7 cannon 0003 >
9,6 cargo_2 0030 goods=Y
9,7 cabin 3330 crew=2
9,8 engine 3000 ^
10,7 cabin 0333 alien=cyan
10,8 life_support_cyan 3000
11,7 cannon 0003 >
"""
"""The cyan alien lives in the right half, a purple one in the left; each half has a block, an engine and a cannon."""

TOGETHER = MIXED.replace("4,6 life_support_purple 0030\n4,7 cabin 3300 alien=purple\n", "").replace(
    "9,7 cabin 3330 crew=2", "8,6 life_support_purple 0030\n8,7 cabin 3300 alien=purple\n9,7 cabin 3333 crew=2"
)
"""Both aliens live in the right half."""

POWERED = """
ship IIA
4,7 battery_2 0303 cells=1
5,7 cabin 0333 crew=2
5,8 double_engine 3000 ^
9,7 cabin 0330 crew=2
9,8 double_engine 3000 ^
10,7 cabin 0333 alien=cyan
10,8 life_support_cyan 3000
11,7 battery_2 0003 cells=1
"""


def home(specialization: str, *leaving: str, ship: str = MIXED) -> int:
    """What a ship has in the end, whose halves of these names give up."""
    options = {"purses": [20, 20], **WITH_HALVES}
    r = meet_with(specialization, ships=[ship, SCOUT_IIA], card=QUIET, **options)
    for name in leaving:
        r.choose(0, f"give up {name}")
    r.all_choose("fly on")
    assert r.game.over
    return int(r.game.scores[0])


SCOUT_IIA = "ship IIA\n5,7 cabin 0030 crew=2\n5,8 engine 3000 ^\n9,7 cabin 0030 crew=2\n9,8 engine 3000 ^\n"


@pytest.mark.rule("BX-8.20", "BX-R-30")
def test_lawyer_and_diplomat_work_for_both_halves() -> None:
    losses = MIXED + "lost 4\n"
    assert home("lawyer", ship=losses) - home("diplomat", ship=losses) == 2
    line = "combat_zone lines=crew:crew:1"
    r = meet_with("diplomat", ships=[MIXED, TOGETHER], card=line, **WITH_HALVES)
    assert r.question() == "negotiate 0"
    r.choose(0, "negotiate")
    assert r.state.ships[0].crew_count == 5, "nobody of either half but the Diplomat"


@pytest.mark.rule("BX-8.21")
def test_the_techie_helps_the_own_half_only() -> None:
    r = meet_with("techie", ships=[POWERED, POWERED], card="open_space", **WITH_HALVES)
    prices = {option: told["price"] for option, told in r.asked(0).about["options"].items() if "price" in told}
    assert prices["9,8"] == {"cells": 0}
    assert prices["5,8"] == {"cells": 1}


@pytest.mark.rule("BX-8.21", "BX-R-95")
@pytest.mark.parametrize(("ship", "bonus"), [(MIXED, 0), (TOGETHER, 1)])
def test_the_manager_helps_aliens_of_the_own_half_only(ship: str, bonus: int) -> None:
    card = "combat_zone lines=cannons:days:1"
    strengths = [
        counted(meet_with(who, ships=[ship, SCOUT_IIA], card=card, **WITH_HALVES), "cannons")
        for who in ("manager", "lawyer")
    ]
    assert strengths[0] - strengths[1] == bonus


@pytest.mark.rule("BX-8.22")
def test_merchant_and_the_managers_reward_go_by_the_halves_that_finish() -> None:
    """A yellow block brings the Merchant one credit more; two kinds of alien bring the Manager 3, one brings 1."""
    assert home("merchant") - home("diplomat") == 2
    assert home("merchant", "left") - home("diplomat", "left") == 1
    assert home("merchant", "right") - home("diplomat", "right") == 1
    assert home("manager") - home("diplomat") == 3
    assert home("manager", "left") - home("diplomat", "left") == 1
    assert home("manager", "right") - home("diplomat", "right") == 0
