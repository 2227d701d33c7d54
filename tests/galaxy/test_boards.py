"""Every board of every sheet against the slow reading of the rules (`slow_boards`), and the examples of the rules.

A comment behind an example names its rule: BX and AX the first edition's big expansions, KX the second edition's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.engine.rehearsal import Rehearsal
from starboard.galaxy.catalog.boards import Board, bits, board
from starboard.galaxy.catalog.components import SIDES
from starboard.galaxy.catalog.sheets import Sheet, board_keys, flights, quarters_of, sheet_name, sheet_of, sheets
from starboard.galaxy.notation import read_ship, write_ship
from starboard.galaxy.presentation.show import show
from starboard.galaxy.scenario import flight
from starboard.galaxy.ship.errors import mistakes
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.words import plain_text, words_for
from tests.galaxy.ships import grown, heaps
from tests.galaxy.slow_boards import FRONT, LEFT, REAR, RIGHT, Dice, SlowBoard, SlowShip, Spot, slow_board

ROLLS = [(one, two) for one in range(1, 7) for two in range(1, 7)]
every_board = pytest.mark.parametrize("key", board_keys())


def names(on: Board, squares: Iterable[int]) -> list[str]:
    return [on.names[square] for square in squares]


def test_there_is_a_sheet_for_every_board_of_the_boxes() -> None:
    assert Counter(map(sheet_name, board_keys())) == {
        **dict.fromkeys(("I", "II", "III", "IIIA", "IIA", "IIB"), 2),
        **dict.fromkeys(("second-I", "second-II", "second-III", "second-IIA", "second-IIIA"), 2),
        "IA": 4,
        "second-IA": 4,
        "IIIB": 1 + 2 * 21,
        "IV": 2 * 25,
    }
    assert all(sheet.flight in flights() for sheet in sheets().values())
    assert all(sheet.marks for sheet in sheets().values())


@every_board
def test_the_squares_are_where_they_are_printed(key: str) -> None:
    on, slow = board(key), slow_board(key)
    assert list(on.names) == [slow.name(spot) for spot in slow.spots()]
    assert len(set(on.names)) == on.size
    assert set(names(on, bits(on.area))) == {slow.name(spot) for spot in slow.area}
    assert set(names(on, on.starts)) == {slow.name(spot) for spot in slow.starts}


@every_board
def test_neighbours_share_an_edge(key: str) -> None:
    on, slow = board(key), slow_board(key)
    for square, spot in enumerate(slow.spots()):
        beside = [slow.beside(spot, side) for side in range(4)]
        found = [None if other < 0 else on.names[other] for other in on.neighbours[square]]
        assert found == [None if other is None else slow.name(other) for other in beside]
        assert set(names(on, bits(on.around[square]))) == {slow.name(other) for other in beside if other}
        assert set(names(on, bits(on.eight[square]))) == {slow.name(other) for other in slow.surrounding(spot)}


@every_board
def test_sections_cover_the_whole_rectangle_once(key: str) -> None:
    on, slow = board(key), slow_board(key)
    assert sum(on.sections) == (1 << on.size) - 1
    for square, spot in enumerate(slow.spots()):
        assert on.section_of[square] == slow.half(spot)
        assert on.sections[on.section_of[square]] >> square & 1


@every_board
def test_every_roll_comes_from_every_side_in_the_lanes_of_the_rules(key: str) -> None:
    on, slow = board(key), slow_board(key)
    for side, dice in product(range(4), ROLLS):
        lanes, falls = on.impacts(side, dice), slow.falls(side, dice)
        assert [(lane.side, lane.place) for lane in lanes] == [(fall.side, fall.line) for fall in falls]
        for lane, fall in zip(lanes, falls, strict=True):
            assert names(on, lane.squares) == [slow.name(spot) for spot in fall.path]
            assert set(bits(lane.own)) == set(lane.squares)


@every_board
def test_the_lines_beside_a_lane_are_the_printed_neighbours(key: str) -> None:
    on, slow = board(key), slow_board(key)
    for side, dice in product(range(4), ROLLS):
        for lane in on.impacts(side, dice):
            lengthwise = lane.side in (FRONT, REAR)
            places = {lane.place - 1, lane.place + 1}
            if slow.is_cylinder and lengthwise:
                places = {place % slow.width for place in places}
            expected = {slow.name(spot) for spot in slow.spots() if spot[0 if lengthwise else 1] in places}
            assert set(names(on, bits(lane.near))) == expected


@every_board
def test_a_shifted_hit_comes_one_line_further(key: str) -> None:
    on, slow = board(key), slow_board(key)
    for side, dice in product(range(4), ROLLS):
        for lane in on.impacts(side, dice):
            across = (LEFT, RIGHT) if lane.side in (FRONT, REAR) else (FRONT, REAR)
            for towards, step in zip(across, (-1, 1), strict=True):
                line = lane.place + step
                if slow.is_cylinder and lane.side in (FRONT, REAR):
                    line %= slow.width
                begin = slow.start_column(dice[1]) if slow.is_cylinder else None
                expected = slow.fall(lane.side, line, begin)
                shifted = on.shifted(lane, towards)
                assert (shifted.side, shifted.place) == (expected.side, expected.line)
                assert names(on, shifted.squares) == [slow.name(spot) for spot in expected.path]
                back = on.shifted(shifted, across[1 - across.index(towards)])
                assert back == lane


def test_a_hit_cannot_be_moved_along_its_way() -> None:
    on = board("I")
    (lane,) = on.impacts(FRONT, (3, 4))
    for towards in (FRONT, REAR):
        with pytest.raises(ValueError, match=r"^a hit from the front cannot be moved to the (front|rear)$"):
            on.shifted(lane, towards)


@every_board
def test_each_line_is_struck_once_when_all_of_them_are(key: str) -> None:
    on, slow = board(key), slow_board(key)
    for side in range(4):
        lines = range(slow.width if side in (FRONT, REAR) else slow.height)
        for die in range(1, 7):
            begin = slow.start_column(die) if slow.is_cylinder else None
            expected = [[slow.name(spot) for spot in slow.fall(side, line, begin).path] for line in lines]
            assert [names(on, lane.squares) for lane in on.every_lane(side, die)] == expected


@every_board
def test_two_rolls_name_a_square(key: str) -> None:
    on, slow = board(key), slow_board(key)
    for for_column, for_row in product(ROLLS, repeat=2):
        spot = slow.coordinates(for_column, for_row)
        assert on.spot(for_column, for_row) == (-1 if spot is None else on.squares[slow.name(spot)])


@every_board
def test_a_way_leads_over_the_squares_to_the_one_that_is_struck(key: str) -> None:
    """From outside the board; on the cylinder from the edge of a column, and over the seam from edge to edge."""
    on = board(key)
    for side, dice in product(range(4), ROLLS):
        for lane in on.impacts(side, dice):
            for struck in (*lane.squares, -1):
                way = on.way(lane, struck)
                passed = list(lane.squares[: lane.squares.index(struck) + 1]) if struck >= 0 else list(lane.squares)
                assert squares_on(on, way) == passed
                if struck >= 0:
                    assert way[-1] == (struck % on.width, struck // on.width)


def squares_on(on: Board, way: list[tuple[float, float]]) -> list[int]:
    """The squares whose middles lie on a way, in its order."""
    found: list[int] = []
    for (x, y), (to_x, to_y) in pairwise(way):
        if on.wrap and abs(to_x - x) == on.width:
            continue  # over the seam
        steps = round(2 * max(abs(to_x - x), abs(to_y - y)))
        for step in range(steps + 1):
            here = (x + (to_x - x) * step / max(steps, 1), y + (to_y - y) * step / max(steps, 1))
            if here[0] % 1 == here[1] % 1 == 0 and 0 <= here[0] < on.width and 0 <= here[1] < on.height:
                square = int(here[1]) * on.width + int(here[0])
                if not found or found[-1] != square:
                    found.append(square)
    return found


@st.composite
def hits(draw: st.DrawFn) -> tuple[Layout, str, int, Dice]:
    layout = draw(st.one_of(heaps(), grown()).filter(lambda layout: layout.occupied))
    hazard = draw(st.sampled_from(("small", "large", "heavy")))
    return layout, hazard, draw(st.integers(0, 3)), draw(st.sampled_from(ROLLS))


@given(hits())
@settings(max_examples=300)
def test_a_hit_destroys_what_the_slow_reading_says_and_the_rest_falls_apart_by_halves(
    hit: tuple[Layout, str, int, Dice],
) -> None:
    layout, hazard, side, dice = hit
    slow = slow_board(layout.board.name)
    spot_of = {slow.name(spot): spot for spot in slow.spots()}
    ship = SlowShip(slow, {spot_of[layout.board.names[square]]: piece for square, piece in layout.placed()})
    gone = ship.destroyed(hazard, side, dice)
    r = shoot_at(layout, hazard, side, dice)

    lost, left = set(), ship.without(gone)
    assert set(told(r, "component_destroyed", "square")) == {slow.name(spot) for spot in gone}
    if gone:
        for parts in left.parts_by_half():
            if len(parts) > 1:
                asked = r.asked(0)
                assert asked.question == "keep_part"
                assert set(map(frozenset, asked.about["parts"].values())) == {names_of(slow, part) for part in parts}
                kept = asked.options[-1]
                lost |= {name for part in parts for name in names_of(slow, part)} - set(asked.about["parts"][kept])
                r.choose(0, kept)
    assert {name for squares in told(r, "parts_lost", "squares") for name in squares} == lost


def told(r: Rehearsal[Table], kind: str, what: str) -> list[Any]:
    """What events of a kind have told of the first ship."""
    return [event.data[what] for event in r.events(kind, 0)]


def names_of(slow: SlowBoard, part: frozenset[Spot]) -> frozenset[str]:
    return frozenset(slow.name(spot) for spot in part)


def shoot_at(layout: Layout, hazard: str, side: int, dice: Dice) -> Rehearsal[Table]:
    """A flight in which this ship, without any battery tokens, meets one meteor or one shot."""
    ship = Ship(0, layout)
    if hazard == "heavy":
        card = f"pirates strength=99 days=1 shots=heavy_{SIDES[side]} credits=1"
    else:
        card = f"meteors meteors={hazard}_{SIDES[side]}"
    lone = f"ship {layout.board.name}\n"
    return flight(write_ship(ship), lone, cards=[card, "stardust"], dice=[dice], round_name="I", manned=False)


def test_the_cylinder_joins_its_first_and_last_column() -> None:  # AX-5.1, AX-EX-15
    ship = read_ship("ship IIB\n1,3 structural 0003\n9,3 cannon 0300 ^\n5,4 starting_cabin 3333\n")
    layout = ship.layout
    left, right = ship.board.squares["1,3"], ship.board.squares["9,3"]
    assert layout.joins[left] == 1 << right
    assert layout.joins[right] == 1 << left
    assert not layout.is_exposed(left, LEFT)


@pytest.mark.parametrize(
    ("ship", "kind"),
    [
        ("1,3 structural 0001\n9,3 structural 0200", "single_on_double"),
        ("1,3 structural 0003\n9,3 structural 0000", "connector_on_smooth"),
        ("1,3 cannon 0030 <\n9,3 structural 0030", "before_cannon"),
        ("9,3 cannon 0030 >\n1,3 structural 0030", "before_cannon"),
    ],
)
def test_errors_reach_over_the_seam(ship: str, kind: str) -> None:  # AX-5.2, AX-5.3, AX-EX-16
    assert kind in {mistake.kind for mistake in mistakes(read_ship(f"ship IIB\n{ship}\n").layout)}


@pytest.mark.parametrize(
    ("dice", "struck"),
    [((3, 5), "8,3"), ((3, 2), "4,3"), ((4, 2), "3,4"), ((1, 4), None), ((6, 6), None)],
)
def test_a_full_cylinder_is_hit_from_the_left_behind_the_start_column(dice: Dice, struck: str | None) -> None:
    on = board("IIB")  # AX-EX-45
    full = "".join(f"{name} structural 0000\n" for name in names(on, bits(on.area)))
    layout = read_ship(f"ship IIB\n{full}").layout
    (lane,) = on.impacts(LEFT, dice)
    assert layout.first_hit(lane) == (-1 if struck is None else on.squares[struck])


@pytest.mark.parametrize(("side", "struck"), [(RIGHT, "2,3"), (LEFT, "1,3")])
def test_a_hit_runs_on_over_the_seam(side: int, struck: str) -> None:  # AX-EX-46
    ship = read_ship("ship IIB\n1,3 structural 0000\n2,3 structural 0000\n")
    (lane,) = ship.board.impacts(side, (3, 6))
    assert ship.layout.first_hit(lane) == ship.board.squares[struck]


def test_thrusters_move_a_hit_round_the_cylinder() -> None:  # AX-EX-47
    on = board("IIB")
    (lane,) = on.impacts(FRONT, (1, 5))
    assert (on.columns[lane.place], on.columns[on.shifted(lane, LEFT).place]) == (4, 3)
    (first,) = on.impacts(FRONT, (1, 2))
    assert (on.columns[first.place], on.columns[on.shifted(first, LEFT).place]) == (1, 9)


def test_a_joined_connector_inside_a_cylinder_lets_a_small_meteor_bounce() -> None:  # AX-5.10
    joined = "ship IIB\n3,4 structural 0303\n4,4 structural 0003\n2,4 structural 0300\n"
    r = flight(joined, joined, cards=["meteors meteors=small_left", "stardust"], dice=[(4, 1)], round_name="II")
    assert told(r, "bounced", "square") == ["3,4"]
    assert not told(r, "component_destroyed", "square")


def test_every_column_of_the_cylinder_is_equally_likely() -> None:  # AX-5.4, AX-15.25
    on = board("IIB")
    columns = Counter(on.columns[on.impacts(FRONT, dice)[0].place] for dice in ROLLS)
    assert columns == dict.fromkeys(range(1, 10), 4)
    assert {on.columns[on.impacts(FRONT, dice)[0].place] for dice in ROLLS if sum(dice) == 7} == {4, 5, 6}


@pytest.mark.parametrize("dice", [(1, 5), (3, 4), (2, 6)])
def test_the_middle_lines_of_class_ia_are_hit_by_six_seven_and_eight(dice: Dice) -> None:  # BX-7.2, BX-EX-12
    for key, side in product(("IA", "IA/1", "IA/2", "IA/3"), range(4)):
        on = board(key)
        (lane,) = on.impacts(side, dice)
        assert on.start in lane.squares


def test_the_numbers_of_class_ia_turn_with_the_board_and_those_of_the_second_edition_do_not() -> None:
    """BX-R-26, KX-R-12: after a half turn a 2 still hits the same squares, now on the other side of the ship."""
    first, turned = board("IA"), board("IA/2")
    assert [first.impacts(FRONT, (1, 1))[0].place, turned.impacts(FRONT, (1, 1))[0].place] == [0, 4]
    assert (
        board("second-IA").impacts(FRONT, (1, 1))[0].place == board("second-IA/2").impacts(FRONT, (1, 1))[0].place == 0
    )
    assert board("second-IA").area != board("second-IA/2").area


def test_no_roll_misses_class_ia() -> None:  # KX-11.5
    for key, side, dice in product(("IA", "second-IA"), range(4), ROLLS):
        assert board(key).impacts(side, dice)[0].squares


def test_a_rolled_number_closes_five_squares_and_a_double_the_starting_square_too() -> None:  # AX-6.3, AX-6.4
    whole = board("IIIB")
    for one, two in product(range(1, 7), repeat=2):
        if one <= two:
            on = board(f"IIIB:{one}{two}")
            closed = set(names(whole, bits(whole.area & ~on.area)))
            assert len(closed) == (10 if one < two else 6)
            assert ("7,7" in closed) is (one == two)
            assert on.start == (whole.start if one < two else -1)


def test_after_a_double_the_first_component_may_go_anywhere() -> None:  # AX-6.5
    on = board("IIIB:44")
    empty = Layout.of(on, [])
    assert empty.fringe == on.area
    assert Layout.of(board("IIIB:45"), []).fringe == 0


def test_a_component_on_a_hole_is_an_error() -> None:  # AX-6.6
    ship = read_ship("ship IIIB:11\n5,4 structural 3333\n")
    assert [mistake.kind for mistake in mistakes(ship.layout)] == ["outside"]


def test_each_half_of_a_flotilla_is_one_structure() -> None:  # BX-8.4
    two = read_ship("ship IIA\n3,6 structural 3333\n4,6 structural 3333\n9,6 structural 3333\n")
    assert mistakes(two.layout) == ()
    three = read_ship("ship IIA\n3,6 structural 3333\n5,6 structural 3333\n9,6 structural 3333\n")
    assert [mistake.kind for mistake in mistakes(three.layout)] == ["unjoined"]


def test_in_each_half_of_a_flotilla_building_begins_anywhere() -> None:  # BX-8.3
    on = board("IIA")
    begun = read_ship("ship IIA\n3,6 structural 3333\n").layout
    assert begun.fringe & on.sections[1] == on.area & on.sections[1]
    assert set(names(on, bits(begun.fringe & on.sections[0]))) == {"3,5", "4,6"}


def test_a_shield_protects_its_own_half_only() -> None:  # BX-8.19
    left = "3,6 starting_cabin 3333 crew=2\n4,6 battery_2 3333 cells=2\n3,5 shield 3333 <\n"
    right = "10,6 cabin 3333 crew=2\n9,6 structural 3333\n"
    text = f"ship IIA\n{left}{right}"
    card = "meteors meteors=small_front"
    r = flight(text, text, cards=[card, "stardust"], dice=[4], round_name="II")
    assert r.question() == "shield 0"
    r = flight(text, text, cards=[card, "stardust"], dice=[9], round_name="II")
    assert "9,6" not in names(board("IIA"), bits(r.state.ships[0].layout.occupied))


@pytest.mark.parametrize(("total", "columns"), [(4, (4, 10)), (10, (4, 10)), (5, (5, 9)), (8, (6, 8)), (7, (7,))])
def test_the_mirrored_board_is_hit_in_both_columns(total: int, columns: tuple[int, ...]) -> None:  # KX-EX-19, KX-EX-21
    on = board("second-IIA")
    for dice, side in product((dice for dice in ROLLS if sum(dice) == total), (FRONT, REAR)):
        assert tuple(on.columns[lane.place] for lane in on.impacts(side, dice)) == columns
        assert len(on.impacts(LEFT, dice)) == len(on.impacts(RIGHT, dice)) == 1


@pytest.mark.parametrize("total", [2, 3, 11, 12])
def test_the_mirrored_board_is_missed_beside_its_columns(total: int) -> None:  # KX-EX-21
    for dice in ROLLS:
        if sum(dice) == total:
            assert not any(lane.squares for lane in board("second-IIA").impacts(FRONT, dice))


MIRRORED = "ship second-IIA\n7,7 starting_cabin 3333 crew=2\n6,7 structural 3333\n8,7 structural 3333\n"


def test_one_shield_stops_both_mirrored_hits() -> None:  # KX-11.16
    ship = MIRRORED + "7,6 battery_2 0030 cells=2\n5,7 shield 0300 ^\n"
    r = flight(ship, ship, cards=["meteors meteors=small_front", "stardust"], dice=[6], round_name="II")
    assert r.asked(0).about["squares"] == ["6,7", "8,7"]
    r.choose(0, "5,7")
    assert r.state.ships[0].layout.occupied.bit_count() == 5
    assert r.state.ships[0].cell_count == 1


def test_two_large_meteors_need_two_shots() -> None:  # KX-11.17, KX-11.19
    ship = MIRRORED + "7,6 battery_2 0030 cells=2\n6,6 double_cannon 0010 ^\n8,6 double_cannon 0010 ^\n"
    r = flight(ship, ship, cards=["meteors meteors=large_front", "stardust"], dice=[6], round_name="II")
    r.choose(0, "6,6").choose(0, "8,6")
    assert r.state.ships[0].cell_count == 0
    assert r.state.ships[0].layout.occupied.bit_count() == 6


def test_both_mirrored_components_are_destroyed_together() -> None:  # KX-11.15, KX-R-21
    r = flight(MIRRORED, MIRRORED, cards=["meteors meteors=large_front", "stardust"], dice=[8], round_name="II")
    assert told(r, "component_destroyed", "square") == ["6,7", "8,7"]


def test_a_rear_cannon_beside_the_column_shoots_where_the_edition_says_so() -> None:  # KX-EX-20, K2-6.6, GT-R-13
    ship = read_ship(MIRRORED + "7,8 cannon 3000 v\n")
    lanes = ship.board.impacts(REAR, (3, 3))
    assert len(lanes) == 2
    for lane in lanes:
        near = flights()["second-II"].reaches(lane.side)
        assert names(ship.board, ship.layout.shooters(lane, near=near, double=False)) == ["7,8"]
        assert not ship.layout.shooters(lane, near=flights()["II"].reaches(lane.side), double=False)


def test_the_bent_board_turns_a_meteor_from_the_rear_to_the_left() -> None:  # KX-EX-22
    on = board("second-IIIA")
    (lane,) = on.impacts(REAR, (2, 2))
    assert (lane.side, on.rows[lane.place]) == (LEFT, 11)
    ship = read_ship("ship second-IIIA\n5,10 cannon 0300 <\n5,9 cannon 0300 <\n").layout
    assert names(on, ship.shooters(lane, near=True, double=False)) == ["5,10"]
    assert on.way(lane, -1) == [(-1, 9), (-1, 8), (5, 8)]


def test_mirrors_and_bent_ways_turn_over_with_the_board() -> None:
    """A somersault: what was the printed rear is ahead now, and what was its left side is on the right."""
    over = board("second-IIIA/2")
    (lane,) = over.impacts(FRONT, (2, 2))
    assert (lane.side, over.rows[lane.place], lane.place) == (RIGHT, 11, 0)
    assert [over.columns[lane.place] for lane in over.impacts(FRONT, (3, 4))] == [7]
    mirrored = board("second-IIA/2")
    assert {mirrored.columns[lane.place] for lane in mirrored.impacts(REAR, (2, 2))} == {4, 10}


@pytest.mark.parametrize(("column", "struck"), [(4, (4, 10)), (7, (7,)), (9, (5, 9))])
def test_a_hit_that_nobody_rolls_for_is_mirrored_too(column: int, struck: tuple[int, ...]) -> None:  # KX-R-57
    on = board("second-IIA")
    for side in (FRONT, REAR):
        lanes = on.lanes_at(side, on.columns.index(column))
        assert tuple(on.columns[lane.place] for lane in lanes) == struck
        assert {lane.side for lane in lanes} == {side}
    assert [on.rows[lane.place] for lane in on.lanes_at(LEFT, 0)] == [4]


def test_a_hit_that_nobody_rolls_for_is_not_bent() -> None:  # KX-R-57
    on = board("second-IIIA")
    assert [(lane.side, lane.place) for lane in on.lanes_at(REAR, 0)] == [(REAR, 0)]


def test_coordinates_on_the_bent_board_are_not_bent() -> None:  # KX-EX-23
    assert board("second-IIIA").spot((2, 2), (3, 4)) == -1


def test_no_two_boards_of_class_iv_are_alike() -> None:  # AX-7.2
    areas = {board(key).area for key in board_keys() if key.startswith("IV:") and not quarters_of(key)}
    assert len(areas) == 25
    assert {area.bit_count() for area in areas} == {45}


@pytest.mark.parametrize("key", ["", "V", "IV", "IA/0", "IA/4", "I/1", "IIIB:52", "IIIB:07", "IV:6+1", "2e", "IIB:11"])
def test_a_key_that_names_no_board_is_refused(key: str) -> None:
    with pytest.raises(KeyError, match="there is no board"):
        board(key)


def plain_sheet(**changes: object) -> Sheet:
    fields = {"flight": "I", "columns": (6, 7), "rows": (7,), "grid": ("#@",)} | changes
    return Sheet(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"grid": ("#@#",)}, "a grid must have 1 rows of 2 squares"),
        ({"sections": ("a",)}, "a grid must have 1 rows of 2 squares"),
        ({"grid": ()}, "a board needs a grid, or upper and lower halves"),
        ({"wrap": True}, "a cylinder, and nothing else, needs columns where hits from the side begin"),
        ({"column_dice": ("11",)}, "column_dice names the pairs of each column"),
        ({"turns": "numbers", "mirror": True}, "only a plain board can be turned"),
    ],
)
def test_a_sheet_that_cannot_be_right_is_refused(changes: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        plain_sheet(**changes)


@every_board
def test_a_ship_on_any_board_survives_being_written_and_read(key: str) -> None:
    on = board(key)
    first = next(bits(on.area))
    text = f"ship {key}\n{on.names[first]} structural 3333\n"
    assert write_ship(read_ship(text)) == text
    assert sheet_of(key) is not None


ENGLISH = words_for("en", "starboard.galaxy", strict=True)


def drawing_of(key: str) -> list[str]:
    return plain_text(show(f"ship {key}\n", ENGLISH, 80)).splitlines()


@every_board
def test_every_free_square_is_drawn_with_its_name_in_its_place(key: str) -> None:
    """The names that stand beside each other in the drawing are those of a row of the board."""
    on = board(key)
    drawn = drawing_of(key)
    rows = [on.names[place : place + on.width] for place in range(0, on.size, on.width)]
    free = {on.names[square] for square in bits(on.area)}
    expected = [[name for name in row if name in free] for row in rows]
    found = [re.findall(r"\d+,\d+", line) for line in drawn]
    assert [row for row in found if row] == [row for row in expected if row]
    assert sum(line.count("╳") for line in drawn) == on.holes.bit_count()
    edges = [line for line in drawn if line.endswith("¦")]
    assert len(edges) == (3 * on.height if on.wrap else 0)
    assert any("┊" in line for line in drawn) is (len(on.sections) > 1)


def test_a_line_with_several_numbers_shows_all_of_them() -> None:
    drawn = drawing_of("second-IA")
    assert drawn[2].split() == ["2-4", "5-6", "7", "8-9", "10-12"]
    assert [line.split()[0] for line in drawn[4:18:3]] == ["2-4", "5-6", "7", "8-9", "10-12"]
