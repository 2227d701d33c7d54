"""Those who work on the ship: Architect, Assembler, Welder."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.catalog.components import COMPONENTS, PLATED, loose_piece
from starboard.galaxy.flight.damage import evict_figures, remove
from starboard.galaxy.flight.exposed import exposed_of
from starboard.galaxy.modules.support_team.people.architect import Architect
from starboard.galaxy.notation import read_ship
from starboard.galaxy.ship.checks import fits_on, free_squares, mistakes_of
from starboard.galaxy.ship.errors import mistakes
from starboard.galaxy.ship.working import life_supports, links
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import (
    CABIN,
    SMALL,
    again,
    building,
    finished,
    landed,
    lines,
    ready,
    until,
)

OVER = """
ship I
7,7 starting_cabin 3333
6,7 structural 3333
8,7 structural 3333
6,6 structural 3333
"""


def free(r: Rehearsal[Table], seat: int = 0) -> set[str]:
    ship = r.state.ships[seat]
    return set(ship.squares_named(free_squares(r.state, ship)))


@pytest.mark.rule("AX-12.5", "AX-12.78")
def test_one_component_may_stand_outside_inside_the_numbers_of_the_board() -> None:
    r = building(OVER, OVER, p0="architect", heap=["structural 1303"], both=False)
    assert free(r) - free(r, 1) == {"5,6", "6,5"}
    r.choose(0, "draw", "weld 5,6 ^")
    assert free(r) & {"6,5", "5,5"} == set()
    ship = r.state.ships[0]
    assert mistakes_of(r.state, ship) == []
    as_of_another = ship.copy()
    as_of_another.seams = r.state.ships[1].seams
    assert [error.kind for error in mistakes_of(r.state, as_of_another)] == ["outside"]


@pytest.mark.rule("AX-12.5")
def test_what_stands_outside_must_be_joined() -> None:
    r = building(OVER, OVER, p0="architect", heap=["structural 1303"]).choose(0, "draw")
    fitting = r.game.view(0).table.yard.places[0].fits
    assert fitting is not None
    assert "5,6 ^" in fitting
    assert "5,6 <" not in fitting
    r.choose(0, "weld 5,6 <")
    assert {error.kind for error in mistakes_of(r.state, r.state.ships[0])} == {"connector_on_smooth", "unjoined"}


@pytest.mark.rule("AX-12.6")
def test_of_several_outside_all_but_one_are_discarded() -> None:
    r = building(OVER, SMALL, p0="architect")
    table = r.state.copy()
    ship = table.ships[0]
    names = ["5,6", "6,5"]
    assert table.yard is not None
    for name in names[:2]:
        ship.layout = ship.layout.weld(ship.board.squares[name], COMPONENTS[table.yard.heap.pop()].turned[0])
    assert sum(error.kind == "outside" for error in mistakes_of(table, ship)) == 1
    r = again(table).choose(0, "finish 1").choose(1, "finish 2")
    r.choose(0, "architect choose", names[1])
    pieces = set(r.state.ships[0].squares_named(r.state.ships[0].layout.occupied))
    assert names[0] not in pieces


@pytest.mark.rule("AX-12.7", "AX-15.5")
@pytest.mark.parametrize(("between", "right", "joined"), [("0303", "3333", True), ("0003", "3330", False)])
def test_two_ships_are_not_joined_by_it_but_may_touch_smoothly(between: str, right: str, joined: bool) -> None:
    ship = read_ship(f"ship IIA\n6,6 structural 3333\n7,6 structural {between}\n8,6 structural {right}", 0)
    found = mistakes(ship.layout)
    assert "outside" in {error.kind for error in found}
    table = building(CABIN, CABIN).state
    left = Architect().mistakes(table, ship, found)
    assert ("outside" in {error.kind for error in left}) is joined


@pytest.mark.rule("AX-12.8", "AX-R-30")
@pytest.mark.parametrize(
    ("mine", "both", "at_once"), [(CABIN, True, False), (SMALL, True, True), (SMALL, False, False)]
)
def test_the_extra_bonus_for_looks_is_paid_at_once_to_the_prettiest(mine: str, both: bool, at_once: bool) -> None:
    r = until(finished(mine, SMALL, p0="architect", both=both), "next_card")
    paid = [event.data["amount"] for event in r.events("earned", 0)]
    assert paid == ([2] if at_once else [])


@pytest.mark.rule("AX-12.8", "AX-12.9")
def test_otherwise_it_is_paid_after_the_flight_never_both() -> None:
    r = landed(ready(CABIN, CABIN.replace("3333", "3333"), p0="architect", p1="bureaucrat"))
    r.choose(1, "bureaucrat raise looks", "done")
    assert lines(r, "best_looking", "architect_bonus") == [(0, "best_looking", 4), (1, "best_looking", 4)]
    r = ready(SMALL, CABIN, p1="architect bureaucrat")
    table = landed(r).state.copy()
    table.ships[1].layout = table.ships[0].layout

    r = again(table)
    r.choose(1, "bureaucrat raise looks", "done")
    assert lines(r, "architect_bonus") == [(1, "architect_bonus", 2)]


ALIEN = """
ship I
7,7 starting_cabin 3333
6,7 cabin 0300
8,7 structural 0303
9,7 life_support_purple 0003
"""


@pytest.mark.rule("AX-12.10", "AX-12.11")
def test_two_linked_components_work_together_and_do_not_hold_each_other() -> None:
    r = finished(ALIEN, SMALL, p0="assembler", both=False)
    r.choose(0, "assembler link", "6,7", "9,7")
    assert r.question() == "board_crew 0"
    assert "purple" in r.options(0)
    r.choose(0, "purple")
    ship = r.state.ships[0]
    cabin, support = ship.board.squares["6,7"], ship.board.squares["9,7"]
    assert "purple" in life_supports(r.state, ship, cabin)
    assert not ship.layout.joins[cabin] >> support & 1
    assert ship.marks == {cabin: "wireless", support: "wireless"}


@pytest.mark.rule("AX-12.10")
def test_the_link_ends_when_one_of_the_two_is_lost_and_the_alien_leaves() -> None:
    r = finished(ALIEN, SMALL, p0="assembler").choose(0, "assembler link", "6,7", "9,7")
    r.choose(0, "done") if "use_team" in r.question() else None
    r.choose(0, "purple")
    table = until(r, "next_card").state.copy()

    ship = table.ships[0]
    remove(table, ship, 1 << ship.board.squares["9,7"])
    evict_figures(table, ship)
    assert links(table, ship) == list(ship.layout.joins) or links(table, ship) == ship.layout.joins
    assert ship.count("P") == 0


@pytest.mark.rule("AX-12.12")
def test_the_link_counts_for_an_epidemic() -> None:
    two = """
ship I
7,7 starting_cabin 3333
8,7 structural 0303
9,7 cabin 0003
"""
    r = finished(two, two, p0="assembler", both=False).choose(0, "assembler link", "7,7", "9,7")
    r = until(r, "next_card")
    table = r.state.copy()
    table.flight.deck = ("epidemic",)

    r = again(table).all_choose("fly on")
    assert [event.seat for event in r.events("crew_lost")] == [0, 0]


@pytest.mark.rule("AX-12.13", "AX-12.88", "AX-R-31")
def test_plates_replace_all_exposed_connectors_of_one_component() -> None:
    r = finished(OVER, SMALL, p0="assembler")
    before = exposed_of(r.state, r.state.ships[0], "best_looking")
    r.choose(0, "assembler plate")
    assert r.asked(0).about["options"]["6,6"]["gain"] == {"closed": 3}
    r.choose(0, "6,6")
    ship = r.state.ships[0]
    piece = ship.layout.at(ship.board.squares["6,6"])
    assert piece.connectors.count(str(PLATED)) == 3
    assert ship.layout.joins[ship.board.squares["6,6"]]
    assert exposed_of(r.state, ship, "best_looking") == before - 3
    assert "assembler plate" not in r.options(0)


@pytest.mark.rule("AX-12.13", "AX-11.3")
def test_plates_are_for_those_who_have_flown_with_the_assembler() -> None:
    r = finished(OVER, SMALL, p0="assembler", both=False)
    assert list(r.options(0)) == ["assembler link", "done"]


MISFITS = """
ship I
7,7 starting_cabin 1111
6,7 structural 0200
8,7 structural 0002
7,6 structural 0020
"""
TWO_MISFITS = "\n".join(line for line in MISFITS.splitlines() if not line.startswith("7,6"))


@pytest.mark.rule("AX-12.74")
def test_two_single_connectors_may_meet_double_ones() -> None:
    r = building(TWO_MISFITS, TWO_MISFITS, p0="welder", both=False)
    assert mistakes_of(r.state, r.state.ships[0]) == []
    assert len(mistakes_of(r.state, r.state.ships[1])) == 2
    assert "errors" not in r.asked(0).about


@pytest.mark.rule("AX-12.74", "AX-12.75")
def test_ex_40_of_three_misfits_the_owner_chooses_which_goes() -> None:
    for removed in ("6,7", "8,7", "7,6"):
        r = finished(MISFITS, SMALL, p0="welder", both=False)
        assert r.question() == "remove_component 0"
        assert len(r.asked(0).about["errors"]) == 3
        r.choose(0, removed)
        left = set(r.state.ships[0].squares_named(r.state.ships[0].layout.occupied))
        assert left == {"7,7", "6,7", "8,7", "7,6"} - {removed}


@pytest.mark.rule("AX-12.75")
def test_what_comes_during_the_flight_may_be_joined_with_tokens_that_are_left() -> None:

    one = "\n".join(line for line in TWO_MISFITS.splitlines() if not line.startswith("8,7"))
    r = until(ready(one, one, p0="welder", both=False), "next_card", "6,7")
    piece = loose_piece("structural", "0002", 0)
    for seat in (0, 1):
        ship = r.state.ships[seat]
        assert fits_on(r.state, ship, ship.board.squares["8,7"], piece) is (seat == 0)


@pytest.mark.rule("AX-12.76", "AX-12.88")
def test_three_exposed_connectors_are_welded_shut() -> None:
    r = finished(OVER, SMALL, p0="welder")
    before = exposed_of(r.state, r.state.ships[0], "stardust")
    for side in "^<v":
        assert "6,6 >" in (r.choose(0, "welder weld").options(0))
        r.choose(0, f"6,6 {side}" if side != "v" else "6,6 >")
    ship = r.state.ships[0]
    assert ship.layout.at(ship.board.squares["6,6"]).connectors == "0030"
    assert exposed_of(r.state, ship, "stardust") == before - 3
    assert "use_team" not in r.question()
    assert finished(OVER, SMALL, p0="welder", both=False).question() == "next_card 0 1"
