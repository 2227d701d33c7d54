"""Meteor shower: who hides from what, how it is chosen, and for what nobody rolls."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_adventures.ships import GUNSHIP, SCOUT, is_over, meet

CARD = "asteroid_rain meteors=large_front,small_left,small_left,small_right,large_rear"


def aimed(r: Rehearsal[Table]) -> list[tuple[str, list[str]]]:
    """From where each meteor has come, and at whom."""
    return [(event.data["side"], sorted(event.data["aims"])) for event in r.events("meteor")]


@pytest.mark.rule("KX-2.10", "KX-2.11", "KX-R-47", "KX-R-50")
def test_all_choose_at_once_and_nobody_sees_it_before_all_have() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card=CARD, dice=[2] * 5)
    assert r.game.seats_asked() == (0, 1, 2)
    r.choose(1, "right")
    assert not r.events("went_under")
    other = meet(SCOUT, SCOUT, SCOUT, card=CARD, dice=[2] * 5).choose(1, "left")
    for seat in (0, 2, None):
        assert r.game.view(seat) == other.game.view(seat)
    r.choose(2, "left").choose(0, "left")
    assert [(event.seat, event.data["side"]) for event in r.events("went_under")] == [
        (0, "left"),
        (1, "right"),
        (2, "left"),
    ]


@pytest.mark.rule("KX-2.15", "KX-R-47")
def test_there_is_no_hiding_from_front_or_rear_and_no_way_around_it() -> None:
    r = meet(SCOUT, SCOUT, card=CARD, dice=[2] * 5)
    assert set(r.options(0)) == {"left", "right", "in order"}
    r.choose(0, "left").choose(1, "right")
    assert [entry for entry in aimed(r) if entry[0] in ("front", "rear")] == [
        ("front", ["0", "1"]),
        ("rear", ["0", "1"]),
    ]


@pytest.mark.rule("KX-2.12")
def test_if_anybody_would_rather_look_all_choose_in_flight_order() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card=CARD, dice=[2] * 5, at=[5, 9, 0])
    r.choose(0, "left").choose(1, "left").choose(2, "in order")
    assert r.events("order_wanted")[0].data["seats"] == [2]
    assert not r.events("went_under"), "what was chosen in secret does not count"
    assert r.game.seats_asked() == (1,)
    assert set(r.options(1)) == {"left", "right"}
    r.choose(1, "right")
    assert [(event.seat, event.data["side"]) for event in r.events("went_under")] == [(1, "right")]
    assert r.game.seats_asked() == (0,)
    r.choose(0, "right")
    assert r.game.seats_asked() == (2,)
    r.choose(2, "left")
    assert [entry for entry in aimed(r) if entry[0] == "left"] == [("left", ["0", "1"])] * 2
    assert is_over(r)


@pytest.mark.rule("KX-2.13")
def test_the_leader_rolls_two_dice_for_each_also_where_hidden() -> None:
    r = meet(SCOUT, SCOUT, card=CARD, dice=[2] * 5, at=[3, 8]).choose(0, "left").choose(1, "right")
    assert [event.seat for event in r.events("rolled")] == [1] * 5
    assert ("right", ["0"]) in aimed(r), "the leader is hidden from this one and rolls for it"


@pytest.mark.rule("KX-2.13", "KX-14.2")
def test_meteors_do_what_they_do_in_any_swarm() -> None:
    r = meet(SCOUT, GUNSHIP, card=CARD, dice=[7, 7, 2, 2, 2]).choose(0, "left").choose(1, "right")
    assert [event.data["square"] for event in r.events("meteor_shot", 0)] == ["7,6"]
    assert r.question() == "shoot 1", "a double cannon wants a token"
    r.choose(1, "none")
    assert [event.data["square"] for event in r.events("component_destroyed", 1)] == ["7,6"]
    assert [event.data["square"] for event in r.events("bounced", 1)] == ["6,7"]


@pytest.mark.rule("KX-2.14")
def test_what_comes_from_the_chosen_side_passes_by() -> None:
    r = meet(SCOUT, SCOUT, card=CARD, dice=[2] * 5).choose(0, "left").choose(1, "right")
    assert aimed(r) == [
        ("front", ["0", "1"]),
        ("left", ["1"]),
        ("left", ["1"]),
        ("right", ["0"]),
        ("rear", ["0", "1"]),
    ]


@pytest.mark.rule("KX-2.16", "KX-EX-2")
def test_nobody_rolls_for_meteors_from_the_side_that_all_ignore() -> None:
    r = meet(SCOUT, SCOUT, card=CARD, dice=[2] * 3).choose(0, "left").choose(1, "left")
    assert [side for side, _ in aimed(r)] == ["front", "right", "rear"]
    assert len(r.events("rolled")) == 3
    assert is_over(r)


@pytest.mark.rule("KX-2.10", "KX-2.12")
def test_a_lone_traveller_has_nobody_to_wait_for() -> None:
    r = meet(SCOUT, SCOUT, card=CARD, dice=[2] * 3, fly_on=False).choose(0, "give up").choose(1, "fly on")
    assert r.options(1) == ("left", "right")


@pytest.mark.rule("KX-2.10")
def test_what_stays_open_to_the_other_side_is_told() -> None:
    r = meet(GUNSHIP, SCOUT, card=CARD, dice=[2] * 5)
    told = r.asked(0).about["options"]
    assert told["left"]["price"] == {"exposed": 0, "unwatched": 1}, "from the right a cannon watches rows 5 to 7"
    assert told["right"]["price"]["unwatched"] == 3
    assert told["in order"] == {}


def test_it_counts_as_a_swarm_of_meteors() -> None:
    assert CARDS["more-III-1"].like == "meteors"
