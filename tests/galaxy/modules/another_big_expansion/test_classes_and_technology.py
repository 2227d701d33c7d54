"""Newer ships and cards with the new components: thrusters, routers, solar panels."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.galaxy.scenario import flight
from tests.galaxy.modules.newer_cards.sets import TRAMP, met
from tests.galaxy.modules.newer_ship_classes.ships import ON, SCOUT

TECH: Any = {"newer_technology": "yes"}
PUSHER = TRAMP.replace("8,7 cargo_3 0003", "8,7 structural 3303\n8,6 battery_2 0030 cells=2\n9,7 thruster 0003 >")
"""Its thrusters blow to the right and to the rear."""


@pytest.mark.rule("AX-9.8", "AX-R-17", "AX-9.6")
def test_a_push_moves_both_meteors_of_a_pair_for_one_unit() -> None:
    r = met(PUSHER, TRAMP, cards="meteor_pairs meteors=large_front", dice=[8], **TECH)
    assert r.asked(0).question == "thrust"
    push = next(option for option in r.options(0) if option.startswith("push"))
    r.choose(0, push)
    small = r.events("meteor")[1].data["aims"]
    assert [aim["line"] for aim in small["0"]] == ["9"]
    assert [aim["line"] for aim in small["1"]] == ["8"]
    assert r.state.ships[0].cell_count == 1
    assert len(r.events("pushed_aside", 0)) == 1


@pytest.mark.rule("AX-9.8")
def test_a_pair_may_be_pushed_for_the_sake_of_the_small_one() -> None:
    """The large meteor would be shot, but what follows it finds an exposed connector."""
    armed = PUSHER.replace("6,7 cabin 0300 crew=2", "6,7 structural 3303\n6,6 cannon 0030 <")
    alone = met(armed, TRAMP, cards="meteors meteors=large_left", dice=[7], **TECH)
    assert [event.data["square"] for event in alone.events("meteor_shot", 0)] == ["6,6"]
    assert not alone.events("component_destroyed", 0)
    pair = met(armed, TRAMP, cards="meteor_pairs meteors=large_left", dice=[7], **TECH)
    assert pair.asked(0).question == "thrust"
    pair.choose(0, "none")
    assert [event.data["square"] for event in pair.events("component_destroyed", 0)] == ["6,7"]


@pytest.mark.rule("AX-5.13", "AX-EX-47")
def test_a_thruster_moves_a_hit_round_the_cylinder() -> None:
    ring = "ship IIB\n5,4 starting_cabin 3333 crew=2\n4,4 structural 0303\n3,4 structural 0303\n2,4 structural 0303\n"
    ship = ring + "1,4 structural 0303\n9,4 battery_2 0003 cells=2\n5,5 engine 3000 ^\n1,5 thruster 3000 v\n"
    ship = ship.replace("1,4 structural 0303", "1,4 structural 0333")
    shot = "pirates strength=9 days=1 shots=heavy_front credits=1"
    r = flight(ship, SCOUT, cards=[shot, "nothing"], dice=[(1, 2)], round_name="IIB", **ON, **TECH)
    assert r.asked(0).question == "thrust"
    assert "push left" in r.options(0)
    r.choose(0, "push left")
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["9,4"]


@pytest.mark.rule("AX-9.24", "AX-9.22")
def test_a_router_carries_radiation_to_the_crew() -> None:
    ship = TRAMP.replace("6,7 cabin 0300 crew=2", "6,7 router 3303\n5,7 cabin 0300 crew=2\n6,6 battery_2 0030 cells=2")
    r = met(ship, TRAMP, cards="IV-14", **TECH)
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["5,7", "7,7"]


@pytest.mark.rule("AX-9.22", "AX-9.25", "AX-9.26", "AX-EX-25")
def test_solar_panels_count_and_routers_go_with_their_block() -> None:
    ship = TRAMP.replace("8,7 cargo_3 0003", "8,7 solar_panel 0303\n9,7 router 3303\n10,7 battery_2 0003 cells=2")
    ship += "9,6 battery_2 0030 cells=1\n"
    r = met(ship, TRAMP, cards="IV-14", **TECH)
    assert [event.data["squares"] for event in r.events("overcharged", 0)] == [["9,6", "8,7", "9,7", "10,7"]]
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["7,7"]
    weaker = ship.replace("9,6 battery_2 0030 cells=1", "9,6 battery_2 0030")
    assert not met(weaker, TRAMP, cards="IV-14", **TECH).events("overcharged")
