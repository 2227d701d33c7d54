"""The first square of a board, front left, counts like every other; on boards of the base game nothing stands there."""

from __future__ import annotations

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import COMPONENTS, FRONT, warehouse
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.ship.errors import Mistake, fits, mistakes
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.table import Table

QUIET = "stardust"
CABINS = "3,6 cabin 3333 crew=2\n8,6 cabin 3333 crew=2\n"
CORNER = f"ship IIA\n3,5 structural 0030\n{CABINS}"
OTHER = f"ship IIA\n{CABINS}9,6 cabin 3333 crew=2\n"
"""Class IIA, where there is a first square to build on: 3,5, before a cabin. The other ship has more crew."""


def met(card: str, *dice: int) -> Rehearsal[Table]:
    return flight(CORNER, OTHER, cards=[card, QUIET], dice=dice, round_name="II")


def test_it_is_hit_and_told_to_be_aimed_at() -> None:
    assert read_ship(CORNER).board.squares["3,5"] == 0
    r = met("meteors meteors=large_front", 3)
    aims = r.events("meteor")[0].data["aims"]
    assert [aim["square"] for aim in aims["0"]] == ["3,5"]
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["3,5"]


def test_saboteurs_find_it() -> None:
    r = met("sabotage", 3, 5)
    assert r.events("sabotage_tried", 0)[0].data["square"] == "3,5"
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["3,5"]


def test_a_component_there_covers_the_connector_behind_it() -> None:
    alone, covered = (read_ship(text).layout for text in (f"ship IIA\n{CABINS}", CORNER))
    behind = alone.board.squares["3,6"]
    assert (alone.is_exposed(behind, FRONT), covered.is_exposed(behind, FRONT)) == (True, False)


def found(text: str) -> list[Mistake]:
    return list(mistakes(read_ship(text).layout))


def test_a_cannon_must_not_fire_at_it() -> None:
    errors = found("ship IIA\n3,5 structural 0030\n3,6 cannon 3030 ^\n3,7 cabin 3333\n8,6 cabin 3333\n")
    assert [error.other for error in errors if error.square == 0 and error.kind != "unjoined"]


def test_on_a_cylinder_it_meets_the_last_of_its_row() -> None:
    board = read_ship("ship IIB\n1,2 structural 3333\n").board
    last = next(square for square in range(board.size) if board.neighbours[square][1] == 0)
    name = board.names[last]
    errors = found(f"ship IIB\n{name} structural 0100\n1,2 structural 0002\n")
    assert [(error.square, error.other) for error in errors if error.other is not None] == [(last, 0)]


def test_a_component_that_does_not_fit_beside_it_is_refused() -> None:
    layout = Layout.of(read_ship(CORNER).board, [(0, read_ship(CORNER).layout.at(0))])
    behind = layout.board.squares["3,6"]
    pieces = [piece for tile in warehouse() for piece in COMPONENTS[tile].turned if piece.kind == "structural"]
    by_front = {piece.sides[FRONT]: fits(layout, behind, piece) for piece in pieces}
    assert by_front == {0: False, 1: True, 2: True, 3: True}


def test_a_component_laid_there_last_may_be_lifted_again() -> None:
    table = yard(2, "II", heap=["battery_2 0003"]).state.copy()
    table.ships[0] = read_ship(f"ship IIA\n{CABINS}".replace(" crew=2", ""), 0)
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).choose(0, "draw", "weld 3,5 <")
    assert "lift" in r.options(0)
    r.choose(0, "lift", "weld 4,6 ^")
    assert "3,5" not in r.game.view(0).table.ships[0].pieces


def test_what_stands_there_is_part_of_what_a_hit_costs() -> None:
    guarded = CORNER.replace("structural 0030", "structural 3030") + (
        "4,6 structural 3333\n4,7 shield 3000 ^\n5,6 battery_2 0003 cells=1\n"
    )
    r = flight(guarded, OTHER, cards=["meteors meteors=small_front", QUIET], dice=[3], round_name="II")
    assert r.asked(0).about["options"]["none"]["price"] == {"components": 1}
