"""The titles of the base game, how they are scored and what they demand in gold: K2-11."""

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.titles import golden as in_gold
from starboard.galaxy.modules.transgalactic_trek.memory import remember
from starboard.galaxy.modules.transgalactic_trek.scores import SCORES
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.transgalactic_trek.treks import QUIET, SCOUT, TREK, trek


def scored(title: str, ship: str) -> int:
    """What a ship comes home with for a title."""
    other = "xeno_quartermaster" if title != "xeno_quartermaster" else "master_engineer"
    r = trek(ship, SCOUT, level="II", titles=(title, other), holders={title: 0, other: 1})
    event = next(event for event in r.events("title_scored") if event.data["title"] == title)
    found: int = dict(map(tuple, event.data["scores"]))[0]
    return found


def golden(title: str, *ships: str, cards: tuple[str, ...] = (QUIET,), dice: tuple[int, ...] = ()) -> Rehearsal[Table]:
    """The third flight with a golden title in the hands of seat 0."""
    other = "xeno_quartermaster" if title != "xeno_quartermaster" else "master_engineer"
    holders = {title: 0, other: 1}
    return trek(*ships, level="III", titles=(title, other), holders=holders, golden=(title,), cards=cards, dice=dice)


def golden_yard(title: str, ship: str) -> Rehearsal[Table]:
    """The yard before the third flight; seat 0 holds a golden title and both have begun this ship."""
    text = ship.replace("ship I\n", "ship second-III\n")
    r = yard(2, "second-III")
    setup = RULES.setup(2, {"rounds": TREK})
    table = Game.new(RULES, setup, "gold").state.copy()
    table.round, table.stage = 2, "yard"
    remember(table, titles=[title, "master_engineer"], holders={title: 0, "master_engineer": 1}, golden=[title])
    table.yard, table.piles = r.state.yard, r.state.piles
    table.ships = [read_ship(text, seat) for seat in (0, 1)]
    table.put_into_play(in_gold(title), (0,))
    return Rehearsal(Game.from_state(RULES, setup, table))


@pytest.mark.rule("K2-11.1")
def test_supreme_hauler_counts_components_with_goods() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 cargo_2 0003 goods=BB
6,7 special_cargo_2 0300 goods=R
7,6 cargo_3 0010
7,8 engine 3000 ^
"""
    assert scored("supreme_hauler", ship) == 2


@pytest.mark.rule("K2-11.2")
def test_a_golden_hauler_holds_no_two_blocks_of_a_colour_in_a_component() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n8,7 cargo_3 0001\n7,8 engine 3000 ^\n"
    r = golden("supreme_hauler", ship, ship, cards=("planets planets=BBG,BBG days=1", QUIET))
    r.choose(0, "land 1").choose(1, "land 2")
    assert [step for _, step in r.asked(0).about["plans"]["best"]["steps"]] == ["load G 8,7", "load B 8,7"]
    r.choose(0, "load B 8,7")
    assert "load B 8,7" not in r.options(0)
    r.choose(0, "load G 8,7")
    r.choose(1, "load B 8,7")
    assert "load B 8,7" in r.options(1), "the other one may"
    assert sorted(r.state.ships[0].blocks) == ["B", "G"]


@pytest.mark.rule("K2-11.3")
def test_battery_master_counts_what_batteries_power_even_if_they_are_empty() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
7,6 double_cannon 0010 ^
8,7 shield 0013 ^
7,8 double_engine 1000 ^
6,7 battery_2 0301
5,7 cannon 0300 <
"""
    assert scored("battery_master", ship) == 3


@pytest.mark.rule("K2-11.4")
def test_for_a_golden_battery_master_single_cannons_and_engines_do_nothing() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
7,6 cannon 0010 ^
6,7 battery_2 0300 cells=2
7,8 engine 3000 ^
8,7 cabin 0303 alien=brown
9,7 life_support_brown 0003
"""
    r = golden("battery_master", ship, ship, cards=("open_space", QUIET))
    counted = {event.seat: event.data["strength"] for event in r.events("engines_counted")}
    assert counted == {0: 0, 1: 3}, "not even the alien pushes alone"
    r = golden("battery_master", ship, ship, cards=("meteors meteors=large_front", QUIET), dice=(7,))
    assert [len(ship.lost) for ship in r.state.ships] == [1, 0], "nor does the cannon shoot"


@pytest.mark.rule("K2-11.5", "K2-EX-11")
def test_xeno_quartermaster_adds_up_how_far_aliens_live_from_other_cabins() -> None:
    ship = """
ship second-III
7,7 starting_cabin 3333 crew=2
8,7 structural 3333
9,7 structural 3003
9,6 cabin 0030 crew=2
6,7 structural 0330
6,8 structural 3003
5,8 cabin 0310 alien=purple
5,9 life_support_purple 1000
"""
    assert SCORES["xeno_quartermaster"](read_ship(ship, 0)) == 3
    alone = "ship second-III\n7,7 structural 3333\n8,7 cabin 0303 alien=brown\n9,7 life_support_brown 0003\n"
    assert SCORES["xeno_quartermaster"](read_ship(alone, 0)) == 0, "there is no other cabin"


NEIGHBOURS = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
8,7 cabin 0303 alien=brown
9,7 life_support_brown 0003
"""


@pytest.mark.rule("K2-11.6")
def test_a_golden_quartermaster_loses_aliens_who_live_wall_to_wall() -> None:
    r = golden("xeno_quartermaster", NEIGHBOURS, NEIGHBOURS, cards=(QUIET, QUIET))
    assert [event.data["who"] for event in r.events("crew_lost", 0)] == ["brown"]
    assert not r.events("crew_lost", 1)


@pytest.mark.rule("K2-11.6", "K2-R-10")
def test_nobody_boards_who_would_leave_at_once() -> None:
    r = golden_yard("xeno_quartermaster", NEIGHBOURS.replace(" alien=brown", "").replace(" crew=2", ""))
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert r.question() == "board_crew 1", "seat 0 was not asked: only humans may live there"
    assert r.state.ships[0].figures[r.state.ships[0].board.squares["8,7"]] == "HH"


@pytest.mark.rule("K2-11.7")
def test_cruise_captain_counts_cabins_with_crew_and_a_view() -> None:
    ship = """
ship I
7,7 starting_cabin 3333 crew=2
8,7 cabin 0003 crew=2
6,7 cabin 0330 crew=1
6,8 structural 3030
6,6 structural 0030
7,6 cabin 0030
"""
    assert scored("cruise_captain", ship) == 2, "8,7 and 6,7 look out; nobody is in 7,6, and 7,7 has no smooth side"


@pytest.mark.rule("K2-11.8")
def test_for_a_golden_captain_nobody_lives_without_a_view() -> None:
    ship = """
ship I
7,7 starting_cabin 3333
8,7 cabin 1313
8,6 structural 0010
8,8 structural 1000
9,7 structural 0003
"""
    r = golden_yard("cruise_captain", ship)
    r.choose(0, "finish 1").choose(1, "finish 2")
    seen = r.game.view(None).table.ships
    assert (seen[0].figures, seen[1].figures) == ({"7,7": "HH"}, {"7,7": "HH", "8,7": "HH"})


@pytest.mark.rule("K2-11.8", "K2-R-10")
def test_the_crew_of_a_golden_captain_that_loses_its_view_leaves_after_the_card() -> None:
    ship = "ship I\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n8,7 cabin 3333 crew=2\n"
    r = golden("cruise_captain", ship, ship, cards=(QUIET, QUIET))
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["8,7", "8,7"]
    assert not r.events("crew_lost", 1)


@pytest.mark.rule("K2-11.9")
def test_master_engineer_counts_all_components_with_the_starting_cabin() -> None:
    assert scored("master_engineer", SCOUT) == 3


@pytest.mark.rule("K2-11.10")
def test_lost_components_cost_a_golden_engineer_two_credits_each() -> None:
    r = golden("master_engineer", SCOUT + "lost 4\n", SCOUT + "lost 4\n", cards=(QUIET, QUIET))
    assert [ship.penalty for ship in r.game.view(None).table.ships] == [8, 4], "which is shown before it is paid"
    r.all_choose("fly on")
    paid = {event.seat: event.data["owed"] for event in r.events("paid")}
    assert paid == {0: 8, 1: 4}


CORRIDOR = """
ship second-III
7,7 starting_cabin 3333 crew=2
8,7 cannon 0003 >
6,7 structural 0303
5,7 structural 0303
4,7 structural 0330
4,8 structural 3300
5,8 structural 0333
6,8 structural 0303
7,8 engine 0003 ^
"""


@pytest.mark.rule("K2-11.11", "K2-EX-12")
def test_corridor_master_counts_the_largest_group_of_corridor_components() -> None:
    assert SCORES["corridor_master"](read_ship(CORRIDOR, 0)) == 4, "5,8 has three connectors and parts 4 from 2"


@pytest.mark.rule("K2-11.12")
def test_a_crossroads_is_an_error_for_a_golden_corridor_master() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n8,7 structural 3333\n7,8 engine 3000 ^\n"
    r = golden_yard("corridor_master", ship)
    r.choose(0, "finish 1").choose(1, "finish 2")
    found = r.events("errors_found")
    assert [(event.seat, event.data["errors"]) for event in found] == [(0, [["crossroads", "8,7", ""]])]
    r.choose(0, "8,7")
    assert len(r.state.ships[0].lost) == 1
