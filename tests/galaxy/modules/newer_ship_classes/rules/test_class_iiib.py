"""Class IIIB: the dice that make holes, what a double does, and what is built round them."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.options import plan_of
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.newer_ship_classes.ships import ON, rolled

WHOLE = board("IIIB")
PRINTED = {
    1: {"5,4", "8,5", "4,7", "6,8", "11,8"},
    2: {"8,4", "6,5", "5,7", "11,7", "3,8"},
    3: {"3,6", "9,6", "8,8", "5,9", "10,9"},
    4: {"4,5", "5,6", "8,6", "11,6", "4,9"},
    5: {"6,4", "9,4", "6,6", "9,7", "9,9"},
    6: {"7,4", "10,5", "3,7", "10,7", "7,9"},
}
CABIN = "ship IIIB:25\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"


def holes(r: Rehearsal[Table], seat: int) -> set[str]:
    on = board(r.game.view(None).table.ships[seat].board)
    return {name for square, name in enumerate(on.names) if (WHOLE.area & ~on.area) >> square & 1}


def welds(r: Rehearsal[Table]) -> set[str]:
    return {act.split()[1] for act in r.options(0) if act.startswith("weld ")}


@pytest.mark.rule("AX-6.1", "AX-6.7")
def test_the_dice_are_rolled_once_for_all_when_the_hourglass_is_first_turned() -> None:
    before = yard(3, "IIIB", start=False, **ON)
    assert {ship.board for ship in before.game.view(0).table.ships} == {"IIIB"}
    r = rolled(5, 2, seats=3)
    (told,) = r.events("holes_rolled")
    assert told.data == {"dice": (5, 2)}
    assert {ship.board for ship in r.game.view(0).table.ships} == {"IIIB:25"}
    assert r.game.view(0).table.yard.running


@pytest.mark.rule("AX-6.1")
def test_they_are_rolled_before_the_first_move_when_building_in_turns() -> None:
    r = rolled(1, 6, pace="turns")
    assert {ship.board for ship in r.game.view(0).table.ships} == {"IIIB:16"}


@pytest.mark.rule("AX-6.1", "AX-6.2", "AX-6.3", "AX-EX-22")
def test_two_numbers_leave_ten_holes_and_the_starting_cabin() -> None:
    r = rolled(2, 5)
    assert holes(r, 0) == holes(r, 1) == PRINTED[2] | PRINTED[5]
    assert r.game.view(0).table.ships[0].pieces.keys() == {"7,7"}


@pytest.mark.rule("AX-6.3")
@pytest.mark.parametrize(("one", "two"), list(combinations_with_replacement(range(1, 7), 2)))
def test_every_number_is_printed_on_five_squares(one: int, two: int) -> None:
    start = {"7,7"} if one == two else set()
    assert holes(rolled(one, two), 0) == PRINTED[one] | PRINTED[two] | start
    assert len(PRINTED[one]) == 5


@pytest.mark.rule("AX-6.2")
@pytest.mark.parametrize("refused", ["allowed", "refused"])
def test_nothing_can_be_built_on_a_hole(refused: str) -> None:
    ship = "ship IIIB:25\n7,7 starting_cabin 3333\n6,7 structural 3333\n7,6 structural 3333\n"
    r = yard(2, "IIIB", ships=[ship, CABIN.replace(" crew=2", "")], heap=["structural 1303"], errors=refused, **ON)
    r.choose(0, "draw")
    free = {"7,8", "8,7", "6,8", "7,5", "8,6"}  # and not 5,7 nor 6,6
    assert welds(r) <= free
    assert refused == "refused" or welds(r) == free


@pytest.mark.rule("AX-6.4", "AX-6.11", "AX-EX-22")
def test_a_double_takes_the_starting_cabin_and_its_square() -> None:
    r = rolled(4, 4)
    assert holes(r, 0) == PRINTED[4] | {"7,7"}
    for seat in (0, 1):
        assert r.game.view(0).table.ships[seat].pieces == {}
        assert [event.data["now"] for event in r.events("cabin_withdrawn", seat)] == [{"pieces": {"7,7": None}}]


@pytest.mark.rule("AX-6.5")
def test_after_a_double_the_first_component_goes_anywhere_and_the_next_beside_it() -> None:
    r = rolled(4, 4).choose(0, "draw")
    assert len(welds(r)) == 46 - 6
    square = "3,8"
    r.choose(0, next(act for act in r.options(0) if act.startswith(f"weld {square} "))).choose(0, "draw")
    assert welds(r) == {"3,7", "4,8"}


@pytest.mark.rule("AX-6.6")
def test_a_component_on_a_hole_comes_off_with_what_it_held() -> None:
    ship = CABIN.replace(" crew=2", "") + "6,7 structural 0303\n5,7 structural 0303\n4,7 cabin 0300\n"
    r = yard(2, "IIIB", ships=[ship, CABIN.replace(" crew=2", "")], **ON)
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert ["outside", "5,7", ""] in r.events("errors_found", 0)[0].data["errors"]
    left = r.game.view(0).table.ships[0]
    assert left.pieces.keys() == {"7,7", "7,8", "6,7"}
    assert len(left.lost) == 2


@pytest.mark.rule("AX-6.8")
def test_every_lost_component_is_paid_for() -> None:
    r = flight(CABIN + "lost 20\n", CABIN, cards=["nothing"], purses=[50, 50], round_name="IIIB", **ON)
    lines = [line for line in r.state.results[0]["lines"] if line["kind"] == "losses"]
    assert [(line["seat"], line["amount"]) for line in lines] == [(0, -20)]


@pytest.mark.rule("AX-6.9")
def test_two_components_may_be_set_aside() -> None:
    r = rolled(2, 5)
    for _ in range(2):
        r.choose(0, "draw").choose(0, "set aside")
    assert "set aside" not in r.choose(0, "draw").options(0)


@pytest.mark.rule("AX-6.10", "AX-4.4", "AX-4.6")
def test_otherwise_it_flies_as_class_iii_does() -> None:
    assert plan_of("IIIB") is plan_of("III")
    r = flight(CABIN, CABIN, cards=["meteors meteors=large_front", "nothing"], dice=[7], round_name="IIIB", **ON)
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,7"]


@pytest.mark.rule("AX-6.11")
def test_without_a_starting_cabin_an_alien_may_live_in_any_cabin() -> None:
    ship = "ship IIIB:44\n6,7 engine 3300 ^\n6,6 cabin 0330\n7,6 life_support_purple 0003\n"
    ship = ship.replace("6,7 engine 3300 ^", "6,7 engine 3000 ^")
    r = yard(2, "IIIB", ships=[ship, ship], **ON)
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert set(r.options(0)) == {"humans", "purple"}
    assert r.asked(0).about["cabin"] == "6,6"
