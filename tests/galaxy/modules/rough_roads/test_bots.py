"""Bots on rough roads: ships that are built for the roads in force, and decisions that the roads change."""

from __future__ import annotations

from functools import partial

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.advised import briefing
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.galaxy.wants import FILLER, NEW_LANE, Wants
from starboard.engine import Decision, Game
from starboard.galaxy import RULES
from starboard.galaxy.briefing import PLAIN, Briefing, merged
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import COMPONENTS, REAR, warehouse
from starboard.galaxy.mechanisms.roads.briefings import ROADS as SHARED
from starboard.galaxy.mechanisms.roads.procedure import put_in_force, take_out_of_force
from starboard.galaxy.mechanisms.roads.ships import defective_joints, freed_by_dropping
from starboard.galaxy.modules.rough_roads.briefings import ROADS as OWN
from starboard.galaxy.notation.ships import read_ship
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.viewed import layout_of
from starboard.galaxy.table import Table
from tests.galaxy.modules.rough_roads.travel import roads, travel
from tests.galaxy.rules.ships_cards import LINER, SCOUT

ROADS = {**SHARED, **OWN}


def yard(road: str, seats: tuple[int, ...] | None = None, class_: str = "I") -> Game[Table]:
    """A table of two before building, with this road in force."""
    game = Game.new(RULES, RULES.setup(2, {"rough_roads": "1", "rounds": class_}), "roads")
    table = game.state.copy()
    for name, _ in list(table.drawers["rough_roads"]["in_force"]):
        take_out_of_force(table, name)
    put_in_force(table, road, seats)
    return Game.from_state(RULES, table.setup, table)


def built(road: str) -> list[Layout]:
    """The ships that two sensible bots build for a road."""
    game = yard(road)
    match = Match(game, [SensibleBot(seat) for seat in range(2)])
    while game.view(0).table.yard is not None:
        match.step()
    return [layout_of(ship) for ship in game.view(0).table.ships]


def test_advice_names_roads_that_there_are() -> None:
    assert set(ROADS) <= set(roads())


def test_a_builder_avoids_joints_that_weaken_the_engines() -> None:
    weak = [sum(len(defective_joints(ship)) for ship in built(road)) for road in ("defective_connectors", "panic")]
    assert weak[0] < weak[1] / 2


def test_engines_blow_both_ways_where_ships_turn_over() -> None:
    for ship in built("somersault"):
        turns = [ship.at(square).turn == REAR for square in ship.squares_with("engine")]
        assert any(turns)
        assert not all(turns)
    assert not any(ship.at(square).turn == REAR for ship in built("panic") for square in ship.squares_with("engine"))


def test_a_dead_column_holds_nothing_but_filling() -> None:
    table = yard("dead_zone").view(0).table
    told = briefing(table, 0)
    assert told.idle == frozenset(table.modules["rough_roads"]["dead"][0]["squares"])
    layout = Layout.of(board("I"), [])
    wants = Wants(layout, briefing=told)
    cabin = next(COMPONENTS[tile].turned[0] for tile in warehouse() if COMPONENTS[tile].kind == "cabin")
    dead = layout.board.squares[next(iter(told.idle))]
    alive = next(square for square in range(layout.board.size) if layout.board.names[square] not in told.idle)
    assert wants.worth(cabin, dead) == FILLER
    assert wants.worth(cabin, alive) > 1


def test_roads_count_only_for_those_who_are_under_them() -> None:
    view = yard("big_baddies", seats=(1,)).view(0).table
    assert briefing(view, 0) is PLAIN
    assert briefing(view, 1).amounts["cannons"] > 1


def test_briefings_of_several_roads_add_up() -> None:
    told = merged(
        [Briefing(worths={"crew": 2.0}, exposed=1.5), Briefing(worths={"crew": 1.5}, idle=frozenset({"7,7"}))]
    )
    assert (told.worths, told.exposed, told.idle) == ({"crew": 3.0}, 1.5, frozenset({"7,7"}))


def test_nobody_lets_components_go_where_that_frees_no_engine() -> None:
    r = travel(SCOUT, SCOUT, roads="defective_connectors", cards="open_space")
    layout = layout_of(r.game.view(0).table.ships[0])
    assert not any(freed_by_dropping(layout, square) > 0 for joint in defective_joints(layout) for square in joint)
    facts = {"strength": 0, "most": 0, "cells": 0, "options": {}}
    asked = Decision("1", 0, "power_engines", ("let go", "done"), facts)
    assert SensibleBot(0).choose(asked, partial(r.game.view, 0)) == "done"


@pytest.mark.parametrize(("worth", "answer"), [(2, "pass"), (6, "land 1")])
def test_a_planet_must_be_worth_a_shot_where_locals_are_paranoid(worth: int, answer: str) -> None:
    r = travel(SCOUT, SCOUT, roads="paranoid_locals", cards="open_space")
    told = {
        "land 1": {"price": {"days": 2}, "gain": {"goods": "RY", "fits": "RY", "credits": worth}},
        "pass": {"price": {}, "gain": {}},
    }
    decision = Decision("1", 0, "land", ("land 1", "pass"), {"card": "I-1", "options": told})
    assert SensibleBot(0).choose(decision, partial(r.game.view, 0)) == answer


@pytest.mark.parametrize(
    ("due", "purse", "options", "answer"),
    [
        (2, 9, ("pay", "give Y 6,7", "give B 6,7", "give up"), "pay"),
        (1, 0, ("give Y 6,7", "give B 6,7", "give up"), "give B 6,7"),
        (1, 0, ("give Y 6,7", "give B 6,7", "give up left", "give up"), "give B 6,7"),  # of a ship in two halves
        (30, 40, ("pay", "give Y 6,7", "give up"), "give up"),
    ],
)
def test_the_union_is_paid_as_cheaply_as_can_be_unless_the_flight_is_not_worth_it(
    due: int, purse: int, options: tuple[str, ...], answer: str
) -> None:
    r = travel(SCOUT, SCOUT, roads="union_ship", cards="open_space", purses=[purse, 0])
    told = {"give up": {"price": {"goods": 2}, "gain": {"credits": 2}, "then": "left", "ends_flight": True}}
    decision = Decision("1", 0, "pay_union", options, {"due": due, "options": told})
    assert SensibleBot(0).choose(decision, partial(r.game.view, 0)) == answer


def test_where_all_but_the_strongest_are_hit_nobody_powers_for_less() -> None:
    r = travel(SCOUT, SCOUT, roads="remorseless_fate", cards="open_space")
    steps = {"6,6": {"price": {"cells": 1}, "reaches": 3}, "8,6": {"price": {"cells": 1}, "reaches": 4}, "done": {}}
    for ahead, answer in (([9], "done"), ([4], "8,6"), ([2], "done")):
        facts = {"strength": 2, "most": 4, "cells": 3, "so_far": ahead, "options": steps}
        decision = Decision("1", 1, "power_engines", tuple(steps), facts)
        assert SensibleBot(0).choose(decision, partial(r.game.view, 1)) == answer


def test_crew_that_takes_its_cabin_along_leaves_from_the_end_of_a_ship() -> None:
    ship = "ship I\n7,7 starting_cabin 3333 crew=2\n7,6 cabin 3333 crew=2\n7,5 cabin 0030 crew=2\n6,7 engine 0300 ^"
    r = travel(ship, ship, roads="personalized_cabins", cards="open_space")
    decision = Decision("1", 0, "lose_crew", ("7,5", "7,6", "7,7"), {"left": 2, "each": {}})
    assert SensibleBot(0).choose(decision, partial(r.game.view, 0)) == "7,5"


@pytest.mark.parametrize(
    ("goods", "ill", "answer"), [("RRY", 1, "take goods"), ("B", 1, "leave goods"), ("RRRRRR", 6, "leave goods")]
)
def test_goods_that_make_ill_must_be_worth_it(goods: str, ill: int, answer: str) -> None:
    r = travel(LINER, SCOUT, roads="infected_goods", cards="open_space")
    told = {"take goods": {"price": {"crew": ill}, "gain": {"goods": goods}}, "leave goods": {"price": {}, "gain": {}}}
    decision = Decision("1", 0, "infected_goods", tuple(told), {"goods": goods, "options": told})
    assert SensibleBot(0).choose(decision, partial(r.game.view, 0)) == answer


@pytest.mark.parametrize(("road", "kind"), [("explosive_batteries", "battery_2"), ("explosive_goods", "cargo_2")])
def test_what_may_explode_is_kept_away_from_cabins_and_from_its_like(road: str, kind: str) -> None:
    bomb = next(COMPONENTS[tile].turned[0] for tile in warehouse() if COMPONENTS[tile].kind == kind)
    ship = f"ship II\n7,7 starting_cabin 3333\n7,8 structural 3333\n7,9 structural 3333\n6,9 {kind} 0300\n"
    layout = read_ship(ship).layout
    wants, squares = Wants(layout, briefing=ROADS[road]), layout.board.squares
    alone, by_the_cabin, by_its_like = (wants.worth(bomb, squares[at]) for at in ("9,9", "8,8", "5,8"))
    assert alone > by_the_cabin
    assert alone > by_its_like


def test_small_meteors_that_are_large_are_shot_from_all_sides() -> None:
    cannon = next(COMPONENTS[tile] for tile in warehouse() if COMPONENTS[tile].kind == "cannon")
    layout = Layout.of(board("I"), [])
    ahead, astern = (
        Wants(layout, briefing=ROADS["meteoric_inversion"]).worth(cannon.turned[turn], 12) for turn in (0, 2)
    )
    assert astern == pytest.approx(ahead - NEW_LANE)


@pytest.mark.parametrize(("purse", "answer"), [(0, "land 1"), (9, "pass")])
def test_who_cannot_pay_the_union_yet_lands_for_any_block(purse: int, answer: str) -> None:
    r = travel(SCOUT, SCOUT, roads="union_ship", cards="open_space", purses=[purse, 0])
    told = {
        "land 1": {"price": {"days": 9}, "gain": {"goods": "B", "fits": "B", "credits": 1}},
        "pass": {"price": {}, "gain": {}},
    }
    decision = Decision("1", 0, "land", ("land 1", "pass"), {"card": "planets planets=B,B days=9", "options": told})
    assert SensibleBot(0).choose(decision, partial(r.game.view, 0)) == answer
