"""Saved tables: a flight or a yard that was written down and read goes on exactly as before."""

import pytest

from starboard.engine import BadInput, Game, Rehearsal, replay
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight, position, yard

FREIGHTER = """
ship I
7,7 starting_cabin 3333 crew=2
6,7 cargo_2 0303
8,7 cargo_2 0303
7,6 battery_2 0030 cells=1
"""
PLANET = "planets planets=YY,B days=1"


def test_options_come_in_the_same_order_after_loading() -> None:
    r = flight(FREIGHTER, FREIGHTER, cards=[PLANET, PLANET])
    r.choose(0, "land 1").choose(1, "pass").choose(0, "load Y 8,7", "load Y 6,7")
    loaded = Rehearsal(Game.load(RULES, r.game.save()))
    for either in (r, loaded):
        either.all_choose("fly on").choose(0, "land 1").choose(1, "pass")
    assert "lift Y 6,7" in r.options(0)
    assert loaded.options(0) == r.options(0)


def test_a_table_saved_in_the_middle_of_a_card_is_at_the_same_question() -> None:
    r = flight(FREIGHTER, FREIGHTER, cards=[PLANET]).choose(0, "land 1").choose(1, "pass").choose(0, "load Y 8,7")
    loaded = Game.load(RULES, r.game.save())
    assert loaded.hash() == r.game.hash()
    assert loaded.decisions() == r.game.decisions()
    assert loaded.state.ships[0].blocks == "Y"


def test_the_log_of_a_scenario_can_be_played_again() -> None:
    r = yard(2, "I", heap=["cannon 0010"]).choose(1, "draw")
    assert replay(RULES, r.game.log).hash() == r.game.hash()


FLIGHT = """
flight I
track 0:3 1:0
card open_space
left 2:chose_to
"""


def test_a_flight_and_its_ships_are_a_position() -> None:
    r = position(FLIGHT + FREIGHTER * 3)
    assert r.state.flight.order() == [0, 1]
    assert r.state.flight.left == {2: "chose_to"}
    assert r.state.flight.deck == ("open_space",)
    assert sorted(r.game.seats_asked()) == [0, 1]
    assert r.asked(0).question == "next_card"


@pytest.mark.parametrize("text", [FREIGHTER, FLIGHT + FREIGHTER, FLIGHT * 2 + FREIGHTER * 3])
def test_a_position_without_a_flight_or_with_too_few_ships_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="position: "):
        position(text)
