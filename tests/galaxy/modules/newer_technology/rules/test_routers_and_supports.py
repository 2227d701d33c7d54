"""Chapters 3.3 and 3.4: router modules, and mixed life supports."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.catalog.components import KINDS, groups_of
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.modules.newer_technology.routers import _routed
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import yard
from starboard.galaxy.ship.working import links
from starboard.galaxy.table import Table
from tests.galaxy.modules.newer_technology.rules.ships import CYAN, SCOUT, meet, story

HUB = """
ship I
7,6 router 0333
6,6 cabin 0300 crew=2
8,6 cabin 0003 crew=2
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""Three cabins around a router module; none is joined to another one."""


def linked(ship: str, one: str, other: str, **modules: str) -> bool:
    """Whether two components of a ship work together."""
    table = meet(ship, ship, card="nothing", **modules).state
    squares = table.ships[0].board.squares
    return bool(links(table, table.ships[0])[squares[one]] >> squares[other] & 1)


@pytest.mark.rule("AX-3.28", "AX-3.31", "AX-15.1")
def test_an_epidemic_goes_through_a_router() -> None:
    r = meet(HUB, SCOUT, card="epidemic")
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["6,6", "8,6", "7,7"]
    r = meet(HUB.replace("router", "structural"), SCOUT, card="epidemic")
    assert not r.events("crew_lost", 0)


@pytest.mark.rule("AX-15.1")
def test_a_crubot_station_is_no_cabin_for_an_epidemic() -> None:
    ship = HUB.replace("8,6 cabin 0003 crew=2", "8,6 crubot_station 0003 marks=awake").replace(
        "6,6 cabin 0300 crew=2\n", ""
    )
    assert not meet(ship, SCOUT, card="epidemic").events("crew_lost", 0)


@pytest.mark.rule("AX-3.29")
def test_routers_that_are_joined_form_one_group() -> None:
    """A chain of three: what hangs on the first works with what hangs on the last."""
    chain = """
ship II
5,6 cabin 0030 crew=2
5,7 router 3300
6,7 router 0303
7,6 structural 0030
7,7 starting_cabin 3333 crew=2
8,7 router 0303
9,7 cabin 0003 crew=2
7,8 engine 3000 ^
"""
    assert linked(chain, "5,6", "7,7")
    assert not linked(chain, "5,6", "9,7")  # the starting cabin is no router: two groups
    routed = chain.replace("7,7 starting_cabin 3333 crew=2", "7,7 router 3333")
    assert linked(routed, "5,6", "9,7")
    assert linked(routed, "7,6", "9,7")
    assert linked(routed, "5,6", "7,8")


@pytest.mark.rule("AX-3.28")
def test_a_router_holds_nothing_together() -> None:
    """AX-R-7: what is lost between two components takes away what hung on it."""
    ship = read_ship(HUB)
    assert ship.layout.joins[ship.board.squares["6,6"]] == 1 << ship.board.squares["7,6"]
    table = meet(HUB, SCOUT, card="nothing").state.copy()
    for _ in destroy(table, table.ships[0], 1 << ship.board.squares["7,6"], Cause("sabotage")):
        break  # the owner is asked which part flies on: it has fallen apart
    assert len(table.ships[0].layout.parts) == 3


@pytest.mark.rule("AX-3.30")
def test_a_router_brings_life_support_to_a_cabin_behind_it() -> None:
    ship = HUB.replace("6,6 cabin 0300 crew=2", "6,6 life_support_brown 0300").replace(
        "8,6 cabin 0003 crew=2", "8,6 cabin 0003 alien=brown"
    )
    table = meet(ship, SCOUT, card="nothing").state.copy()
    squares = table.ships[0].board.squares
    assert "B" in table.ships[0].aboard
    for _ in destroy(table, table.ships[0], 1 << squares["6,6"], Cause("sabotage")):
        pass
    assert "B" not in table.ships[0].aboard


@pytest.mark.rule("AX-3.32")
def test_a_router_is_no_structural_module() -> None:
    assert groups_of(KINDS["router"]) != groups_of(KINDS["structural"])


@pytest.mark.rule("AX-3.68")
def test_boosters_and_furnaces_work_through_a_router() -> None:
    """AX-3.68: a shield behind the router is boosted, and a battery behind it filled."""
    ship = HUB.replace("6,6 cabin 0300 crew=2", "6,6 shield 0300 ^").replace(
        "8,6 cabin 0003 crew=2", "8,6 shield_booster 0003"
    )
    ship += "6,7 battery_2 0300 cells=2\n"
    r = meet(ship, ship, card="combat_zone lines=crew:shots:heavy_front", dice=[7], **CYAN)
    assert r.options(0) == ["boost 6,6", "none"]
    ship = HUB.replace("6,6 cabin 0300 crew=2", "6,6 battery_2 0300").replace(
        "8,6 cabin 0003 crew=2", "8,6 reactor_furnace 0003"
    )
    ship += "6,7 cargo_2 0300\n"
    r = meet(ship, SCOUT, card="planets planets=B days=1", **CYAN).choose(0, "land 1")
    assert "burn B 6,6" in r.options(0)


def test_links_of_routers_are_mutual() -> None:
    """Four squares in a row, the second one a router."""
    assert _routed((0b10, 0b101, 0b1010, 0b100), (1,)) == (0b110, 0b101, 0b1011, 0b100)


MIXED = """
ship II
7,7 starting_cabin 3333
6,7 cabin 0303
5,7 life_support_purple_cyan 0300
7,8 engine 3000 ^
7,6 structural 3333
6,6 cabin 0300
8,6 life_support_brown_cyan 0003
"""


def boarding(ship: str, **modules: Any) -> Rehearsal[Table]:
    r = yard(
        2,
        "II",
        ships=[ship, SCOUT.replace("ship I\n", "ship II\n").replace(" crew=2", "")],
        newer_technology="yes",
        **modules,
    )
    for seat in (0, 1):
        r.choose(seat, f"finish {seat + 1}")
    return r


@pytest.mark.rule("AX-3.33", "AX-3.34")
def test_example_nine() -> None:
    """AX-EX-9: with a purple and cyan support the cabin takes a purple alien, a cyan one, or two humans."""
    r = boarding(MIXED, **CYAN)
    assert r.asked(0).about["cabin"] == "6,7"
    assert r.options(0) == ["humans", "purple", "cyan"]


@pytest.mark.rule("AX-3.36")
def test_without_cyan_aliens_every_mixed_support_is_purple_and_brown() -> None:
    assert boarding(MIXED).options(0) == ["humans", "purple", "brown"]


ROUTED = """
ship II
7,7 starting_cabin 3333
7,6 router 3333
6,6 life_support_purple_cyan 0300
7,5 cabin 0030
8,6 router 3303
8,5 cabin 0030
9,6 cabin 0003
7,8 engine 3000 ^
"""


@pytest.mark.rule("AX-3.30", "AX-3.34", "AX-3.35")
def test_example_ten() -> None:
    """AX-EX-10: of three cabins on one group of routers one takes the cyan alien, one the purple one, one humans."""
    r = boarding(ROUTED, **CYAN)
    assert r.options(0) == ["humans", "purple", "cyan"]
    r.choose(0, "cyan", "lawyer")
    assert r.options(0) == ["humans", "purple"]
    r.choose(0, "purple")
    boarded = [(event.data["square"], event.data["who"]) for event in r.events("crew_boarded", 0)]
    assert sorted(who for _, who in boarded) == ["cyan", "humans", "humans", "purple"]
    assert story(r, "specialized") == [("specialized", 0)]
