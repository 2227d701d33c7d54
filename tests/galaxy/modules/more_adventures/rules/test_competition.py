"""Free competition: what is counted, who gives something up, and what becomes of it."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal, Rule
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.modules.more_adventures.free_competition import rules_the_market
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_adventures.ships import DRIFTER, GUNSHIP, SCOUT, TUG, is_over, meet, told

CARD = "more-I-2"
CANNONS = "free_competition wares=single_cannon"


def counts(r: Rehearsal[Table]) -> list[dict[str, int]]:
    """What was counted, row by row."""
    return [event.data["counts"] for event in r.events("wares_counted")]


@pytest.mark.rule("KX-2.17", "KX-2.18")
def test_four_kinds_are_counted_one_row_after_the_other() -> None:
    r = meet(GUNSHIP, TUG, card=CARD)
    assert counts(r) == [{"0": 3, "1": 1}], "the first row is settled before the second is counted"
    r.choose(0, "6,6")
    assert is_over(r)
    assert [event.data["ware"] for event in r.events("wares_counted")] == [
        "single_cannon",
        "double_cannon",
        "single_engine",
        "double_engine",
    ]
    assert counts(r)[1:] == [{"0": 1, "1": 0}, {"0": 1, "1": 1}, {"0": 0, "1": 1}]
    assert [(event.seat, event.data["squares"]) for event in r.events("components_given_up")] == [
        (0, ["6,6"]),
        (0, ["7,6"]),
        (1, ["8,8"]),
    ]


@pytest.mark.rule("KX-2.19", "KX-R-1")
def test_more_than_each_other_is_not_enough_more_than_all_others_together_is() -> None:
    assert rules_the_market({0: 3, 1: 1, 2: 1}, 0)
    assert not rules_the_market({0: 3, 1: 2, 2: 1}, 0)
    assert meet(GUNSHIP, SCOUT, SCOUT, card=CANNONS).question() == "concede 0"
    r = meet(GUNSHIP, SCOUT, SCOUT, SCOUT, card=CANNONS)
    assert is_over(r)
    assert not r.events("monopoly")


@pytest.mark.rule("KX-2.20")
def test_nobody_gives_anything_up_in_a_tie() -> None:
    r = meet(GUNSHIP, GUNSHIP, card=CARD)
    assert is_over(r)
    assert not r.events("components_given_up")
    nothing = meet(SCOUT, SCOUT, card="free_competition wares=double_cannon")
    assert counts(nothing) == [{"0": 0, "1": 0}]
    assert not nothing.events("monopoly")


@pytest.mark.rule("KX-2.21")
def test_the_owner_chooses_and_is_told_what_else_would_go() -> None:
    r = meet(GUNSHIP, SCOUT, card=CANNONS)
    assert set(r.options(0)) == {"6,6", "8,6", "9,6"}
    told = r.asked(0).about["options"]
    assert told["6,6"]["price"] == {"components": 1, "cannons": 1}
    assert told["8,6"]["price"] == {"components": 2, "cannons": 2}
    assert r.asked(0).about["ware"] == "single_cannon"


@pytest.mark.rule("KX-2.22")
def test_it_is_neither_destroyed_nor_fallen_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules that ask why components went, explosives and space junk, are told that it was given up."""
    heard: list[Happened] = []

    def hear(_: object, __: object, happened: Happened) -> Rule:
        heard.append(happened)
        yield from ()

    r = meet(GUNSHIP, SCOUT, card=CANNONS)
    before = r.state.ships[0].layout
    monkeypatch.setattr(r.state.ships[0].seams, "after_components", (hear,))
    r.choose(0, "8,6")
    r.choose(0, "6,6")
    squares = r.state.ships[0].board.squares
    happened = heard[-1]
    assert happened.cause == Cause("free_competition")
    assert (happened.destroyed, happened.given_up) == (0, 1 << squares["8,6"])
    assert happened.fallen == 1 << squares["9,6"], "what hung on it has fallen off"
    assert happened.before is before
    assert not told(r, "component_destroyed")


@pytest.mark.rule("KX-2.23", "KX-14.3")
def test_it_is_lost_and_paid_for_on_arrival() -> None:
    r = meet(GUNSHIP, SCOUT, card=CANNONS, purses=[9, 9]).choose(0, "6,6")
    ship = r.state.ships[0]
    assert len(ship.lost) == 1
    assert ship.penalty == 1


@pytest.mark.rule("KX-2.24")
def test_what_hung_on_it_falls_off() -> None:
    r = meet(GUNSHIP, SCOUT, card=CANNONS).choose(0, "8,6")
    assert r.question() == "keep_part 0"
    r.choose(0, "6,6")
    assert [event.data["squares"] for event in r.events("parts_lost")] == [["9,6"]]
    assert len(r.state.ships[0].lost) == 2


@pytest.mark.rule("KX-2.25")
def test_what_has_gone_does_not_count_in_the_rows_below() -> None:
    """Its double cannon hangs on the single one."""
    ship = """
ship second-II
7,7 starting_cabin 3333 crew=2
7,6 cannon 0330 ^
8,6 double_cannon 0003 ^
7,8 engine 3000 ^
"""
    card = "free_competition wares=single_cannon,double_cannon"
    r = meet(ship, DRIFTER.replace("7,6 cannon 0030 ^", "7,8 engine 3000 ^"), card=card)
    assert r.question() == "keep_part 0"
    r.choose(0, "7,7")
    assert counts(r) == [{"0": 1, "1": 0}, {"0": 0, "1": 0}]
    assert is_over(r)


@pytest.mark.rule("KX-R-20")
def test_a_lone_traveller_has_no_competition() -> None:
    r = meet(GUNSHIP, SCOUT, card=CARD, fly_on=False).choose(1, "give up").choose(0, "fly on")
    assert told(r, "card_ignored", "wares_counted") == [("card_ignored", None)]
