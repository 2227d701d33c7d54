"""Made to order: a pile of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.rough_roads.ordering import known, left_over
from starboard.galaxy.table import Table
from tests.galaxy.hooks import check_conserved
from tests.galaxy.modules.rough_roads.rules.test_ships import building


def ordered(**settings: Any) -> Rehearsal[Table]:
    return building("made_to_order", **settings).choose(0, "start")


@pytest.mark.rule("BX-R-49")
@pytest.mark.parametrize(("round_name", "number"), [("I", 12), ("II", 18), ("III", 24)])
def test_before_building_everybody_draws_a_pile(round_name: str, number: int) -> None:
    r = ordered(round_name=round_name)
    assert [len(left_over(ship)) for ship in r.state.ships] == [number, number]
    check_conserved(r.game)


@pytest.mark.rule("BX-12.36", "BX-R-49")
def test_only_the_owner_takes_from_it_and_what_is_not_wanted_goes_back_to_it() -> None:
    r = ordered()
    assert {"draw", "draw ordered"} <= set(r.options(0))
    r.choose(0, "draw ordered")
    tile = r.game.view(0).table.yard.places[0].hand
    assert "set aside" not in r.options(0)
    r.choose(0, "return")
    assert known(r.state.ships[0]) == [tile]
    assert f"take ordered {tile}" in r.options(0)
    assert f"take {tile}" not in r.options(1)
    assert not any(str(tile) in option.split() for option in r.options(1))
    assert r.game.view(0).table.modules["rough_roads"]["known"] == [tile]
    assert r.game.view(1).table.modules["rough_roads"]["known"] == []
    r.choose(0, f"take ordered {tile}")
    assert r.game.view(0).table.yard.places[0].hand == tile
    check_conserved(r.game)


@pytest.mark.rule("BX-12.36")
def test_components_of_the_warehouse_may_be_set_aside_as_usual() -> None:
    r = ordered().choose(0, "draw")
    assert {"set aside", "return"} <= set(r.options(0))


@pytest.mark.rule("BX-R-49")
def test_when_time_is_up_what_is_in_the_hand_goes_back_to_the_pile() -> None:
    r = ordered(round_name="I").choose(0, "draw ordered").choose(1, "finish 1")
    tile = r.state.yard.places[0].hand if r.state.yard else -1
    r.alarm().choose(1, "turn").alarm()
    assert known(r.state.ships[0]) == [tile]


@pytest.mark.rule("BX-12.37", "BX-R-49")
def test_what_is_left_is_paid_for_after_the_flight_without_limit_and_is_no_lost_component() -> None:
    table = ordered().choose(0, "finish 1").choose(1, "finish 2").state.copy()
    table.flight.deck = ("nothing",)
    r = Rehearsal(Game.from_state(RULES, table.setup, table))
    r.choose(0, "give up").choose(1, "fly on")
    lines = [(line["seat"], line["kind"], line["amount"]) for line in r.state.results[0]["lines"]]
    assert [line for line in lines if line[1] == "made_to_order"] == [(1, "made_to_order", -6), (0, "made_to_order", 0)]
    assert [event.data["owed"] for event in r.events("paid") if event.data["reason"] == "made_to_order"] == [12, 12]
    assert not [line for line in lines if line[1] == "losses"]
