"""The forms of the second edition's game and its setup: K2-1 and K2-2."""

import pytest

from starboard.engine import BadInput, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import starting_cabins, warehouse
from starboard.galaxy.scenario import flight, yard
from tests.galaxy.modules.second_edition.ships import QUIET, SCOUT, on
from tests.galaxy.rules.playing_on import build_nothing

SECOND = "second"
LEVELS = {"I": ("I", "I"), "II": ("I", "II", "II"), "III": ("I", "II", "III", "III")}


@pytest.mark.rule("K2-1.1")
def test_a_game_is_the_learning_flight_or_one_flight_or_a_trek() -> None:
    for rounds in ("second-test", "second-I", "second-II", "second-III", "second-I second-II second-III"):
        assert RULES.setup(2, {"rounds": rounds})["edition"] == SECOND
    for rounds in ("second-I second-II", "second-II second-I second-III", "second-I second-I", "second-III second-III"):
        with pytest.raises(BadInput, match="needs rounds to be one of"):
            RULES.setup(2, {"rounds": rounds})


@pytest.mark.rule("K2-1.2")
@pytest.mark.parametrize("level", LEVELS)
def test_all_fly_the_board_of_the_level_and_there_is_no_class_iiia(level: str) -> None:
    r = yard(3, f"second-{level}")
    assert {ship.board for ship in r.game.view(None).table.ships} == {f"second-{level}"}
    with pytest.raises(BadInput):
        RULES.setup(2, {"edition": SECOND, "rounds": "IIIA"})


@pytest.mark.rule("K2-1.3", "K2-1.4")
def test_everybody_begins_with_nothing_and_whoever_has_a_credit_at_the_end_has_won() -> None:
    assert list(yard(3, "second-I").game.view(None).table.credits) == [0, 0, 0]
    ships = [on("I", SCOUT), on("I", SCOUT), on("I", SCOUT) + "lost 9\n"]
    r = flight(*ships, cards=[QUIET])
    table = r.game.view(None).table
    assert r.game.over
    assert list(table.winners) == [0, 1]
    assert r.game.scores[0] > r.game.scores[1] > r.game.scores[2] == 0


@pytest.mark.rule("K2-1.5")
def test_there_are_152_components_four_cabins_and_twenty_cards_of_each_level() -> None:
    assert (len(warehouse(SECOND)), len(starting_cabins(SECOND))) == (152, 4)
    decks = decks_of(SECOND)
    assert {level: len(cards) for level, cards in decks.items()} == {"I": 20, "II": 20, "III": 20}
    assert sum(CARDS[card].learning for card in decks["I"]) == 8
    heap = yard(2, "second-II").game.view(None).table.yard.heap
    assert heap == 152


@pytest.mark.rule("K2-1.6")
@pytest.mark.parametrize(("option", "value"), [("foresight", "yes"), ("teams", "teams"), ("teams", "expert")])
def test_foresight_and_teams_are_not_for_this_edition(option: str, value: str) -> None:
    assert RULES.setup(4, {option: value})[option] == value
    with pytest.raises(BadInput, match="needs edition to be one of: first"):
        RULES.setup(4, {"edition": SECOND, option: value})


@pytest.mark.rule("K2-2.1")
@pytest.mark.parametrize(("level", "squares"), [("I", 18), ("II", 27), ("III", 36)])
def test_the_starting_cabin_lies_on_7_7_of_18_27_or_36_squares(level: str, squares: int) -> None:
    r = yard(2, f"second-{level}")
    assert board(f"second-{level}").area.bit_count() == squares
    for ship in r.game.view(None).table.ships:
        assert list(ship.pieces) == ["7,7"]


@pytest.mark.rule("K2-2.2", "K2-5.1", "K2-EX-3")
@pytest.mark.parametrize(("level", "gaps"), [("I", (4, 2, 1, 0)), ("II", (6, 3, 1, 0)), ("III", (9, 5, 2, 0))])
def test_start_spaces_are_so_far_ahead_of_the_last(level: str, gaps: tuple[int, ...]) -> None:
    r = build_nothing(yard(4, f"second-{level}"))
    positions = r.events("launched")[0].data["positions"]
    assert tuple(positions[seat] - positions[3] for seat in range(4)) == gaps


@pytest.mark.rule("K2-2.3", "K2-2.4", "K2-2.5", "K2-5.4")
@pytest.mark.parametrize("level", LEVELS)
def test_four_piles_are_dealt_before_building_and_three_may_be_looked_at(level: str) -> None:
    r = Rehearsal(Game.new(RULES, RULES.setup(2, {"rounds": f"second-{level}"}), "piles"))
    piles = r.state.piles
    assert [tuple(sorted(CARDS[card].level for card in pile)) for pile in piles] == [LEVELS[level]] * 4
    left = {card for cards in r.state.decks.values() for card in cards}
    dealt = [card for pile in piles for card in pile]
    assert len(set(dealt)) == len(dealt)
    assert not left & set(dealt)
    r.choose(r.state.starter, "start")
    r.choose(0, "draw")
    r.choose(0, next(act for act in r.options(0) if act.startswith("weld")))
    assert [act for act in r.options(0) if act.startswith("look")] == ["look 1", "look 2", "look 3"]
    r.choose(0, "finish 1").choose(1, "finish 2")
    while r.question().startswith("remove"):
        r.choose(0, r.options(0)[0])
    deck = r.state.flight.deck
    assert sorted(deck) == sorted(dealt)
    assert CARDS[deck[0]].level == level


@pytest.mark.rule("K2-2.4")
def test_cards_are_drawn_by_chance() -> None:
    def piles(seed: str) -> object:
        return Game.new(RULES, RULES.setup(2, {"rounds": "second-I"}), seed).state.piles

    assert len({piles(seed) for seed in ("one", "two", "three")}) == 3


@pytest.mark.rule("K2-2.6", "K2-3.9", "K2-EX-1")
def test_whoever_finishes_takes_any_free_start_space_up_to_the_number_of_players() -> None:
    r = yard(2, "second-II")
    assert [act for act in r.options(1) if act.startswith("finish")] == ["finish 1", "finish 2"]
    r.choose(1, "finish 2").choose(0, "finish 1")
    positions = r.events("launched")[0].data["positions"]
    assert positions[0] > positions[1], "number 1 is farthest ahead"


@pytest.mark.rule("K2-2.7")
def test_the_hourglass_runs_from_the_first_moment_of_building() -> None:
    r = yard(3, "second-III", start=False)
    assert not r.game.view(None).table.yard.running
    r.choose(r.state.starter, "start")
    seen = r.game.view(None).table.yard
    assert (seen.running, seen.circle) == (True, 3)
