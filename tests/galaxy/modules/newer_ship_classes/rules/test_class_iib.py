"""Class IIB: a seam that joins, dice that name columns by their faces, and hits that run round the cylinder."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.options import plan_of
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.newer_ship_classes.ships import ON, SCOUT, YELLOW, met

FRONT, RIGHT, REAR, LEFT = range(4)
ROLLS = list(product(range(1, 7), range(1, 7)))
HULL = "ship IIB\n5,4 starting_cabin 3333\n4,4 structural 0303\n3,4 structural 0303\n2,4 structural 0303\n"
"""A hull from the middle to the left ring, on which other things may hang."""


def errors(ship: str) -> list[list[str]]:
    told = yard(2, "IIB", ships=[ship, HULL], **ON).asked(0).about.get("errors", [])
    assert isinstance(told, list)
    return told


def squares(r: Rehearsal[Table], kind: str) -> list[str]:
    return [event.data["square"] for event in r.events(kind, 0)]


@pytest.mark.rule("AX-5.1", "AX-5.2", "AX-EX-15")
def test_what_is_joined_across_the_seam_only_is_joined() -> None:
    hull = HULL + "1,4 structural 3303\n1,3 structural 3030\n1,2 structural 0033\n"
    assert errors(hull + "9,2 cannon 0300 ^\n") == []
    assert errors(hull + "9,3 cannon 0300 ^\n") != []


@pytest.mark.rule("AX-5.1")
def test_the_square_beyond_the_seam_may_be_built_on_next() -> None:
    r = yard(2, "IIB", ships=[HULL + "1,4 structural 0303\n", HULL], heap=["structural 1303"], **ON)
    r.choose(0, "draw")
    assert any(act.startswith("weld 9,4 ") for act in r.options(0))


@pytest.mark.rule("AX-5.2", "AX-EX-16")
@pytest.mark.parametrize(("left", "right"), [("0301", "0203"), ("0303", "0003")])
def test_connectors_that_do_not_match_across_the_seam_are_errors(left: str, right: str) -> None:
    found = errors(HULL + f"1,4 structural {left}\n9,4 structural {right}\n")
    assert {frozenset(error[1:]) for error in found} >= {frozenset({"1,4", "9,4"})}


@pytest.mark.rule("AX-5.3", "AX-EX-16")
def test_a_cannon_needs_an_empty_square_across_the_seam() -> None:
    ring = HULL + "1,4 structural 3303\n9,4 structural 3303\n1,3 cannon 0030 <\n"
    assert errors(ring) == []
    assert ["before_cannon", "9,3", "1,3"] in errors(ring + "9,3 structural 0030\n")


@pytest.mark.rule("AX-5.4", "AX-R-10")
@pytest.mark.parametrize("side", [FRONT, REAR])
def test_two_faces_name_a_column_and_every_column_as_often(side: int) -> None:
    on = board("IIB")
    named = Counter(on.columns[on.impacts(side, dice)[0].place] for dice in ROLLS)
    assert named == dict.fromkeys(range(1, 10), 4)
    assert all(on.impacts(side, (one, two)) == on.impacts(side, (two, one)) for one, two in ROLLS)


@pytest.mark.rule("AX-5.4")
def test_a_shot_from_the_front_strikes_the_column_of_its_faces() -> None:
    r = met(YELLOW, "pirates strength=9 days=1 shots=heavy_front credits=1", (2, 2))
    assert squares(r, "component_destroyed") == ["1,2"]
    (told,) = r.events("shot")
    assert told.data["aims"]["0"][0]["line"] == "1"


@pytest.mark.rule("AX-5.5", "AX-R-11", "AX-EX-18")
@pytest.mark.parametrize("row", [1, 6])
def test_two_faces_of_the_first_die_miss_and_no_start_column_matters(row: int) -> None:
    for column in range(1, 7):
        r = met(YELLOW, "meteors meteors=large_left", (row, column))
        assert r.events("missed", 0)


@pytest.mark.rule("AX-5.6", "AX-5.7", "AX-R-11")
def test_the_second_die_names_the_third_column_from_either_edge() -> None:
    on = board("IIB")
    for face in range(1, 7):
        (lane,) = on.impacts(LEFT, (4, face))
        assert on.names[lane.squares[0]] == ("3,4" if face <= 3 else "7,4")
        assert on.impacts(RIGHT, (4, face))[0].squares[0] == lane.squares[0]


@pytest.mark.rule("AX-5.7", "AX-5.10", "AX-EX-17")
def test_a_small_meteor_bounces_off_the_smooth_edge_it_meets() -> None:
    r = met(YELLOW, "meteors meteors=small_left", (3, 1))
    assert squares(r, "bounced") == ["4,3"]


@pytest.mark.rule("AX-5.8", "AX-EX-19")
def test_a_hit_that_leaves_on_the_right_comes_in_again_on_the_left() -> None:
    r = met(YELLOW, "meteors meteors=small_left", (2, 4))
    assert squares(r, "component_destroyed") == ["1,2"]
    (told,) = r.events("meteor")
    way = told.data["aims"]["0"][0]["way"]
    assert [tuple(point) for point in way] == [(5.5, 0), (8.5, 0), (-0.5, 0), (0, 0)]


@pytest.mark.rule("AX-5.9", "AX-5.11", "AX-5.12", "AX-EX-20", "AX-R-12")
def test_a_cannon_in_the_next_row_saves_what_plating_on_another_side_does_not() -> None:
    """C is plated at its front and struck on its left; without the cannon Yellow's ship breaks in two."""
    r = met(YELLOW, "meteors meteors=large_left", (4, 1))
    assert squares(r, "meteor_shot") == ["4,5"]
    unarmed = YELLOW.replace("4,5 cannon 3000 <", "4,5 structural 3000")
    r = met(unarmed, "meteors meteors=large_left", (4, 1))
    assert squares(r, "component_destroyed") == ["3,4"]
    assert r.asked(0).question == "keep_part"


@pytest.mark.rule("AX-5.9", "AX-5.10", "AX-5.17", "AX-EX-21")
@pytest.mark.parametrize(("face", "kind", "square"), [(2, "bounced", "3,4"), (5, "component_destroyed", "7,4")])
def test_the_lone_square_of_the_start_column_is_looked_at_first(face: int, kind: str, square: str) -> None:
    """C's connector is joined, so a small meteor bounces off; D's is exposed, and D is destroyed."""
    r = met(YELLOW, "meteors meteors=small_left", (4, face))
    assert squares(r, kind) == [square]


@pytest.mark.rule("AX-5.9", "AX-EX-45")
@pytest.mark.parametrize(("dice", "struck"), [((3, 5), "8,3"), ((3, 2), "4,3"), ((4, 2), "3,4")])
def test_a_full_cylinder_is_hit_behind_the_start_column(dice: tuple[int, int], struck: str) -> None:
    on = board("IIB")
    names = [on.names[square] for square in range(on.size) if on.area >> square & 1]
    full = "ship IIB\n" + "".join(f"{name} structural 3333\n" for name in names if name != "5,4")
    full += "5,4 starting_cabin 3333 crew=2\n"
    r = met(full, "pirates strength=9 days=1 shots=heavy_left credits=1", dice)
    (told,) = r.events("shot")
    assert told.data["aims"]["0"][0]["square"] == struck
    assert squares(r, "component_destroyed") == [struck]


@pytest.mark.rule("AX-5.8", "AX-EX-46")
@pytest.mark.parametrize(("side", "struck"), [("right", "2,3"), ("left", "1,3")])
def test_a_hit_runs_on_to_whatever_is_left_in_the_row(side: str, struck: str) -> None:
    ship = HULL + "2,3 structural 0033\n1,3 structural 0300\n"
    ship = ship.replace("2,4 structural 0303", "2,4 structural 3303").replace("3333\n", "3333 crew=2\n", 1)
    r = met(ship, f"pirates strength=9 days=1 shots=heavy_{side} credits=1", (3, 6))
    assert squares(r, "component_destroyed") == [struck]


@pytest.mark.rule("AX-5.11")
def test_a_shield_stops_what_comes_from_a_side_it_covers() -> None:
    shielded = YELLOW + "5,3 shield 0030 ^\n6,5 battery_2 0003\n"
    shielded = shielded.replace("5,5 engine 3000 ^", "5,5 structural 3300").replace(
        "6,5 battery_2 0003", "6,5 battery_2 0003 cells=2"
    )
    ahead = met(shielded, "pirates strength=9 days=1 shots=light_right credits=1", (2, 4))
    assert "5,3" in ahead.options(0)
    behind = met(shielded, "pirates strength=9 days=1 shots=light_left credits=1", (2, 4))
    assert squares(behind, "component_destroyed") == ["1,2"]


@pytest.mark.rule("AX-5.13", "AX-EX-47")
@pytest.mark.parametrize(("dice", "towards", "column"), [((1, 5), LEFT, 3), ((1, 2), LEFT, 9), ((6, 6), RIGHT, 1)])
def test_a_hit_from_the_front_is_moved_round_the_cylinder(dice: tuple[int, int], towards: int, column: int) -> None:
    on = board("IIB")
    (lane,) = on.impacts(FRONT, dice)
    assert on.columns[on.shifted(lane, towards).place] == column


@pytest.mark.rule("AX-5.14", "AX-5.18", "AX-5.19", "AX-R-51")
def test_a_hit_from_the_side_is_moved_by_a_row_and_keeps_its_start() -> None:
    on = board("IIB")
    (lane,) = on.impacts(LEFT, (3, 5))
    moved = on.shifted(lane, REAR)
    assert on.names[moved.squares[0]] == "7,4"
    assert moved.begin == lane.begin
    (edge,) = on.impacts(LEFT, (2, 5))
    assert not on.shifted(edge, FRONT).squares
    (missed,) = on.impacts(LEFT, (1, 5))
    assert on.names[on.shifted(missed, REAR).squares[0]] == "7,2"
    (low,) = on.impacts(LEFT, (5, 5))
    assert not on.shifted(low, REAR).squares


@pytest.mark.rule("AX-5.19")
def test_a_column_without_a_component_is_missed() -> None:
    assert met(SCOUT, "meteors meteors=large_front", (5, 6)).events("missed", 0)


@pytest.mark.rule("AX-5.15")
def test_every_lost_component_is_paid_for() -> None:
    r = flight(SCOUT + "lost 20\n", SCOUT, cards=["nothing"], purses=[50, 50], round_name="IIB", **ON)
    lines = [line for line in r.state.results[0]["lines"] if line["kind"] == "losses"]
    assert [(line["seat"], line["amount"]) for line in lines] == [(0, -20)]


@pytest.mark.rule("AX-5.16")
def test_two_components_may_be_set_aside() -> None:
    r = yard(2, "IIB", heap=["structural 1303", "structural 1313", "structural 1323"], **ON)
    r.choose(0, "draw").choose(0, "set aside").choose(0, "draw").choose(0, "set aside").choose(0, "draw")
    assert "set aside" not in r.options(0)


@pytest.mark.rule("AX-5.17")
def test_a_connector_at_the_seam_is_exposed_only_to_an_empty_square() -> None:
    hull = HULL + "1,4 structural 0303\n"
    alone = yard(2, "IIB", ships=[hull, HULL], **ON).game.view(0).table.ships[0].exposed_connectors
    joined = yard(2, "IIB", ships=[hull + "9,4 structural 0300\n", HULL], **ON).game.view(0).table.ships[0]
    assert joined.exposed_connectors == alone - 1


@pytest.mark.rule("AX-5.20")
def test_the_first_component_of_a_lane_is_the_one_that_any_visitor_meets() -> None:
    """Intruders ask the lanes as meteors do, and walk along joints, which reach over the seam."""
    table = met(YELLOW, "nothing").state
    layout, on = table.ships[0].layout, board("IIB")
    (lane,) = on.impacts(LEFT, (4, 1))
    assert on.names[layout.first_hit(lane)] == "3,4"
    assert layout.joins[on.squares["1,4"]] >> on.squares["9,4"] & 1


@pytest.mark.rule("AX-5.21", "AX-R-52")
def test_coordinates_are_two_faces_for_the_column_and_one_die_for_the_row() -> None:
    small = SCOUT.replace("crew=2", "crew=1")
    r = flight(
        small,
        SCOUT,
        cards=["sabotage", "nothing"],
        dice=[(3, 4), (1, 5), (3, 4), (6, 5), (3, 4), (5, 1)],
        round_name="IIB",
        **ON,
    )
    assert [event.data["square"] for event in r.events("sabotage_tried", 0)] == [None, None, "5,5"]
    assert squares(r, "component_destroyed") == ["5,5"]


@pytest.mark.rule("AX-4.4", "AX-4.6", "AX-EX-3")
def test_a_cylinder_flies_by_the_second_rules_card_even_first_of_all() -> None:
    plan = plan_of("IIB")
    assert (plan.level, plan.number, plan.finish) == ("II", 2, (8, 6, 4, 2))
    r = yard(2, "IIB", rounds="IIB I", **ON)
    assert r.game.view(0).table.yard.circle == 2
    levels = Counter(CARDS[card].level for pile in r.state.piles for card in pile)
    assert levels == {"II": 6, "I": 3}
