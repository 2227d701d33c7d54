"""Board IIA, on which what comes strikes twice, with boosted shields and with catapults."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

ARMED = """
ship second-IIA
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
8,7 structural 3333
6,6 structural 3333
8,6 structural 3333
7,6 battery_3 0030 cells=3
5,7 shield 0330 ^
5,8 shield_booster 3000
"""
"""Columns 6 and 8 are alike; the shield covers the front and the right side, and has a booster."""

SLINGER = """
ship second-IIA
6,6 structural 0030
8,6 structural 0030
7,7 starting_cabin 3333 crew=2
6,7 structural 3303
8,7 structural 3333
7,8 catapult 3300 v
8,8 cargo_2 0003 goods={goods}
"""
"""The catapult in column 7 reaches both columns beside it to the rear."""


def met(ship: str, card: str, roll: int) -> Rehearsal[Table]:
    return flight(ship, ship, cards=[card, "nothing"], dice=[roll], more_technologies="yes", more_ships="yes")


@pytest.mark.rule("KX-14.14", "KX-6.18")
@pytest.mark.parametrize("card", ["meteors meteors=large_front", "combat_zone lines=crew:shots:heavy_front"])
def test_one_boosted_shield_stops_both(card: str) -> None:
    r = met(ARMED, card, 6).choose(0, "boost 5,7")
    assert r.state.ships[0].cell_count == 1
    assert not r.events("component_destroyed", 0)
    assert len(r.events("shield_boosted", 0)) == 1


@pytest.mark.rule("KX-14.15", "KX-8.12")
@pytest.mark.parametrize(("goods", "struck"), [("BB", []), ("B", ["8,8"])])
def test_a_catapult_that_stops_both_needs_two_blocks(goods: str, struck: list[str]) -> None:
    r = met(SLINGER.format(goods=goods), "meteors meteors=large_rear", 6)
    while not r.question().startswith("next_card") and r.game.decision(0) is not None:
        r.choose(0, "throw 7,8")
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == struck
    assert len(r.events("thrown", 0)) == len(goods)
