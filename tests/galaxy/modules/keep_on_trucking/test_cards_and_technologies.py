"""The new cards meet the new technologies: beds at the junkyard, two wares in one, and boosters for a long way."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_adventures.ships import SCOUT, meet

ON: Any = {"more_technologies": "yes"}
DORMITORY = SCOUT + "6,7 cabin 0303 crew=1\n5,7 stasis_chamber 0300 figures=ZZZ\n"
"""One free place in a cabin and one free bed."""
HYBRID = SCOUT + "6,7 structural 0300\n8,7 structural 0033\n8,8 engine_cannon 3000 ^\n"
"""Two cannons and two engines, of which one component is both."""


def hired(card: str) -> Rehearsal[Table]:
    """A ship with a bed to spare stops at a junkyard."""
    return meet(DORMITORY, SCOUT, card=card, **ON).choose(0, "stop 1")


@pytest.mark.rule("KX-2.55", "KX-EX-33", "KX-R-53")
def test_an_astronaut_may_lie_down_in_a_stasis_chamber_that_holds_fewer_than_four() -> None:
    r = hired("dump areas=days_1:crew_3")
    assert r.question() == "take_aboard 0"
    assert r.asked(0).about["left"] == 2, "a third one finds no room"
    assert set(r.options(0)) == {"6,7", "5,7", "done"}
    r.choose(0, "5,7")
    assert set(r.options(0)) == {"6,7", "done"}, "the chamber is full"
    r.choose(0, "6,7")
    ship = r.state.ships[0]
    assert (ship.human_count, ship.figures[ship.board.squares["5,7"]]) == (4, "ZZZZ")
    assert r.question().startswith(("next_card", "junkyard 1"))


@pytest.mark.rule("KX-2.55")
def test_what_finds_room_awake_or_asleep_is_told_before_the_stop() -> None:
    r = meet(DORMITORY, SCOUT, card="dump areas=days_1:crew_3", **ON)
    assert r.asked(0).about["options"]["stop 1"]["gain"] == {"crew": 2}


@pytest.mark.rule("KX-14.13")
def test_a_cannon_engine_is_counted_as_a_single_cannon_and_as_a_single_engine() -> None:
    card = "free_competition wares=single_cannon,single_engine"
    r = meet(HYBRID, SCOUT, card=card, **ON)
    assert r.events("wares_counted")[0].data["counts"] == {"0": 2, "1": 1}
    assert set(r.options(0)) == {"7,6", "8,8"}
    r.choose(0, "7,6")
    assert r.events("wares_counted")[1].data["counts"] == {"0": 2, "1": 1}
    assert set(r.options(0)) == {"7,8", "8,8"}
    gone = meet(HYBRID, SCOUT, card=card, **ON).choose(0, "8,8")
    assert gone.events("wares_counted")[1].data["counts"] == {"0": 1, "1": 1}, "what has gone has gone as both"


@pytest.mark.rule("KX-2.4", "KX-2.5", "KX-R-61")
def test_boosted_engines_count_twice_in_infinite_space() -> None:
    boosted = SCOUT.replace("7,8 engine 3000 ^", "7,8 engine_booster 3333\n8,8 engine 0003 ^\n6,8 engine 0300 ^")
    boosted += "8,7 battery_2 0003 cells=2\n"
    moved = {}
    for card in ("open_space", "more-II-1"):
        r = meet(boosted, SCOUT, card=card, **ON)
        while not r.question().startswith(("next_card", "power_engines 1")):
            r.choose(0, r.options(0)[0])
        moved[card] = r.events("moved", 0)[0].data["days"]
    assert moved["open_space"] > 2, "the booster counts"
    assert moved["more-II-1"] == 2 * moved["open_space"]
