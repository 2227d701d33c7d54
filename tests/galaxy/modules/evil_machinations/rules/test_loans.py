"""Chapter 10: loans."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.modules.evil_machinations.travel import loans_of, meet, purses
from tests.galaxy.rules.ships_cards import SCOUT
from tests.galaxy.rules.ships_ending import of_class


def indebted(*loans: int, purse: int) -> Rehearsal[Table]:
    """Scouts before the last card of the last flight, with so many loans."""
    purses, ships = [purse] * len(loans), [SCOUT] * len(loans)
    r = flight(*ships, cards=["nothing"], purses=purses, fly_on=False, evil_machinations="yes")
    table = r.state.copy()
    table.drawers = {"evil_machinations": {"loans": list(loans)}}
    return Rehearsal(Game.from_state(RULES, table.setup, table))


def fly_on(r: Rehearsal[Table]) -> Rehearsal[Table]:
    for seat in r.game.seats_asked():
        r.choose(seat, "fly on")
    return r


@pytest.mark.rule("BX-10.1", "BX-R-35")
def test_a_loan_is_ten_credits_and_a_token_that_everybody_sees() -> None:
    r = meet(SCOUT, SCOUT, card="EM18", purses=[1, 5])
    assert r.asked(0).about["options"]["borrow"] == {"price": {"debt": 12}, "gain": {"credits": 10}}
    r.choose(0, "borrow")
    assert purses(r) == [11, 5]
    (token,) = r.game.view(1).table.modules["evil_machinations"]["tray"]
    assert (token["name"], token["seat"], token["values"]) == ("loan", 0, {"count": 1, "owed": 12})
    assert "pay" in r.asked(0).options
    assert "borrow" not in r.asked(0).options, "what is owned is enough"


@pytest.mark.rule("BX-10.2", "BX-EX-17")
def test_a_loan_may_be_repaid_between_two_cards_for_twelve_credits() -> None:
    r = indebted(1, 0, purse=13)
    assert r.asked(0).about["options"]["repay"] == {"price": {"credits": 12}, "gain": {"debt": 12}}
    assert "repay" not in r.asked(1).options
    r.choose(0, "repay").choose(1, "fly on")
    assert (purses(r), loans_of(r)) == ([1, 13], [0, 0])
    assert "repay" not in r.asked(0).options


@pytest.mark.rule("BX-10.3", "BX-R-37")
def test_all_loans_are_repaid_after_the_last_settlement() -> None:
    r = fly_on(indebted(2, 0, purse=20))
    assert r.game.over
    last = r.state.results[-1]
    assert [line["amount"] for line in last["lines"] if line["kind"] == "loan"] == [-24]
    assert last["seats"][0]["credits"] == purses(r)[0] == 20 + 4 + 2 - 24
    assert 0 in r.game.view(None).table.winners


@pytest.mark.rule("BX-10.3", "BX-R-36")
def test_who_cannot_repay_comes_last_and_does_not_win() -> None:
    r = fly_on(indebted(3, 0, purse=20))
    assert r.game.over
    assert loans_of(r) == [1, 0]
    assert r.events("loans_unpaid")[0].seat == 0
    assert r.game.scores[0] < 0 <= r.game.scores[1]
    assert list(r.game.view(None).table.winners) == [1]


def owing(lost: int, *purses: int) -> Rehearsal[Table]:
    """Scouts of a class that nobody insures, before the settlement; the second one has lost so many components."""
    scout = of_class("IIIA", SCOUT)
    table = flight(scout, scout, cards=["nothing"], purses=purses, fly_on=False, evil_machinations="yes").state.copy()
    table.ships[1].lost = tuple(range(1, lost + 1))
    return fly_on(Rehearsal(Game.from_state(RULES, table.setup, table)))


@pytest.mark.rule("BX-10.4", "BX-R-98")
def test_who_cannot_pay_for_lost_components_borrows_as_much_as_it_takes() -> None:
    r = owing(30, 0, 0)
    earned = sum(event.data["amount"] for event in r.events("earned", 1) if event.data["source"] != "loan")
    assert 10 <= earned < 20, "so that two loans are needed and no third"
    assert [event.data["loans"] for event in r.events("loan_taken")] == [1, 2]
    assert next((event.data["amount"], event.data["owed"]) for event in r.events("paid", 1)) == (30, 30)
    assert purses(r)[1] == earned + 20 - 30, "what is left of the loan is the borrower's"


@pytest.mark.rule("BX-10.4")
def test_nobody_borrows_who_can_pay() -> None:
    assert not owing(30, 0, 40).events("loan_taken")


def test_loans_stand_among_the_lines_of_the_settlement() -> None:
    lines = owing(30, 0, 0).state.results[-1]["lines"]
    assert [(line["seat"], line["amount"]) for line in lines if line["kind"] == "loan"] == [(1, 20)]


def test_without_the_module_there_are_no_debts_and_no_loans() -> None:
    scout = of_class("IIIA", SCOUT)
    table = flight(scout, scout, cards=["nothing"], purses=[0, 0], fly_on=False).state.copy()
    table.ships[1].lost = tuple(range(1, 39))
    r = fly_on(Rehearsal(Game.from_state(RULES, table.setup, table)))
    assert purses(r)[1] == 0
