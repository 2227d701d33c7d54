"""Drawing the roads of a flight."""

from __future__ import annotations

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.memory import remember, remembered
from starboard.galaxy.mechanisms.roads.procedure import draw, in_force, put_in_force
from starboard.galaxy.registry import modifiers
from starboard.galaxy.seams import CHANGE, LIMIT
from starboard.galaxy.table import Table
from tests.galaxy.modules.rough_roads.travel import roads


def game(seed: str = "roads", seats: int = 3, **options: str) -> Game[Table]:
    return Game.new(RULES, RULES.setup(seats, {"rounds": "I", "pace": "turns", **options}), seed)


def to_the_flight(started: Game[Table]) -> Table:
    """Everybody finishes at once."""
    while started.state.course is None:
        (seat, *_) = started.seats_asked()
        decision = started.decision(seat)
        assert decision is not None
        finish = next((option for option in decision.options if option.startswith("finish")), decision.options[0])
        started.answer(seat, decision.id, finish)
    return started.state


@pytest.mark.rule("BX-11.1", "BX-11.7")
def test_the_table_agrees_on_a_level_and_level_0_is_no_road_at_all() -> None:
    assert "rough_roads" not in RULES.setup(2, {"rough_roads": "0"}).options
    assert not game().state.in_play


@pytest.mark.rule("BX-11.2")
def test_there_are_25_roads_each_with_its_rule() -> None:
    assert len(roads()) == 25
    assert set(roads()) <= set(modifiers())
    first = game("one", rough_roads="1").state
    every = [*remembered(first, "deck", ()), *(name for name, _ in in_force(first))]
    assert sorted(every) == sorted(roads())
    assert remembered(game("two", rough_roads="1").state, "deck", ()) != remembered(first, "deck", ())


@pytest.mark.rule("BX-11.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_as_many_roads_as_the_level_lie_face_up_before_building(level: int) -> None:
    started = game(rough_roads=str(level))
    drawn = [name for name, _ in in_force(started.state)]
    assert len(set(drawn)) == level
    assert {"rough_roads", *drawn} == {name for name, _ in started.state.in_play}
    conditions = started.view(0).table.modules["rough_roads"]["conditions"]
    assert [condition["name"] for condition in conditions] == drawn
    assert started.state.yard is not None


def test_roads_are_turned_up_after_whatever_else_happens_before_a_flight() -> None:
    assert modifiers()["rough_roads"].rank["at_round"] == LIMIT > CHANGE


def settled(started: Game[Table]) -> None:
    """Everybody gives up at once."""
    to_the_flight(started)
    while started.state.results == () and not started.over:
        (seat, *_) = started.seats_asked()
        decision = started.decision(seat)
        assert decision is not None
        started.answer(seat, decision.id, "give up" if "give up" in decision.options else decision.options[0])


@pytest.mark.rule("BX-11.4")
def test_each_flight_has_new_roads_and_the_old_ones_are_discarded() -> None:
    started = game("two flights", rounds="I II", rough_roads="2")
    before = [name for name, _ in in_force(started.state)]
    assert "nasty_surprise" not in before, "choose another seed"
    settled(started)
    after = [name for name, _ in in_force(started.state)]
    assert remembered(started.state, "discard", ()) == before
    assert len(after) == 2
    assert not set(before) & set(after)
    assert {name for name, _ in started.state.in_play} == {"rough_roads", *after}


@pytest.mark.rule("BX-11.4")
def test_after_the_last_flight_no_road_is_in_force() -> None:
    started = game(rough_roads="2")
    settled(started)
    assert started.over
    assert in_force(started.state) == []


@pytest.mark.rule("BX-R-59")
def test_discarded_roads_are_shuffled_back_in_when_the_deck_runs_out() -> None:
    table = game(rough_roads="1").state.copy()
    used = list(remembered(table, "deck", ()))
    remember(table, deck=[], discard=used)
    assert draw(table) in used
    assert len(remembered(table, "deck", ())) == len(used) - 1
    assert remembered(table, "discard", ()) == []


def with_roads_next(*names: str) -> Table:
    """A table whose deck begins with these roads, with the nasty surprise in force."""
    table = game(rough_roads="1").state.copy()
    for name, _ in in_force(table):
        table.take_out_of_play(name)
    others = [name for name in roads() if name not in (*names, "nasty_surprise")]
    remember(table, deck=[*names, *others], discard=[], in_force=[])
    put_in_force(table, "nasty_surprise", None)
    return table


@pytest.mark.rule("BX-12.43", "BX-12.40", "BX-11.5", "BX-R-99")
def test_another_road_takes_the_place_of_the_nasty_surprise_after_building() -> None:
    table = with_roads_next("dead_zone", "made_to_order", "panic", "bad_luck")
    started = Game.from_state(RULES, table.setup, table)
    flying = to_the_flight(started)
    assert in_force(flying) == [("panic", None)]
    assert {name for name, _ in flying.in_play} == {"rough_roads", "panic"}
    deck = remembered(flying, "deck", ())
    assert (deck[0], deck[-2:]) == ("bad_luck", ["dead_zone", "made_to_order"])
    assert remembered(flying, "discard", ()) == ["nasty_surprise"]


@pytest.mark.rule("BX-11.5")
def test_four_roads_bear_the_symbol_of_building() -> None:
    marked = [name for name, road in roads().items() if road.construction]
    assert marked == ["somersault", "defective_connectors", "made_to_order", "dead_zone"]


@pytest.mark.rule("BX-11.6")
def test_by_handicap_each_seat_is_under_so_many_of_the_roads() -> None:
    started = game(rough_roads="3", road_handicap="0 2 all")
    held = [seats for _, seats in in_force(started.state)]
    assert held == [(1, 2), (1, 2), (2,)]
    assert [condition["seats"] for condition in started.view(0).table.modules["rough_roads"]["conditions"]] == [
        [1, 2],
        [1, 2],
        [2],
    ]
    first, _ = in_force(started.state)[0]
    assert started.state.holders(first) == (1, 2)


@pytest.mark.rule("BX-11.6", "BX-R-58")
def test_with_a_handicap_remorseless_fate_is_out_and_what_concerns_all_is_replaced() -> None:
    table = game(rough_roads="1", road_handicap="0 all all").state.copy()
    deck: list[str] = remembered(table, "deck", ())
    assert "remorseless_fate" not in deck
    first = ["tough_trip", "deja_vu", "panic"]
    remember(table, deck=[*first, *(name for name in deck if name not in first)])
    table.in_play = (("rough_roads", None),)
    assert draw(table) == "panic"
    assert remembered(table, "deck", ())[-2:] == ["tough_trip", "deja_vu"]


def test_a_test_flight_has_no_roads() -> None:
    assert in_force(game(rounds="test", rough_roads="3").state) == []


@pytest.mark.rule("BX-R-1", "BX-R-2", "BX-R-53", "BX-R-63")
def test_every_road_says_how_sure_its_effect_is() -> None:
    assert {road.sure for road in roads().values()} == {"exact", "inferred", "reconstructed"}
    assert [road.id for road in roads().values()] == [f"RR{number:02}" for number in range(1, 26)]
