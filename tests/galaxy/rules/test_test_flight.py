"""The test flight: GT-27 and the rulings on it."""

import pytest

from starboard.engine import CLOCK, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.playing_on import build_nothing, fly_home
from tests.galaxy.rules.ships_ending import BARE, QUIET, TIDY, UNTIDY, loaded, with_losses
from tests.galaxy.settled import rows

LEARNING = {card for card in decks_of()["I"] if CARDS[card].learning}


def cards_turned_up(seed: str) -> list[str]:
    """The cards of a whole test flight in the order in which they came."""
    r = Rehearsal(Game.new(RULES, RULES.setup(2, {"rounds": "test"}), seed))
    build_nothing(r)
    fly_home(r, until=lambda: r.game.over)
    return [event.data["card"] for event in r.events("card_turned_up")]


@pytest.mark.rule("GT-27.1")
def test_no_hourglass_runs_on_the_test_flight() -> None:
    r = yard(2, "test", heap=["engine 1000"])
    assert r.game.decision(CLOCK) is None
    assert not r.game.view(0).table.yard.running
    r.choose(0, "finish 1")
    assert r.options(0) == ()
    assert "turn" not in r.options(1)
    assert yard(2, "I").game.decision(CLOCK) is not None, "the full rules do have one"


@pytest.mark.rule("GT-27.1", "SB-GT-1")
def test_building_in_turns_has_no_limit_of_moves_on_the_test_flight() -> None:
    r = yard(2, "test", pace="turns")
    r.choose(0, "finish 1")
    for _ in range(40):
        r.choose(1, "draw", "return")
    assert "draw" in r.options(1)


@pytest.mark.rule("GT-27.2")
def test_no_cards_are_laid_out_and_nothing_is_set_aside_on_the_test_flight() -> None:
    for round_name, offered in (("test", False), ("I", True)):
        r = yard(2, round_name, heap=["engine 1000", "cannon 0010"])
        r.choose(0, "draw", "weld 7,8 ^")
        assert any(option.startswith("look") for option in r.options(0)) == offered
        assert bool(r.game.view(0).table.yard.piles) == offered
        r.choose(0, "draw")
        assert ("set aside" in r.options(0)) == offered


@pytest.mark.rule("GT-27.3")
def test_deck_of_the_test_flight_is_the_eight_starred_cards_of_different_kinds() -> None:
    cards = cards_turned_up("one")
    assert len(cards) == 8
    assert set(cards) == LEARNING
    assert len({CARDS[card].kind for card in cards}) == 8


@pytest.mark.rule("GT-27.3")
def test_deck_of_the_test_flight_is_shuffled() -> None:
    assert len({tuple(cards_turned_up(seed)) for seed in ("one", "two", "three")}) == 3


@pytest.mark.rule("GT-27.4")
def test_every_cabin_gets_two_humans_on_the_test_flight() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n8,7 cabin 0303\n9,7 life_support_purple 0003\n"
    r = yard(2, "test", ships=[ship, ship], inspection="players").choose(0, "finish 1").choose(1, "finish 2")
    r.all_choose("fine")
    assert r.question() == "next_card 0 1", "nobody was asked who goes aboard"
    for seen in r.game.view(None).table.ships:
        assert seen.figures == {"7,7": "HH", "8,7": "HH"}
    r = yard(2, "I", ships=[ship, ship]).choose(0, "finish 1").choose(1, "finish 2")
    assert list(r.options(0)) == ["humans", "purple"], "the full rules do ask"


@pytest.mark.rule("GT-27.5", "GT-9.8", "GT-9.9", "GT-R-41")
def test_errors_cost_the_tile_but_no_credits_on_the_test_flight() -> None:
    wrong = "ship I\n7,7 starting_cabin 3333\n7,6 engine 1000 ^\n"
    r = yard(4, "test", ships=[wrong, UNTIDY, wrong, UNTIDY], inspection="players")
    for seat, tile in enumerate((2, 3, 1, 4)):
        r.choose(seat, f"finish {tile}")
    r.choose(0, "point 2").choose(1, "point 0").choose(2, "fine").choose(3, "fine")
    r.all_choose("fine")
    table = r.game.view(None).table
    assert list(table.numbers) == [4, 1, 3, 2]
    assert table.flight.positions == {"0": -6, "1": 0, "2": -4, "3": -2}
    assert [list(ship.lost) for ship in table.ships] == [[], [], [], []]
    assert "7,6" not in table.ships[0].pieces


@pytest.mark.rule("GT-27.6", "GT-R-31")
def test_a_ship_without_crew_stays_in_the_test_flight() -> None:
    slavers = "slavers strength=9 days=1 crew_loss=9 credits=5"
    r = flight(BARE, BARE, cards=[slavers, QUIET], round_name="test", inspection="players")
    r.all_choose("fly on")
    assert len(r.events("crew_lost")) == 4
    assert not r.events("gave_up")
    assert [row["place"] for row in rows(r.state.results[0])] == [1, 2]


@pytest.mark.rule("GT-27.6")
def test_a_ship_without_engines_stays_where_it_is_in_the_test_flight() -> None:
    r = flight(BARE, UNTIDY, cards=["open_space", QUIET], round_name="test", inspection="players", at=[9, 0])
    assert r.game.view(None).table.flight.positions == {"0": 9, "1": 1}


@pytest.mark.rule("GT-27.6")
def test_a_lapped_ship_stays_in_the_test_flight() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[QUIET], round_name="test", at=[60, 0])
    assert [row["finish"] for row in rows(r.state.results[0])] == [4, 3]


@pytest.mark.rule("GT-27.6")
def test_nobody_may_choose_to_give_up_on_the_test_flight() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[QUIET, QUIET], round_name="test", inspection="players")
    assert list(r.options(0)) == ["fly on", "point 1"]


@pytest.mark.rule("GT-27.7")
def test_launch_cards_and_settlement_of_the_test_flight_follow_the_full_rules() -> None:
    card = "combat_zone lines=crew:days:3,engines:days:1,cannons:shots:heavy_rear"
    ships = (with_losses(loaded("RB"), 7), TIDY)
    test, full = (
        flight(*ships, cards=[card], dice=[7], at=[1, 0], purses=[9, 9], round_name=round_name, inspection="players")
        for round_name in ("test", "I")
    )
    assert test.events("moved", 0)[0].data["end"] == -3
    assert test.game.scores == [9 + 3 + 5 - 5, 9 + 4 + 2]
    told = [[(e.kind, e.seat, e.data) for e in story.happened if e.kind != "round_settled"] for story in (test, full)]
    assert told[0] == told[1]


@pytest.mark.rule("GT-27.7", "GT-1.6")
def test_round_after_the_test_flight_has_the_full_rules() -> None:
    r = Rehearsal[Table](Game.new(RULES, RULES.setup(2, {"rounds": "test II"}), "learners"))
    fly_home(build_nothing(r), until=lambda: bool(r.state.results))
    r.all_choose("start")
    assert r.game.decision(CLOCK) is not None
    assert r.game.view(0).table.yard.piles == 3
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert "give up" in r.options(0)
