"""Flights with road cards of Keep on Trucking in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.catalogue import Road, roads_in
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.roads import set_out

SECOND = {"edition": "second", "more_roads": "1"}


def roads() -> Mapping[str, Road]:
    """The roads of the box, by name."""
    return roads_in("starboard.galaxy.modules.more_roads")


def on_second(ship: str) -> str:
    """A ship that is written for the first board of the first edition, on that of the second."""
    return ship.replace("ship I\n", "ship second-I\n")


def journey(*ships: str, roads: str, cards: str | Sequence[str], **settings: Any) -> Rehearsal[Table]:
    """Ships before these cards, with roads in force (their names, with spaces between)."""
    return set_out(*map(on_second, ships), roads=roads, cards=cards, **{**SECOND, **settings})


def building(road: str, *, dice: tuple[int, ...] = (), ships: Sequence[str] = (), **settings: Any) -> Rehearsal[Table]:
    """A yard with a road in force, before anybody has begun."""
    options = {**SECOND, **settings}
    begun = list(map(on_second, ships))
    table = yard(round_name="second-I", ships=begun, start=False, **options).state.copy()
    for name, _ in table.in_play:
        if name != "more_roads":
            table.take_out_of_play(name)
    table.drawers = {}
    if dice:
        table.chance.script("dice", [face - 1 for total in dice for face in (max(1, total - 6), min(6, total - 1))])
    put_in_force(table, road, None)
    return Rehearsal(Game.from_state(RULES, table.setup, table))
