"""Roads step by step: what is told, what is left alone, and halves."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.drawers import FLIGHT
from starboard.galaxy.mechanisms.roads.memory import remembered
from starboard.galaxy.mechanisms.roads.procedure import in_force, put_in_force, take_out_of_force
from starboard.galaxy.mechanisms.roads.ships import defective_joints
from starboard.galaxy.notation import read_ship
from starboard.galaxy.registry import modules
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.rough_roads.rules.test_ordering import ordered
from tests.galaxy.modules.rough_roads.rules.test_ships import MIXED, building
from tests.galaxy.modules.rough_roads.travel import fly, go_on, hits, squares, travel
from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, SCOUT, SMOOTH, TUG

WITH_HALVES: Any = {module.switch: module.on[0] for module in modules() if "IIA" in module.rounds}
DERELICT = "abandoned_ship crew_loss=1 credits=5 days=1"
PLANET = "planets planets=BBB,B days=1"


@pytest.mark.rule("BX-12.31")
def test_who_leaves_infected_goods_gains_none_and_loses_nobody() -> None:
    r = travel(FREIGHTER, SCOUT, roads="infected_goods", cards=PLANET).choose(0, "land 1").choose(1, "pass")
    assert r.question() == "infected_goods 0"
    r.choose(0, "leave goods")
    assert (r.state.ships[0].blocks, r.state.ships[0].crew_count) == ("", 2)
    assert r.question().startswith("next_card")


@pytest.mark.rule("BX-R-88", "BX-12.30")
def test_the_owner_chooses_who_falls_ill_unless_all_must() -> None:
    ship = LINER.replace("8,7 cabin 0003 crew=2", "8,7 cabin 0303 crew=2") + "9,7 cargo_3 0003\n"
    r = travel(ship, SCOUT, roads="infected_goods", cards=PLANET).choose(0, "land 1").choose(1, "pass")
    r.choose(0, "take goods")
    assert r.asked(0).about["left"] == 3
    r.choose(0, "6,7", "6,7", "8,7")
    assert r.state.ships[0].crew_count == 3
    few = travel(FREIGHTER, SCOUT, roads="infected_goods", cards="planets planets=BB days=1").choose(
        0, "land 1", "take goods"
    )
    assert few.question() == "load 0", "both must go, and nobody asks which of them first"


AHEAD = SCOUT + "6,7 structural 3333\n8,7 battery_2 0033 cells=2\n8,8 engine 3000 ^\n6,6 double_engine 3000 v\n"
"""Two engines to the rear, and a double one that points ahead."""


@pytest.mark.rule("BX-R-76")
def test_an_engine_that_points_ahead_is_neither_offered_nor_counted_in_what_a_ship_could_reach() -> None:
    r = travel(AHEAD, SMOOTH, roads="somersault", cards="open_space")
    assert [event.data["strength"] for event in r.events("engines_counted", 0)] == [2]
    strengths = r.game.view(0).table.ships[0]
    assert strengths.engines_powered >= strengths.engines


@pytest.mark.rule("BX-R-76")
def test_only_the_card_that_is_over_decides_whether_ships_turn() -> None:
    r = travel(
        TUG, TUG, roads="somersault", cards=["open_space", "stardust"], played=("stardust", "planets planets=B days=1")
    )
    go_on(r, "done")
    assert len(r.events("ship_turned")) == 2
    fly(r)
    assert len(r.events("ship_turned")) == 2, "stardust turns nobody"


@pytest.mark.rule("BX-12.33")
def test_only_exhausts_may_be_wrong_in_a_somersault() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n6,7 structural 0130\n7,6 engine 3000 v\n6,6 engine 3000 >\n"
    r = building("somersault", ships=[ship, SCOUT]).choose(0, "start")
    wrong = [error[0] for error in r.asked(0).about["errors"]]
    assert "engine_not_to_rear" in wrong
    assert wrong.count("engine_not_to_rear") == 1


@pytest.mark.rule("BX-R-74", "BX-8.9")
def test_defective_connectors_weaken_the_half_they_are_in() -> None:
    left = "5,7 cabin 0330 crew=2\n6,7 structural 0033\n5,8 engine 3000 ^\n6,8 engine 3000 ^\n"
    right = "9,7 cabin 0330 crew=2\n10,7 structural 0033\n9,8 engine 1000 ^\n10,8 engine 3000 ^\n"
    ship = f"ship IIA\n{left}{right}"
    board = read_ship(ship).board
    sections = [defective_joints(read_ship(ship).layout, section) for section in board.sections]
    assert [len(joints) for joints in sections] == [0, 1]
    r = travel(
        ship,
        f"ship IIA\n{left}{right.replace('1000', '3000')}",
        roads="defective_connectors",
        cards="open_space",
        **WITH_HALVES,
    )
    assert [section["strength"] for section in r.asked(0).about["sections"]] == [2, 1]
    go_on(r, "done")
    assert [event.data["days"] for event in r.events("moved")] == [1, 2]


@pytest.mark.rule("BX-R-74")
def test_after_something_is_powered_nothing_is_dropped_any_more() -> None:
    ship = MIXED.replace("8,7 structural 0023", "8,7 battery_2 0023 cells=2").replace(
        "8,8 engine 2000", "8,8 double_engine 2000"
    )
    r = travel(ship, SMOOTH, roads="defective_connectors", cards="open_space")
    assert "let go" in r.options(0)
    r.choose(0, "8,8")
    assert "let go" not in r.options(0)


@pytest.mark.rule("BX-R-74")
def test_what_dropping_costs_and_gains_is_told_for_the_part_that_stays() -> None:
    """Dropping the cabin in the middle leaves the largest part: an engine less or more, and one joint less or two."""
    r = travel(MIXED, SMOOTH, roads="defective_connectors", cards="open_space").choose(0, "let go")
    told = r.asked(0).about["options"]
    assert r.asked(0).about["joints"] == 2
    assert told["6,7"]["gain"] == {"engines": 0}, "a joint less, and the engine behind it"
    assert told["6,7"]["price"]["components"] == 2


@pytest.mark.rule("BX-R-75", "BX-12.38")
def test_the_dead_column_is_told_and_shown() -> None:
    r = building("dead_zone", dice=(6,), ships=[SCOUT, SCOUT])
    (condition,) = r.game.view(0).table.modules["rough_roads"]["conditions"]
    assert condition["values"] == {"column": "6"}
    dead = r.game.view(0).table.modules["rough_roads"]["dead"]
    assert [shown["seat"] for shown in dead] == [0, 1]
    assert {name.split(",")[0] for shown in dead for name in shown["squares"]} == {"6"}


@pytest.mark.rule("BX-12.42", "BX-R-53")
def test_nobody_panics_who_was_not_joined_to_what_was_destroyed() -> None:
    r = travel(
        LINER,
        LINER + "9,7 cabin 0003 crew=2\n",
        roads="panic",
        cards="combat_zone lines=crew:shots:heavy_front",
        dice=[7],
    )
    assert hits(r, 0) == ["7,6"]
    assert r.state.ships[0].crew_count == 5
    empty = travel(
        LINER.replace(" crew=2", ""),
        LINER,
        roads="panic",
        cards="combat_zone lines=crew:shots:heavy_left",
        dice=[7],
        manned=False,
    )
    assert empty.state.ships[0].crew_count == 0


@pytest.mark.rule("BX-12.24")
def test_what_a_shield_stops_pierces_nothing() -> None:
    ship = SCOUT + "6,7 battery_2 0300 cells=1\n8,7 shield 0003 ^\n"
    r = travel(ship, LINER, roads="piercing_projectiles", cards="combat_zone lines=crew:shots:light_front", dice=[7])
    r.choose(0, "8,7")
    assert hits(r, 0) == []


@pytest.mark.rule("BX-12.1", "BX-12.2")
def test_competition_is_for_derelicts_only() -> None:
    r = travel(SCOUT, SMOOTH, roads="stiff_competition", cards="slavers strength=0 days=1 crew_loss=1 credits=3")
    r.choose(0, "yes")
    assert [event.data["amount"] for event in r.events("earned", 0)] == [3]


@pytest.mark.rule("BX-R-53")
def test_locals_fire_only_at_those_who_land_on_this_card() -> None:
    r = travel(SMOOTH, SMOOTH, roads="paranoid_locals", cards=[PLANET, PLANET], dice=[2, 2])
    r.choose(0, "land 1").choose(1, "pass")
    assert len(r.events("locals_fire")) == 1
    go_on(r)
    fly(r)
    for seat in r.state.flight.order():
        r.choose(seat, "pass" if seat == 0 else "land 1")
    assert [list(event.data["aims"]) for event in r.events("shot")] == [["0"], ["1"]]


@pytest.mark.rule("BX-R-53")
def test_only_enemies_are_big() -> None:
    r = travel(
        SCOUT,
        SCOUT,
        roads="big_baddies",
        cards=["slavers strength=1 days=1 crew_loss=1 credits=3", "stardust"],
        dice=[(2, 5)],
    )
    assert [event.data["bonus"] for event in r.events("enemy_grew")] == [2]
    assert r.events("contest")[0].data["against"] == {"0": 3, "1": 3}
    go_on(r)
    fly(r)
    assert len(r.events("enemy_grew")) == 1


@pytest.mark.rule("BX-12.21")
def test_an_epidemic_of_remorseless_fate_takes_the_cabins_and_nothing_more() -> None:
    r = travel(LINER, SCOUT, roads="remorseless_fate", cards="epidemic")
    go_on(r)
    assert [event.data["squares"] for event in r.events("components_given_up", 0)] == [["6,7", "7,7", "8,7"]]
    assert not r.events("crew_lost")
    tail = SMOOTH.replace("8,7 structural 0003", "8,7 structural 0303") + "9,7 structural 0103\n"
    dust = go_on(travel(tail, SMOOTH, roads="remorseless_fate", cards="stardust"))
    assert not dust.events("moved"), "components instead of days"
    assert squares(dust) == {"7,6", "6,7", "7,7", "8,7", "7,8"}


def at_the_union(*ships: str, **settings: Any) -> Rehearsal[Table]:
    r = travel(*ships, roads="union_ship", cards="nothing", **settings)
    return fly(fly(r))


@pytest.mark.rule("BX-12.27", "BX-R-92")
def test_blocks_and_credits_pay_in_any_mix_and_who_has_too_little_gives_up() -> None:
    ship = FREIGHTER.replace("8,7 cargo_3 0003", "8,7 cargo_3 0003 goods=BB").replace("crew=2", "crew=2")
    r = at_the_union(ship, SCOUT, SCOUT, purses=[0, 2, 1])
    assert (r.question(), r.options(0)) == ("pay_union 0", ["give B 8,7", "give up"])
    assert r.asked(0).about["options"]["give B 8,7"] == {"price": {"goods": "B"}}
    r.choose(0, "give B 8,7").choose(0, "give B 8,7")
    assert r.state.ships[0].blocks == ""
    assert r.options(1) == ["pay", "give up"]
    r.choose(1, "pay")
    assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [(2, "union")]


@pytest.mark.rule("BX-R-49")
def test_taking_and_returning_is_told_without_saying_what_it_was() -> None:
    r = ordered().choose(0, "draw ordered")
    (seen,) = r.events("component_seen")
    assert (seen.only, seen.data["component"]) == (0, r.game.view(0).table.yard.places[0].hand)
    assert not r.game.may_undo(0), "what was drawn is known"
    assert [event.seat for event in r.events("ordered_taken")] == [0]
    r.choose(0, "return")
    assert [event.seat for event in r.events("ordered_returned")] == [0]
    assert r.game.view(0).table.yard.places[0].hand is None
    assert "lift" not in r.options(0)


@pytest.mark.rule("BX-R-49")
def test_what_comes_from_the_warehouse_goes_back_there() -> None:
    r = ordered().choose(0, "draw")
    tile = r.game.view(0).table.yard.places[0].hand
    r.choose(0, "return")
    assert f"take {tile}" in r.options(0)
    assert f"take ordered {tile}" not in r.options(0)


@pytest.mark.rule("BX-R-49", "BX-12.36")
def test_nobody_takes_from_the_pile_while_looking_at_cards_or_after_finishing() -> None:
    r = ordered(round_name="I", ships=[SCOUT.replace(" crew=2", ""), SCOUT.replace(" crew=2", "")])
    look = next(option for option in r.options(0) if option.startswith("look"))
    r.choose(0, look)
    assert not [option for option in r.options(0) if "ordered" in option]


@pytest.mark.rule("BX-11.3", "BX-11.4")
def test_what_was_noted_in_a_flight_is_forgotten_after_it() -> None:
    r = travel(SCOUT, SCOUT, roads="deja_vu", cards="nothing", played=())
    while r.game.seats_asked():
        fly(r)
    assert r.game.over
    assert remembered(r.state, FLIGHT, None) == {}
    assert remembered(r.state, "in_force", None) == []


@pytest.mark.rule("BX-12.14")
def test_cards_that_come_again_are_played_once_more_and_no_card_is_in_two_places() -> None:
    r = travel(SCOUT, SCOUT, roads="deja_vu", cards=DERELICT, played=())
    r.choose(0, "yes")
    go_on(r)
    while not r.events("cards_come_again"):
        fly(r)
    course = r.state.flight
    assert course.played == (DERELICT,)
    assert list(course.deck) == ["nothing", "nothing"]


@pytest.mark.rule("BX-11.3", "BX-R-75")
def test_roads_the_dead_column_and_orders_are_told_when_they_are_turned_up() -> None:
    table = yard(2, "II", start=False, rough_roads="1").state.copy()
    for name, _ in in_force(table):
        take_out_of_force(table, name)
    table.events.clear()
    put_in_force(table, "dead_zone", (1,))
    kinds = {event.kind: event.data for event in table.events}
    assert kinds["road_turned_up"] == {"road": "dead_zone", "seats": [1]}
    assert sum(kinds["column_died"]["dice"]) == int(kinds["column_died"]["squares"][0].split(",")[0])
    assert all(1 <= face <= 6 for face in kinds["column_died"]["dice"])
    r = building("made_to_order", round_name="I").choose(0, "start")
    assert [event.data["count"] for event in r.events("components_ordered")] == [12]
