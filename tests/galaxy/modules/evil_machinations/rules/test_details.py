"""What machinations and loans tell, and numbers that one example does not settle."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.engine.request import AskAll
from starboard.galaxy import RULES
from starboard.galaxy.bank import worth
from starboard.galaxy.modules.evil_machinations.hands import Machinations
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.modules.evil_machinations.rules.test_cards import LOADED, ON, STERN, Five
from tests.galaxy.modules.evil_machinations.rules.test_hands import hidden, new_game
from tests.galaxy.modules.evil_machinations.rules.test_loans import fly_on, indebted, owing
from tests.galaxy.modules.evil_machinations.travel import loans_of, meet, purses, spaces
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, SCOUT, SMOOTH, WARSHIP, story
from tests.galaxy.rules.ships_ending import ALIEN_CREW
from tests.galaxy.seams.conftest import Meeting, met

__all__ = ["met"]


@pytest.mark.rule("BX-6.12", "BX-9.9")
def test_the_second_smallest_crew_of_five_loses_one_to_the_press_gang(met: Meeting) -> None:
    r = met(LINER, LINER, LINER, card="EM22", put=Five(), **ON)
    while r.question().startswith("lose_crew"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])
    assert [len(r.events("crew_lost", seat)) for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("BX-R-64")
def test_who_wins_a_contest_is_told_and_paid_alone_where_nobody_shares() -> None:
    r = meet(SCOUT, SMOOTH, WARSHIP, card="EM21", dice=[2])
    assert r.question() == "power_cannons 2", "more is worth something to whoever is safe already"
    r.choose(2, "7,6")
    assert story(r, "strongest") == [("strongest", 2)]
    assert purses(r) == [0, 0, 2]


@pytest.mark.rule("BX-13.9")
@pytest.mark.parametrize(("column", "square"), [(6, "6,7"), (7, "7,8"), (8, "8,7")])
def test_who_does_not_pay_is_told_and_struck_in_the_very_column(column: int, square: str) -> None:
    r = meet(SMOOTH, SCOUT, card="EM07", purses=[9, 0]).choose(0, "refuse")
    assert story(r, "toll_refused") == [("toll_refused", 0)]
    told = r.asked(1).about["options"]
    assert [told[f"column {number}"]["gain"] != {} for number in (5, 6, 7, 8, 9)] == [False, True, True, True, False]
    r.choose(1, f"column {column}")
    assert r.events("component_destroyed", 0)[0].data["square"] == square


@pytest.mark.rule("BX-R-64")
def test_where_ships_hide_and_who_does_not_pay_is_told() -> None:
    r = meet(SCOUT, SCOUT, card="EM16", dice=[2] * 10).choose(0, "left").choose(1, "right")
    assert [(event.seat, event.data["side"]) for event in r.events("went_under")] == [(0, "left"), (1, "right")]
    toll = meet(SCOUT, SCOUT, card="EM18", purses=[9, 9]).choose(0, "wait").choose(1, "pay")
    assert story(toll, "toll_refused") == [("toll_refused", 0)]


@pytest.mark.rule("BX-13.7")
def test_what_customs_take_goes_to_the_bank_block_by_block() -> None:
    twice = FREIGHTER.replace("0003", "0003 goods=GG")
    r = meet(twice, SCOUT, card="EM05", purses=[9, 0])
    before = dict(r.state.bank.blocks)
    assert (r.asked(0).about["due"], r.asked(0).about["each"]) == (2, 1)
    r.choose(0, "give G 8,7")
    assert (r.state.ships[0].blocks, r.state.bank.blocks["G"]) == ("G", before["G"] + 1)
    assert [event.data["colour"] for event in r.events("goods_lost")] == ["G"]
    assert (r.asked(0).about["due"], r.asked(0).about["each"]) == (1, 1)


@pytest.mark.rule("BX-13.7")
def test_cosmic_rays_pass_over_an_empty_ship_to_the_next() -> None:
    r = meet(SCOUT, LOADED, card="EM04")
    assert story(r, "goods_faded") == [("goods_faded", 1)]
    assert worth(r.state.ships[1].blocks) == 3 + 2 + 1


@pytest.mark.rule("BX-R-64")
def test_prices_are_told_for_each_thing_that_may_be_given() -> None:
    tokens = meet(GUARDED, SCOUT, card="EM06", purses=[9, 0]).asked(0).about
    assert tokens["options"]["6,7"]["price"] == {"cells": 1}
    assert tokens["options"]["pay"]["price"] == {"credits": 2}
    wages = meet(LINER, SCOUT, card="EM17", purses=[3, 0]).asked(0).about
    assert (wages["due"], wages["each"], wages["options"]["pay"]["price"]) == (3, 1, {"credits": 3})
    toll = meet(SCOUT, SCOUT, card="EM18", purses=[2, 0]).asked(0).about
    assert (toll["due"], toll["each"], "pay" in toll["options"]) == (2, 2, True)


@pytest.mark.rule("BX-13.10")
def test_two_ships_are_enough_for_a_trust() -> None:
    r = meet(LINER, SCOUT, card="EM10")
    assert (r.question(), r.asked(0).about["group"], r.asked(0).about["count"]) == ("break_up 0", "cabin", 3)


@pytest.mark.rule("BX-9.1", "BX-9.3", "BX-9.6")
def test_laying_cards_is_told_to_everybody() -> None:
    r = new_game(2)
    r.choose(0, r.options(0)[0]).choose(1, r.options(1)[0])
    assert [event.data["seats"] for event in r.events("machinations_laid")] == [[0, 1]]


@pytest.mark.rule("BX-9.2", "BX-9.7")
def test_a_card_that_was_laid_lies_there_for_all_and_shows_its_face_to_its_owner_only() -> None:
    r = new_game(2)
    chosen = r.options(0)[0]
    r.choose(0, chosen).choose(1, r.options(1)[0])
    trays = [r.game.view(seat).table.modules["evil_machinations"]["tray"] for seat in (0, 1, None)]
    assert [len(tray) for tray in trays] == [2, 2, 2]
    assert [[thing["name"] == "machination_laid" for thing in tray] for tray in trays] == [
        [False, True],
        [True, False],
        [True, True],
    ]


@pytest.mark.rule("BX-9.7")
@pytest.mark.parametrize(("round_name", "cards"), [("I", 8), ("II", 12), ("III", 16)])
def test_with_foresight_two_piles_lie_above_on_every_level(round_name: str, cards: int) -> None:
    deck, chosen = hidden(cards, foresight="yes", round_name=round_name)
    assert deck[cards // 2 : cards // 2 + 3] == [chosen[1], chosen[2], chosen[0]]


@pytest.mark.rule("BX-9.4")
def test_who_has_cards_left_is_asked_even_if_somebody_has_none() -> None:
    table = new_game(2).state.copy()
    table.drawers = {"evil_machinations": {"hands": [[], ["EM01", "EM02"]]}}
    (asked,) = [next(Machinations().at_round(table))]
    assert isinstance(asked, AskAll)
    assert list(asked.asks) == [1]


@pytest.mark.rule("BX-10.2")
def test_twelve_credits_are_enough_to_repay_and_it_is_told() -> None:
    r = indebted(1, 0, purse=12)
    r.choose(0, "repay")
    fly_on(r)
    assert [(event.seat, event.data["loans"]) for event in r.events("loan_repaid")] == [(0, 0)]


@pytest.mark.rule("BX-10.3", "BX-R-37")
def test_who_has_just_enough_in_the_end_has_repaid() -> None:
    """A finish in front and good looks bring 6 to the 6 in the purse."""
    r = fly_on(indebted(1, 0, purse=6))
    assert (r.game.over, purses(r)[0], loans_of(r)) == (True, 0, [0, 0])
    assert not r.events("loans_unpaid")


@pytest.mark.rule("BX-R-36")
def test_who_owes_more_comes_after_who_owes_less_and_it_is_told_once() -> None:
    r = fly_on(indebted(5, 4, purse=0))
    assert [event.seat for event in r.events("loans_unpaid")] == [0, 1]
    assert r.game.scores[0] < r.game.scores[1] < 0


@pytest.mark.rule("BX-R-36", "BX-10.3")
def test_partners_lose_together_if_one_of_them_cannot_repay() -> None:
    options: Any = {"evil_machinations": "yes", "teams": "teams"}
    told = flight(SCOUT, SCOUT, SCOUT, SCOUT, cards=["nothing"], purses=[0, 0], fly_on=False, **options)
    table: Table = told.state.copy()
    table.drawers = {"evil_machinations": {"loans": [3, 0, 0, 0]}}
    r = fly_on(Rehearsal(Game.from_state(RULES, table.setup, table)))
    scores = r.game.scores
    assert scores[0] == scores[2] < 0 <= scores[1] == scores[3]


@pytest.mark.rule("BX-10.1")
def test_a_loan_of_one_flight_is_no_line_of_the_next() -> None:
    assert owing(30, 0, 0).state.drawers["evil_machinations"]["borrowed"] == [0, 0]


@pytest.mark.rule("BX-13.1", "BX-13.4")
def test_days_are_lost_only_by_whoever_is_slowest() -> None:
    r = meet(SCOUT, STERN, card="EM20", at=[9, 3])
    assert spaces(r) == {0: 7, 1: 3}


@pytest.mark.rule("BX-R-66", "BX-R-64")
def test_an_alien_who_stays_at_the_border_costs_a_life_support_nothing() -> None:
    r = meet(ALIEN_CREW, SCOUT, card="EM19", purses=[0, 0])
    crew = r.state.ships[0].crew_count
    r.choose(0, next(option for option in r.options(0) if option not in ("pay", "borrow")))
    assert r.state.ships[0].crew_count == crew - 1


@pytest.mark.rule("BX-13.1", "BX-13.2")
def test_more_than_one_component_may_be_given_up_before_the_test() -> None:
    ship = SCOUT + "6,7 shield 0303 ^\n5,7 shield 0300 ^\n8,7 battery_2 0003 cells=2\n"
    r = meet(ship, SCOUT, card="EM09").choose(0, "5,7")
    assert r.options(0) == ["6,7", "done"]
    r.choose(0, "6,7")
    assert r.question().startswith("next_card")
    assert (r.state.ships[0].cell_count, len(r.state.ships[0].lost)) == (2, 2)


@pytest.mark.rule("BX-9.6", "BX-9.3")
def test_once_they_are_hidden_in_the_deck_no_card_lies_before_anybody() -> None:
    r = new_game(2)
    r.choose(0, r.options(0)[0]).choose(1, r.options(1)[0])
    while r.state.course is None:
        seat = r.game.seats_asked()[0]
        finish = [option for option in r.options(seat) if option.startswith("finish")]
        r.choose(seat, (finish or r.options(seat))[0])
    assert [event.data["count"] for event in r.events("machinations_hidden")] == [2]
    assert r.game.view(0).table.modules["evil_machinations"]["tray"] == []
    assert len(r.state.flight.deck) == 8 + 2
