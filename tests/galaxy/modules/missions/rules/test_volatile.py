"""Explosive and fragile containers, and the three ways to lose a component."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Ask, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.damage import destroy, drop, hand_over
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.procedure import begin
from starboard.galaxy.modules.missions.tally import lost
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.modules.missions.jobs import PLAIN, go_on, hits, job, pieces

KEGS = """
ship II
5,6 structural 3333
6,6 explosive_container 3333
7,6 structural 3333
6,7 structural 3333
7,7 starting_cabin 3333 crew=2
8,7 structural 3333
6,8 structural 3333
7,8 engine 3000 ^
8,8 explosive_container 3333
9,8 structural 3333
9,9 structural 3333
"""
"""Two explosive containers that do not touch: between them stands the starting cabin."""

CHAIN = """
ship II
6,6 explosive_container 3333
7,6 structural 3333
6,7 structural 3333
7,7 explosive_container 3333
8,7 structural 3333
8,8 starting_cabin 3333 crew=2
9,8 structural 3333
7,8 structural 3333
9,7 structural 3333
"""
"""Two that touch by a corner."""

GLASS = """
ship II
5,7 structural 3333
6,7 fragile_container 3333
7,7 starting_cabin 3333 crew=2
7,6 structural 3333
7,8 fragile_container 3333
8,8 fragile_container 3333
9,8 structural 3333
9,7 structural 3333
"""
HALVES = """
ship IIA
5,6 cabin 3333 crew=2
5,7 engine 3000 ^
6,6 structural 3333
7,6 explosive_container 3303
8,6 structural 3300
9,6 cabin 3333 crew=2
9,7 engine 3000 ^
"""
"""The container stands between the halves, where an architect may have put it."""
FROM_FRONT = "combat_zone lines=crew:shots:heavy_front"


def lose(text: str, mission: str, way: str, *squares: str, **settings: Any) -> Rehearsal[Table]:
    """A ship on a mission loses components in one of the three ways."""
    other = text if "IIA" in text else PLAIN.replace("ship I", "ship II")
    table = flight(text, other, fly_on=False, missions="chosen", **settings).state.copy()
    begin(table, missions()[mission])
    ship = table.ships[0]
    mask = mask_of(ship.board.squares[name] for name in squares)
    ways = {"destroyed": destroy, "disconnected": drop, "abandoned": hand_over}
    rule = ways[way](table, ship, mask, Cause("sabotage" if way == "destroyed" else way))
    answer = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            break
        largest = max(ship.layout.parts, key=int.bit_count)
        assert isinstance(asked, Ask)
        answer = ship.squares_named(largest)[0] if asked.question == "keep_part" else asked.options[0]
    return Rehearsal(Game.from_state(RULES, table.setup, table))


@pytest.mark.rule("MX-5.1", "MX-4.1")
def test_an_explosive_container_takes_its_eight_neighbours_along() -> None:
    r = lose(KEGS, "cocktail_time", "destroyed", "6,6")
    assert {"5,6", "6,6", "7,6", "6,7", "7,7"} & pieces(r) == set()
    assert {"8,7", "8,8", "9,8", "9,9"} <= pieces(r)


@pytest.mark.rule("MX-5.2", "MX-EX-14")
def test_a_container_at_a_corner_goes_off_as_well_and_takes_its_own_neighbours() -> None:
    r = job(CHAIN, mission="cocktail_time", cards="meteors meteors=large_front", dice=[6])
    assert hits(r) == {"6,6", "7,6", "6,7", "7,7", "8,7", "8,8", "7,8"}
    assert {"9,7", "9,8"} <= pieces(r)


@pytest.mark.rule("MX-EX-15", "MX-4.2", "MX-4.4")
def test_a_container_that_falls_off_does_not_explode() -> None:
    r = lose(KEGS, "cocktail_time", "destroyed", "9,8")
    assert pieces(r) >= {"8,8", "8,7", "7,7"}
    hanging = KEGS.replace("9,8 structural 3333", "9,8 explosive_container 3333").replace("9,9 structural 3333\n", "")
    r = lose(hanging, "cocktail_time", "disconnected", "9,8")
    assert pieces(r) >= {"8,8", "8,7", "7,7"}
    assert "9,8" not in pieces(r)


@pytest.mark.rule("MX-4.3", "MX-4.4", "MX-EX-21")
def test_an_abandoned_container_triggers_nothing_and_breaks_nothing() -> None:
    beside = GLASS.replace("7,6 structural 3333", "7,6 explosive_container 3333")
    r = lose(beside, "cocktail_time", "abandoned", "7,6")
    assert pieces(r) == {"5,7", "6,7", "7,7", "7,8", "8,8", "9,8", "9,7"}


@pytest.mark.rule("MX-4.5", "MX-2.27")
@pytest.mark.parametrize("way", ["destroyed", "disconnected", "abandoned"])
def test_in_all_three_ways_it_is_lost(way: str) -> None:
    r = lose(KEGS, "riding_a_powder_keg", way, "9,9")
    assert len(r.state.ships[0].lost) == 1
    assert lost(r.state, 0, "components") == 1
    r = lose(KEGS.replace("9,9 structural", "9,9 explosive_container"), "riding_a_powder_keg", way, "9,9")
    assert lost(r.state, 0, "explosive") == (2 if way == "destroyed" else 1)


@pytest.mark.rule("MX-5.4", "MX-5.5")
def test_fragile_containers_break_with_their_neighbours_one_after_the_other() -> None:
    r = lose(GLASS, "cocktail_time", "destroyed", "9,7")
    assert pieces(r) == {"7,7", "7,6"}  # what hung on them has come off


@pytest.mark.rule("MX-4.4", "MX-5.4")
@pytest.mark.parametrize("way", ["disconnected", "abandoned"])
def test_a_neighbour_that_is_not_destroyed_breaks_nothing(way: str) -> None:
    r = lose(GLASS, "cocktail_time", way, "9,7")
    assert {"6,7", "7,8", "8,8"} <= pieces(r)


@pytest.mark.rule("MX-5.4")
def test_a_fragile_container_destroys_nothing_but_its_like() -> None:
    r = lose(GLASS, "cocktail_time", "destroyed", "6,7")
    assert "7,7" in pieces(r)
    assert {"7,8", "8,8"} & pieces(r) == set()


@pytest.mark.rule("MX-5.4", "MX-5.1")
def test_what_stands_out_of_reach_stays_whole() -> None:
    r = lose(KEGS.replace("9,9 structural", "9,9 fragile_container"), "cocktail_time", "destroyed", "5,6")
    assert pieces(r) == {"6,6", "7,6", "6,7", "7,7", "8,7", "6,8", "7,8", "8,8", "9,8", "9,9"}


@pytest.mark.rule("MX-3.1", "MX-1.11")
def test_containers_do_nothing_where_the_mission_does_not_use_them() -> None:
    r = lose(KEGS, "carpool", "destroyed", "6,6")
    assert {"7,7", "7,6", "6,7"} <= pieces(r)


@pytest.mark.rule("MX-5.3", "MX-10.7", "MX-9.4")
def test_explosive_goods_and_explosive_containers_set_each_other_off() -> None:
    text = KEGS.replace("8,7 structural 3333", "8,7 cargo_2 3333 goods=B")
    plain = go_on(job(text, mission="cocktail_time", cards=FROM_FRONT, dice=[8]))
    assert hits(plain) == {"8,7"}
    r = go_on(job(text, mission="cocktail_time", cards=FROM_FRONT, dice=[8], roads="explosive_goods"))
    assert hits(r) == {"8,7", "7,6", "7,7", "7,8", "8,8", "9,8", "9,9"}


@pytest.mark.rule("MX-6.2")
def test_the_eight_neighbours_of_a_container_may_belong_to_another_half() -> None:
    r = lose(HALVES, "cocktail_time", "destroyed", "7,6", new_ship_classes="yes")
    assert "8,6" not in pieces(r)
    assert {"6,6", "7,6"} & pieces(r) == set()
