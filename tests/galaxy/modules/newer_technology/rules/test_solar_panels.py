"""Chapter 3.1: solar panels, and which component takes which unit of energy."""

from __future__ import annotations

import pytest

from starboard.galaxy.catalog.components import KINDS
from tests.galaxy.modules.newer_technology.rules.ships import CYAN, SCOUT, counted, meet, story, told

SUNNY = """
ship I
7,6 double_cannon 0030 ^
6,6 battery_2 0030 cells=2
6,7 structural 3300
7,7 starting_cabin 3333 crew=2
8,7 solar_panel 3033
8,6 shield 0030 ^
7,8 engine 3000 ^
8,8 double_engine 3000 ^
9,6 structural 0030
9,7 structural 3000
"""
"""The panel is joined to the cabin, a shield to the front and right, and a double engine; not to the double cannon."""


@pytest.mark.rule("AX-3.3", "AX-3.10")
def test_a_panel_powers_a_component_joined_to_it() -> None:
    r = meet(SUNNY, SCOUT, card="open_space")
    assert told(r, "8,8")["price"] == {"cells": 0}
    r.choose(0, "8,8")
    assert r.options(0) == ["6,6", "sun 8,7"]
    r.choose(0, "sun 8,7")
    assert counted(r, "engines") == 3
    assert r.state.ships[0].cell_count == 2
    assert story(r, "sun_used", "cell_used") == [("sun_used", 0)]


@pytest.mark.rule("AX-3.4", "AX-3.9")
def test_a_panel_is_used_once_for_each_card_and_saves_nothing() -> None:
    r = meet(SUNNY.replace("cells=2", "cells=1"), SCOUT, card="open_space", after=["open_space", "nothing"])
    r.choose(0, "8,8", "sun 8,7")
    assert r.game.view(0).table.ships[0].marks == {"8,7": "shaded"}
    r.all_choose("fly on")
    assert r.game.view(0).table.ships[0].marks == {}
    assert [(event.seat, event.data["now"]) for event in r.events("sun_back")] == [(0, {"marks": {"8,7": None}})]
    r.choose(0, "8,8")
    assert r.options(0) == ["6,6", "sun 8,7"]  # one unit, though it was not used up twice over
    assert r.asked(0).about["each"] == {"6,6": 1, "sun 8,7": 1}


@pytest.mark.rule("AX-3.4", "AX-3.5")
def test_example_four() -> None:
    """AX-EX-4: the panel serves the shield, then the cannon and the shield cost a token each; next card, again."""
    swarm = "meteors meteors=small_front,large_front,small_front"
    ship = """
ship I
6,7 battery_2 0300 cells=2
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
7,6 structural 3330
8,6 solar_panel 1333
8,7 double_cannon 3000 >
9,6 shield 0003 ^
"""
    r = meet(
        ship, SCOUT, card=swarm.replace("large_front", "large_right"), dice=[8, 6, 8], after=["nothing", "nothing"]
    )
    assert r.question() == "shield 0"
    r.choose(0, "9,6", "sun 8,6")
    assert r.state.ships[0].cell_count == 2
    assert r.question() == "shoot 0"
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 1
    assert r.question() == "shield 0"
    r.choose(0, "9,6")
    assert r.state.ships[0].cell_count == 0
    r.all_choose("fly on")
    assert r.game.view(0).table.ships[0].marks == {}


@pytest.mark.rule("AX-3.6", "AX-3.8")
def test_a_panel_powers_nothing_that_is_not_joined_to_it() -> None:
    enemy = "slavers strength=1 days=1 crew_loss=1 credits=1"
    r = meet(SUNNY, SCOUT, card=enemy).choose(0, "7,6")
    assert r.state.ships[0].cell_count == 1
    assert not r.events("sun_used")
    r = meet(SUNNY.replace(" cells=2", ""), SCOUT, card=enemy)
    assert not r.events("cannon_powered")
    assert r.events("enemy_won", 0)


@pytest.mark.rule("AX-3.1", "AX-3.7")
def test_a_panel_is_no_battery_and_charges_none() -> None:
    assert KINDS["solar_panel"].cells == 0
    ship = SUNNY.replace(" cells=2", "").replace("8,8 double_engine", "8,8 reactor_furnace 3000\n#").split("#")[0]
    r = meet(ship, SCOUT, card="planets planets=B days=1", **CYAN).choose(0, "land 1")
    assert not [option for option in r.options(0) if option.startswith("burn")]
    r = meet(SUNNY, SCOUT, card="open_space").choose(0, "8,8", "sun 8,7")
    assert r.state.ships[0].cells == {r.state.ships[0].board.squares["6,6"]: 2}


BOOSTED = """
ship I
7,6 structural 0030
7,7 starting_cabin 3333 crew=2
6,7 battery_2 0300{cells}
8,7 shield_booster 3333
8,8 shield 3333 ^
9,7 solar_panel 0033
8,9 solar_panel 3000
7,8 engine 3000 ^
"""
"""One panel is joined to the booster (9,7), one to the shield (8,9)."""


@pytest.mark.rule("AX-3.67")
def test_each_unit_may_come_from_a_panel_of_the_component_that_takes_it() -> None:
    ship = BOOSTED.replace("ship I\n", "ship II\n").format(cells="")
    heavy = "combat_zone lines=crew:shots:heavy_front"
    r = meet(ship, ship, card=heavy, dice=[7], **CYAN)
    assert told(r, "boost 8,8")["price"] == {"cells": 0}
    r.choose(0, "boost 8,8")
    assert story(r, "sun_used") == [("sun_used", 0), ("sun_used", 0)]
    alone = ship.replace("9,7 solar_panel 0033\n", "")
    r = meet(alone, alone, card=heavy, dice=[7], **CYAN)
    assert r.events("component_destroyed", 0)  # nothing is left for the booster


@pytest.mark.rule("AX-3.67")
def test_two_panels_of_the_shield_do_not_pay_for_the_booster() -> None:
    ship = BOOSTED.replace("ship I\n", "ship II\n").replace("9,7 solar_panel 0033", "9,8 solar_panel 0003")
    heavy = "combat_zone lines=crew:shots:heavy_front"
    r = meet(ship.format(cells=""), SCOUT.replace("ship I\n", "ship II\n"), card=heavy, dice=[7], **CYAN)
    assert r.events("component_destroyed", 0)
    r = meet(ship.format(cells=" cells=1"), ship.format(cells=" cells=1"), card=heavy, dice=[7], **CYAN)
    assert told(r, "boost 8,8")["price"] == {"cells": 1}
    r.choose(0, "boost 8,8")
    assert r.options(0) == ["sun 9,8", "sun 8,9"]  # the token must stay for the booster
    r.choose(0, "sun 9,8")
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("AX-3.3", "AX-3.67")
def test_what_can_be_reached_at_most_knows_whom_the_panels_serve() -> None:
    """Two double engines, one of them on a panel, no token: the other one stays off."""
    ship = SUNNY.replace(" cells=2", "") + "6,8 double_engine 3000 ^\n"
    ship = ship.replace("6,7 structural 3300", "6,7 structural 3330")
    r = meet(ship, SCOUT, card="open_space")
    assert (r.options(0), r.asked(0).about["most"]) == (["8,8", "done"], 3)
