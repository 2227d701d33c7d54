import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_flight import CROSS, QUIET, SCOUT, salvo

GUARDED = """
ship I
7,6 cannon 0030 ^
6,7 battery_3 0300 cells=3
7,7 starting_cabin 3333 crew=2
8,7 shield 0003 ^    # front and right
7,8 structural 3030    # an open connector to the rear
"""


def hit(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    """The squares of a ship's components that were destroyed directly."""
    return [event.data["square"] for event in r.events("component_destroyed", seat)]


def squares(r: Rehearsal[Table], seat: int = 0) -> set[str]:
    return set(r.game.view(seat).table.ships[seat].pieces)


def under_fire(ship: str, *shots: str, dice: tuple[int, ...]) -> Rehearsal[Table]:
    """Seat 0 is fired at; the other ship, of the same class, has the same crew and is left alone."""
    other = SCOUT.replace("ship I\n", f"ship {read_ship(ship).board.name}\n")
    return flight(ship, other, cards=[salvo(*shots), QUIET], dice=dice)


def among_meteors(ship: str, *meteors: str, dice: tuple[int, ...]) -> Rehearsal[Table]:
    return flight(ship, SCOUT, cards=[f"meteors meteors={','.join(meteors)}", QUIET], dice=dice)


@pytest.mark.rule("GT-12.1", "GT-12.2", "GT-12.4", "GT-R-39")
@pytest.mark.parametrize(
    ("side", "total", "square"),
    [
        ("front", 7, "7,6"),
        ("rear", 7, "7,8"),
        ("left", 7, "6,7"),
        ("right", 7, "8,7"),
        ("front", 6, "6,7"),
        ("rear", 6, "6,7"),
        ("left", 6, "7,6"),
        ("right", 6, "7,6"),
        ("front", 8, "8,7"),
        ("rear", 8, "8,7"),
        ("left", 8, "7,8"),
        ("right", 8, "7,8"),
    ],
)
def test_the_sum_of_two_dice_names_the_line_and_its_first_component_is_hit(side: str, total: int, square: str) -> None:
    r = under_fire(CROSS, f"heavy_{side}", dice=(total,))
    assert hit(r) == [square]
    assert sum(r.state.flight.dice or ()) == total


@pytest.mark.rule("GT-12.2", "GT-R-12")
def test_one_roll_of_two_dice_decides_a_shot() -> None:
    r = under_fire(CROSS, "heavy_front", "heavy_left", dice=(12, 12))
    assert [event.data["dice"] for event in r.events("rolled")] == [(6, 6), (6, 6)]


@pytest.mark.rule("GT-12.3")
@pytest.mark.parametrize(
    ("side", "total"), [("front", 2), ("rear", 12), ("left", 4), ("right", 10), ("front", 5), ("rear", 9), ("left", 9)]
)
def test_a_line_off_the_board_or_without_components_is_a_miss(side: str, total: int) -> None:
    r = under_fire(CROSS, f"heavy_{side}", dice=(total,))
    assert r.events("missed", 0)
    assert len(squares(r)) == 5


@pytest.mark.rule("GT-12.3")
@pytest.mark.parametrize(
    ("board", "side", "total", "square"),
    [
        ("I", "front", 5, "5,8"),
        ("II", "front", 4, "4,8"),
        ("III", "front", 3, "3,8"),
        ("I", "left", 9, "8,9"),
        ("II", "left", 4, "7,4"),
        ("III", "right", 9, "10,9"),
        ("IIIA", "left", 11, "7,11"),
        ("IIIA", "right", 3, "7,3"),
        ("IIIA", "front", 7, "7,11"),
        ("IIIA", "rear", 7, "7,3"),
    ],
)
def test_rows_and_columns_have_the_numbers_of_the_ship_board(board: str, side: str, total: int, square: str) -> None:
    # only where the ends lie matters here, so what would join them to the cabin is left out
    ends = {"I": ["5,8", "8,9"], "II": ["4,8", "7,4"], "III": ["3,8", "10,9"], "IIIA": ["7,11", "7,3"]}[board]
    ship = "\n".join([f"ship {board}", "7,7 starting_cabin 3333", *(f"{end} structural 3333" for end in ends)])
    r = under_fire(ship, f"heavy_{side}", dice=(total,))
    assert hit(r) == [square]


@pytest.mark.rule("GT-12.5")
def test_a_component_that_is_hit_is_taken_off_the_ship() -> None:
    r = under_fire(CROSS, "heavy_left", "heavy_left", dice=(7, 6))
    assert squares(r) == {"7,7", "8,7", "7,8"}


@pytest.mark.rule("GT-R-36")
def test_a_structural_module_is_destroyed_by_its_first_hit() -> None:
    r = under_fire(CROSS, "heavy_front", dice=(7,))
    assert [event.data["kind"] for event in r.events("component_destroyed", 0)] == ["structural"]
    assert "7,6" not in squares(r)


TAIL = """
ship I
6,7 structural 0300
7,7 starting_cabin 3333 crew=2
8,7 structural 3333
9,7 structural 0033    # held by the component at 8,7 alone ...
9,8 battery_2 3000 cells=2    # ... and this one by it
"""


@pytest.mark.rule("GT-12.6")
def test_what_is_no_longer_joined_goes_too() -> None:
    r = under_fire(TAIL, "heavy_front", dice=(8,))
    assert r.question() == "keep_part 0"
    assert r.asked(0).about["parts"] == {"6,7": ["6,7", "7,7"], "9,7": ["9,7", "9,8"]}
    r.choose(0, "6,7")
    assert squares(r) == {"6,7", "7,7"}


@pytest.mark.rule("GT-12.6")
def test_a_ship_that_still_holds_together_loses_nothing_more() -> None:
    r = under_fire(TAIL, "heavy_front", dice=(9,))
    assert hit(r) == ["9,7"]
    assert r.question() == "keep_part 0"  # the battery hangs on nothing now
    whole = under_fire(TAIL, "heavy_left", dice=(7,))
    assert hit(whole) == ["6,7"]
    assert whole.question() == "next_card 0 1"
    assert squares(whole) == {"7,7", "8,7", "9,7", "9,8"}


@pytest.mark.rule("GT-12.6")
def test_touching_with_smooth_sides_does_not_hold() -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333 crew=2
    8,7 structural 0003
    7,8 structural 3300
    8,8 structural 0003    # lies against 8,7 as well, smooth on smooth
    """
    r = under_fire(ship, "heavy_left", dice=(8,))
    assert hit(r) == ["7,8"]
    assert r.question() == "keep_part 0"
    assert r.asked(0).about["parts"] == {"7,7": ["7,7", "8,7"], "8,8": ["8,8"]}


THREE_ARMS = """
ship I
6,7 battery_2 0300 cells=2
7,7 starting_cabin 3333 crew=2
8,7 cabin 0303 crew=1
9,7 structural 0003
7,8 engine 3000 ^
"""


@pytest.mark.rule("GT-12.7")
@pytest.mark.parametrize(("part", "kept"), [("6,7", {"6,7"}), ("8,7", {"8,7", "9,7"}), ("7,8", {"7,8"})])
def test_the_owner_of_a_broken_ship_chooses_the_part_that_flies_on(part: str, kept: set[str]) -> None:
    r = flight(THREE_ARMS, SCOUT, cards=["pirates strength=9 days=1 credits=1 shots=heavy_front", QUIET], dice=[7])
    assert set(r.options(0)) == {"6,7", "8,7", "7,8"}
    r.choose(0, part)
    assert squares(r) == kept
    assert len(r.state.ships[0].lost) == 5 - len(kept)


@pytest.mark.rule("GT-R-28")
def test_a_part_without_starting_cabin_and_crew_may_be_kept_and_flies_until_the_card_is_over() -> None:
    card = "pirates strength=9 days=1 credits=1 shots=heavy_front,heavy_front"
    r = flight(THREE_ARMS, SCOUT, SCOUT, cards=[card, QUIET], dice=[7, 7])
    r.choose(0, "7,8")
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,7", "7,8"]
    kinds = [event.kind for event in r.happened if event.seat == 0]
    assert kinds.index("gave_up") > max(n for n, kind in enumerate(kinds) if kind == "component_destroyed")
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_humans"]


@pytest.mark.rule("GT-12.8")
def test_every_component_taken_off_goes_on_the_owners_discard_pile() -> None:
    r = under_fire(TAIL, "heavy_front", dice=(8,))
    r.choose(0, "6,7")
    table = r.game.view(1).table
    assert [len(ship.lost) for ship in table.ships] == [3, 0]
    assert [ship.penalty for ship in table.ships] == [3, 0]


LADEN = """
ship I
7,6 structural 0030
7,7 starting_cabin 3333 crew=2
8,7 special_cargo_2 3333 goods=RB
9,7 cabin 0333 crew=2
9,8 battery_3 3003 cells=2
8,8 cabin 3330 alien=brown
8,9 life_support_brown 3000
"""


@pytest.mark.rule("GT-12.9")
def test_crew_blocks_and_tokens_of_lost_components_go_back_to_the_bank() -> None:
    r = flight(LADEN, CROSS, cards=["combat_zone lines=engines:shots:heavy_front", QUIET], dice=[8])
    assert r.question() == "keep_part 0"
    assert r.game.view(0).table.bank == {"R": 12, "Y": 17, "G": 13, "B": 14}
    assert r.state.bank.ledger["B"] == -1
    r.choose(0, "7,6")
    ship, bank = r.game.view(0).table.ships[0], r.state.bank
    assert (ship.figures, ship.cells, ship.goods) == ({"7,7": "HH"}, {}, {})
    owed = {what: amount for what, amount in bank.ledger.items() if amount}
    assert owed == {"H": -4}  # what the two ships still have


@pytest.mark.rule("GT-12.10")
def test_a_small_meteor_bounces_off_a_smooth_side() -> None:
    r = among_meteors(CROSS, "small_front", dice=(7,))
    assert r.events("bounced", 0)
    assert len(squares(r)) == 5


@pytest.mark.rule("GT-12.10")
def test_a_small_meteor_destroys_a_component_with_an_exposed_connector() -> None:
    r = among_meteors(GUARDED, "small_rear", dice=(7,))  # the shield looks the other way, the cannon is no help
    assert hit(r) == ["7,8"]


OPEN_FRONT = GUARDED.replace("7,6 cannon 0030 ^", "7,6 structural 1030")


@pytest.mark.rule("GT-12.10")
def test_a_shield_on_that_side_stops_a_small_meteor_for_one_token() -> None:
    r = among_meteors(OPEN_FRONT, "small_front", dice=(7,))
    assert r.question() == "shield 0"
    r.choose(0, "8,7")
    assert hit(r) == []
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("GT-12.10")
def test_a_cannon_does_not_stop_a_small_meteor() -> None:
    ship = "ship I\n7,6 cannon 1030 ^\n7,7 starting_cabin 3333\n"
    assert hit(among_meteors(ship, "small_front", dice=(7,))) == ["7,6"]


@pytest.mark.rule("GT-R-40")
def test_no_shield_is_asked_for_where_a_small_meteor_does_no_harm() -> None:
    r = among_meteors(GUARDED, "small_front", dice=(7,))
    assert r.events("bounced", 0)
    assert r.state.ships[0].cell_count == 3
    missed = among_meteors(OPEN_FRONT, "small_front", dice=(2,))
    assert missed.question() == "next_card 0 1"


@pytest.mark.rule("GT-12.11")
def test_a_large_meteor_breaks_smooth_sides_and_shields() -> None:
    r = among_meteors(GUARDED.replace("7,6 cannon 0030 ^", "7,6 structural 0030"), "large_front", dice=(7,))
    assert hit(r) == ["7,6"]
    assert r.state.ships[0].cell_count == 3


@pytest.mark.rule("GT-12.11")
def test_a_cannon_shoots_a_large_meteor() -> None:
    r = among_meteors(GUARDED, "large_front", dice=(7,))
    assert r.events("meteor_shot", 0)
    assert hit(r) == []


@pytest.mark.rule("GT-12.12")
def test_neither_a_smooth_side_nor_a_cannon_stops_light_fire() -> None:
    r = under_fire(SCOUT, "light_front", dice=(7,))
    assert hit(r) == ["7,6"]


@pytest.mark.rule("GT-12.12")
def test_a_shield_on_that_side_stops_light_fire_for_one_token() -> None:
    r = under_fire(GUARDED, "light_front", dice=(7,))
    assert list(r.options(0)) == ["8,7", "none"]
    r.choose(0, "8,7")
    assert hit(r) == []
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("GT-12.12")
def test_a_shield_on_another_side_does_not_stop_light_fire() -> None:
    assert hit(under_fire(GUARDED, "light_left", dice=(7,))) == ["6,7"]


@pytest.mark.rule("GT-R-40")
def test_a_shield_helps_far_from_where_it_stands_but_not_against_a_miss() -> None:
    r = under_fire(GUARDED, "light_front", dice=(6,))  # two columns from the shield
    assert r.asked(0).about["square"] == "6,7"
    assert "8,7" in r.options(0)
    missed = under_fire(GUARDED, "light_front", dice=(11,))
    assert missed.question() == "next_card 0 1"


@pytest.mark.rule("GT-12.13")
def test_nothing_stops_heavy_fire() -> None:
    r = under_fire(GUARDED, "heavy_front", dice=(7,))
    assert hit(r) == ["7,6"]
    assert r.state.ships[0].cell_count == 3


@pytest.mark.rule("GT-12.14")
def test_a_player_may_leave_the_shield_off_and_lose_the_component() -> None:
    shot = under_fire(GUARDED, "light_front", dice=(7,)).choose(0, "none")
    assert hit(shot) == ["7,6"]
    assert shot.state.ships[0].cell_count == 3
    meteor = among_meteors(OPEN_FRONT, "small_front", dice=(7,)).choose(0, "none")
    assert hit(meteor) == ["7,6"]
    assert meteor.state.ships[0].cell_count == 3


@pytest.mark.rule("GT-12.14")
@pytest.mark.parametrize(("choice", "lost", "tokens"), [("none", ["7,6"], 3), ("7,6", [], 2)])
def test_a_player_need_not_use_a_double_cannon(choice: str, lost: list[str], tokens: int) -> None:
    ship = GUARDED.replace("7,6 cannon 0030 ^", "7,6 double_cannon 0030 ^")
    r = among_meteors(ship, "large_front", dice=(7,)).choose(0, choice)
    assert hit(r) == lost
    assert r.state.ships[0].cell_count == tokens


@pytest.mark.rule("GT-12.15")
def test_each_use_of_a_shield_costs_a_token_and_covers_one_hazard() -> None:
    r = under_fire(GUARDED.replace("cells=3", "cells=2"), "light_front", "light_right", "light_front", dice=(7, 7, 7))
    r.choose(0, "8,7")
    assert (r.question(), r.state.ships[0].cell_count) == ("shield 0", 1)
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 0
    assert hit(r) == ["7,6"]  # nothing is left for the third


@pytest.mark.rule("GT-R-37")
def test_against_a_meteor_for_all_the_leader_decides_first() -> None:
    card = "meteors meteors=small_front"
    r = flight(OPEN_FRONT, OPEN_FRONT, OPEN_FRONT, cards=[card, QUIET], dice=[7], at=[1, 9, 5])
    for seat in (1, 2, 0):
        assert r.question() == f"shield {seat}"
        r.choose(seat, "none")
