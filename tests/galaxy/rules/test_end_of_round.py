"""The end of a round and of the game: GT-26 and the rulings on it."""

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.adventures.deck import decks_of
from starboard.galaxy.catalog.components import starting_cabins, warehouse
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.playing_on import build_nothing, fly_home, give_up_at_once
from tests.galaxy.rules.ships_ending import QUIET, UNTIDY

SCOUT = """
ship I
7,7 starting_cabin 3333
6,7 cabin 0303
8,7 battery_2 0003
7,8 engine 1000 ^
"""

RACER = """
ship I
7,7 starting_cabin 3333
6,7 cabin 0313
6,8 engine 1000 ^
8,7 battery_2 0013
8,8 engine 1000 ^
7,8 engine 1000 ^
"""


def fly_the_test_flight() -> Rehearsal[Table]:
    """A scout with tile 1 and a racer have made the test flight, from which everybody comes home; round II begins."""
    r = yard(2, "test", ships=[SCOUT, RACER], rounds="test II").choose(0, "finish 1").choose(1, "finish 2")
    return fly_home(r, until=lambda: bool(r.state.results))


@pytest.mark.rule("GT-26.1")
def test_after_a_round_everything_but_the_starting_cabins_goes_back() -> None:
    r = fly_the_test_flight()
    table = r.state
    assert r.events("crew_boarded", 0), "the first round put figures on the ships"
    assert not any(table.bank.ledger[what] for what in ("H", "cells"))
    assert table.bank.blocks == {"R": 12, "Y": 17, "G": 13, "B": 14}
    assert table.yard is not None
    assert sorted(table.yard.heap) == sorted(warehouse())
    for seat, ship in enumerate(r.game.view(None).table.ships):
        assert list(ship.pieces.values()) == [f"{starting_cabins()[seat]}^"]
        assert (ship.crew, ship.cells, list(ship.lost)) == (0, {}, [])


@pytest.mark.rule("GT-26.1")
def test_a_ship_that_gave_up_is_cleared_like_the_others() -> None:
    r = yard(2, "I", ships=[SCOUT, SCOUT], rounds="I II").choose(0, "finish 1").choose(1, "finish 2")
    assert r.state.bank.ledger["H"] == -8
    assert r.state.bank.ledger["cells"] == -4
    r.all_choose("give up")
    assert not any(r.state.bank.ledger[what] for what in ("H", "cells"))


@pytest.mark.rule("GT-26.2", "GT-R-29")
@pytest.mark.parametrize("first", ["I", "test"])
def test_no_card_comes_twice_in_a_game_and_deck_one_just_suffices(first: str) -> None:
    r = yard(2, "I", rounds=f"{first} II III IIIA")
    used: list[str] = []
    for cards in (8, 12, 16, 16):
        build_nothing(r)
        deck = r.state.flight.deck if r.state.course else ()
        if r.state.is_test_flight:
            fly_home(r, until=lambda: bool(r.state.results))
            deck = tuple(event.data["card"] for event in r.events("card_turned_up"))
        else:
            r.all_choose("give up")
        assert len(deck) == cards
        used += deck
    assert len(set(used)) == len(used)
    assert {card for card in used if card in decks_of()["I"]} == set(decks_of()["I"])


@pytest.mark.rule("GT-26.3")
def test_credits_are_kept_from_round_to_round() -> None:
    r = fly_the_test_flight()
    earned = [row["credits"] for row in r.state.results[0]["seats"]]
    assert min(earned) > 0
    assert r.state.round_name == "II"
    give_up_at_once(r)
    assert r.game.scores == earned


@pytest.mark.rule("GT-26.4")
def test_game_ends_with_the_settlement_of_round_three_and_not_before() -> None:
    r = yard(2, "I", rounds="I II III")
    for settled in (1, 2):
        give_up_at_once(r)
        assert len(r.state.results) == settled
        assert not r.game.over
        assert r.game.view(0).scores is None
    give_up_at_once(r)
    assert r.game.over
    assert [result["round"] for result in r.state.results] == ["I", "II", "III"]
    assert r.question() == "nothing"


@pytest.mark.rule("GT-26.5")
def test_final_scores_are_the_credits_so_the_richest_is_ahead_and_a_credit_makes_a_winner() -> None:
    r = flight(UNTIDY, UNTIDY, UNTIDY, cards=[QUIET], purses=[1, 0, 7], fly_on=False)
    r.choose(0, "give up").choose(1, "give up").choose(2, "give up")
    for seat in (None, 0, 1, 2):
        view = r.game.view(seat)
        assert list(view.scores or ()) == [1, 0, 7]
        assert list(view.table.credits) == [1, 0, 7]
        assert list(view.table.winners) == [2, 0]
    assert r.events("game_over")[0].data["winners"] == [2, 0]


@pytest.mark.rule("GT-R-30")
def test_players_with_equally_many_credits_share_the_place() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[QUIET], purses=[3, 4])
    assert r.game.scores == [9, 9]


@pytest.mark.rule("GT-R-7")
def test_who_came_home_first_opens_the_next_building() -> None:
    r = fly_the_test_flight()
    assert [row["place"] for row in r.state.results[0]["seats"]] == [2, 1], "the racer overtook the holder of tile 1"
    assert r.question() == "start_building 1"


@pytest.mark.rule("GT-R-7", "SB-GT-17")
def test_when_nobody_came_home_the_holder_of_tile_one_opens_the_next_building() -> None:
    r = give_up_at_once(yard(3, "I", rounds="I II"), first=2)
    assert r.question() == "start_building 2"
