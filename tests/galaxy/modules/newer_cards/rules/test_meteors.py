"""Meteor pairs, and open space with meteors for the fastest."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.newer_cards.sets import GIANT, TRAMP, met, squares

PAIR = "meteor_pairs meteors=large_front"
RUSH = "open_space_meteors meteors=large_front,small_left"


@pytest.mark.rule("AX-9.5", "AX-9.6")
def test_one_roll_for_a_pair_and_the_large_one_first_for_everybody() -> None:
    tower = TRAMP.replace("8,7 cargo_3 0003", "8,6 structural 0030\n8,7 structural 3003").replace(
        "cannon", "structural"
    )
    tower = tower.replace("0030 ^", "0030")
    r = met(tower, tower, cards=PAIR, dice=[8])
    assert [(event.data["size"], event.data["side"]) for event in r.events("meteor")] == [
        ("large", "front"),
        ("small", "front"),
    ]
    story = [(event.kind, event.seat) for event in r.happened if event.kind in ("meteor", "component_destroyed")]
    assert story == [
        ("meteor", None),
        ("component_destroyed", 0),
        ("component_destroyed", 1),
        ("meteor", None),
        ("component_destroyed", 0),
        ("component_destroyed", 1),
    ]
    assert squares(r, "component_destroyed") == ["8,6", "8,7"]


@pytest.mark.rule("AX-9.6")
def test_the_small_one_tells_where_it_comes() -> None:
    r = met(TRAMP, TRAMP, cards=PAIR, dice=[7])
    large, small = (event.data["aims"]["0"] for event in r.events("meteor"))
    assert [aim["line"] for aim in small] == [aim["line"] for aim in large] == ["7"]


@pytest.mark.rule("AX-9.7")
def test_the_small_one_comes_though_the_large_one_was_shot_or_missed() -> None:
    r = met(TRAMP, TRAMP, cards=PAIR, dice=[7])
    assert squares(r, "meteor_shot") == ["7,6"]
    assert squares(r, "bounced") == ["7,6"]
    r = met(TRAMP, TRAMP, cards=PAIR, dice=[2])
    assert len(r.events("missed", 0)) == 2


@pytest.mark.rule("AX-9.5")
def test_pairs_come_one_after_the_other() -> None:
    r = met(TRAMP, TRAMP, cards="IV-11", dice=[2, 2, 12, 12])
    assert [event.data["size"] for event in r.events("meteor")] == ["large", "small"] * 4


@pytest.mark.rule("AX-9.18", "AX-9.19")
def test_everybody_flies_and_then_the_strongest_meets_the_meteors_alone() -> None:
    r = met(TRAMP, GIANT, cards=RUSH, dice=[7, 2])
    assert [event.data["days"] for event in r.events("moved")] == [1, 2]
    assert [(event.seat, event.data["strength"]) for event in r.events("too_fast")] == [(1, 2)]
    kinds = [event.kind for event in r.happened if event.kind in ("moved", "meteor")]
    assert kinds == ["moved", "moved", "meteor", "meteor"]
    assert all(set(event.data["aims"]) == {"1"} for event in r.events("meteor"))
    assert [event.seat for event in r.events("rolled")] == [1, 1]


@pytest.mark.rule("AX-9.18")
def test_who_has_no_engine_gives_up_and_is_not_the_fastest() -> None:
    still = TRAMP.replace("7,8 engine 3000 ^", "7,8 structural 3000")
    r = met(still, TRAMP, cards=RUSH, dice=[7, 2])
    assert r.state.flight.left == {0: "no_engines"}
    assert [event.seat for event in r.events("too_fast")] == [1]


@pytest.mark.rule("AX-9.20", "AX-R-19")
def test_of_equals_it_is_the_one_farthest_ahead_after_moving() -> None:
    r = met(TRAMP, TRAMP, cards=RUSH, dice=[7, 2], at=[0, 5])
    assert [event.seat for event in r.events("too_fast")] == [1]


@pytest.mark.rule("AX-9.19", "AX-R-19")
def test_a_lone_ship_meets_them_too() -> None:
    still = TRAMP.replace("7,8 engine 3000 ^", "7,8 structural 3000")
    r = met(TRAMP, still, cards=RUSH, dice=[7, 2])
    assert len(r.events("meteor")) == 2
