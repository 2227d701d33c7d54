"""Ship IA: grouped results, and the die that says how the board lies: KX-11b."""

from __future__ import annotations

from itertools import product

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.sides import FRONT, SIDES
from tests.galaxy.modules.more_ships.ships import FULL_IA, ON, destroyed, met, rolled

LINES = {"4": (2, 3, 4), "6": (5, 6), "7": (7,), "8": (8, 9), "10": (10, 11, 12)}
"""What the lines are called, and the results that stand for them."""
GROUPED = [(line, total) for line, totals in LINES.items() for total in totals]
TURNED = {1: "second-IA", 2: "second-IA", 3: "second-IA/3", 4: "second-IA/2", 5: "second-IA/2", 6: "second-IA/1"}


@pytest.mark.rule("KX-11.5", "KX-11.6", "KX-EX-18", "KX-R-12")
@pytest.mark.parametrize(("line", "total"), GROUPED)
@pytest.mark.parametrize("side", SIDES)
def test_every_result_hits_the_line_of_its_group(side: str, line: str, total: int) -> None:
    r = met(FULL_IA, f"meteors meteors=large_{side}", total)
    (struck,) = destroyed(r)
    column, row = struck.split(",")
    assert (column if side in ("front", "rear") else row) == line


@pytest.mark.rule("KX-11.5")
def test_nothing_misses_whichever_way_the_board_lies() -> None:
    for key, side in product(sorted(set(TURNED.values())), range(4)):
        for one, two in product(range(1, 7), repeat=2):
            (lane,) = board(key).impacts(side, (one, two))
            assert lane.own & board(key).area


@pytest.mark.rule("KX-EX-18", "KX-11.6")
@pytest.mark.parametrize("total", [10, 11, 12])
def test_ten_eleven_and_twelve_hit_the_rightmost_column_however_the_board_is_turned(total: int) -> None:
    for key in set(TURNED.values()):
        (lane,) = board(key).impacts(FRONT, (total - 6, 6))
        assert lane.place == 4


@pytest.mark.rule("KX-11.7")
@pytest.mark.parametrize(("for_column", "for_row", "square"), [(5, 6, "6,6"), (9, 12, "8,10"), (11, 8, "10,8")])
def test_coordinates_are_grouped_too(for_column: int, for_row: int, square: str) -> None:
    """The full ship has the smaller crew, so it is the one that is sabotaged."""
    r = met(FULL_IA.replace("crew=2", "crew=1"), "sabotage", for_column, for_row)
    assert [event.data["square"] for event in r.events("sabotage_tried")] == [square]
    assert destroyed(r) == [square]


@pytest.mark.rule("KX-11.9", "KX-11.10", "KX-R-12")
@pytest.mark.parametrize(("face", "key"), TURNED.items())
def test_one_die_turns_everybodys_board_before_anybody_builds(face: int, key: str) -> None:
    r = rolled(face, seats=4)
    table = r.game.view(None).table
    assert [ship.board for ship in table.ships] == [key] * 4
    assert table.modules["more_ships"]["conditions"] == [{"id": "compass", "name": "compass", "values": {"face": face}}]
    assert not table.yard.running


@pytest.mark.rule("KX-11.9")
def test_chance_decides_which_face_it_is() -> None:
    faces = set()
    for seed in range(24):
        table = Game.new(RULES, RULES.setup(2, {"rounds": "second-IA", **ON}), f"compass {seed}").view(None).table
        (compass,) = table.modules["more_ships"]["conditions"]
        assert {ship.board for ship in table.ships} == {TURNED[compass["values"]["face"]]}
        faces.add(compass["values"]["face"])
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("KX-11.10", "KX-R-12")
def test_the_outline_turns_and_the_numbers_do_not() -> None:
    ahead = {"second-IA": ("6,4", "7,4"), "second-IA/2": ("6,4", "7,4", "8,4"), "second-IA/1": ("7,4", "8,4")}
    for key, squares in ahead.items():
        on = board(key)
        front = {on.names[square] for square in range(on.width) if on.area >> square & 1}
        assert front == set(squares)
        assert on.columns == on.rows == (4, 6, 7, 8, 10)


@pytest.mark.rule("KX-11.9")
def test_the_compass_is_seen_while_its_ships_are_there() -> None:
    table = rolled(3).state.copy()
    table.ships = rolled(3, rounds="second-II").state.ships
    assert RULES.overview(table).modules["more_ships"]["conditions"] == []
