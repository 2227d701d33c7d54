import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.notation import write_ship
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_flight import FREIGHTER, SCOUT, salvo

ONE_OF_EACH = """
ship I
7,6 structural 3330
8,6 life_support_brown 0003
7,7 starting_cabin 3333
6,7 cargo_3 0300
8,7 cabin 0003
7,8 engine 3000 ^
"""


def launched(*ships: str, round_name: str = "I") -> Rehearsal[Table]:
    """Ships that have been finished in the order of seats and boarded, as far as nothing must be decided."""
    r = yard(len(ships), round_name, ships=ships)
    for seat in range(len(ships)):
        r.choose(seat, f"finish {seat + 1}")
    return r


def power_ship(kind: str, cells: int) -> str:
    """A cannon and an engine would blur the count, so this ship has nothing but one component to be powered."""
    battery = f"6,7 battery_3 0300 cells={cells}" if cells else "6,7 battery_3 0300"
    return f"ship I\n7,7 starting_cabin 3333 crew=2\n{battery}\n8,7 {kind} 0003 ^\n"


@pytest.mark.rule("GT-5.1")
def test_starting_cabin_has_four_universal_connectors() -> None:
    r = yard(4)
    for ship in r.state.ships:
        assert write_ship(ship) == "ship I\n7,7 starting_cabin 3333\n"


@pytest.mark.rule("GT-5.2")
def test_cabins_and_only_cabins_house_the_crew() -> None:
    r = launched(ONE_OF_EACH, SCOUT)
    ship = r.game.view(0).table.ships[0]
    assert ship.figures == {"7,7": "HH", "8,7": "HH"}
    assert ship.crew == 4


@pytest.mark.rule("GT-5.3")
@pytest.mark.parametrize(("kind", "tokens"), [("battery_2", 2), ("battery_3", 3)])
def test_a_battery_holds_as_many_tokens_as_printed(kind: str, tokens: int) -> None:
    r = launched(f"ship I\n7,7 starting_cabin 3333\n8,7 {kind} 0003\n", SCOUT)
    assert r.game.view(1).table.ships[0].cells == {"8,7": tokens}


@pytest.mark.rule("GT-5.4")
def test_a_token_powers_a_double_engine_exactly_once() -> None:
    r = flight(power_ship("double_engine", 2), SCOUT, cards=["open_space"] * 3)
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 1
    r.all_choose("fly on")
    assert r.question() == "power_engines 0"
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 0
    r.all_choose("fly on")
    assert [event.data["strength"] for event in r.events("engines_counted", 0)] == [2, 2, 0]


@pytest.mark.rule("GT-5.4")
def test_a_token_powers_a_double_cannon_exactly_once() -> None:
    smugglers = "smugglers strength=2 days=1 goods_loss=0 goods=B"
    r = flight(power_ship("double_cannon", 2), SCOUT, cards=[smugglers, smugglers, "open_space"])
    r.choose(0, "8,7").all_choose("fly on")
    assert r.question() == "power_cannons 0"
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 0
    assert [event.data["strength"] for event in r.events("cannons_counted", 0)] == [2, 2]


@pytest.mark.rule("GT-5.4")
def test_a_token_powers_a_shield_exactly_once() -> None:
    r = flight(power_ship("shield", 2), SCOUT, cards=[salvo("light_front", "light_front"), "stardust"], dice=[7, 7])
    r.choose(0, "8,7")
    assert (r.question(), r.state.ships[0].cell_count) == ("shield 0", 1)
    r.choose(0, "8,7")
    assert (r.question(), r.state.ships[0].cell_count) == ("next_card 0 1", 0)


@pytest.mark.rule("GT-5.5")
def test_a_battery_powers_a_component_at_the_other_end_of_the_ship() -> None:
    ship = """
    ship I
    5,7 battery_2 0300 cells=1
    6,7 structural 0303
    7,7 starting_cabin 3333 crew=2
    8,7 structural 0303
    9,7 double_engine 0003 ^
    """
    r = flight(ship, SCOUT, cards=["open_space", "stardust"])
    r.choose(0, "9,7")
    assert r.state.flight.positions[0] == 2
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("GT-5.6")
def test_a_double_engine_without_token_gives_nothing() -> None:
    r = flight(power_ship("double_engine", 0), SCOUT, cards=["open_space"])
    assert r.events("engines_counted", 0)[0].data["strength"] == 0


@pytest.mark.rule("GT-5.6")
def test_a_double_cannon_without_token_gives_nothing_and_shoots_no_meteor() -> None:
    cards = ["slavers strength=1 days=1 crew_loss=0 credits=1", "meteors meteors=large_front", "open_space"]
    r = flight(power_ship("double_cannon", 0), SCOUT, cards=cards, dice=[8])
    assert r.events("cannons_counted", 0)[0].data["strength"] == 0
    r.all_choose("fly on")
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["8,7"]


@pytest.mark.rule("GT-5.6")
def test_a_shield_without_token_stops_nothing() -> None:
    r = flight(power_ship("shield", 0), SCOUT, cards=[salvo("light_front"), "open_space"], dice=[8])
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["8,7"]


COVER = {"^": {"front", "right"}, ">": {"right", "rear"}, "v": {"rear", "left"}, "<": {"left", "front"}}


@pytest.mark.rule("GT-5.7")
@pytest.mark.parametrize("side", ["front", "right", "rear", "left"])
@pytest.mark.parametrize("arrow", list(COVER))
@pytest.mark.parametrize("square", ["5,7", "9,7"])
def test_a_shield_covers_two_adjacent_sides_wherever_it_stands(square: str, arrow: str, side: str) -> None:
    ends = {"5,7": "battery_2 0300 cells=2", "9,7": "battery_2 0003 cells=2"}
    ends[square] = f"shield {'0300' if square == '5,7' else '0003'} {arrow}"
    ship = f"""
    ship I
    5,7 {ends["5,7"]}
    6,7 structural 0303
    7,7 starting_cabin 3333 crew=2
    8,7 structural 0303
    9,7 {ends["9,7"]}
    """
    r = flight(ship, SCOUT, cards=[salvo(f"light_{side}"), "open_space"], dice=[7])
    if side in COVER[arrow]:
        assert r.question() == "shield 0"
        assert list(r.options(0)) == [square, "none"]
    else:
        assert r.events("component_destroyed", 0)


@pytest.mark.rule("GT-EX-2")
@pytest.mark.parametrize(("side", "shields"), [("front", {"6,7"}), ("left", {"6,7", "8,7"}), ("rear", {"8,7"})])
def test_example_two_shields_cover_front_left_and_rear(side: str, shields: set[str]) -> None:
    r = flight(TWO_SHIELDS, SCOUT, cards=[salvo(f"light_{side}"), "open_space"], dice=[7])
    assert set(r.options(0)) == {*shields, "none"}


@pytest.mark.rule("GT-EX-2")
def test_example_two_shields_leave_the_right_side_open() -> None:
    r = flight(TWO_SHIELDS, SCOUT, cards=[salvo("light_right"), "open_space"], dice=[7])
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["8,7"]


TWO_SHIELDS = """
ship I
6,7 shield 0300 <
7,7 starting_cabin 3333 crew=2
8,7 shield 0003 v
7,8 battery_2 3000 cells=2
"""


@pytest.mark.rule("GT-5.8", "GT-5.9")
@pytest.mark.parametrize(
    ("kind", "holds"), [("cargo_2", 2), ("cargo_3", 3), ("special_cargo_1", 1), ("special_cargo_2", 2)]
)
def test_a_component_takes_one_block_for_each_of_its_holds(kind: str, holds: int) -> None:
    ship = f"ship I\n7,7 starting_cabin 3333 crew=2\n8,7 {kind} 0003\n"
    r = flight(ship, SCOUT, cards=["planets planets=BBBBB,Y days=1", "open_space"])
    r.choose(0, "land 1").choose(1, "pass")
    for _ in range(holds):
        assert "load B 8,7" in r.options(0)
        r.choose(0, "load B 8,7")
    assert r.state.ships[0].goods[r.state.ships[0].board.squares["8,7"]] == "B" * holds
    assert r.question() == "next_card 0 1"  # nothing more can be loaded


@pytest.mark.rule("GT-5.9")
def test_a_hold_with_a_block_in_it_takes_no_other() -> None:
    ship = FREIGHTER.replace("cargo_2 0300", "cargo_2 0300 goods=YB")
    r = flight(ship, SCOUT, cards=["planets planets=G,Y days=1", "open_space"])
    r.choose(0, "land 1").choose(1, "pass")
    assert [option for option in r.options(0) if option.startswith("load")] == ["load G 8,7"]


@pytest.mark.rule("GT-5.10")
def test_red_blocks_go_only_into_special_holds() -> None:
    r = flight(FREIGHTER, SCOUT, cards=["planets planets=R,Y days=1"])
    r.choose(0, "land 1").choose(1, "pass")
    assert list(r.options(0)) == ["load R 8,7", "done"]


@pytest.mark.rule("GT-5.11")
@pytest.mark.parametrize("colour", ["Y", "G", "B"])
def test_other_blocks_go_into_holds_of_either_kind(colour: str) -> None:
    r = flight(FREIGHTER, SCOUT, cards=[f"planets planets={colour},R days=1"])
    r.choose(0, "land 1").choose(1, "pass")
    assert set(r.options(0)) == {f"load {colour} 6,7", f"load {colour} 8,7", "done"}


@pytest.mark.rule("GT-5.12")
def test_a_structural_module_holds_and_powers_nothing() -> None:
    r = launched(ONE_OF_EACH.replace("8,6 life_support_brown 0003\n", ""), SCOUT)
    bare = launched(
        ONE_OF_EACH.replace("8,6 life_support_brown 0003\n", "").replace("7,6 structural 3330\n", ""), SCOUT
    )
    ship, same_without = r.game.view(0).table.ships[0], bare.game.view(0).table.ships[0]
    assert "7,6" in ship.pieces
    for number in ("figures", "cells", "engines_powered", "cannons_powered", "crew"):
        assert getattr(ship, number) == getattr(same_without, number)


@pytest.mark.rule("GT-5.13")
def test_on_the_test_flight_a_life_support_only_connects() -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333
    8,7 cabin 0303
    9,7 life_support_purple 0033
    9,8 cargo_2 3000    # hangs on the life support alone
    """
    r = launched(ship, SCOUT, round_name="test")
    assert not r.events("errors_found")
    assert r.state.stage == "card"
    table = r.game.view(0).table
    assert table.ships[0].figures == {"7,7": "HH", "8,7": "HH"}


@pytest.mark.rule("GT-5.14")
@pytest.mark.parametrize("colour", ["purple", "brown"])
def test_a_life_support_joined_to_a_cabin_admits_an_alien_of_its_colour(colour: str) -> None:
    r = launched(f"ship I\n7,7 starting_cabin 3333\n8,7 cabin 0303\n9,7 life_support_{colour} 0003\n", SCOUT)
    assert r.question() == "board_crew 0"
    assert list(r.options(0)) == ["humans", colour]


@pytest.mark.rule("GT-5.14")
@pytest.mark.parametrize(
    "ship",
    [
        # side by side, smooth against smooth
        "ship I\n7,7 starting_cabin 3333\n8,7 cabin 0003\n8,8 life_support_purple 0003\n7,8 structural 3300\n",
        # joined through a third component only
        "ship I\n7,7 starting_cabin 3333\n8,7 cabin 0303\n9,7 structural 0033\n9,8 life_support_purple 3000\n",
    ],
)
def test_a_life_support_not_joined_directly_is_useless(ship: str) -> None:
    r = launched(ship, SCOUT)
    assert not r.events("errors_found")
    assert r.question() == "next_card 0 1"
    assert r.game.view(0).table.ships[0].figures == {"7,7": "HH", "8,7": "HH"}
