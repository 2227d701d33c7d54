"""Chapters 3.6 and 3.8: auto-defense systems, and plating."""

from __future__ import annotations

import pytest

from starboard.galaxy.catalog.components import COMPONENTS, KINDS, groups_of, tiles_of
from starboard.galaxy.modules.newer_technology.weapons import pairs
from starboard.galaxy.ship.working import guarded
from tests.galaxy.modules.newer_technology.rules.ships import SCOUT, counted, destroyed, meet, parts_counted

ENEMY = "slavers strength=9 days=1 crew_loss=1 credits=1"
HULL = """
ship II
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""


def strength(*lines: str, **modules: str) -> float:
    return counted(
        meet("\n".join([HULL, *lines]), SCOUT.replace("ship I\n", "ship II\n"), card=ENEMY, **modules), "cannons"
    )


APART = ("6,7 auto_defense 0300", "8,7 auto_defense 0003")
TWO_PAIRS = ("6,7 auto_defense 0303", "5,7 auto_defense 0300", "8,7 auto_defense 0303", "9,7 auto_defense 0003")
SQUARE = ("7,6 auto_defense 3330", "8,6 auto_defense 3003", "7,5 auto_defense 0330", "8,5 auto_defense 0033")
LINE = ("7,6 auto_defense 3030", "7,5 auto_defense 0330", "8,5 auto_defense 0003")


@pytest.mark.rule("AX-3.46", "AX-3.47", "AX-3.48")
@pytest.mark.parametrize(("formation", "bonus"), [(APART, 0), (TWO_PAIRS, 2), (SQUARE, 2), (LINE, 1)])
def test_examples_eleven_and_twelve(formation: tuple[str, ...], bonus: int) -> None:
    """AX-EX-11 and AX-EX-12: formations A to D."""
    assert strength(*formation, "6,6 cannon 0000 ^") == 1 + bonus


@pytest.mark.rule("AX-3.48")
def test_the_most_pairs_are_made() -> None:
    """A path of four, numbered so that pairing the middle first would leave both ends alone."""
    linked = {0: 0b0010, 1: 0b0101, 2: 0b1010, 3: 0b0100}
    assert pairs([0, 1, 2, 3], [linked[square] for square in range(4)]) == 2
    assert pairs([0, 1, 2, 3, 4], [0b11110, 1, 1, 1, 1]) == 1  # a star


@pytest.mark.rule("AX-3.49", "AX-3.30")
def test_a_pair_may_be_joined_by_a_router() -> None:
    assert strength("7,6 router 0333", "6,6 auto_defense 0300", "8,6 auto_defense 0003") == 1


@pytest.mark.rule("AX-3.50")
def test_example_thirteen() -> None:
    """AX-EX-13: a pair without a cannon is worth 1, and 3 with a purple alien."""
    assert strength(*LINE) == 1
    alien = ("6,7 cabin 0330 alien=purple", "6,8 life_support_purple 3000")
    assert strength(*LINE, *alien) == 3
    assert strength(*APART[1:], *alien) == 0


@pytest.mark.rule("AX-3.1", "AX-3.51", "AX-15.6")
def test_a_pair_needs_no_energy_and_no_direction() -> None:
    assert KINDS["auto_defense"].cannon == 0
    ship = "\n".join([HULL, *LINE])
    r = meet(ship, SCOUT.replace("ship I\n", "ship II\n"), card="ambush shots=light_rear", dice=[2])
    assert parts_counted(r, "cannons") == {"auto_defense": 1}


@pytest.mark.rule("AX-3.52")
def test_a_single_system_guards_its_component() -> None:
    table = meet("\n".join([HULL, *APART[:1]]), "\n".join([HULL, *LINE]), card="nothing").state
    for ship, expected in zip(table.ships, ({"6,7"}, {"7,6", "7,5", "8,5"}), strict=True):
        assert set(ship.squares_named(guarded(table, ship))) == expected


PLATED = """
ship II
7,6 plated_hold 4030
7,7 starting_cabin 3333 crew=2
6,7 plated_hold 3304
6,6 structural 0030
7,8 engine 3000 ^
"""


@pytest.mark.rule("AX-3.60", "AX-3.72")
def test_a_plated_hold_is_a_hold() -> None:
    holds = [COMPONENTS[tile] for tile in tiles_of("newer_technology") if COMPONENTS[tile].kind == "plated_hold"]
    for hold in holds:
        piece = hold.turned[0]
        assert (piece.parts.holds, piece.parts.special, len(piece.plated)) == (1, 1, 1)
        assert all(piece.sides[side] == 0 for side in piece.plated)
        assert "hold" in groups_of(piece.parts)
    r = meet(PLATED, SCOUT.replace("ship I\n", "ship II\n"), card="planets planets=R days=1").choose(0, "land 1")
    assert "load R 7,6" in r.options(0)


@pytest.mark.rule("AX-3.61")
@pytest.mark.parametrize("hazard", ["meteors meteors=small_front", "meteors meteors=large_front"])
def test_meteors_do_nothing_to_a_plated_side(hazard: str) -> None:
    r = meet(PLATED, SCOUT.replace("ship I\n", "ship II\n"), card=hazard, dice=[7])
    assert r.events("bounced", 0)
    assert not destroyed(r)


@pytest.mark.rule("AX-3.61", "AX-3.62")
@pytest.mark.parametrize(
    ("side", "weight", "lost"), [("front", "light", []), ("front", "heavy", []), ("right", "heavy", ["7,6"])]
)
def test_shots_do_nothing_to_a_plated_side_and_all_to_others(side: str, weight: str, lost: list[str]) -> None:
    total = 7 if side == "front" else 6
    r = meet(PLATED, PLATED, card=f"combat_zone lines=crew:shots:{weight}_{side}", dice=[total])
    assert destroyed(r) == lost


@pytest.mark.rule("AX-3.63")
def test_plating_does_not_help_against_sabotage() -> None:
    r = meet(PLATED, PLATED, card="sabotage", dice=[7, 6])
    assert destroyed(r) == ["7,6"]
