"""Five at a table: the seat, what it needs, the starting place, and the variant for fewer."""

from __future__ import annotations

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game, WrongSetup
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.catalog.flights import FLIGHTS
from starboard.galaxy.scenario import yard
from tests.galaxy.modules.fifth_wheel.table import ON, meet
from tests.galaxy.rules.ships_cards import SCOUT


@pytest.mark.rule("BX-6.1", "BX-1.1")
def test_five_need_the_switch_and_the_switch_needs_the_new_components() -> None:
    for options in ({}, {"fifth_wheel": "yes"}):
        with pytest.raises(WrongSetup):
            RULES.setup(5, options)
    (needed,) = ON.keys() - {"fifth_wheel"}
    with pytest.raises(WrongSetup):
        RULES.setup(5, {needed: "yes"})
    with pytest.raises(WrongSetup) as problem:
        RULES.setup(4, {"fifth_wheel": "yes"})
    assert problem.value.values == {"need": "needs_module"}
    assert RULES.setup(5, ON).seats == 5


@pytest.mark.rule("BX-6.1")
def test_all_components_are_used_and_there_is_a_fifth_number_tile() -> None:
    r = yard(5, **ON)
    table = r.state
    assert table.yard is not None
    assert len(table.yard.heap) == 181
    cabins = {piece.tile for ship in table.ships for _, piece in ship.layout.placed()}
    assert {COMPONENTS[tile].kind for tile in cabins} == {"starting_cabin"}
    assert len(cabins) == 5
    assert "finish 5" in r.options(0)
    for seat, number in enumerate((5, 4, 3, 2, 1)):
        r.choose(seat, f"finish {number}")
    positions = r.state.flight.positions
    starts = FLIGHTS["I"].starts
    assert [positions[seat] for seat in range(5)] == [starts[number - 1] for number in (5, 4, 3, 2, 1)]


@pytest.mark.rule("BX-6.22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_may_use_the_rules_for_five(seats: int) -> None:
    assert RULES.setup(seats, ON)["fifth_wheel"] == "yes"
    r = meet(*[SCOUT] * seats, card="abandoned_ship crew_loss=1 credits=3 days=1")
    assert r.choose(0, "yes").question() == "use_card 1"


@pytest.mark.rule("BX-6.2")
def test_the_rules_hold_after_players_have_given_up() -> None:
    r = meet(*[SCOUT] * 5, card="abandoned_ship crew_loss=1 credits=3 days=1", fly_on=False)
    for seat, choice in enumerate(("fly on", "fly on", "give up", "give up", "give up")):
        r.choose(seat, choice)
    assert r.choose(0, "yes").question() == "use_card 1"


@pytest.mark.parametrize("pace", ["real_time", "turns"])
def test_five_programs_build_fly_and_are_paid(pace: str) -> None:
    game = Game.new(RULES, RULES.setup(5, {**ON, "rounds": "I IIIA", "pace": pace}), "five")
    Match(game, [SensibleBot(f"five {seat}") for seat in range(5)]).play_out()
    assert len(game.scores) == 5
    assert [len(result["seats"]) for result in game.state.results] == [5, 5]
