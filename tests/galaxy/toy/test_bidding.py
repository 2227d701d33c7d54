"""Auctions and secret bids, by the toy's cards: who is asked what, who wins and pays, what others see of it."""

from __future__ import annotations

from functools import partial

import pytest

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game, Rehearsal
from starboard.galaxy.entry import GAME
from starboard.galaxy.presentation.questions import question
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from starboard.words import words_for
from tests.galaxy.toy.bands import BAND_SHIP, ENCORE, SALE, bidders


def meet(card: str, *purses: int) -> Rehearsal[Table]:
    return bidders(*purses, cards=[card])


def with_bands(card: str, *purses: int) -> Rehearsal[Table]:
    """The same with bands, which may play in the street first."""
    return flight(*(BAND_SHIP,) * len(purses), cards=[card, "nothing"], purses=purses, toy="yes")


def bids_of(r: Rehearsal[Table], seat: int) -> list[str]:
    return [option for option in r.asked(seat).options if option != "pass"]


@pytest.mark.rule("TOY-3")
def test_an_auction_goes_round_until_all_but_the_highest_bidder_have_passed() -> None:
    r = meet(SALE, 9, 9, 9)
    r.choose(0, "bid 2").choose(1, "bid 3").choose(2, "pass").choose(0, "bid 5")
    assert r.game.seats_asked() == (1,)
    assert bids_of(r, 1) == ["bid 6", "bid 7", "bid 8", "bid 9"]
    r.choose(1, "pass")
    assert [event.seat for event in r.events("bid_passed")] == [2, 1]
    (won,) = r.events("bid_won")
    assert (won.seat, won.data["amount"]) == (0, 5)
    assert r.state.accounts == [4, 9, 9]
    assert r.asked(0).question == "load"


@pytest.mark.rule("TOY-3")
def test_nobody_gets_it_if_all_pass() -> None:
    r = meet(SALE, 9, 9)
    r.choose(0, "pass").choose(1, "pass")
    assert r.events("nobody_bid")
    assert not r.events("bid_won")
    assert r.state.accounts == [9, 9]


@pytest.mark.rule("TOY-3")
def test_the_last_one_left_may_still_bid_where_nobody_has() -> None:
    r = meet(SALE, 9, 9)
    r.choose(0, "pass").choose(1, "bid 1")
    assert r.state.accounts == [9, 8]


def test_nobody_bids_more_than_they_own_and_who_owns_too_little_is_not_asked() -> None:
    r = meet(SALE, 3, 2, 9)
    assert bids_of(r, 0) == ["bid 1", "bid 2", "bid 3"]
    r.choose(0, "bid 2")
    assert [event.seat for event in r.events("bid_passed")] == [1]
    assert r.game.seats_asked() == (2,)


def test_a_bid_tells_purse_prize_and_the_highest_bid_before_it_is_made() -> None:
    r = meet(SALE, 9, 8).choose(0, "bid 4")
    about = r.asked(1).about
    assert about["prize"] == {"price": {"days": 1}, "gain": {"goods": "YB", "fits": "YB", "credits": 4}}
    assert (about["purse"], about["least"], about["highest"], about["bidder"]) == (8, 5, 4, 0)
    for language, said in (("en", "Highest bid so far: 4"), ("fr", "Meilleure enchère\u00a0: 4")):
        view = r.game.view(1)
        assert view.decision is not None
        assert said in question(view.decision, view, words_for(language, *GAME.words, strict=True))


def test_what_modules_offer_raises_the_purse_and_the_bid_is_asked_for_again() -> None:
    r = with_bands(SALE, 1, 1)
    assert [*r.asked(0).options] == ["bid 1", "busk", "pass"]
    r.choose(0, "busk")
    assert [*r.asked(0).options] == ["bid 1", "bid 2", "pass"]
    r.choose(0, "bid 2")
    r.choose(1, "busk")
    assert [event.seat for event in r.events("bid_passed")] == [1], "2 credits are not enough for 3"


@pytest.mark.rule("TOY-4")
def test_secret_bids_are_shown_together_and_the_highest_pays() -> None:
    r = meet(ENCORE, 9, 9, 9)
    assert r.game.seats_asked() == (0, 1, 2)
    r.choose(0, "bid 3").choose(2, "bid 0")
    assert not r.events("bids_revealed")
    r.choose(1, "bid 5")
    assert r.events("bids_revealed")[0].data["bids"] == {"0": 3, "1": 5, "2": 0}
    assert r.state.accounts == [9, 9 - 5 + 4, 9]


@pytest.mark.rule("TOY-4")
def test_of_those_who_tie_the_one_farthest_ahead_wins_also_with_nothing() -> None:
    r = meet(ENCORE, 9, 9)
    r.choose(1, "bid 0").choose(0, "bid 0")
    assert r.state.accounts == [13, 9]
    assert not r.events("paid")
    tied = meet(ENCORE, 9, 9).choose(1, "bid 2").choose(0, "bid 2")
    assert tied.state.accounts == [9 - 2 + 4, 9]


@pytest.mark.rule("TOY-4")
def test_a_secret_bid_shows_in_no_view_until_all_have_chosen() -> None:
    low, high = (meet(ENCORE, 9, 9, 9).choose(1, f"bid {amount}") for amount in (0, 9))
    for seat in (0, 2, None):
        assert low.game.view(seat) == high.game.view(seat)
        assert low.game.events_for(seat) == high.game.events_for(seat)


def test_who_raises_credits_in_a_secret_bidding_bids_once_more() -> None:
    r = with_bands(ENCORE, 0, 0)
    r.choose(0, "busk").choose(1, "bid 0")
    assert r.game.seats_asked() == (0,)
    assert [*r.asked(0).options] == ["bid 0", "bid 1"]


@pytest.mark.parametrize(("card", "worth"), [(SALE, 3), (ENCORE, 4)])
@pytest.mark.parametrize("purse", [1, 30])
def test_sensible_bots_bid_no_more_than_it_is_worth_or_than_they_own(card: str, worth: int, purse: int) -> None:
    game: Game[Table] = meet(card, purse, purse).game
    bots = [SensibleBot(seat) for seat in range(2)]
    bid = []
    while not game.over and game.question in ("bid", "secret_bid"):
        seat = game.seats_asked()[0]
        decision = game.decision(seat)
        assert decision is not None
        choice = bots[seat].choose(decision, partial(game.view, seat))
        if choice.startswith("bid "):
            bid.append(int(choice.removeprefix("bid ")))
        game.answer(seat, decision.id, choice)
    assert 0 < max(bid) <= min(worth, purse)
