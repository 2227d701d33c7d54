"""Chapter 4: bi-directional cannons, combined components, plating."""

from __future__ import annotations

import pytest

from starboard.galaxy.notation import read_ship
from starboard.galaxy.ship.errors import mistakes
from tests.galaxy.modules.new_technology.rules.ships import SCOUT, counted, meet, story

TWO_WAYS = """
ship I
7,6 bidirectional_cannon 0033 ^
6,7 battery_2 0300 cells=2
7,7 starting_cabin 3333 crew=2
8,7 structural 0003
7,8 engine 3000 ^
"""
"""One barrel points to the front, one to the right."""

SLAVERS = "slavers strength=9 days=1 crew_loss=1 credits=1"


def errors(text: str) -> list[str]:
    ship = read_ship(text)
    return [mistake.kind for mistake in mistakes(ship.layout)]


@pytest.mark.rule("BX-4.16")
def test_both_squares_before_its_muzzles_must_be_empty() -> None:
    assert errors(TWO_WAYS) == []
    assert errors(TWO_WAYS + "8,6 structural 0030\n").count("before_cannon") == 1
    assert errors(TWO_WAYS + "7,5 structural 0000\n").count("before_cannon") == 1


@pytest.mark.rule("BX-4.17", "BX-4.18")
@pytest.mark.parametrize(("turn", "strength"), [("^", 1.5), (">", 1), ("v", 1), ("<", 1.5)])
def test_one_token_fires_both_barrels(turn: str, strength: float) -> None:
    """BX-EX-27: one barrel to the front and one to a side add 1½."""
    r = meet(TWO_WAYS.replace("0033 ^", f"0033 {turn}"), SCOUT, card=SLAVERS.replace("9", "1"))
    r.choose(0, "7,6")
    assert r.state.ships[0].cell_count == 1
    assert counted(r, "cannons") == strength


@pytest.mark.rule("BX-4.19")
@pytest.mark.parametrize(("side", "total"), [("front", 7), ("right", 6)])
def test_each_barrel_shoots_meteors_that_come_from_where_it_points(side: str, total: int) -> None:
    r = meet(TWO_WAYS, SCOUT, card=f"meteors meteors=large_{side}", dice=[total])
    assert r.asked(0).question == "shoot"
    r.choose(0, "7,6")
    assert story(r, "meteor_shot", "component_destroyed")[0] == ("meteor_shot", 0)


@pytest.mark.rule("BX-4.19")
def test_no_barrel_points_to_the_left() -> None:
    r = meet(TWO_WAYS, SCOUT, card="meteors meteors=large_left", dice=[6])
    assert story(r, "component_destroyed")[0] == ("component_destroyed", 0)


@pytest.mark.rule("BX-4.20")
def test_an_engine_and_cannon_needs_room_before_and_behind_it() -> None:
    ship = SCOUT + "6,7 structural 0303\n5,7 engine_cannon 0300 {turn}\n"
    assert errors(ship.format(turn="^")) == []
    assert "engine_not_to_rear" in errors(ship.format(turn=">"))
    assert "before_cannon" in errors(ship.format(turn="^") + "5,6 structural 0000\n")
    assert "behind_engine" in errors(ship.format(turn="^") + "5,8 structural 0000\n")


@pytest.mark.rule("BX-4.21")
def test_its_cannon_shoots_meteors_and_its_engine_drives() -> None:
    ship = "ship I\n7,7 starting_cabin 3333 crew=2\n6,7 engine_cannon 0300 ^\n"
    r = meet(ship, ship, card="meteors meteors=large_front", dice=[6])
    assert [seat for _, seat in story(r, "meteor_shot")] == [0, 1]
    assert counted(meet(ship, ship, card="open_space"), "engines") == 1


@pytest.mark.rule("BX-4.22")
def test_a_mixed_hold_takes_one_red_block_and_others_everywhere() -> None:
    ship = SCOUT + "6,7 mixed_cargo 0300\n"
    r = meet(ship, SCOUT, card="planets planets=RRBB days=1").choose(0, "land 1", "load R 6,7")
    assert "load R 6,7" not in r.options(0)
    r.choose(0, "load B 6,7", "load B 6,7")
    assert r.state.ships[0].blocks == "RBB"
    r = meet(ship, SCOUT, card="planets planets=BBBB days=1").choose(0, "land 1", *["load B 6,7"] * 3)
    assert r.state.ships[0].blocks == "BBB"


@pytest.mark.rule("BX-4.23")
@pytest.mark.parametrize(("kind", "blocks"), [("battery_cargo", "YB"), ("battery_special_cargo", "R")])
def test_a_battery_and_hold_stores_tokens_and_blocks(kind: str, blocks: str) -> None:
    ship = SCOUT + f"6,7 {kind} 0300 cells=2 goods={blocks}\n"
    r = meet(ship, SCOUT, card="smugglers strength=9 days=1 goods_loss=3 goods=B")
    there = r.state.ships[0]
    assert (there.blocks, there.cell_count) == ("", 2 - (3 - len(blocks)))


PLATED = """
ship I
7,6 plating 4433
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""Plated to the front and to the right."""


@pytest.mark.rule("BX-4.53")
@pytest.mark.parametrize("shot", ["heavy_front", "light_front", "heavy_right", "light_right"])
def test_nothing_harms_a_plated_side(shot: str) -> None:
    r = meet(PLATED, PLATED, card=f"combat_zone lines=crew:shots:{shot}", dice=[7 if "front" in shot else 6])
    assert [event.data["square"] for event in r.events("bounced")] == ["7,6"]
    assert not r.events("component_destroyed")


@pytest.mark.rule("BX-4.53")
@pytest.mark.parametrize("meteor", ["large_front", "small_front", "large_right", "small_right"])
def test_meteors_bounce_off_plating(meteor: str) -> None:
    r = meet(PLATED, SCOUT, card=f"meteors meteors={meteor}", dice=[7 if "front" in meteor else 6])
    assert [event.data["square"] for event in r.events("bounced", 0)] == ["7,6"]
    assert not r.events("component_destroyed", 0)


@pytest.mark.rule("BX-4.53", "BX-R-17")
def test_plating_does_nothing_else() -> None:
    ship = read_ship(PLATED)
    assert (ship.cannon_strength(), ship.engine_strength(), ship.exposed_connectors) == (0, 1, 3)
    assert errors(PLATED + "8,6 structural 0000\n") == ["unjoined"]  # a plated side is a smooth one


@pytest.mark.rule("BX-4.54")
def test_the_other_sides_of_plating_are_vulnerable() -> None:
    r = meet(PLATED, PLATED, card="combat_zone lines=crew:shots:heavy_left", dice=[6])
    assert [event.data["square"] for event in r.events("component_destroyed")] == ["7,6"]
    r = meet(PLATED, SCOUT, card="meteors meteors=small_left", dice=[6])
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,6"]


@pytest.mark.rule("BX-4.55")
def test_sabotage_destroys_plating() -> None:
    r = meet(PLATED, PLATED, card="sabotage", dice=[7, 6])
    assert [event.data["square"] for event in r.events("component_destroyed")] == ["7,6"]
