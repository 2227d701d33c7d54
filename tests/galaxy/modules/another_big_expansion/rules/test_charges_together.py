"""Charges of commandos beside other modules: what reacts to components that are destroyed by force."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import again

ON: dict[str, Any] = {
    "newer_technology": "yes",
    "intruders": "yes",
    "new_technology": "yes",
    "rough_roads": "1",
    "support_team": "dealt",
}
SHIP = """
ship III
7,5 {hit} 0030
7,6 structural 3333
6,6 structural 0303
5,6 structural 0300
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
OTHER = "ship III\n7,7 starting_cabin 3333 crew=2\n"
COMMANDO = "commando side=front hand=left charges=1 goods=YB"


def blown_up(text: str, road: str = "", effect: str = "") -> Rehearsal[Table]:
    """A commando has left a charge at its door, on 7,5."""
    table = flight(text, OTHER, cards=["nothing", COMMANDO, "nothing"], **ON).state.copy()
    if road:
        put_in_force(table, road, None)
    if effect:
        table.put_into_play(effect)
    table.chance.script("dice", [0, 5], only=True)
    return again(table).all_choose("fly on")


def gone(r: Rehearsal[Table]) -> set[str]:
    return {event.data["square"] for event in r.events("component_destroyed", 0)}


@pytest.mark.rule("AX-15.27")
@pytest.mark.parametrize(
    ("hit", "road", "more"),
    [
        ("battery_2", "explosive_batteries", {"7,6", "6,6"}),
        ("cargo_2", "explosive_goods", {"7,6", "6,6"}),
        ("battery_2", "", set()),
    ],
)
def test_explosions_spread_from_a_charge(hit: str, road: str, more: set[str]) -> None:
    content = {"battery_2": "cells=2", "cargo_2": "goods=Y"}[hit]
    text = SHIP.format(hit=hit).replace(f"{hit} 0030", f"{hit} 0030 {content}")
    assert gone(blown_up(text, road)) == {"7,5"} | more


@pytest.mark.rule("AX-15.27")
@pytest.mark.parametrize("road", ["panic", ""])
def test_crew_beside_a_charge_panics(road: str) -> None:
    text = SHIP.format(hit="structural").replace("7,6 structural 3333", "7,6 cabin 3333 crew=2")
    r = blown_up(text, road)
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == (["7,6"] if road else [])


@pytest.mark.rule("AX-15.27", "AX-12.53")
def test_the_saboteurs_mark_reacts_to_a_charge() -> None:
    text = SHIP.format(hit="structural").replace("7,5 structural 0030", "7,5 structural 0030 marks=sabotaged")
    text = text.replace("7,6 structural 3333", "7,6 structural 3333 marks=sabotaged")
    assert gone(blown_up(text, effect="saboteur_bomb")) == {"7,5", "7,6"}
    assert gone(blown_up(text)) == {"7,5"}
