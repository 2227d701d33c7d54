"""Infinite space: twice as far for everything."""

from __future__ import annotations

import pytest

from starboard.galaxy.adventures.deck import CARDS
from tests.galaxy.modules.more_adventures.ships import DRIFTER, SCOUT, TUG, days, is_over, meet, told

CARD = "more-II-1"


@pytest.mark.rule("KX-2.4", "KX-2.5", "KX-14.1")
def test_strength_is_declared_leader_first_and_each_moves_at_once_by_twice_as_much() -> None:
    r = meet(SCOUT, TUG, SCOUT, card=CARD, at=[10, 9, 20])
    assert told(r, "engines_counted", "moved") == [
        ("engines_counted", 2),
        ("moved", 2),
        ("engines_counted", 0),
        ("moved", 0),
    ]
    r.choose(1, "8,8")
    assert is_over(r)
    assert days(r) == [(2, 2), (0, 2), (1, 6)]
    assert r.state.flight.positions == {0: 12, 1: 16, 2: 22}, "an occupied space is passed over and does not count"


@pytest.mark.rule("KX-2.6", "KX-EX-1")
def test_a_token_in_a_double_engine_is_worth_four_spaces() -> None:
    moved = {}
    for card in ("open_space", CARD):
        for choice in ("8,8", "done"):
            r = meet(TUG, SCOUT, card=card).choose(0, choice)
            moved[card, choice] = r.events("moved", 0)[0].data["days"]
            assert r.state.ships[0].cell_count == (1 if choice == "8,8" else 2)
    assert moved["open_space", "8,8"] - moved["open_space", "done"] == 2
    assert moved[CARD, "8,8"] - moved[CARD, "done"] == 4


@pytest.mark.rule("KX-2.7", "KX-R-22", "KX-14.1")
def test_without_engines_the_flight_is_over_after_the_card() -> None:
    r = meet(DRIFTER, SCOUT, SCOUT, card=CARD)
    assert told(r, "stranded", "moved", "gave_up") == [
        ("stranded", 0),
        ("moved", 1),
        ("moved", 2),
        ("gave_up", 0),
    ]
    assert r.events("gave_up")[0].data["why"] == "no_engines"


@pytest.mark.rule("KX-2.8", "KX-2.9")
@pytest.mark.parametrize(("behind", "caught"), [(26, True), (25, False)])
def test_who_is_lapped_when_all_have_moved_must_leave(behind: int, caught: bool) -> None:
    """The leader gains two spaces, and so does the ship behind; the ring has 24."""
    r = meet(SCOUT, SCOUT, card=CARD, at=[30, 30 - behind + 1])
    lapped = [event.seat for event in r.events("gave_up") if event.data["why"] == "lapped"]
    assert lapped == ([1] if caught else [])


@pytest.mark.rule("KX-2.9")
def test_whoever_is_caught_up_with_meanwhile_may_still_get_away() -> None:
    """More than a lap behind once the leader has moved, but not when both have."""
    r = meet(SCOUT, TUG, card=CARD, at=[30, 7])
    assert r.state.flight.positions[0] - r.state.flight.positions[1] > 24
    r.choose(1, "8,8")
    assert not r.events("gave_up")
    assert is_over(r)


@pytest.mark.rule("KX-14.1")
def test_infinite_space_counts_as_open_space() -> None:
    assert CARDS[CARD].like == "open_space"
