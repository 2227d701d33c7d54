import pytest

from tests.galaxy.rules.ships_cards import GUARDED, SCOUT, SMOOTH, WARSHIP, meet, squares_hit, story

STAR = """
ship I
7,6 structural 3030
6,7 structural 0303
7,7 starting_cabin 3333 crew=2
8,7 structural 0303
7,8 structural 3030
"""
"""A module with an exposed connector on each side of the starting cabin."""

OPEN_SHIELD = GUARDED.replace("8,7 shield 0003", "8,7 shield 0303")
"""A shield for front and right with an exposed connector on its right side, and two tokens."""

FAR_SHIELD = """
ship I
7,6 cannon 0030 ^
5,7 shield 0300 >
6,7 battery_2 0303 cells=1
7,7 starting_cabin 3333 crew=2
8,7 structural 0303
9,7 structural 0303
7,8 engine 3000 ^
"""
"""The exposed connector is on the right, and the shield for right and rear stands at the far left."""

HOLLOW = """
ship I
6,6 structural 3300
7,6 structural 0033
7,7 starting_cabin 3333 crew=2
8,7 battery_2 0003 cells=2
6,8 structural 0300
7,8 structural 3003
"""
"""Column 6 has a module with an exposed connector in front, a hole at 6,7, and room for a cannon on 6,8."""

BLOCK = """
ship II
6,6 structural 3333
8,6 structural 3333
6,7 structural 3333
7,7 starting_cabin 3333 crew=2
8,7 structural 3333
6,8 structural 3333
8,8 structural 3333
"""
"""Modules in rows 6 to 8, with room for cannons on both sides."""


@pytest.mark.rule("GT-20.1")
def test_each_meteor_strikes_all_ships_before_the_next_one_comes() -> None:
    r = meet(STAR, STAR, card="meteors meteors=small_front,small_left", dice=[7, 7])
    assert story(r, "meteor", "component_destroyed") == [
        ("meteor", None),
        ("component_destroyed", 0),
        ("component_destroyed", 1),
        ("meteor", None),
        ("component_destroyed", 0),
        ("component_destroyed", 1),
    ]
    assert squares_hit(r, 0) == squares_hit(r, 1) == ["7,6", "6,7"]


@pytest.mark.rule("GT-20.1")
def test_a_ship_that_has_given_up_is_not_struck() -> None:
    r = meet(STAR, STAR, card="meteors meteors=small_front", dice=[7], fly_on=False)
    r.choose(1, "give up").choose(0, "fly on")
    assert squares_hit(r, 0) == ["7,6"]
    assert not squares_hit(r, 1)


@pytest.mark.rule("GT-20.2")
def test_the_leader_rolls_once_for_each_meteor_and_for_all_ships() -> None:
    r = meet(STAR, STAR, SCOUT, card="meteors meteors=small_front,small_left", dice=[7, 4], at=[-3, 0, -6])
    assert story(r, "rolled") == [("rolled", 1), ("rolled", 1)]
    assert [event.data["total"] for event in r.events("meteor")] == [7, 4]
    assert squares_hit(r, 0) == squares_hit(r, 1) == ["7,6"]
    assert story(r, "missed") == [("missed", 1), ("missed", 0), ("missed", 2)]


@pytest.mark.rule("GT-R-39")
@pytest.mark.parametrize(("side", "square"), [("front", "7,6"), ("right", "8,7"), ("rear", "7,8"), ("left", "6,7")])
def test_a_direction_names_the_side_that_is_struck(side: str, square: str) -> None:
    r = meet(STAR, SMOOTH, card=f"meteors meteors=small_{side}", dice=[7])
    assert squares_hit(r, 0) == [square]


@pytest.mark.rule("GT-20.3")
def test_small_meteor_bounces_off_a_smooth_side() -> None:
    r = meet(SMOOTH, STAR, card="meteors meteors=small_left", dice=[7])
    assert r.events("bounced", 0)[0].data["square"] == "6,7"
    assert squares_hit(r, 1) == ["6,7"]


@pytest.mark.rule("GT-20.3")
def test_only_the_side_that_faces_a_small_meteor_must_be_smooth() -> None:
    r = meet(SCOUT + "6,7 structural 3330\n", SMOOTH, card="meteors meteors=small_left", dice=[7])
    assert r.events("bounced", 0)


@pytest.mark.rule("GT-20.3", "GT-R-40")
def test_no_token_is_spent_on_a_small_meteor_that_does_no_harm() -> None:
    r = meet(GUARDED, SMOOTH, card="meteors meteors=small_right,small_front", dice=[7, 11])
    assert r.question() == "next_card 0 1"
    assert r.state.ships[0].cell_count == 2
    assert story(r, "bounced", "missed") == [("bounced", 0), ("bounced", 1), ("missed", 0), ("missed", 1)]


@pytest.mark.rule("GT-20.4")
def test_small_meteor_destroys_a_component_at_an_exposed_connector() -> None:
    r = meet(STAR, SMOOTH, card="meteors meteors=small_left", dice=[7])
    assert squares_hit(r, 0) == ["6,7"]
    assert "6,7" not in r.game.view(0).table.ships[0].pieces


@pytest.mark.rule("GT-20.4")
def test_a_shield_on_that_side_stops_a_small_meteor_for_a_token() -> None:
    r = meet(OPEN_SHIELD, SMOOTH, card="meteors meteors=small_right", dice=[7])
    assert r.question() == "shield 0"
    assert r.options(0) == ["8,7", "none"]
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 1
    assert not squares_hit(r, 0)


@pytest.mark.rule("GT-20.4")
def test_a_shield_that_is_not_used_saves_nothing() -> None:
    r = meet(OPEN_SHIELD, SMOOTH, card="meteors meteors=small_right", dice=[7]).choose(0, "none")
    assert r.state.ships[0].cell_count == 2
    assert squares_hit(r, 0) == ["8,7"]


@pytest.mark.rule("GT-20.4")
@pytest.mark.parametrize(
    "ship",
    [OPEN_SHIELD.replace("0303 ^", "0303 <"), OPEN_SHIELD.replace(" cells=2", "")],
    ids=["a shield on other sides", "a shield without a token"],
)
def test_a_shield_that_cannot_help_is_not_offered(ship: str) -> None:
    r = meet(ship, SMOOTH, card="meteors meteors=small_right", dice=[7])
    assert squares_hit(r, 0) == ["8,7"]


@pytest.mark.rule("GT-R-40")
def test_a_shield_guards_a_component_at_the_other_end_of_the_ship() -> None:
    r = meet(FAR_SHIELD, SMOOTH, card="meteors meteors=small_right", dice=[7]).choose(0, "5,7")
    assert [event.data for event in r.events("shielded", 0)] == [{"square": "5,7"}]
    assert not squares_hit(r, 0)


@pytest.mark.rule("GT-R-37")
def test_defences_against_a_meteor_are_decided_in_flight_order() -> None:
    r = meet(*[OPEN_SHIELD] * 3, card="meteors meteors=small_right", dice=[7], at=[-3, 0, -6])
    assert r.question() == "shield 1"
    assert r.choose(1, "8,7").question() == "shield 0"
    assert r.choose(0, "8,7").question() == "shield 2"


@pytest.mark.rule("GT-20.5")
@pytest.mark.parametrize("cannon", ["cannon", "double_cannon"])
def test_small_meteor_cannot_be_shot(cannon: str) -> None:
    armed = HOLLOW.replace("6,8 structural 0300", f"6,8 {cannon} 0300 ^")
    r = meet(armed, SMOOTH, card="meteors meteors=small_front", dice=[6])
    assert squares_hit(r, 0) == ["6,6"]
    assert not r.events("meteor_shot")


@pytest.mark.rule("GT-20.6")
def test_large_meteor_destroys_the_first_component_through_smooth_side_and_shield() -> None:
    r = meet(GUARDED, SMOOTH, card="meteors meteors=large_front", dice=[8])
    assert squares_hit(r, 0) == squares_hit(r, 1) == ["8,7"]
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("GT-20.6")
def test_large_meteor_that_is_shot_does_no_harm() -> None:
    r = meet(SCOUT, STAR, card="meteors meteors=large_front", dice=[7])
    assert r.events("meteor_shot", 0)
    assert not squares_hit(r, 0)
    assert squares_hit(r, 1) == ["7,6"]


@pytest.mark.rule("GT-20.7")
def test_large_meteor_from_the_front_is_shot_by_a_forward_cannon_in_its_column() -> None:
    r = meet(WARSHIP, SMOOTH, card="meteors meteors=large_front", dice=[8])
    assert r.events("meteor_shot", 0)
    assert not squares_hit(r, 0)


@pytest.mark.rule("GT-20.7")
@pytest.mark.parametrize("module", ["structural 0003", "cannon 0003 >", "cannon 0003 v"])
def test_no_other_cannon_shoots_a_large_meteor_from_the_front(module: str) -> None:
    """There is a forward cannon in the next column, and maybe one in the very column that points elsewhere."""
    r = meet(SCOUT + f"8,7 {module}\n", SMOOTH, card="meteors meteors=large_front", dice=[8])
    assert squares_hit(r, 0) == ["8,7"]
    assert not r.events("meteor_shot")


LEFT_CANNONS = {5: "6,5 cannon 0030 <", 6: "5,6 cannon 0300 <", 7: "5,7 cannon 0300 <", 8: "5,8 cannon 0300 <"}
RIGHT_CANNONS = {5: "8,5 cannon 0030 >", 6: "9,6 cannon 0003 >", 7: "9,7 cannon 0003 >", 8: "9,8 cannon 0003 >"}


@pytest.mark.rule("GT-20.8")
@pytest.mark.parametrize("row", [6, 7, 8])
@pytest.mark.parametrize(("side", "cannons"), [("left", LEFT_CANNONS), ("right", RIGHT_CANNONS)], ids=["left", "right"])
def test_large_meteor_from_a_side_is_shot_from_its_row_or_the_next(
    side: str, cannons: dict[int, str], row: int
) -> None:
    r = meet(BLOCK + cannons[row] + "\n", BLOCK, card=f"meteors meteors=large_{side}", dice=[7])
    assert r.events("meteor_shot", 0)
    assert not squares_hit(r, 0)


@pytest.mark.rule("GT-20.8")
@pytest.mark.parametrize(
    ("cannon", "total", "struck"),
    [
        (LEFT_CANNONS[6], 8, "6,8"),
        (LEFT_CANNONS[8], 6, "6,6"),
        (RIGHT_CANNONS[7], 7, "6,7"),
        ("6,5 cannon 0030 ^", 6, "6,6"),
    ],
    ids=["two rows behind", "two rows ahead", "pointing to the other side", "pointing to the front"],
)
def test_no_other_cannon_shoots_a_large_meteor_from_a_side(cannon: str, total: int, struck: str) -> None:
    r = meet(BLOCK + cannon + "\n", BLOCK, card="meteors meteors=large_left", dice=[total])
    assert squares_hit(r, 0) == [struck]
    assert not r.events("meteor_shot")


@pytest.mark.rule("GT-EX-24")
@pytest.mark.parametrize(("row", "can_shoot"), [(5, False), (6, True), (7, True), (8, True)])
def test_example_large_meteor_from_the_left_in_row_7(row: int, can_shoot: bool) -> None:
    r = meet(BLOCK + LEFT_CANNONS[row] + "\n", BLOCK, card="meteors meteors=large_left", dice=[7])
    assert bool(r.events("meteor_shot", 0)) is can_shoot
    assert squares_hit(r, 0) == ([] if can_shoot else ["6,7"])


@pytest.mark.rule("GT-R-14")
def test_the_cannon_in_the_next_row_need_not_reach_what_is_in_danger() -> None:
    blocked = """
    ship I
    5,7 structural 0300
    6,7 structural 0333
    7,7 starting_cabin 3333 crew=2
    8,7 structural 0033
    6,8 structural 3000
    8,8 cannon 3000 <
    """
    r = meet(blocked, SMOOTH, card="meteors meteors=large_left", dice=[7])
    assert r.events("meteor_shot", 0)


REAR_CANNON = SCOUT.replace("7,8 engine 3000 ^", "7,8 cannon 3000 v")


@pytest.mark.rule("GT-R-13")
def test_large_meteor_from_the_rear_takes_a_backward_cannon_in_its_column() -> None:
    r = meet(REAR_CANNON, SCOUT + "8,7 cannon 0003 v\n", card="meteors meteors=large_rear", dice=[7])
    assert r.events("meteor_shot", 0)
    assert not squares_hit(r, 0)
    assert squares_hit(r, 1) == ["7,8"]


@pytest.mark.rule("GT-20.9")
def test_a_single_cannon_shoots_for_nothing() -> None:
    r = meet(WARSHIP, SMOOTH, card="meteors meteors=large_front", dice=[6])
    assert r.events("meteor_shot", 0)
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("GT-20.9")
def test_a_double_cannon_shoots_for_a_token() -> None:
    r = meet(WARSHIP, SMOOTH, card="meteors meteors=large_front", dice=[7])
    assert r.question() == "shoot 0"
    assert r.options(0) == ["7,6", "none"]
    r.choose(0, "7,6")
    assert r.state.ships[0].cell_count == 1
    assert [event.data["square"] for event in r.events("meteor_shot", 0)] == ["7,6"]
    assert not squares_hit(r, 0)


@pytest.mark.rule("GT-20.9")
def test_a_double_cannon_without_a_token_cannot_shoot() -> None:
    r = meet(WARSHIP.replace(" cells=2", ""), SMOOTH, card="meteors meteors=large_front", dice=[7])
    assert squares_hit(r, 0) == ["7,6"]


@pytest.mark.rule("GT-20.9")
def test_a_double_cannon_need_not_shoot() -> None:
    r = meet(WARSHIP, SMOOTH, card="meteors meteors=large_front", dice=[7]).choose(0, "none")
    assert squares_hit(r, 0) == ["7,6"]
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("GT-20.10")
def test_a_cannon_shoots_from_behind_other_components() -> None:
    armed = HOLLOW.replace("6,8 structural 0300", "6,8 cannon 0300 ^")
    r = meet(armed, HOLLOW, card="meteors meteors=large_front", dice=[6])
    assert [event.data["square"] for event in r.events("meteor_shot", 0)] == ["6,8"]
    assert not squares_hit(r, 0)
    assert squares_hit(r, 1) == ["6,6"]
