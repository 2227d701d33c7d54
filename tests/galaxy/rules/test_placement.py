import pytest

from starboard.engine import BadInput, Refused, Rehearsal
from starboard.galaxy.catalog.components import COMPONENTS, tiles_of
from starboard.galaxy.notation import read_ship, write_ship
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_building import (
    CABIN_ONLY,
    SEVEN_ERRORS,
    all_finish,
    errors_of,
    table_of,
    verbs,
    weld_squares,
    welds,
)


def holding(component: str, ship: str = "", errors: str = "refused") -> Rehearsal[Table]:
    """A seat that has just drawn this component for this ship, at a table that refuses errors."""
    r = yard(2, "I", ships=[ship or CABIN_ONLY.format("I")], heap=[component], errors=errors)
    return r.choose(0, "draw")


@pytest.mark.rule("GT-4.1", "GT-4.2", "SB-GT-7")
def test_a_component_goes_on_a_free_square_of_the_area_next_to_the_ship() -> None:
    r = holding(
        "battery_2 2223",
        """
        ship I
        7,7 starting_cabin 3333
        7,8 structural 3303
        6,8 structural 0300
        7,6 structural 0030
        7,5 structural 0000
        """,
        errors="allowed",
    )
    # 7,9 behind 7,8 and 6,5 and 8,5 beside 7,5 are no squares to build on
    assert weld_squares(r) == {"6,6", "8,6", "6,7", "8,7", "5,8", "8,8", "6,9"}
    for square in ("7,7", "7,9", "6,5", "9,9"):
        with pytest.raises(Refused):
            r.choose(0, f"weld {square} ^")


@pytest.mark.rule("GT-4.1")
@pytest.mark.parametrize("errors", ["allowed", "refused"])
@pytest.mark.parametrize("round_name", ["I", "II", "III", "IIIA"])
def test_filling_the_board_never_leaves_its_building_area(round_name: str, errors: str) -> None:
    squares_of = {"I": 18, "II": 27, "III": 36, "IIIA": 36}
    r = yard(2, round_name, errors=errors)
    for _ in range(2 * squares_of[round_name]):
        r.choose(0, "draw")
        r.choose(0, max(r.options(0), key=lambda act: act.startswith("weld ")))
    assert table_of(r).ships[0].board == round_name
    pieces = set(table_of(r).ships[0].pieces)
    outside = {
        "I": {"5,5", "6,5", "8,5", "9,5", "5,6", "9,6", "7,9"},
        "II": {"7,9", "4,7", "10,7", "5,5", "9,5"},
        "III": {"5,9", "9,9", "4,6", "10,6", "5,5"},
        "IIIA": {"7,9", "5,7", "9,7", "6,6", "8,6", "6,3", "8,3"},
    }[round_name]
    assert len(pieces) > 6
    assert not pieces & outside
    if errors == "allowed":
        assert len(pieces) == squares_of[round_name]


@pytest.mark.rule("GT-4.3")
@pytest.mark.parametrize(("arrow", "connectors"), [("^", "0230"), (">", "0023"), ("v", "3002"), ("<", "2300")])
def test_a_component_may_be_turned_each_way(arrow: str, connectors: str) -> None:
    r = holding("cannon 0230", errors="allowed")
    assert welds(r, square="7,6") == set("^>v<")
    r.choose(0, f"weld 7,6 {arrow}")
    assert f"7,6 cannon {connectors} {arrow}" in write_ship(r.state.ships[0])


@pytest.mark.rule("GT-4.4")
def test_every_component_has_one_to_four_connectors_of_three_kinds() -> None:
    printed = [COMPONENTS[tile].connectors for tile in tiles_of("first")]
    for connectors in printed:
        assert len(connectors) == 4
        assert connectors != "0000"
    assert {side for connectors in printed for side in connectors} == set("0123")
    with pytest.raises(BadInput, match="four connectors from 0 to 4"):
        read_ship("ship I\n7,7 cabin 0125")


SMOOTH, SINGLE, DOUBLE, UNIVERSAL = range(4)
FITTING = {
    (SMOOTH, SMOOTH),
    (SINGLE, SINGLE),
    (SINGLE, UNIVERSAL),
    (DOUBLE, DOUBLE),
    (DOUBLE, UNIVERSAL),
    (UNIVERSAL, SINGLE),
    (UNIVERSAL, DOUBLE),
    (UNIVERSAL, UNIVERSAL),
}

TWO_TOUCHING = """
ship I
7,7 starting_cabin 3333
7,6 structural 0{}30
8,7 structural 3003
8,6 structural 003{}
"""

TWO_TOUCHING_LENGTHWISE = """
ship I
7,7 starting_cabin 3333
6,7 structural {}300
7,6 structural 0033
6,6 structural 03{}0
"""


@pytest.mark.rule("GT-4.5")
@pytest.mark.parametrize("right", range(4))
@pytest.mark.parametrize("left", range(4))
def test_two_sides_that_touch_are_legal_exactly_if_they_fit(left: int, right: int) -> None:
    for ship in (TWO_TOUCHING, TWO_TOUCHING_LENGTHWISE):
        legal = errors_of(ship.format(left, right)) == []
        assert legal == ((left, right) in FITTING)


CORNER = """
ship I
7,7 starting_cabin 3333
7,6 structural 0{}30
8,7 structural 3003
"""


@pytest.mark.rule("GT-4.5", "SB-GT-7")
@pytest.mark.parametrize("neighbour", range(4))
def test_a_table_that_refuses_errors_offers_only_sides_that_fit(neighbour: int) -> None:
    # the corner square 8,6 touches 7,6 with its left and 8,7 with its rear side
    battery = holding("battery_2 1203", CORNER.format(neighbour))
    lefts = {">": SMOOTH, "v": DOUBLE, "<": SINGLE}
    assert welds(battery, square="8,6") == {arrow for arrow, left in lefts.items() if (left, neighbour) in FITTING}
    cargo = holding("cargo_2 3003", CORNER.format(neighbour))
    lefts = {"v": SMOOTH, "<": UNIVERSAL}
    assert welds(cargo, square="8,6") == {arrow for arrow, left in lefts.items() if (left, neighbour) in FITTING}


@pytest.mark.rule("GT-4.6")
@pytest.mark.parametrize(("left", "right"), [(SINGLE, DOUBLE), (DOUBLE, SINGLE)])
def test_single_against_double_is_an_error(left: int, right: int) -> None:
    for ship in (TWO_TOUCHING, TWO_TOUCHING_LENGTHWISE):
        assert errors_of(ship.format(left, right)) == ["single_on_double"]


@pytest.mark.rule("GT-4.7")
@pytest.mark.parametrize("connector", [SINGLE, DOUBLE, UNIVERSAL])
def test_any_connector_against_a_smooth_side_is_an_error(connector: int) -> None:
    for ship in (TWO_TOUCHING, TWO_TOUCHING_LENGTHWISE):
        assert errors_of(ship.format(SMOOTH, connector)) == ["connector_on_smooth"]
        assert errors_of(ship.format(connector, SMOOTH)) == ["connector_on_smooth"]


@pytest.mark.rule("GT-4.8")
def test_one_good_joint_does_not_make_up_for_a_bad_one() -> None:
    ship = CORNER.format(DOUBLE)
    # turned `<` the battery's rear joins 8,7, but its left single connector meets the double one of 7,6
    r = holding("battery_2 1203", ship)
    assert "<" not in welds(r, square="8,6")
    assert "<" in welds(holding("battery_2 1203", CORNER.format(SINGLE)), square="8,6")
    careless = holding("battery_2 1203", ship, errors="allowed").choose(0, "weld 8,6 <")
    all_finish(careless)
    errors = careless.events("errors_found", 0)[0].data["errors"]
    assert errors == [["single_on_double", "7,6", "8,6"]]


SMOOTH_NEIGHBOUR = """
ship I
7,7 starting_cabin 3333
8,7 battery_2 0003
"""


@pytest.mark.rule("GT-4.9")
def test_touching_with_smooth_sides_only_joins_nothing() -> None:
    # 9,7, 8,6 and 8,8 touch nothing but the smooth sides of the battery on 8,7
    refused = holding("cannon 0010", SMOOTH_NEIGHBOUR)
    assert weld_squares(refused) == {"7,6", "6,7", "7,8"}
    allowed = holding("cannon 0010", SMOOTH_NEIGHBOUR, errors="allowed").choose(0, "weld 9,7 ^")
    all_finish(allowed)
    assert [kind for kind, *_ in allowed.events("errors_found", 0)[0].data["errors"]] == ["unjoined"]


@pytest.mark.rule("GT-4.10")
def test_smooth_sides_may_rest_against_each_other_if_both_components_are_joined_otherwise() -> None:
    assert errors_of(TWO_TOUCHING.format(SMOOTH, SMOOTH)) == []
    r = holding("battery_2 1203", CORNER.format(SMOOTH))
    assert welds(r, square="8,6") == {">"}


@pytest.mark.rule("GT-4.11")
def test_a_ship_of_two_structures_is_an_error_even_if_each_holds_together() -> None:
    two_structures = """
    ship I
    7,7 starting_cabin 3333
    8,7 battery_2 0003
    9,7 structural 0030
    9,8 cabin 3030
    9,9 battery_2 3000
    """
    assert errors_of(two_structures) == ["unjoined"]
    joined = two_structures.replace("0003", "0303").replace("9,7 structural 0030", "9,7 structural 0033")
    assert errors_of(joined) == []


@pytest.mark.rule("GT-4.12")
@pytest.mark.parametrize("engine", ["engine 2101", "double_engine 1101"])
def test_an_engine_blows_to_the_rear_and_nowhere_else(engine: str) -> None:
    r = holding(engine)
    assert welds(r) == {"6,7 ^", "8,7 ^", "7,8 ^"}


@pytest.mark.rule("GT-4.12")
@pytest.mark.parametrize("kind", ["engine", "double_engine"])
@pytest.mark.parametrize(("arrow", "errors"), [("^", []), (">", ["engine_not_to_rear"]), ("<", ["engine_not_to_rear"])])
def test_the_inspection_finds_engines_that_blow_elsewhere(kind: str, arrow: str, errors: list[str]) -> None:
    assert errors_of(f"ship I\n7,7 starting_cabin 3333\n7,8 {kind} 3000 {arrow}") == errors


BEHIND_ENGINE = """
ship I
7,7 starting_cabin 3333
6,7 {engine} 0300 ^
7,8 structural 3003
6,8 battery_2 0300
"""


@pytest.mark.rule("GT-4.13", "GT-4.16")
@pytest.mark.parametrize("engine", ["engine", "double_engine"])
def test_the_square_behind_an_engine_stays_empty(engine: str) -> None:
    ship = BEHIND_ENGINE.format(engine=engine)
    assert errors_of(ship) == ["behind_engine"]
    without_battery = ship.replace("6,8 battery_2 0300\n", "")
    assert errors_of(without_battery) == []
    # the battery would join 7,8 if it were not for the exhaust; where it does not stand behind the engine it may
    squares = weld_squares(holding("battery_2 0003", without_battery))
    assert "6,8" not in squares
    assert "8,7" in squares


@pytest.mark.rule("GT-4.13")
@pytest.mark.parametrize("engine", ["engine 0003", "double_engine 2003"])
def test_an_engine_is_not_put_in_front_of_a_component(engine: str) -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333
    7,8 structural 3300
    8,8 battery_2 0003
    """
    assert "8,7" not in weld_squares(holding(engine, ship))
    assert "8,7" in weld_squares(holding(engine, ship.replace("    8,8 battery_2 0003\n", "")))


@pytest.mark.rule("GT-4.13")
def test_an_engine_may_stand_at_the_edge_of_the_building_area() -> None:
    # behind 7,8 the class I board has no square, behind 8,9 it ends
    assert (
        errors_of("""
        ship I
        7,7 starting_cabin 3333
        7,8 engine 3200 ^
        8,8 structural 0032
        8,9 engine 3000 ^
        """)
        == []
    )


@pytest.mark.rule("GT-4.14")
@pytest.mark.parametrize("cannon", ["cannon 0111", "double_cannon 0121"])
def test_a_cannon_points_in_any_direction_but_at_its_own_ship(cannon: str) -> None:
    r = holding(cannon)
    assert welds(r, square="7,6") == set("^><")
    assert welds(r, square="8,7") == set("^>v")
    assert welds(r, square="7,8") == set(">v<")
    assert welds(r, square="6,7") == set("^v<")


@pytest.mark.rule("GT-4.14")
@pytest.mark.parametrize("kind", ["cannon", "double_cannon"])
@pytest.mark.parametrize(("square", "arrow"), [("7,6", "^"), ("8,7", ">"), ("7,8", "v"), ("6,7", "<")])
def test_the_inspection_has_nothing_against_a_cannon_that_points_away(kind: str, square: str, arrow: str) -> None:
    connectors = {"7,6": "0010", "8,7": "0001", "7,8": "1000", "6,7": "0100"}[square]
    assert errors_of(f"ship I\n7,7 starting_cabin 3333\n{square} {kind} {connectors} {arrow}") == []


BEFORE_CANNON = """
ship I
7,7 starting_cabin 3333
7,8 structural 3300
8,7 {cannon} 0003 v
8,8 battery_2 0003
"""


@pytest.mark.rule("GT-4.15", "GT-4.16")
@pytest.mark.parametrize("cannon", ["cannon", "double_cannon"])
def test_the_square_before_a_muzzle_stays_empty(cannon: str) -> None:
    ship = BEFORE_CANNON.format(cannon=cannon)
    assert errors_of(ship) == ["before_cannon"]
    without_battery = ship.replace("8,8 battery_2 0003\n", "")
    assert errors_of(without_battery) == []
    squares = weld_squares(holding("battery_2 0003", without_battery))
    assert "8,8" not in squares
    assert "6,7" in squares


@pytest.mark.rule("GT-4.15")
@pytest.mark.parametrize("cannon", ["cannon 0201", "double_cannon 0212"])
def test_a_cannon_is_not_aimed_at_a_neighbour(cannon: str) -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333
    7,8 structural 3300
    8,8 battery_2 0003
    """
    assert "v" not in welds(holding(cannon, ship), square="8,7")
    assert "v" in welds(holding(cannon, ship.replace("    8,8 battery_2 0003\n", "")), square="8,7")


@pytest.mark.rule("GT-4.15")
def test_a_muzzle_may_point_at_the_edge_of_the_building_area() -> None:
    assert (
        errors_of("""
        ship I
        7,7 starting_cabin 3333
        7,6 structural 3030
        7,5 cannon 0030 ^
        7,8 double_cannon 3000 v
        """)
        == []
    )


@pytest.mark.rule("GT-4.17")
@pytest.mark.parametrize(
    ("component", "ways"),
    [
        ("battery_2 2223", 16),
        ("battery_3 2102", 12),
        ("shield 1212", 16),
        ("shield 1011", 12),
        ("cargo_2 1213", 16),
        ("cargo_3 0102", 8),
        ("special_cargo_1 2223", 16),
        ("special_cargo_2 0201", 8),
        ("cabin 2122", 16),
        ("life_support_purple 1202", 12),
        ("life_support_brown 1101", 12),
        ("structural 1323", 16),
    ],
)
def test_other_components_stand_anywhere_and_any_way_that_their_connectors_allow(component: str, ways: int) -> None:
    # around a starting cabin there are four squares, and for each as many ways as the component has connectors
    r = holding(component)
    assert weld_squares(r) == {"7,6", "6,7", "8,7", "7,8"}
    assert len(welds(r)) == ways


@pytest.mark.rule("GT-4.18")
def test_a_ship_need_not_fill_its_board() -> None:
    r = yard(2)
    all_finish(r)
    assert not r.events("errors_found")
    assert r.question() == "next_card 0 1"
    assert list(table_of(r).ships[0].pieces) == ["7,7"]


ONE_ERROR = {
    "single_on_double": TWO_TOUCHING.format(SINGLE, DOUBLE),
    "connector_on_smooth": TWO_TOUCHING.format(SMOOTH, SINGLE),
    "engine_not_to_rear": "ship I\n7,7 starting_cabin 3333\n7,6 engine 0030 <",
    "behind_engine": BEHIND_ENGINE.format(engine="engine"),
    "before_cannon": BEFORE_CANNON.format(cannon="cannon"),
    "outside": "ship I\n7,7 starting_cabin 3333\n7,8 structural 3030\n7,9 battery_2 3000",
    "unjoined": SMOOTH_NEIGHBOUR + "9,7 cabin 3030",
}


@pytest.mark.rule("GT-4.19")
@pytest.mark.parametrize("kind", ONE_ERROR)
def test_the_inspection_knows_each_typical_error(kind: str) -> None:
    assert errors_of(ONE_ERROR[kind]) == [kind]


@pytest.mark.rule("GT-EX-12", "GT-4.19")
def test_example_the_quiz_ship_has_seven_errors_one_of_each_kind() -> None:
    errors = errors_of(SEVEN_ERRORS)
    assert len(errors) == 7
    assert set(errors) == set(ONE_ERROR)


@pytest.mark.rule("SB-GT-6")
def test_a_wrong_joint_of_connectors_holds_until_it_is_corrected() -> None:
    r = yard(2, ships=["ship I\n7,7 starting_cabin 3333\n8,7 structural 0203\n9,7 battery_2 0001"])
    all_finish(r)
    errors = r.events("errors_found", 0)[0].data["errors"]
    assert errors == [["single_on_double", "8,7", "9,7"]]
    assert set(r.options(0)) == {"7,7", "8,7", "9,7"}


@pytest.mark.rule("SB-GT-7")
def test_a_table_that_refuses_errors_still_lets_every_component_be_returned() -> None:
    r = holding("battery_2 0003", "ship I\n7,7 cabin 0000")
    assert verbs(r, 0) == {"return", "set"}


@pytest.mark.rule("SB-GT-7")
def test_ships_built_at_a_table_that_refuses_errors_pass_the_inspection() -> None:
    r = yard(2, "II", errors="refused")
    for _ in range(60):
        r.choose(0, "draw")
        r.choose(0, max(r.options(0), key=lambda act: act.startswith("weld ")))
    assert len(table_of(r).ships[0].pieces) > 10
    all_finish(r)
    assert not r.events("errors_found")
