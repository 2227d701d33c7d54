"""Roads about what ships can do."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.catalog.boards import bits, board
from starboard.galaxy.flight.power import Use, price_of
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.mechanisms.roads.ships import dead_squares, defective_joints
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import yard
from starboard.galaxy.ship.checks import mistakes_of
from starboard.galaxy.table import Table
from tests.galaxy.modules.rough_roads.travel import fly, go_on, travel
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, RACER, SCOUT, SMOOTH, TUG, WARSHIP


@pytest.mark.rule("BX-12.17", "BX-EX-20")
def test_every_use_of_energy_costs_one_token_more() -> None:
    ship = GUARDED.replace("8,7 shield 0003 ^", "8,7 shield 0303 ^")
    r = travel(ship, SMOOTH, roads="bum_batteries", cards="meteors meteors=small_right", dice=[7])
    assert r.asked(0).about["options"]["8,7"]["price"] == {"cells": 2}
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("BX-12.17", "BX-EX-20")
@pytest.mark.parametrize(
    ("uses", "tokens"),
    [
        ((Use("shield", 0), Use("booster", 0, added=True)), 3),
        ((Use("booster", 0),), 2),
        ((Use("engines", 0), Use("booster", 0, added=True)), 3),
    ],
)
def test_what_adds_to_a_use_is_one_use_with_it(uses: tuple[Use, ...], tokens: int) -> None:
    r = travel(SCOUT, SCOUT, roads="bum_batteries", cards="nothing")
    table = r.state
    assert sum(price_of(table, table.ships[0], use) for use in uses) == tokens


@pytest.mark.rule("BX-12.17")
def test_with_one_token_nothing_can_be_powered() -> None:
    tug = TUG.replace("cells=2", "cells=1")
    r = travel(tug, SMOOTH, roads="bum_batteries", cards="open_space")
    assert not r.events("engine_powered")
    assert r.question() == "next_card 0 1"


MIXED = """
ship I
7,6 cannon 0010 ^
6,7 structural 0130
7,7 starting_cabin 3333 crew=2
8,7 structural 0023
6,8 engine 3000 ^
8,8 engine 2000 ^
7,8 engine 3000 ^
"""


@pytest.mark.rule("BX-12.34", "BX-R-74")
def test_each_joint_of_a_universal_with_another_connector_takes_one_from_the_engines() -> None:
    ship = read_ship(MIXED)
    names = ship.board.names
    assert {tuple(sorted(names[square] for square in joint)) for joint in defective_joints(ship.layout)} == {
        ("7,6", "7,7"),
        ("6,7", "7,7"),
    }
    r = travel(MIXED, SMOOTH, roads="defective_connectors", cards="open_space")
    assert (r.question(), r.asked(0).about["strength"]) == ("power_engines 0", 1)
    r.choose(0, "done")
    assert [event.data["days"] for event in r.events("moved", 0)] == [1]


@pytest.mark.rule("BX-R-74", "BX-2.9")
def test_components_of_such_joints_may_be_dropped_first() -> None:
    r = travel(MIXED, SMOOTH, roads="defective_connectors", cards="open_space").choose(0, "let go")
    assert (r.question(), sorted(r.options(0))) == ("drop_component 0", ["6,7", "7,6", "7,7", "done"])
    told = r.asked(0).about["options"]["7,6"]
    assert (told["price"], told["gain"]) == ({"components": 1, "cannons": 1}, {"engines": 1})
    r.choose(0, "7,6", "done")
    assert [event.data["squares"] for event in r.events("parts_lost", 0)] == [["7,6"]]
    assert r.asked(0).about["strength"] == 2
    r.choose(0, "done")
    assert [event.data["days"] for event in r.events("moved", 0)] == [2]


WEAK = MIXED.replace("6,8 engine 3000 ^\n", "").replace("8,8 engine 2000 ^\n", "")


@pytest.mark.rule("BX-12.35", "BX-12.34")
def test_less_than_nothing_is_nothing_and_a_ship_gives_up_in_open_space() -> None:
    r = travel(WEAK, SMOOTH, roads="defective_connectors", cards="open_space").choose(0, "done")
    assert r.events("engines_counted", 0)[0].data["strength"] == 0
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_engines"]


@pytest.mark.rule("BX-12.34")
def test_in_a_combat_zone_all_at_nothing_tie_and_the_first_of_them_is_the_slowest() -> None:
    worse = WEAK.replace("8,7 structural 0023", "8,7 structural 0021")
    card = "combat_zone lines=engines:days:3"
    r = travel(WEAK, worse, RACER, roads="defective_connectors", cards=card)
    go_on(r, "done")
    assert [event.seat for event in r.events("moved")] == [0]


@pytest.mark.rule("BX-12.30", "BX-EX-19", "BX-R-88")
@pytest.mark.parametrize(("goods", "ill"), [("BB", 0), ("BBBB", 2)])
def test_each_block_beyond_the_aliens_costs_a_human(goods: str, ill: int) -> None:
    ship = """
    ship I
    6,6 life_support_purple 0030
    8,6 life_support_brown 0030
    7,6 cargo_3 0030
    6,7 cabin 3300 alien=purple
    7,7 starting_cabin 3333 crew=2
    8,7 cabin 3033 alien=brown
    8,8 cabin 3003 crew=2
    7,8 engine 3300 ^
    """
    r = travel(ship, SMOOTH, roads="infected_goods", cards=f"planets planets={goods} days=1").choose(0, "land 1")
    if ill:
        assert r.asked(0).about["options"]["take goods"]["price"] == {"crew": 2}
        r.choose(0, "take goods", "7,7", "8,8")
    assert r.question() == "load 0"
    assert (r.state.ships[0].human_count, r.state.ships[0].crew_count) == (4 - ill, 6 - ill)


@pytest.mark.rule("BX-12.31", "BX-R-88")
def test_goods_are_taken_all_or_none_and_who_refuses_loses_nobody() -> None:
    r = travel(FREIGHTER, SMOOTH, roads="infected_goods", cards="planets planets=BB days=1").choose(0, "land 1")
    assert r.options(0) == ("take goods", "leave goods")
    r.choose(0, "leave goods")
    assert (r.state.ships[0].crew_count, r.state.ships[0].blocks) == (2, "")


@pytest.mark.rule("BX-12.32")
def test_who_loses_the_last_human_keeps_the_goods_and_gives_up() -> None:
    r = travel(FREIGHTER, SMOOTH, roads="infected_goods", cards="planets planets=BBB days=1").choose(0, "land 1")
    assert r.asked(0).about["options"]["take goods"]["then"] == "no_humans"
    go_on(r, "take goods", "load B 8,7")
    assert len(r.events("goods_loaded", 0)) == 3
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_humans"]


def building(road: str, *, dice: tuple[int, ...] = (), **settings: Any) -> Rehearsal[Table]:
    """A yard with a road in force, before anybody has begun."""
    table = yard(start=False, rough_roads="1", **settings).state.copy()
    table.in_play = ()
    table.arrange_seams()
    table.drawers = {}
    if dice:
        table.chance.script("dice", [face - 1 for total in dice for face in (max(1, total - 6), min(6, total - 1))])
    put_in_force(table, road, None)
    return Rehearsal(Game.from_state(RULES, table.setup, table))


@pytest.mark.rule("BX-12.38", "BX-R-75")
def test_the_dead_column_is_rolled_until_the_board_has_it() -> None:
    r = building("dead_zone", dice=(2, 12, 6))
    printed = board("I")
    dead = [printed.names[square] for square in bits(dead_squares(r.state, printed))]
    assert dead == [name for name, square in printed.squares.items() if name[:2] == "6," and printed.area >> square & 1]
    assert r.game.view(0).table.modules["rough_roads"]["conditions"][0]["values"] == {"column": "6"}


EMPTY = SCOUT.replace(" crew=2", "")


@pytest.mark.rule("BX-12.38")
def test_in_the_dead_column_nothing_has_strength_or_energy_and_no_shield_rises() -> None:
    r = travel(WARSHIP, SMOOTH, roads="dead_zone", cards="slavers strength=2 days=1 crew_loss=0 credits=1", dice=[8])
    assert r.events("cannons_counted", 0)[0].data["strength"] == 1
    shielded = GUARDED.replace("8,7 shield 0003 ^", "8,7 shield 0303 ^")
    r = travel(shielded, SMOOTH, roads="dead_zone", cards="meteors meteors=small_right", dice=[8, 7])
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["8,7"]


@pytest.mark.rule("BX-12.38")
def test_holds_there_take_no_blocks() -> None:
    r = travel(FREIGHTER, SMOOTH, roads="dead_zone", cards="planets planets=BBB days=1", dice=[8])
    r.choose(0, "land 1")
    assert {option.split()[-1] for option in r.options(0) if option.startswith("load")} == {"6,7"}


@pytest.mark.rule("BX-12.38", "BX-R-78")
def test_cabins_there_are_not_boarded_and_a_ship_without_humans_does_not_fly() -> None:
    r = building("dead_zone", dice=(7,), ships=[EMPTY, LINER.replace(" crew=2", "")])
    r.choose(0, "start").choose(0, "finish 1").choose(1, "finish 2")
    assert [event.data["square"] for event in r.events("crew_boarded")] == ["6,7", "8,7"]
    assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [(0, "no_humans")]


@pytest.mark.rule("BX-12.38")
def test_life_supports_there_do_not_support_and_plating_still_protects() -> None:
    ship = SMOOTH.replace("6,7 structural 0300", "6,7 cabin 0330") + "6,8 life_support_purple 3000\n"
    r = building("dead_zone", dice=(6,), ships=[ship.replace(" crew=2", ""), SCOUT])
    r.choose(0, "start").choose(0, "finish 1").choose(1, "finish 2")
    assert not [event for event in r.events("crew_boarded", 0) if event.data["square"] == "6,7"]
    plated = SMOOTH.replace("8,7 structural 0003", "8,7 structural 0403")
    shot = travel(plated, LINER, roads="dead_zone", cards="combat_zone lines=crew:shots:heavy_right", dice=[8, 7])
    assert shot.events("bounced", 0)


@pytest.mark.rule("BX-12.39")
def test_components_there_still_obey_the_building_rules() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n8,7 structural 1110\n"
    r = building("dead_zone", dice=(8,), ships=[ship, SCOUT])
    assert "connector_on_smooth" in [mistake.kind for mistake in mistakes_of(r.state, r.state.ships[0])]


@pytest.mark.rule("BX-12.33")
@pytest.mark.parametrize(("arrow", "wrong"), [("^", False), ("v", False), (">", True), ("<", True)])
def test_an_exhaust_points_to_the_rear_or_to_the_front(arrow: str, wrong: bool) -> None:
    side = {"^": "7,8 engine 3000 ^", "v": "7,6 engine 0030 v", ">": "8,7 engine 0003 >", "<": "6,7 engine 0300 <"}
    ship = f"ship I\n7,7 starting_cabin 3333\n{side[arrow]}\n"
    r = building("somersault", ships=[ship, SCOUT])
    assert bool(mistakes_of(r.state, r.state.ships[0])) is wrong


@pytest.mark.rule("BX-12.33")
def test_the_square_before_the_exhaust_stays_empty() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n7,6 engine 0030 v\n7,5 structural 0000\n"
    r = building("somersault", ships=[ship, SCOUT])
    assert "behind_engine" in [mistake.kind for mistake in mistakes_of(r.state, r.state.ships[0])]


@pytest.mark.rule("BX-R-76")
def test_only_engines_that_point_to_the_rear_count() -> None:
    both = "ship I\n7,6 engine 0030 v\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = travel(both, SCOUT, roads="somersault", cards="combat_zone lines=engines:days:1")
    assert [event.data["strength"] for event in r.events("engines_counted")] == [1, 1]


@pytest.mark.rule("BX-R-76", "BX-R-65")
@pytest.mark.parametrize("card", ["open_space", "planets planets=B days=1"])
def test_after_open_space_and_planets_every_ship_turns_over_and_numbers_stay_with_the_squares(card: str) -> None:
    both = "ship I\n7,6 engine 0030 v\n7,7 starting_cabin 3333 crew=2\n8,7 cabin 0003 crew=2\n7,8 structural 3000\n"
    engine = both.replace("7,8 structural 3000", "7,8 engine 3000 ^")
    r = go_on(
        travel(engine, engine, roads="somersault", cards=[card, "combat_zone lines=crew:shots:heavy_front"], dice=[7])
    )
    assert [(event.seat, event.data["quarters"]) for event in r.events("ship_turned")] == [(0, 2), (1, 2)]
    ship = r.state.ships[0]
    squares = ship.board.squares
    assert (ship.layout.at(squares["7,6"]).turn, ship.layout.at(squares["7,8"]).turn) == (0, 2)
    assert ship.crew_at(squares["8,7"]) == "HH"
    fly(r)
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,8"]


@pytest.mark.rule("BX-R-76")
def test_after_other_cards_nobody_turns() -> None:
    assert not travel(SCOUT, SCOUT, roads="somersault", cards="stardust").events("ship_turned")
