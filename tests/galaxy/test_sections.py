"""Ships in two halves (class IIA): energy and strength by section, and what their losses cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES, registry
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.flight.declare import Count, parts_of, strength, value_of
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import flight
from starboard.galaxy.seams import CHANGE, SOURCE
from starboard.galaxy.ship.errors import fits
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

LEFT_HULL = "3,6 cabin 3333 crew=2\n4,6 structural 3333\n5,6 structural 3333\n6,6 structural 3333\n"
RIGHT_HULL = "8,6 structural 3333\n9,6 structural 3333\n10,6 structural 3333\n11,6 cabin 3333 crew=2\n"
LEFT_CELLS, RIGHT_CELLS = "3,5 battery_2 0030 cells=2\n", "10,5 battery_2 0030 cells=2\n"
QUIET = "stardust"


def halves(left: str, right: str) -> str:
    """A ship whose halves have two humans and these components each."""
    return f"ship IIA\n{LEFT_HULL}{left}{RIGHT_HULL}{right}"


SCOUT = halves("4,7 engine 3000 ^\n", "9,7 engine 3000 ^\n")
ENEMY = "slavers strength=9 days=1 crew_loss=0 credits=1"


def met(ship: str, card: str, *dice: int) -> Rehearsal[Table]:
    """This ship leads and meets a card, another follows."""
    return flight(ship, SCOUT, cards=[card, QUIET], dice=dice, round_name="II")


def ready(ship: str) -> tuple[Table, Ship]:
    r = met(ship, QUIET)
    return r.state, r.state.ships[0]


@pytest.mark.rule("BX-8.8")
@pytest.mark.parametrize(("cells", "may"), [(LEFT_CELLS, {"4,7", "5,7"}), (RIGHT_CELLS, {"9,7"})])
def test_tokens_power_the_engines_of_their_own_half_only(cells: str, may: set[str]) -> None:
    left, right = "4,7 double_engine 3000 ^\n5,7 double_engine 3000 ^\n", "9,7 double_engine 3000 ^\n"
    r = met(halves(left, right + cells), "open_space")
    assert set(r.options(0)) == {*may, "done"}


@pytest.mark.rule("BX-8.8")
def test_a_half_that_has_spent_its_tokens_gets_none_from_the_other() -> None:
    doubles = "4,7 double_engine 3000 ^\n5,7 double_engine 3000 ^\n"
    left = doubles + "3,5 battery_2 0030 cells=1\n"
    r = met(halves(left, "9,7 double_engine 3000 ^\n" + RIGHT_CELLS), "open_space")
    r.choose(0, "4,7")
    assert r.state.ships[0].cell_count == 2
    assert set(r.options(0)) == {"9,7", "done"}


@pytest.mark.rule("BX-8.8")
@pytest.mark.parametrize(("cells", "asked"), [(LEFT_CELLS, True), (RIGHT_CELLS, False)])
def test_tokens_power_the_shields_of_their_own_half_only(cells: str, asked: bool) -> None:
    r = met(halves("5,7 shield 3000 ^\n4,7 shield 3000 >\n", cells), "meteors meteors=small_front", 5)
    assert (r.question() == "shield 0") is asked


@pytest.mark.rule("BX-8.8", "BX-8.18")
@pytest.mark.parametrize(("cells", "asked"), [(LEFT_CELLS, False), (RIGHT_CELLS, True)])
def test_a_cannon_of_the_other_half_shoots_with_the_tokens_of_its_half(cells: str, asked: bool) -> None:
    r = met(halves("", f"9,5 double_cannon 0030 <\n{cells}"), "meteors meteors=large_left", 6)
    assert (r.question() == "shoot 0") is asked


@pytest.mark.rule("BX-8.8")
def test_what_can_be_reached_at_most_heeds_where_the_tokens_are() -> None:
    doubles = "9,7 double_cannon 3000 ^\n10,7 double_cannon 3000 ^\n8,8 double_cannon 3000 ^\n"
    ship = halves("4,7 double_cannon 3000 ^\n" + LEFT_CELLS, doubles + "10,5 battery_2 0030 cells=1\n")
    assert met(ship, ENEMY.replace("strength=9", "strength=4")).asked(0).about["most"] == 4


ONE, TWO = "4,7 engine 3000 ^\n", "9,7 engine 3000 ^\n10,7 engine 3000 ^\n"
DOUBLES = ("4,7 double_engine 3000 ^\n" + LEFT_CELLS, "9,7 double_engine 3000 ^\n10,7 engine 3000 ^\n" + RIGHT_CELLS)


@pytest.mark.rule("BX-8.9")
@pytest.mark.parametrize(("left", "right", "lower"), [(ONE, TWO, 1), (ONE, "", 0), ("", TWO, 0)])
def test_of_the_engines_of_two_halves_the_lower_strength_counts(left: str, right: str, lower: int) -> None:
    assert ready(halves(left, right))[1].engine_strength() == lower
    counted = met(halves(left, right), "open_space").events("engines_counted", 0)[0].data
    assert counted["strength"] == lower
    assert sum(amount for _, amount, _ in counted["parts"]) == lower


@pytest.mark.rule("BX-8.9")
def test_powering_one_half_alone_does_not_make_the_ship_faster() -> None:
    r = met(halves(*DOUBLES), "open_space")
    r.choose(0, "9,7")
    about = r.asked(0).about
    assert (about["strength"], about["most"]) == (0, 2)
    r.choose(0, "4,7")
    counted = r.events("engines_counted", 0)[0].data
    assert (counted["strength"], counted["parts"]) == (2, [("powered", 2, ["4,7"])])
    assert r.state.ships[0].engine_strength(-1) == 2


@pytest.mark.rule("BX-R-29")
@pytest.mark.parametrize(("half", "value"), [(LEFT_HULL + ONE, 1), (RIGHT_HULL + TWO, 2)])
def test_where_one_half_is_gone_only_the_other_counts(half: str, value: int) -> None:
    r = met(f"ship IIA\n{half}", "open_space")
    assert r.events("engines_counted", 0)[0].data["strength"] == value == r.state.ships[0].engine_strength()


BROWN, PURPLE = "4,8 cabin 3333 alien=brown\n", "4,8 cabin 3333 alien=purple\n"


@pytest.mark.rule("BX-8.10")
@pytest.mark.parametrize(
    ("left", "right", "value"),
    [
        (ONE, TWO, 2),  # 1 and the bonus in his half, 2 in the other
        (ONE, "9,7 engine 3000 ^\n", 1),  # he does nothing for the other half
        ("", TWO, 0),  # and nothing in his own where nothing runs
    ],
)
def test_a_brown_alien_helps_the_engines_of_his_half_only(left: str, right: str, value: int) -> None:
    table, ship = ready(halves(left + BROWN, right))
    assert strength(table, ship, "engines") == value == ship.engine_strength()


GUN_LEFT, GUN_RIGHT = "6,5 cannon 0030 ^\n", "9,5 cannon 0030 ^\n"


@pytest.mark.rule("BX-8.11", "BX-8.12")
@pytest.mark.parametrize(
    ("left", "right", "value"),
    [
        (GUN_LEFT, GUN_RIGHT, 2),
        (GUN_LEFT, "9,5 cannon 0030 >\n", 1.5),
        (GUN_LEFT + PURPLE, GUN_RIGHT, 4),
        (GUN_LEFT + PURPLE, "", 3),
        (PURPLE, GUN_RIGHT, 1),
    ],
)
def test_cannons_add_up_and_a_purple_alien_needs_one_in_his_half(left: str, right: str, value: float) -> None:
    r = met(halves(left, right), ENEMY)
    counted = r.events("cannons_counted", 0)[0].data
    assert counted["strength"] == value == r.state.ships[0].cannon_strength()
    assert sum(amount for _, amount, _ in counted["parts"]) == value


@pytest.mark.rule("BX-8.13")
def test_crew_is_the_sum_of_both_halves() -> None:
    table, ship = ready(halves(PURPLE, ""))
    assert strength(table, ship, "crew") == 5


class Burden:
    """A modifier that takes something from the engines or cannons of the left half, or adds something to the whole."""

    name = "burden"
    rank: ClassVar[Mapping[str, int]] = {"amount_engines": CHANGE, "amount_cannons": CHANGE}

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value - 2 if count.section & ship.board.sections[0] == count.section else value

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + 10


class Spring:
    """A modifier that is a source: a cannon of strength 1 in the left half."""

    name = "spring"
    rank: ClassVar[Mapping[str, int]] = {"amount_cannons": SOURCE}

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + 1 if count.section & ship.board.sections[0] else value


Modified = Callable[[str, Any], tuple[Table, Ship]]


@pytest.fixture
def modified(monkeypatch: pytest.MonkeyPatch) -> Iterator[Modified]:
    """Such a ship in flight, under a modifier."""

    def put(ship: str, modifier: Any) -> tuple[Table, Ship]:
        monkeypatch.setattr(registry, "modifiers", lambda: {modifier.name: modifier})
        registry._seams.cache_clear()
        table = flight(ship, SCOUT, cards=[QUIET], round_name="II", fly_on=False).state.copy()
        table.put_into_play(modifier.name, (0,))
        game = Game.from_state(RULES, table.setup, table)
        return game.state, game.state.ships[0]

    yield put
    registry._seams.cache_clear()


@pytest.mark.rule("MX-R-39")
def test_a_modifier_changes_the_engines_of_a_half_before_the_lower_value_is_taken(modified: Modified) -> None:
    three = "".join(f"{square} engine 3000 ^\n" for square in ("4,7", "5,7", "3,8"))
    table, ship = modified(halves(three, TWO), Burden())
    assert strength(table, ship, "engines") == 1


def test_a_modifier_changes_the_cannons_of_the_whole_ship_once(modified: Modified) -> None:
    table, ship = modified(halves(GUN_LEFT, GUN_RIGHT), Burden())
    assert strength(table, ship, "cannons") == 12


def test_a_purple_alien_builds_on_the_sources_of_his_half(modified: Modified) -> None:
    table, ship = modified(halves(PURPLE, GUN_RIGHT), Spring())
    assert strength(table, ship, "cannons") == 1 + 2 + 1


@pytest.mark.rule("BX-8.36")
@pytest.mark.parametrize(("key", "owed"), [("I", 5), ("II", 8), ("IIA", 20)])
def test_what_losses_cost_goes_by_the_board_of_the_ship(key: str, owed: int) -> None:
    square = board(key).names[next(sq for sq in range(board(key).size) if board(key).area >> sq & 1)]
    ship = read_ship(f"ship {key}\n{square} structural 3333\n")
    ship.lost = (-1,) * 20
    assert ship.penalty == owed


def test_what_stays_of_a_broken_half_is_weighed_against_that_half_only() -> None:
    left = "4,7 structural 3000\n"
    r = met(halves(left, "9,7 engine 3000 ^\n"), "combat_zone lines=engines:shots:heavy_front", 5)
    assert r.question() == "keep_part 0"
    told = r.asked(0).about["options"]
    assert {name: follows["price"]["components"] for name, follows in told.items()} == {"3,6": 1, "6,6": 3}
    assert "then" not in told["6,6"], "the other half still has humans"


def test_a_hit_on_one_half_costs_nothing_of_the_other() -> None:
    ship = halves("5,7 shield 3000 ^\n6,5 structural 0030\n" + LEFT_CELLS, RIGHT_CELLS)
    r = met(ship.replace("6,5 structural 0030", "6,5 structural 3030"), "meteors meteors=small_front", 6)
    about = r.asked(0).about
    assert about["options"]["none"]["price"] == {"components": 1}
    assert [section["cells"] for section in about["sections"]] == [2, 2]
    assert "5,7" in about["sections"][0]["squares"]


def test_a_declaration_tells_what_each_half_has() -> None:
    r = met(halves("4,7 double_engine 3000 ^\n" + LEFT_CELLS, "9,7 engine 3000 ^\n"), "open_space")
    sections = r.asked(0).about["sections"]
    assert [(section["strength"], section["cells"]) for section in sections] == [(0, 2), (1, 0)]


@pytest.mark.rule("BX-8.9")
def test_an_engine_at_the_edge_of_the_board_runs_for_its_own_half() -> None:
    """Behind the last square of a row comes the first of the next one, which belongs to the other half."""
    table, ship = ready(halves(ONE, "11,7 structural 3030\n11,8 engine 3000 ^\n"))
    assert strength(table, ship, "engines") == 1 == ship.engine_strength()


@pytest.mark.rule("BX-8.10", "BX-8.12")
def test_aliens_at_the_edge_of_the_board_help_their_own_half() -> None:
    brown = "11,8 cabin 3333 alien=brown\n"
    table, ship = ready(
        halves("4,7 engine 3000 ^\n5,7 engine 3000 ^\n3,8 engine 3000 ^\n", "9,7 engine 3000 ^\n" + brown)
    )
    assert strength(table, ship, "engines") == 3 == ship.engine_strength()
    table, ship = ready(halves(GUN_LEFT, "11,7 cannon 0030 ^\n" + brown.replace("brown", "purple")))
    assert strength(table, ship, "cannons") == 4 == ship.cannon_strength()


@pytest.mark.rule("BX-8.8")
def test_the_next_engine_to_power_is_the_one_that_brings_most() -> None:
    left, right = DOUBLES
    r = met(halves(left, right + "8,8 engine 3000 ^\n"), "open_space")
    about = r.asked(0).about
    assert {option: about["options"][option]["reaches"] for option in ("4,7", "9,7")} == {"4,7": 2, "9,7": 0}
    assert about["next"] == 2


ADDED: list[tuple[Any, list[tuple[float, tuple[str, ...]]], float]] = [
    ("engines", [], 1),
    ("engines", [(1, ())], 2),  # from nowhere: for both halves
    ("engines", [(1, ("4,7",))], 2),  # for the weaker half
    ("engines", [(1, ("9,7",))], 1),  # for the stronger one
    ("engines", [(1, ("3,5", "9,7"))], 2),  # the first square says where
    ("engines", [(3, ("11,8",))], 1),
    ("cannons", [(3, ())], 5),  # to the sum, once
    ("cannons", [(3, ("6,5",))], 5),
    ("cannons", [(3, ("9,5",)), (1, ())], 6),
]


@pytest.mark.rule("MX-R-39")
@pytest.mark.parametrize(("what", "added", "value"), ADDED)
def test_what_offers_add_counts_once_in_its_half_or_from_nowhere(
    what: Any, added: list[tuple[float, tuple[str, ...]]], value: float
) -> None:
    table, ship = ready(halves(ONE + GUN_LEFT, TWO + GUN_RIGHT))
    count = Count(what, "compare")
    for amount, squares in added:
        count.add("boost", amount, squares)
    assert value_of(parts_of(table, ship, count)) == value


def test_of_two_halves_the_second_may_fall_apart_alone() -> None:
    r = met(halves(ONE, ""), "combat_zone lines=engines:shots:heavy_rear", 9)
    assert r.question() == "keep_part 0"
    assert r.options(0) == ["8,6", "10,6"]
    r.choose(0, "10,6")
    pieces = r.state.ships[0].squares_named(r.state.ships[0].layout.occupied)
    assert {"10,6", "11,6", "3,6", "6,6"} <= set(pieces)
    assert not {"8,6", "9,6"} & set(pieces)


def test_the_first_component_of_a_half_fits_anywhere_in_it_and_the_next_ones_are_joined() -> None:
    left = read_ship(f"ship IIA\n{LEFT_HULL}").layout
    piece = left.at(left.board.squares["4,6"])
    there, beside, elsewhere = (left.board.squares[name] for name in ("9,8", "10,8", "8,6"))
    assert fits(left, there, piece)
    begun = left.weld(there, piece)
    assert (fits(begun, beside, piece), fits(begun, elsewhere, piece)) == (True, False)
