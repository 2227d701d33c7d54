"""Titles on Rough Roads: a Dead Zone under them, and junk that a golden Machinist leaves behind."""

from collections.abc import Sequence

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.memory import note
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.table import Table
from tests.galaxy.modules.keep_on_trucking.treks import (
    AESTHETE,
    HAULER,
    MACHINIST,
    QUIET,
    SCOUT,
    golden,
    golden_yard,
    trek,
)

ROADS = {"more_roads": "1", "more_technologies": "yes"}


def on_a_road(r: Rehearsal[Table], road: str, dead: Sequence[str] = ()) -> Rehearsal[Table]:
    """The same flight with a road in force; of a Dead Zone these are the squares."""
    table = r.state.copy()
    put_in_force(table, road, None)
    if dead:
        note(table, dead=list(dead))
    return Rehearsal(Game.from_state(RULES, table.setup, table))


def scored_in_a_dead_zone(title: str, ship: str, column: int) -> float:
    r = trek(ship, SCOUT, level="II", titles=(title, HAULER), holders={title: 0, HAULER: 1}, fly_on=False, **ROADS)
    r = on_a_road(r, "dead_zone", [f"{column},{row}" for row in range(5, 10)]).all_choose("fly on")
    found: float = dict(map(tuple, next(iter(r.events("title_scored"))).data["scores"]))[0]
    return found


PAIRED = "ship I\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n6,7 cannon 0300 ^\n8,7 cannon 0003 ^\n"
BOOSTED = "ship I\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n8,7 cannon 0303 ^\n9,7 cannon_booster 0003\n"


@pytest.mark.rule("KX-14.19")
def test_in_a_dead_zone_components_still_look_alike() -> None:
    assert scored_in_a_dead_zone(AESTHETE, PAIRED, column=6) == 1


@pytest.mark.rule("KX-14.20")
@pytest.mark.parametrize(("column", "score"), [(6, 1), (8, 0), (9, 0)])
def test_in_a_dead_zone_nothing_counts_and_nothing_serves(column: int, score: int) -> None:
    """The booster is in column 9, its cannon in column 8."""
    assert scored_in_a_dead_zone(MACHINIST, BOOSTED, column) == score


@pytest.mark.rule("KX-14.20")
@pytest.mark.parametrize(("column", "falls"), [(6, []), (8, [["9,7"]]), (9, [])])
def test_in_a_dead_zone_nothing_needs_anybody_else(column: int, falls: list[list[str]]) -> None:
    r = golden_yard(BOOSTED.replace(" crew=2", ""), MACHINIST, **ROADS)
    r = on_a_road(r, "dead_zone", [f"{column},{row}" for row in range(4, 10)])
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert [event.data["squares"] for event in r.events("parts_lost", 0)] == falls


HANGING = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
8,7 structural 0333
9,7 battery_2 0033 cells=2
8,8 structural 3300
9,8 reactor_furnace 3003
"""


PLATED = SCOUT + "8,7 structural 0403\n"


@pytest.mark.rule("KX-14.22")
def test_what_falls_off_a_golden_machinist_flies_at_whoever_is_behind() -> None:
    meteor = "meteors meteors=large_right"
    r = golden(MACHINIST, HANGING, PLATED, cards=(meteor, QUIET), dice=(7, 12), fly_on=False, **ROADS)
    r = on_a_road(r, "space_waste").all_choose("fly on")
    assert [event.data["squares"] for event in r.events("parts_lost", 0)] == [["9,8"]]
    assert [event.seat for event in r.events("junk_flies")] == [0]
