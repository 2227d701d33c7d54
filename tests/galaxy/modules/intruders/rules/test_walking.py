"""Coming in, walking, and what stops an intruder."""

from __future__ import annotations

import pytest

from starboard.galaxy.mechanisms.walking import Place, next_place
from starboard.galaxy.notation import read_ship
from tests.galaxy.modules.intruders.ships import CYLINDERS, SCOUT, earned, eaten, path, story, visited

CROSS = """
ship III
7,5 structural 0030
7,6 structural 3333
6,6 structural 0300
8,6 structural 0003
7,7 starting_cabin 3333 crew=2
6,7 structural 0303
5,7 structural 0300
8,7 structural 0303
9,7 structural 0003
7,8 structural 3000
"""
FRONT = "predator side=front hand={} steps={} credits=2"
LEFT = "predator side=left hand=left steps={} credits=2"


@pytest.mark.rule("AX-10.1")
@pytest.mark.parametrize(
    "card",
    [
        "predator side=front hand=left steps=3 credits=1",
        "commando side=front hand=left charges=3 goods=B",
        "predator_commando side=front hand=left charges=3 credits=1 goods=B",
    ],
)
def test_all_kinds_come_and_walk_alike(card: str) -> None:
    r = visited(CROSS, SCOUT, card=card, dice=7)
    assert path(r) == ["7,5", "7,6", "8,6"]


@pytest.mark.rule("AX-10.2", "AX-10.37", "AX-10.38")
def test_the_leader_rolls_once_and_every_ship_meets_it_in_flight_order() -> None:
    guard = SCOUT.replace("7,6 cannon 0030 ^", "7,6 structural 0030").replace(
        "starting_cabin 3333", "starting_cabin 3333"
    )
    guard = guard.replace("7,8 engine 3000 ^", "7,8 armory 3000")
    r = visited(CROSS, guard, guard, card=FRONT.format("left", 3), dice=7, at=[0, 5, 2])
    assert [event.seat for event in r.events("rolled")] == [1]
    assert story(r, "intruder_entered") == [("intruder_entered", 1), ("intruder_entered", 2), ("intruder_entered", 0)]
    assert [earned(r, seat) for seat in range(3)] == [0, 2, 2]  # each for a victory of its own
    (coming,) = r.events("intruder_coming")
    assert coming.data["side"] == "front"
    assert [aim["line"] for aim in coming.data["aims"]["0"]] == ["7"]
    assert coming.data["routes"] == {"0": [["7,5", "7,6", "8,6"]], "1": [["7,6", "7,7"]], "2": [["7,6", "7,7"]]}


@pytest.mark.rule("AX-10.37", "AX-R-56")
def test_a_lone_ship_meets_it_too() -> None:
    still = SCOUT.replace("7,8 engine 3000 ^", "7,8 structural 3000")
    r = visited(SCOUT, still, card="open_space", dice=7, after=[FRONT.format("left", 1), "nothing"])
    r.all_choose("fly on")
    assert 1 in r.state.flight.left
    assert path(r) == ["7,6"]


@pytest.mark.rule("AX-10.3")
@pytest.mark.parametrize("dice", [4, 11, 12])
def test_it_misses_where_nothing_stands(dice: int) -> None:
    r = visited(CROSS, SCOUT, card=FRONT.format("left", 3), dice=dice)
    assert story(r, "missed", "intruder_entered") == [("missed", 0), ("missed", 1)]


@pytest.mark.rule("AX-10.4", "AX-10.16")
@pytest.mark.parametrize(
    ("side", "dice", "entry", "facing"),
    [
        ("front", 7, "7,5", "rear"),
        ("rear", 7, "7,8", "front"),
        ("left", 7, "5,7", "right"),
        ("right", 6, "8,6", "left"),
    ],
)
def test_it_comes_in_by_the_first_component_and_faces_along_the_arrow(
    side: str, dice: int, entry: str, facing: str
) -> None:
    r = visited(CROSS, SCOUT, card=f"predator side={side} hand=left steps=1 credits=1", dice=dice)
    (entered,) = r.events("intruder_entered", 0)
    assert (entered.data["square"], entered.data["facing"]) == (entry, facing)
    assert path(r) == [entry]  # which is its first step


@pytest.mark.rule("AX-10.5", "AX-10.6")
def test_armed_crew_at_the_door_keeps_it_out_without_a_reward() -> None:
    armed = CROSS.replace("7,5 structural 0030", "7,5 cabin 0030 crew=2").replace("7,6 structural", "7,6 armory")
    r = visited(armed, SCOUT, card=FRONT.format("left", 5), dice=7)
    (repelled,) = r.events("intruder_repelled", 0)
    assert (repelled.data["square"], repelled.data["kind"], repelled.data["guards"]) == ("7,5", "cabin", 2)
    assert path(r) == []
    assert earned(r) == 0
    assert r.state.ships[0].crew_count == 4


@pytest.mark.rule("AX-10.5", "AX-10.7")
def test_unarmed_crew_defends_nothing() -> None:
    unarmed = CROSS.replace("7,5 structural 0030", "7,5 cabin 0030 crew=2")
    r = visited(unarmed, SCOUT, card=FRONT.format("left", 1), dice=7)
    assert eaten(r) == {"7,5": {"crew": 2}}


@pytest.mark.rule("AX-10.8")
def test_shields_cannons_and_plating_do_not_keep_it_out() -> None:
    """A shield to the front, a cannon in the same column, plating on the side it comes to."""
    proof = CROSS.replace("7,5 structural 0030", "7,5 plated_hold 4030 goods=R").replace(
        "6,6 structural 0300", "6,6 shield 0300 ^"
    )
    proof = proof.replace("8,6 structural 0003", "8,6 cannon 0003 ^")
    ship = read_ship(proof)
    assert ship.layout.at(ship.board.squares["7,5"]).plated
    r = visited(proof, SCOUT, card=FRONT.format("left", 1), dice=7)
    assert eaten(r) == {"7,5": {"goods": "R"}}
    assert not r.events("shielded", 0)


@pytest.mark.rule("AX-10.10", "AX-10.11", "AX-10.17", "AX-10.19")
def test_every_component_entered_is_a_step_also_for_the_second_time() -> None:
    r = visited(CROSS, SCOUT, card=FRONT.format("left", 6), dice=7)
    assert path(r) == ["7,5", "7,6", "8,6", "7,6", "7,7", "8,7"]
    assert [event.data["step"] for event in r.events("intruder_left", 0)] == [6]
    assert earned(r) == 0


@pytest.mark.rule("AX-10.13", "AX-10.14")
def test_left_hand_and_right_hand() -> None:
    left = visited(CROSS, SCOUT, card=FRONT.format("left", 12), dice=7)
    right = visited(CROSS, SCOUT, card=FRONT.format("right", 12), dice=7)
    assert path(left) == ["7,5", "7,6", "8,6", "7,6", "7,7", "8,7", "9,7", "8,7", "7,7", "7,8", "7,7", "6,7"]
    mirror = [f"{14 - int(square[0])},{square[2]}" for square in path(left)]
    assert path(right) == mirror


@pytest.mark.rule("AX-10.12")
def test_it_never_crosses_an_edge_without_a_joint() -> None:
    """Two smooth sides, and a connector against nothing: neighbours, but no way through."""
    walls = """
ship III
7,5 structural 0030
7,6 structural 3030
8,6 structural 0030
8,7 structural 3003
7,7 starting_cabin 3333 crew=2
"""
    r = visited(walls, SCOUT, card=FRONT.format("left", 5), dice=7)
    assert path(r) == ["7,5", "7,6", "7,7", "8,7", "8,6"]


@pytest.mark.rule("AX-10.12", "AX-R-7")
def test_a_router_is_a_step_like_any_other() -> None:
    """What works together through a router is no way for feet."""
    routed = CROSS.replace("7,6 structural", "7,6 router")
    assert path(visited(routed, SCOUT, card=FRONT.format("left", 4), dice=7)) == ["7,5", "7,6", "8,6", "7,6"]


@pytest.mark.rule("AX-10.15")
def test_in_a_dead_end_it_turns_back_and_faces_the_other_way() -> None:
    r = visited(CROSS, SCOUT, card=FRONT.format("left", 4), dice=7)
    facing = [event.data["facing"] for event in r.events("intruder_walked", 0)]
    assert path(r) == ["7,5", "7,6", "8,6", "7,6"]
    assert facing == ["rear", "right", "left"]


@pytest.mark.rule("AX-10.15", "AX-R-23")
def test_a_ship_of_one_component_keeps_it_on_the_spot() -> None:
    r = visited("\nship III\n7,7 starting_cabin 3333 crew=2\n", SCOUT, card=FRONT.format("left", 4), dice=7)
    assert path(r) == ["7,7"] * 4
    assert eaten(r) == {"7,7": {"crew": 2}}


@pytest.mark.rule("AX-10.18", "AX-10.20", "AX-10.38")
def test_what_has_stopped_one_stops_the_next() -> None:
    guarded = CROSS.replace("8,6 structural", "8,6 auto_defense")
    card = FRONT.format("left", 5)
    r = visited(guarded, SCOUT, card=card, dice=[7, 7], after=[card, "nothing"])
    r.all_choose("fly on")
    assert len(r.events("intruder_beaten", 0)) == 2
    assert earned(r) == 4


@pytest.mark.rule("AX-10.21")
def test_an_armory_without_crew_does_not_defend_itself() -> None:
    armory = CROSS.replace("8,6 structural", "8,6 armory")
    assert path(visited(armory, SCOUT, card=FRONT.format("left", 4), dice=7)) == ["7,5", "7,6", "8,6", "7,6"]
    manned = armory.replace("7,6 structural 3333", "7,6 cabin 3333 crew=2")
    r = visited(manned, SCOUT, card=FRONT.format("left", 4), dice=7)
    assert path(r) == ["7,5", "7,6"]  # the crew beside it does
    assert earned(r) == 2


@pytest.mark.rule("AX-10.13", "AX-10.14", "AX-10.15", "AX-10.16")
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
@pytest.mark.parametrize(("hand", "first"), [("left", 3), ("right", 1)])
def test_the_order_of_exits_from_every_direction(turns: int, hand: str, first: int) -> None:
    """All four exits, then without the one that was taken, until only the way back is left."""
    middle = "7,7"
    around = {0: "7,6", 1: "8,7", 2: "7,8", 3: "6,7"}
    back = {0: "0030", 1: "0003", 2: "3000", 3: "0300"}
    open_sides = [0, 1, 2, 3]
    tried = []
    while open_sides:
        placed = "\n".join(f"{around[side]} structural {back[side]}" for side in open_sides)
        sides = "".join("3" if side in open_sides else "0" for side in range(4))
        ship = read_ship(f"\nship III\n{middle} structural {sides}\n{placed}\n")
        place = next_place(ship.layout, Place(ship.board.squares[middle], turns), hand)
        tried.append((place.facing - turns) % 4)
        assert ship.board.names[place.square] == around[place.facing]
        open_sides.remove(place.facing)
    assert tried == [first, 0, 4 - first, 2]


ROUND = "\nship IIB\n5,4 starting_cabin 3333 crew=2\n" + "".join(
    f"{column},4 structural 0303\n" for column in (1, 2, 3, 4, 6, 7, 8, 9)
)
"""A ring around the cylinder, joined to itself over the seam."""


@pytest.mark.rule("AX-5.20")
def test_on_a_cylinder_it_walks_over_the_seam() -> None:
    r = visited(ROUND, ROUND, card=LEFT.format(9), dice=(4, 1), round_name="IIB", **CYLINDERS)
    assert path(r) == [f"{column},4" for column in (3, 4, 5, 6, 7, 8, 9, 1, 2)]
    r = visited(ROUND, ROUND, card=LEFT.format(2), dice=(4, 5), round_name="IIB", **CYLINDERS)
    assert path(r) == ["7,4", "8,4"]


@pytest.mark.rule("AX-10.15", "AX-R-23")
def test_on_a_cylinder_there_may_be_a_way_back_from_the_first_component() -> None:
    broken = ROUND.replace("3,4 structural 0303", "3,4 structural 0003")
    r = visited(broken, ROUND, card=LEFT.format(4), dice=(4, 1), round_name="IIB", **CYLINDERS)
    assert path(r) == ["3,4", "2,4", "1,4", "9,4"]


@pytest.mark.rule("AX-5.20", "AX-10.13")
def test_over_the_seam_it_reaches_the_first_square_of_the_board_as_well() -> None:
    """Right of 9,2 is 1,2, the square with the number 0."""
    ship = ROUND.replace("1,4 structural 0303", "1,4 structural 3303").replace(
        "9,4 structural 0303", "9,4 structural 3303"
    )
    ship += "9,2 structural 0330\n1,2 structural 0033\n9,3 structural 3030\n1,3 structural 3030\n"
    card = "predator side=front hand=left steps=3 credits=2"
    r = visited(ship, ROUND, card=card, dice=(5, 5), round_name="IIB", **CYLINDERS)
    assert path(r) == ["9,2", "1,2", "1,3"]


@pytest.mark.rule("AX-10.4")
def test_the_first_square_of_a_board_is_a_door_like_any_other() -> None:
    ship = "\nship I\n5,5 structural 0030\n5,6 structural 3030\n5,7 structural 3300\n6,7 structural 0303\n"
    ship += "7,7 starting_cabin 3333 crew=2\n"
    r = visited(ship, ship, card=FRONT.format("left", 2), dice=5)
    assert path(r) == ["5,5", "5,6"]
