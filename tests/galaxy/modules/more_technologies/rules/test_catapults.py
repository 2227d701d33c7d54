"""Section 8: catapults, and the blocks that they throw."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import KINDS
from starboard.galaxy.catalog.sides import FRONT, LEFT, REAR, RIGHT
from starboard.galaxy.modules.more_technologies.catapults import directions
from starboard.galaxy.notation import read_ship
from starboard.galaxy.ship.errors import mistakes
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_technologies.rules.flights import SCOUT, THROWER, counted, fight, meet


def throws(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    return [option for option in r.options(seat) if option.startswith("throw ")]


@pytest.mark.rule("KX-8.1")
@pytest.mark.parametrize(
    ("turn", "sides"),
    [("^", {FRONT, RIGHT, LEFT}), (">", {RIGHT, REAR, FRONT}), ("v", {REAR, LEFT, RIGHT}), ("<", {LEFT, FRONT, REAR})],
)
def test_a_catapult_throws_in_three_directions(turn: str, sides: set[int]) -> None:
    ship = read_ship(THROWER.replace("7,6 catapult 0333 ^", f"7,6 catapult 0333 {turn}"), 0)
    assert set(directions(ship, ship.board.squares["7,6"])) == sides
    assert KINDS["catapult"].get("catapult") == ["front", "right", "left"]


@pytest.mark.rule("KX-8.2", "KX-8.12")
def test_without_a_block_in_a_hold_joined_to_it_a_catapult_is_useless() -> None:
    assert throws(fight(THROWER, 9)) == ["throw 5,6", "throw 7,6"]
    empty = THROWER.replace("cargo_2 0303 goods=YB", "cargo_2 0303")
    assert throws(fight(empty, 9)) == ["throw 7,6"], "the other one has only the empty hold"
    apart = THROWER.replace("8,6 special_cargo_1 0003", "8,6 structural 0033\n8,7 special_cargo_1 3000")
    assert not throws(fight(apart.replace("6,6 cargo_2 0303 goods=YB", "6,6 structural 0303"), 9))


def launched(ship: str, blue: int = 25, *, seats: int = 2) -> Rehearsal[Table]:
    """Ships like this are launched, with so many blue blocks in the bank."""
    table = Game.new(
        RULES, RULES.setup(seats, {"more_technologies": "yes", "rounds": "second-II"}), "launch"
    ).state.copy()
    for seat in range(seats):
        table.ships[seat] = read_ship(ship, seat)
    table.yard = None
    table.numbers = tuple(range(seats, 0, -1))
    table.bank.blocks["B"] = blue
    table.stage = "boarding"
    return Rehearsal(Game.from_state(RULES, table.setup, table))


@pytest.mark.rule("KX-8.3", "KX-8.4", "KX-R-5")
def test_example_ten_one_blue_block_for_each_hold_joined_to_a_catapult() -> None:
    """KX-EX-10: the hold between two catapults gets one; the hold that no catapult is joined to gets none."""
    bare = THROWER.replace(" goods=YB", "").replace(" goods=R", "").replace(" crew=2", "")
    r = launched(bare.replace("7,8 engine 3000", "7,8 engine 3300") + "8,8 cargo_2 0003\n")
    for seat in (0, 1):
        assert r.game.view(0).table.ships[seat].goods == {"6,6": "B", "8,6": "B"}
    assert r.state.bank.blocks["B"] == 21


@pytest.mark.rule("KX-8.3", "KX-R-7")
def test_the_leader_loads_first_while_blue_blocks_last() -> None:
    bare = THROWER.replace(" goods=YB", "").replace(" goods=R", "").replace(" crew=2", "")
    r = launched(bare, blue=3)
    ships = r.game.view(0).table.ships
    assert [ships[seat].goods for seat in (1, 0)] == [{"6,6": "B", "8,6": "B"}, {"6,6": "B"}]
    assert r.state.bank.blocks["B"] == 0


@pytest.mark.rule("KX-8.5")
def test_something_may_stand_before_a_catapult() -> None:
    ship = """
ship second-II
6,6 structural 0030
6,7 catapult 3300 ^
7,7 starting_cabin 3333
7,8 engine 3000 ^
"""
    assert not mistakes(read_ship(ship, 0).layout)
    assert mistakes(read_ship(ship.replace("catapult", "cannon"), 0).layout)


@pytest.mark.rule("KX-8.6")
def test_a_cannon_booster_does_nothing_for_a_catapult() -> None:
    boosted = THROWER.replace("7,6 catapult 0333", "7,5 cannon_booster 0030\n7,6 catapult 3333")
    boosted = boosted.replace("7,8 engine 3000", "7,8 engine 3300") + "8,8 battery_2 0003 cells=2\n"
    assert not [option for option in fight(boosted, 9).options(0) if option.startswith("boost")]


@pytest.mark.rule("KX-8.7", "KX-8.9", "KX-8.12")
def test_each_catapult_throws_one_block_in_a_count() -> None:
    r = fight(THROWER, 9)
    assert (r.asked(0).about["strength"], r.asked(0).about["most"]) == (0, 2)
    r.choose(0, "throw 7,6", "block Y 6,6")
    assert throws(r) == ["throw 5,6"]
    r.choose(0, "throw 5,6")
    assert counted(r, "cannons") == 2
    assert r.state.ships[0].blocks == "R"
    assert [(event.data["square"], event.data["colour"], event.data["hold"]) for event in r.events("thrown")] == [
        ("7,6", "Y", "6,6"),
        ("5,6", "B", "6,6"),
    ]


@pytest.mark.rule("KX-8.9")
def test_a_block_that_cannot_be_thrown_to_the_front_counts_half() -> None:
    backwards = THROWER.replace("7,6 catapult 0333 ^", "7,6 catapult 0333 v")
    told = fight(backwards, 9).asked(0).about["options"]
    assert told["throw 7,6"]["gain"] == {"cannons": 0.5}
    assert told["throw 5,6"]["gain"] == {"cannons": 1.0}


@pytest.mark.rule("KX-8.8")
def test_any_block_in_a_hold_joined_to_it_may_be_thrown_and_goes_back_to_the_bank() -> None:
    r = fight(THROWER, 9)
    assert r.asked(0).about["options"]["throw 7,6"]["price"] == {"goods": "B"}
    r.choose(0, "throw 7,6")
    assert r.question() == "ammunition 0"
    assert r.options(0) == ["block Y 6,6", "block B 6,6", "block R 8,6"]
    reds = r.state.bank.blocks["R"]
    r.choose(0, "block R 8,6")
    assert r.state.bank.blocks["R"] == reds + 1


@pytest.mark.rule("KX-8.7")
@pytest.mark.parametrize(("goods", "most"), [("B", 1), ("BB", 2)])
def test_the_most_that_can_be_reached_counts_each_block_once(goods: str, most: float) -> None:
    r = fight(THROWER.replace("goods=YB", f"goods={goods}").replace(" goods=R", ""), 9)
    assert r.asked(0).about["most"] == most


PURPLE = THROWER.replace("5,6 catapult 0300 <", "5,6 life_support_purple 0330\n5,7 cabin 3000 alien=purple")


@pytest.mark.rule("KX-R-6")
def test_a_thrown_block_is_strength_enough_for_the_purple_alien() -> None:
    r = fight(PURPLE, 9).choose(0, "throw 7,6", "block B 6,6")
    assert counted(r, "cannons") == 3


@pytest.mark.rule("KX-8.10", "KX-8.11")
@pytest.mark.parametrize(
    ("meteor", "roll", "square"),
    [("large_front", 7, "7,6"), ("large_right", 6, "7,6"), ("large_left", 6, "7,6"), ("large_left", 7, "7,6")],
)
def test_a_catapult_stops_a_large_meteor_as_a_cannon_there_would(meteor: str, roll: int, square: str) -> None:
    r = meet(THROWER, SCOUT, card=f"meteors meteors={meteor}", dice=[roll])
    assert f"throw {square}" in r.options(0)
    r.choose(0, f"throw {square}", "block B 6,6")
    assert not r.events("component_destroyed", 0)
    assert r.state.ships[0].blocks == "RY"
    assert [event.data["square"] for event in r.events("meteor_shot", 0)] == [square]


@pytest.mark.rule("KX-8.10", "KX-8.11")
def test_a_catapult_does_not_reach_beside_its_line_where_a_cannon_does_not() -> None:
    r = meet(THROWER, SCOUT, card="meteors meteors=large_front", dice=[8])
    assert not r.events("meteor_shot", 0)
    assert r.events("component_destroyed", 0)


@pytest.mark.rule("KX-8.1", "KX-8.10")
def test_a_catapult_does_not_throw_to_the_rear_of_its_tile() -> None:
    r = meet(THROWER, SCOUT, card="meteors meteors=large_rear", dice=[7])
    assert r.events("component_destroyed", 0)
    other = meet(THROWER, SCOUT, card="meteors meteors=large_rear", dice=[5])
    assert throws(other) == ["throw 5,6"]


@pytest.mark.rule("KX-8.10")
def test_a_catapult_is_no_help_against_fire_and_small_meteors() -> None:
    r = meet(THROWER, THROWER, card="combat_zone lines=crew:shots:heavy_front", dice=[7])
    assert r.events("component_destroyed", 0)
    assert not meet(THROWER, SCOUT, card="meteors meteors=small_front", dice=[7]).events("thrown")
