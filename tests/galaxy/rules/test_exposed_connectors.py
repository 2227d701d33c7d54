import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_building import CABIN_ONLY, all_finish, errors_of, table_of
from tests.galaxy.settled import rows

CABIN = CABIN_ONLY.format("I")

CLOSED = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0030 ^
8,7 battery_2 0003
6,7 battery_2 0300
7,8 engine 3000 ^
"""
"""All four connectors of the starting cabin are joined, and nothing else has a free connector."""

RING = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0030 ^
8,7 battery_2 0003
6,7 structural 0313
5,7 structural 0330
5,8 structural 3230
5,9 structural 3300
6,9 structural 3003
7,8 engine 3000 ^
"""
"""Around the empty square 6,8 stand 6,7, 5,8, 6,9 and 7,8; the first three have a connector towards it."""


def exposed(ship: str) -> int:
    """How many exposed connectors everybody sees on a ship."""
    counted: int = table_of(yard(2, ships=[ship]), None).ships[0].exposed_connectors
    return counted


def struck(ship: str, meteor: str, total: int) -> Rehearsal[Table]:
    """The ship after one meteor."""
    return flight(ship, CABIN, cards=[f"meteors meteors={meteor}"], dice=[total])


@pytest.mark.rule("GT-6.1")
def test_a_connector_is_exposed_as_long_as_nothing_stands_beside_it() -> None:
    assert exposed(CABIN) == 4
    assert exposed(CABIN + "7,8 engine 3000 ^") == 3
    assert exposed(CABIN + "7,8 engine 3030 ^") == 4
    assert exposed(CLOSED) == 0


@pytest.mark.rule("GT-6.1")
def test_connectors_at_the_edge_of_the_board_and_of_the_area_are_exposed() -> None:
    # 7,5 ends at the front edge of the board; beside it, and behind 7,8, there are no squares to build on
    assert exposed(CLOSED.replace("7,6 cannon 0030 ^", "7,6 structural 3030\n7,5 structural 1130")) == 2
    assert exposed(CLOSED.replace("7,8 engine 3000 ^", "7,8 structural 3010")) == 1


@pytest.mark.rule("GT-6.2")
@pytest.mark.parametrize("connector", [1, 2, 3])
def test_every_kind_of_connector_counts_one(connector: int) -> None:
    assert exposed(CLOSED.replace("8,7 battery_2 0003", f"8,7 battery_2 0{connector}03")) == 1


@pytest.mark.rule("GT-EX-1", "GT-6.2")
def test_example_eight_exposed_connectors_of_all_kinds() -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333       # exposed: left
    7,6 cannon 0132 ^             # exposed: right single, left double
    8,7 cabin 2123                # exposed: front double, right single, rear double
    7,8 engine 2303 ^             # exposed: right and left universal
    """
    assert exposed(ship) == 8


@pytest.mark.rule("GT-6.3")
def test_connectors_around_a_hole_in_the_ship_are_exposed() -> None:
    assert exposed(RING) == 3
    smooth_inside = RING.replace("6,7 structural 0313", "6,7 structural 0303").replace("3003", "0003")
    assert exposed(smooth_inside.replace("5,8 structural 3230", "5,8 structural 3030")) == 0


@pytest.mark.rule("GT-6.4")
def test_exposed_connectors_are_no_error() -> None:
    assert errors_of(CABIN + "8,7 structural 3333\n7,6 structural 3333") == []


@pytest.mark.rule("GT-6.5")
def test_a_small_meteor_breaks_in_at_an_exposed_connector_only() -> None:
    open_end = CLOSED.replace("8,7 battery_2 0003", "8,7 battery_2 0103")
    assert struck(CLOSED, "small_right", 7).events("bounced", 0)
    assert struck(open_end, "small_right", 7).events("component_destroyed", 0)


@pytest.mark.rule("GT-6.5")
def test_stardust_costs_a_flight_day_for_each_exposed_connector() -> None:
    r = flight(CLOSED, CABIN, cards=["stardust", "stardust"], at=[0, 20])
    assert dict(table_of(r).flight.positions) == {"0": 0, "1": 16}


@pytest.mark.rule("GT-6.5")
def test_the_best_looking_ship_is_the_one_with_fewest_exposed_connectors() -> None:
    one_end = CLOSED.replace("8,7 battery_2 0003", "8,7 battery_2 0103")
    r = flight(CABIN, one_end, RING, cards=["epidemic"])
    assert [row["best_looking"] for row in rows(table_of(r).results[0])] == [0, 2, 0]


@pytest.mark.rule("GT-6.6")
@pytest.mark.parametrize(
    ("meteor", "total", "square"), [("small_left", 8, "5,8"), ("small_front", 6, "6,7"), ("small_rear", 6, "6,9")]
)
def test_a_meteor_never_reaches_the_connectors_around_a_hole(meteor: str, total: int, square: str) -> None:
    # these are smooth outside and have a connector towards the hole
    r = struck(RING, meteor, total)
    assert [event.data["square"] for event in r.events("bounced", 0)] == [square]
    assert not r.events("component_destroyed", 0)


@pytest.mark.rule("GT-6.6")
def test_a_meteor_across_a_hole_hits_the_first_component_of_the_line() -> None:
    open_outside = RING.replace("5,8 structural 3230", "5,8 structural 3031")
    r = struck(open_outside, "small_left", 8)
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["5,8"]


def test_the_ships_of_these_tests_are_built_by_the_rules() -> None:
    for ship in (CLOSED, RING):
        r = yard(2, ships=[ship])
        all_finish(r)
        assert not r.events("errors_found")
