"""The first square of a board has the number 0, which looks like none: cards and roads find what stands there."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.big_expansion.together import PLAIN_TWIN, QUIET, go_on, hits, meet

CORNER = """
ship IIA
3,5 cabin 0030 crew=2
3,6 structural 3300
4,6 cabin 0033 crew=2
4,7 engine 3000 ^
9,7 cabin 0030 crew=2
9,8 engine 3000 ^
"""
"""A cabin stands on the first square of all, 3,5, alone in its row."""


def test_it_is_the_first_square() -> None:
    assert meet(CORNER, PLAIN_TWIN, card=QUIET).state.ships[0].board.squares["3,5"] == 0


@pytest.mark.rule("BX-14.10")
def test_robosmokeys_find_it_and_say_so_before() -> None:
    r = meet(CORNER, PLAIN_TWIN, card="bonus-II-1", purses=[1, 0], evil_machinations="no").choose(
        0, "bid 1", "column 3"
    )
    told = r.asked(0).about["options"]
    assert (told["row 5"]["price"]["components"], told["row 4"]["price"]) == (1, {})
    r.choose(0, "row 5")
    assert [event.data["squares"] for event in r.events("components_given_up")] == [["3,5"]]


@pytest.mark.rule("BX-13.8", "BX-13.9")
def test_machinations_find_it() -> None:
    narrow = CORNER.replace("3,6 structural 3300\n4,6 cabin 0033", "4,5 structural 0033\n4,6 cabin 3030").replace(
        "0030 crew=2", "0300 crew=2", 1
    )
    assert hits(go_on(meet(narrow, PLAIN_TWIN, card="EM08"), "4,5", "4,6"))[0] == "3,5"
    even = meet(narrow, PLAIN_TWIN, card="EM07", purses=[9, 9]).choose(0, "refuse")
    assert even.asked(1).about["options"]["column 3"]["gain"] == {"components": 1}
    assert hits(even.choose(1, "column 3")) == ["3,5"]


@pytest.mark.rule("BX-12.15", "BX-12.24")
def test_roads_find_it() -> None:
    fatigue = go_on(meet(CORNER, PLAIN_TWIN, card="open_space", roads="metal_fatigue", dice=[3, 5]), "done")
    assert [event.data["square"] for event in fatigue.events("spot_rolled", 0)] == ["3,5"]
    assert [event.data["squares"] for event in fatigue.events("parts_lost", 0)] == [["3,5"]]
    shot = "combat_zone lines=engines:shots:heavy_{side}"
    first = meet(CORNER, PLAIN_TWIN, card=shot.format(side="front"), roads="piercing_projectiles", dice=[3])
    assert hits(go_on(first)) == ["3,5", "3,6"]
    second = meet(CORNER, PLAIN_TWIN, card=shot.format(side="rear"), roads="piercing_projectiles", dice=[3])
    assert sorted(hits(go_on(second))) == ["3,5", "3,6"]


@pytest.mark.rule("BX-12.34")
def test_a_defective_joint_may_end_there() -> None:
    worse = CORNER.replace("3,5 cabin 0030", "3,5 cabin 0010")
    r = meet(worse, PLAIN_TWIN, card="open_space", roads="defective_connectors")
    assert r.asked(0).about["sections"][0]["strength"] == 0


@pytest.mark.rule("BX-12.24")
def test_what_pierces_something_else_leaves_it_alone() -> None:
    shot = "combat_zone lines=engines:shots:heavy_front"
    r = meet(CORNER, PLAIN_TWIN, card=shot, roads="piercing_projectiles panic", dice=[4])
    assert "3,5" not in hits(go_on(r, "3,5"))
    assert r.game.view(0).table.ships[0].pieces.keys() >= {"3,5", "3,6"}
