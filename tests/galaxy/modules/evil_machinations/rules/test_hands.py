"""Chapter 9: hidden hands, choosing, and where the chosen cards lie in the deck."""

from __future__ import annotations

import pytest

from starboard.engine import AskAll, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.evil_machinations.drawer import DECK, hands, laid
from starboard.galaxy.modules.evil_machinations.hands import Machinations
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.modules.evil_machinations.travel import meet, purses
from tests.galaxy.rules.ships_cards import SCOUT


def new_game(seats: int = 3, seed: str = "hands", **options: str) -> Rehearsal[Table]:
    setup = RULES.setup(seats, {"evil_machinations": "yes", "pace": "turns", **options})
    return Rehearsal(Game.new(RULES, setup, seed))


def choose_all(r: Rehearsal[Table]) -> Rehearsal[Table]:
    for seat in r.game.seats_asked():
        r.choose(seat, r.asked(seat).options[0])
    return r


@pytest.mark.rule("BX-9.1")
def test_everybody_is_dealt_four_cards_and_the_rest_goes_back_to_the_box() -> None:
    r = new_game(4)
    held = [card for cards in hands(r.state) for card in cards]
    assert [len(cards) for cards in hands(r.state)] == [4, 4, 4, 4]
    assert len(set(held)) == 16
    assert r.state.decks[DECK] == ()


@pytest.mark.rule("BX-9.2")
def test_only_the_owner_sees_a_hand() -> None:
    r = new_game(2)
    everybody = RULES.overview(r.state).modules["evil_machinations"]
    assert everybody["hand"] == []
    assert everybody["held"] == [4, 4]
    for seat in (0, 1):
        shown = [thing["id"] for thing in r.game.view(seat).table.modules["evil_machinations"]["hand"]]
        assert shown == list(hands(r.state)[seat])
        other = str(r.game.view(1 - seat).table)
        assert not [card for card in shown if card in other]


@pytest.mark.rule("BX-9.3")
def test_before_building_everybody_lays_one_card_face_down() -> None:
    r = new_game(3)
    assert {r.asked(seat).question for seat in r.game.seats_asked()} == {"choose_machination"}
    assert r.state.stage == "round"
    chosen = r.asked(1).options[2]
    r.choose(1, chosen)
    assert not r.events("machinations_laid"), "nobody hears of it before all have chosen"
    choose_all(r)
    assert laid(r.state)[1] == chosen.removeprefix("choose ")
    assert [len(cards) for cards in hands(r.state)] == [3, 3, 3]
    for seat in (0, 2, None):
        assert chosen.removeprefix("choose ") not in str(r.game.view(seat).table)
    assert r.state.stage == "yard"


@pytest.mark.rule("BX-9.4")
def test_what_is_left_is_kept_for_later_flights_and_one_card_stays_unused_after_three() -> None:
    r = new_game(2)
    table = r.state
    modifier = Machinations()
    for left in (3, 2, 1):
        rule = modifier.at_round(table)
        asked = next(rule)
        assert isinstance(asked, AskAll)
        with pytest.raises(StopIteration):
            rule.send({seat: ask.options[0] for seat, ask in asked.asks.items()})
        assert [len(cards) for cards in hands(table)] == [left, left]


@pytest.mark.rule("BX-9.5")
def test_the_choice_is_the_first_thing_of_a_round() -> None:
    """Whatever else a round brings is turned up after it: nothing of the round is there yet."""
    r = new_game(2)
    assert r.asked(0).question == "choose_machination"
    assert r.state.ships == []
    assert not r.events("round_began")


def hidden(cards: int, *, foresight: str = "no", round_name: str = "I", seats: int = 3) -> tuple[list[str], list[str]]:
    """A deck of so many cards after the machinations of these seats were hidden in it, and those."""
    ships = [SCOUT] * seats
    r = flight(*ships, cards=["nothing"] * cards, evil_machinations="yes", foresight=foresight, fly_on=False)
    table = r.state.copy()
    table.numbers = (3, 1, 2)[:seats]
    chosen = ["EM01", "EM02", "EM03"][:seats]
    table.drawers = {"evil_machinations": {"laid": chosen}}
    table.rounds = (round_name,)
    for _ in Machinations().at_launched(table):
        raise AssertionError("nobody is asked")
    return list(table.flight.deck), chosen


@pytest.mark.rule("BX-9.6", "BX-EX-16", "BX-R-33")
@pytest.mark.parametrize(("cards", "quarter"), [(8, 2), (12, 3), (16, 4)])
def test_machinations_lie_between_the_quarters_and_one_of_them_on_top(cards: int, quarter: int) -> None:
    deck, chosen = hidden(cards)
    assert len(deck) == cards + 3
    assert not set(deck[:quarter]) & set(chosen)
    assert not set(deck[-quarter:]) & set(chosen)
    assert deck[quarter] in chosen
    assert sorted(card for card in deck if card in chosen) == chosen


@pytest.mark.rule("BX-R-34")
def test_quarters_of_an_odd_deck_are_rounded_down() -> None:
    deck, chosen = hidden(11)
    assert deck[2] in chosen
    assert not set(deck[-2:]) & set(chosen)


@pytest.mark.rule("BX-9.7")
def test_with_foresight_they_lie_between_the_second_and_the_third_pile_in_launch_order() -> None:
    deck, _ = hidden(8, foresight="yes")
    assert deck == ["nothing"] * 4 + ["EM02", "EM03", "EM01"] + ["nothing"] * 4


@pytest.mark.rule("BX-9.8")
def test_a_machination_is_a_card_that_hits_everybody_also_who_has_chosen_it() -> None:
    r = meet(SCOUT, SCOUT, card="EM02")
    assert purses(r) == [4, 3]
    assert "EM02" in r.state.flight.played


def test_a_test_flight_has_no_machinations() -> None:
    r = new_game(2, rounds="test I")
    assert r.state.stage == "yard"


def test_who_has_no_cards_left_chooses_none() -> None:
    table = new_game(2).state.copy()
    table.drawers = {"evil_machinations": {"hands": [[], []]}}
    assert list(Machinations().at_round(table)) == []
