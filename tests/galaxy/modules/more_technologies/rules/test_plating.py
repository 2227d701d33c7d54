"""Section 4: plated sides."""

from __future__ import annotations

import pytest

from starboard.galaxy.catalog.components import COMPONENTS, KINDS, tiles_of
from starboard.galaxy.notation import read_ship
from starboard.galaxy.ship.errors import mistakes
from tests.galaxy.modules.more_technologies.rules.flights import SCOUT, meet

ARMOURED = """
ship second-II
7,6 cargo_2 4333
6,6 structural 4400
7,7 starting_cabin 3333
7,8 engine 3000 ^
"""


@pytest.mark.rule("KX-4.1", "KX-4.2")
def test_plating_is_a_kind_of_side() -> None:
    plated = {COMPONENTS[tile].kind for tile in tiles_of("more_technologies") if "4" in COMPONENTS[tile].connectors}
    assert plated == {"structural", "cargo_2", "cabin", "battery_2"}
    assert KINDS["cargo_2"].holds == 2
    assert max(COMPONENTS[tile].connectors.count("4") for tile in tiles_of("more_technologies")) == 3


@pytest.mark.rule("KX-4.3", "KX-4.4")
@pytest.mark.parametrize("shot", ["large", "small", "heavy", "light"])
def test_whatever_flies_bounces_off_a_plated_side(shot: str) -> None:
    if shot in ("large", "small"):
        r = meet(ARMOURED, SCOUT, card=f"meteors meteors={shot}_front", dice=[7])
    else:
        r = meet(ARMOURED, ARMOURED, card=f"combat_zone lines=crew:shots:{shot}_front", dice=[7])
    assert [event.data["square"] for event in r.events("bounced", 0)] == ["7,6"]
    assert not r.events("component_destroyed", 0)


@pytest.mark.rule("KX-4.5")
def test_another_side_of_the_same_component_is_like_any_other() -> None:
    for shot in ("heavy_right", "light_right"):
        r = meet(ARMOURED, ARMOURED, card=f"combat_zone lines=crew:shots:{shot}", dice=[6])
        assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,6"]
    assert meet(ARMOURED, SCOUT, card="meteors meteors=small_right", dice=[6]).events("component_destroyed", 0)


@pytest.mark.rule("KX-4.6")
def test_sabotage_does_not_knock() -> None:
    card = "sabotage"
    r = meet(
        ARMOURED, ARMOURED.replace("7,7 starting_cabin 3333", "7,7 starting_cabin 3333 crew=2"), card=card, dice=[7, 6]
    )
    hurt = [event for event in r.events("component_destroyed") if event.data["square"] == "7,6"]
    assert hurt


@pytest.mark.rule("KX-4.8", "KX-4.9")
@pytest.mark.parametrize(("neighbour", "fits"), [("0000", True), ("4444", True), ("0001", False), ("0003", False)])
def test_a_plated_side_goes_beside_smooth_and_plated_sides_only(neighbour: str, fits: bool) -> None:
    beside = f"8,6 structural {neighbour[:2]}3{neighbour[3]}\n8,7 structural 3003"
    layout = read_ship(f"ship second-II\n7,7 starting_cabin 3333\n7,6 structural 3433\n{beside}\n", 0).layout
    assert bool(mistakes(layout)) != fits
    squares = layout.board.squares
    assert not layout.joins[squares["7,6"]] >> squares["8,6"] & 1


@pytest.mark.rule("KX-4.8")
def test_a_plated_side_is_no_exposed_connector() -> None:
    exposed = read_ship("ship second-II\n7,7 starting_cabin 3333\n7,6 structural 4030\n", 0).layout.exposed
    assert len(exposed) == 3
