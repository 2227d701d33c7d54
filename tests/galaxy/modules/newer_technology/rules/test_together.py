"""Chapter 15: the new components beside roads, machinations, halves and specializations."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES, registry
from starboard.galaxy.catalog.components import KINDS, groups_of, kinds_of
from starboard.galaxy.registry import modules
from starboard.galaxy.ship.working import guarded, links
from starboard.galaxy.table import Table
from tests.galaxy.modules.newer_technology.rules.ships import (
    CREW_ZONE,
    CYAN,
    SCOUT,
    counted,
    crew,
    destroyed,
    meet,
    told,
)
from tests.galaxy.modules.newer_technology.rules.test_solar_panels import SUNNY
from tests.galaxy.modules.newer_technology.rules.test_thrusters import SHIP

NEW = ("solar_panel", "thruster", "router", "crubot_station", "auto_defense", "armory")


def with_road(road: str, *ships: str, card: str, seats: tuple[int, ...] | None = None, **said: Any) -> Rehearsal[Table]:
    """A card is met with a road in force. Modifiers of roads have their names."""
    table = meet(*ships, card=card, fly_on=False, **said).state.copy()
    table.put_into_play(road, seats)
    return Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")


def in_dead_zone(ship: str, *squares: str, card: str = "nothing", **said: Any) -> Rehearsal[Table]:
    """The same with these squares dead. What a dead zone is the road itself says; here it is these squares."""

    class Dead:
        """Some squares do not work."""

        name = "dead_for_a_test"
        rank: Mapping[str, int] = {}

        def works(self, table: Table, ship: Any, mask: int) -> int:
            for square in squares:
                mask &= ~(1 << ship.board.squares[square])
            return mask

    known = dict(registry.modifiers())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "modifiers", lambda: {**known, Dead.name: Dead()})
        registry._seams.cache_clear()
        table = meet(
            ship,
            SCOUT if "ship I\n" in ship else SCOUT.replace("ship I\n", "ship II\n"),
            card=card,
            fly_on=False,
            **said,
        ).state.copy()
        table.put_into_play(Dead.name)
        r = Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")
    registry._seams.cache_clear()
    return r


@pytest.mark.rule("AX-15.9", "AX-15.26")
def test_a_system_test_counts_stations_and_thrusters_and_no_panels() -> None:
    powered = {
        kind: any(part.powered is not None and part.powered(KINDS[kind]) for part in kinds_of(KINDS[kind]))
        for kind in NEW
    }
    assert {kind for kind, uses in powered.items() if uses} == {"thruster", "crubot_station"}
    ship = SUNNY.replace("8,8 double_engine 3000 ^", "8,8 crubot_station 3000")
    r = meet(ship, SCOUT, card="system_test components=5")
    assert "8,8" in r.options(0)
    assert "8,7" not in r.options(0)


@pytest.mark.rule("AX-15.9")
def test_an_eco_patrol_ignores_panels() -> None:
    bare = SUNNY.replace(" cells=2", "")
    r = meet(bare, SCOUT, card="eco_patrol credits=1", purses=[9, 9])
    assert r.state.accounts == [9, 9]


@pytest.mark.rule("AX-15.12")
def test_the_new_components_are_of_none_of_the_trustbusters_groups() -> None:
    for kind in NEW:
        assert not {"cabin", "battery", "cannon", "engine"} & set(groups_of(KINDS[kind]))


@pytest.mark.rule("AX-15.13")
def test_with_bum_batteries_the_extra_unit_may_come_from_a_panel() -> None:
    r = with_road("bum_batteries", SUNNY, SCOUT, card="open_space")
    assert told(r, "8,8")["price"] == {"cells": 1}
    r.choose(0, "8,8")
    assert r.options(0) == ["6,6", "sun 8,7"]
    r.choose(0, "6,6")
    assert r.options(0) == ["6,6", "sun 8,7"]
    r.choose(0, "sun 8,7")
    assert r.state.ships[0].cell_count == 1
    only = SUNNY.replace(" cells=2", "")
    assert not with_road("bum_batteries", only, SCOUT, card="open_space").events("engine_powered")


@pytest.mark.rule("AX-15.14")
def test_panic_and_psychosis_leave_crubots_alone() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 structural 0333
8,8 crubot_station 3000 marks=awake
7,8 engine 3000 ^
"""
    r = with_road("panic", ship, SCOUT, card="meteors meteors=large_right", dice=[7])
    assert destroyed(r) == ["8,7"]
    r.choose(0, "7,7")
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["7,7"]


@pytest.mark.rule("AX-3.31", "AX-15.14")
def test_panic_goes_through_a_router() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 router 0333
9,7 structural 0003
8,8 cabin 3000 crew=2
7,8 engine 3000 ^
"""
    r = with_road("panic", ship, SCOUT, card="meteors meteors=large_right", dice=[7])
    assert destroyed(r) == ["9,7"]
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["7,7", "8,8"]


@pytest.mark.rule("AX-15.15")
def test_in_a_dead_zone_no_new_component_works() -> None:
    hub = """
ship II
7,6 router 0333
6,6 auto_defense 0300
8,6 auto_defense 0003
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
    enemy = "slavers strength=9 days=1 crew_loss=1 credits=1"
    assert counted(in_dead_zone(hub, "9,9", card=enemy), "cannons") == 1
    assert counted(in_dead_zone(hub, "7,6", card=enemy), "cannons") == 0  # the router does not connect
    assert counted(in_dead_zone(hub, "6,6", card=enemy), "cannons") == 0  # one of a pair is not enough
    table = in_dead_zone(hub, "6,6").state
    assert set(table.ships[0].squares_named(guarded(table, table.ships[0]))) == {"8,6"}
    table = in_dead_zone(hub, "7,6").state
    squares = table.ships[0].board.squares
    assert not links(table, table.ships[0])[squares["6,6"]] >> squares["8,6"] & 1
    r = in_dead_zone(SUNNY.replace(" cells=2", ""), "8,7", card="open_space")
    assert counted(r, "engines") == 1
    armed = "ship II\n7,7 starting_cabin 3333 crew=2\n8,7 armory 0003\n7,8 engine 3000 ^\n".replace("\\\n", "\n")
    assert counted(in_dead_zone(armed, "8,7", card=CREW_ZONE), "crew") == 2
    assert counted(in_dead_zone(armed, "9,9", card=CREW_ZONE), "crew") == 4
    assert in_dead_zone(SHIP, "9,8", card="meteors meteors=large_front", dice=[8]).events("component_destroyed", 0)
    plated = "ship II\n7,7 starting_cabin 3333 crew=2\n7,6 plated_hold 4030\n7,8 engine 3000 ^\n".replace("\\\n", "\n")
    assert in_dead_zone(plated, "7,6", card="meteors meteors=large_front", dice=[7]).events("bounced", 0)


@pytest.mark.rule("AX-15.17")
def test_a_panel_does_not_explode_like_a_battery() -> None:
    r = with_road(
        "explosive_batteries",
        crew(2) + "\n8,7 solar_panel 0003",
        crew(4),
        card="combat_zone lines=crew:shots:heavy_right",
        dice=[7],
    )
    assert destroyed(r) == ["8,7"]
    charged = crew(2) + "\n8,7 battery_2 0003 cells=1"
    r = with_road("explosive_batteries", charged, crew(4), card="combat_zone lines=crew:shots:heavy_right", dice=[7])
    assert len(destroyed(r)) > 1


@pytest.mark.rule("AX-15.17")
def test_routers_do_not_spread_explosions() -> None:
    ship = """
ship II
7,7 starting_cabin 3333 crew=2
6,7 router 0303
5,7 battery_2 0300 cells=1
8,7 structural 0303
9,7 structural 0003
7,8 engine 3000 ^
"""
    r = with_road(
        "explosive_batteries",
        ship,
        crew(4).replace("ship I\n", "ship II\n"),
        card="combat_zone lines=crew:shots:heavy_left",
        dice=[7],
    )
    assert destroyed(r) == ["5,7", "6,7"]  # the neighbours alone; the cabin behind the router stays


@pytest.mark.rule("AX-15.20")
def test_a_push_holds_for_both_impacts_of_what_pierces() -> None:
    r = with_road(
        "piercing_projectiles",
        SHIP,
        SCOUT.replace("ship I\n", "ship II\n"),
        card="meteors meteors=large_front",
        dice=[8],
    )
    assert r.options(0) == ["push left", "none"]
    r.choose(0, "push left")
    assert set(destroyed(r)) >= {"7,6", "7,7"}
    assert not [square for square in destroyed(r) if square.startswith("8,")]
    assert len(r.events("pushed_aside")) == 1


@pytest.mark.rule("AX-15.24")
def test_the_techie_needs_a_real_token() -> None:
    """Only the panel can pay; with a token on board the owner may take the Techie or the panel first."""

    package = next(module.package for module in modules() if module.switch in CYAN)
    take = import_module(f"{package}.specializations.choosing").SPECIALIZATIONS.take

    def flown(ship: str) -> Rehearsal[Table]:
        table = meet(ship, SCOUT, card="open_space", fly_on=False, **CYAN).state.copy()
        take(table, table.ships[0], "techie")
        return Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")

    ship = SUNNY.replace("6,7 structural 3300", "6,7 cabin 3333 alien=cyan") + "5,7 life_support_cyan 0300\n"
    r = flown(ship.replace(" cells=2", "")).choose(0, "8,8")
    assert r.events("sun_used", 0)
    assert not r.events("techie_helped")
    r = flown(ship).choose(0, "8,8")
    assert r.options(0) == ["techie", "sun 8,7"]


TWIN = """
ship IIA
4,7 battery_2 3303 cells=2
5,7 cabin 0333 crew=2
5,8 engine 3000 ^
4,6 thruster 0030 <
9,6 cargo_2 0030
9,7 cabin 3330 crew=2
9,8 engine 3000 ^
10,7 structural 0003
"""
"""The thruster of the left half points to the left and to the front."""

WITH_HALVES = {module.switch: module.on[0] for module in modules() if "IIA" in module.rounds}


@pytest.mark.rule("AX-3.71")
def test_a_thruster_of_one_half_moves_the_hit_for_the_whole_ship() -> None:
    r = meet(TWIN, TWIN, card="meteors meteors=large_front", dice=[10], **WITH_HALVES)
    assert r.options(0) == ["push left", "none"]
    r.choose(0, "push left")
    assert destroyed(r) == ["9,6"]
    assert r.state.ships[0].cell_count == 1
    moved = TWIN.replace("4,7 battery_2 3303 cells=2", "4,7 structural 3303").replace(
        "10,7 structural 0003", "10,7 battery_2 0003 cells=2"
    )
    r = meet(moved, TWIN, card="meteors meteors=large_front", dice=[10], **WITH_HALVES)
    assert r.question() == "thrust 1"  # the energy of the other half does not help
    assert destroyed(r) == ["10,7"]


@pytest.mark.rule("AX-3.14")
def test_who_pushes_decides_in_flight_order() -> None:
    """AX-R-3: the leader first; each hit is over for one ship before the next one decides."""
    r = meet(SHIP, SHIP, card="meteors meteors=large_front", dice=[8], at=[0, 5])
    assert r.question() == "thrust 1"
    r.choose(1, "none")
    assert r.question() == "thrust 0"


CYLINDER = """
ship IIB
5,4 starting_cabin 3333 crew=2
4,4 structural 3333
3,4 structural 0303
2,4 structural 0303
1,4 structural 0303
9,4 structural 0300
4,3 structural 0030
4,5 thruster 3000 v
5,5 battery_2 3000 cells=2
"""
"""Its thruster blows to the left and to the rear."""

WITH_CYLINDERS = {module.switch: module.on[0] for module in modules() if "IIB" in module.rounds}


@pytest.mark.rule("AX-5.13", "AX-5.14")
@pytest.mark.parametrize(
    ("side", "dice", "push", "struck"),
    [
        ("front", (1, 5), "left", "3,4"),  # AX-EX-47: from column 4 to column 3
        ("front", (1, 1), "left", "9,4"),  # and from column 1 to column 9, around the cylinder
        ("left", (3, 2), "rear", "3,4"),  # from row 3 to row 4; it begins in the same column
    ],
)
def test_on_a_cylinder_columns_go_round_and_rows_do_not(
    side: str, dice: tuple[int, int], push: str, struck: str
) -> None:
    r = meet(CYLINDER, CYLINDER, card=f"meteors meteors=large_{side}", dice=[dice], **WITH_CYLINDERS)
    assert r.options(0) == [f"push {push}", "none"]
    r.choose(0, f"push {push}")
    assert destroyed(r) == [struck]


@pytest.mark.rule("AX-3.17", "AX-3.21")
def test_a_shield_is_still_offered_after_a_push() -> None:
    """What is pushed onto an exposed connector is met by the shield, for a token more."""
    ship = SHIP.replace("7,6 structural 0030", "7,6 structural 3030").replace("8,6 cargo_2 0030", "8,6 cargo_2 3030")
    ship = ship.replace("9,6 cannon 0030 ^", "9,6 shield 0030 <")
    r = meet(ship, SCOUT.replace("ship I\n", "ship II\n"), card="meteors meteors=small_front", dice=[8])
    r.choose(0, "push left")
    assert (r.question(), r.asked(0).about["square"]) == ("shield 0", "7,6")
