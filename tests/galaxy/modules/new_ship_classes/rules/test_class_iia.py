"""Class IIA: building two halves, what each has for itself, and what the ship has as a whole.

Energy, engines, cannons and aliens by section are tested where sections are (`tests/galaxy/test_sections.py`), giving
up and settling by halves in `tests/galaxy/test_leaving_by_section.py`.
"""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.new_ship_classes.ships import ON, built
from tests.galaxy.test_sections import LEFT_CELLS, LEFT_HULL, ONE, RIGHT_CELLS, RIGHT_HULL, TWO, halves

LEFT_SQUARES = [name for name in board("IIA").names if int(name.split(",")[0]) < 7]
SCOUT = halves(ONE, TWO)
NOTHING = "nothing"
HEAP = ("structural 1313", "structural 3223", "structural 3123", "cannon 0010")


def met(ship: str, card: str, *dice: int) -> Rehearsal[Table]:
    return flight(ship, SCOUT, cards=[card, NOTHING], dice=dice, round_name="IIA", **ON)


def welds(r: Rehearsal[Table], seat: int = 0) -> set[str]:
    return {act.split()[1] for act in r.options(seat) if act.startswith("weld ")}


@pytest.mark.rule("BX-8.1", "BX-R-28")
def test_the_board_has_a_left_and_a_right_half_and_the_ship_one_marker() -> None:
    on = board("IIA")
    assert on.section_names == ("left", "right")
    assert [(section & on.area).bit_count() for section in on.sections] == [14, 14]
    assert met(SCOUT, NOTHING).state.flight.order() == [0, 1]


@pytest.mark.rule("BX-R-28")
def test_a_seven_for_a_column_misses() -> None:
    r = met(SCOUT, "meteors meteors=small_front", 7)
    assert [event.seat for event in r.events("missed")] == [0, 1]


@pytest.mark.rule("BX-8.2")
def test_there_is_no_starting_cabin() -> None:
    r = yard(2, "IIA", **ON)
    assert [ship.layout.occupied for ship in r.state.ships] == [0, 0]


@pytest.mark.rule("BX-8.3")
def test_in_each_half_the_first_component_goes_anywhere_and_the_others_are_joined() -> None:
    r = yard(2, "IIA", heap=list(HEAP[:3]), **ON).choose(0, "draw")
    on = board("IIA")
    assert len(welds(r)) == on.area.bit_count()
    r.choose(0, "weld 4,6 ^").choose(0, "draw")
    right = {name for square, name in enumerate(on.names) if on.sections[1] & on.area & 1 << square}
    assert welds(r) == {"3,6", "5,6", "4,7"} | right
    r.choose(0, "weld 9,8 ^").choose(0, "draw")
    assert welds(r) == {"3,6", "5,6", "4,7", "8,8", "10,8", "9,7", "9,9"}


@pytest.mark.rule("BX-8.4")
def test_each_half_is_one_joined_structure() -> None:
    fine = built(SCOUT.replace(" crew=2", ""), SCOUT.replace(" crew=2", ""), round_name="IIA")
    assert "errors" not in fine.asked(0).about
    loose = SCOUT.replace(" crew=2", "") + "10,9 structural 0000\n"
    told = built(loose, SCOUT.replace(" crew=2", ""), round_name="IIA").asked(0).about["errors"]
    assert told == [["unjoined", "10,9", ""]]


@pytest.mark.rule("BX-8.5")
def test_two_components_are_set_aside_in_all_and_go_to_either_half() -> None:
    r = yard(2, "IIA", heap=list(HEAP), **ON)
    r.choose(0, "draw").choose(0, "set aside").choose(0, "draw").choose(0, "set aside").choose(0, "draw")
    assert "set aside" not in r.options(0)
    r.choose(0, "return")
    use = next(act for act in r.options(0) if act.startswith("use "))
    r.choose(0, use)
    assert {"4,6", "9,6"} <= welds(r)


@pytest.mark.rule("BX-8.6")
@pytest.mark.parametrize("pace", ["real_time", "turns"])
def test_cards_may_be_looked_at_once_each_half_has_a_component(pace: str) -> None:
    r = yard(2, "IIA", heap=list(HEAP), pace=pace, **ON)

    def weld(square: str) -> None:
        r.choose(0, "draw").choose(0, f"weld {square} ^")
        if pace == "turns":
            r.choose(1, "draw").choose(1, "return")

    weld("4,6")
    assert "look 1" not in r.options(0)
    weld("9,6")
    assert "look 1" in r.options(0)


@pytest.mark.rule("BX-8.7")
def test_one_alien_of_a_colour_for_the_whole_ship() -> None:
    left = LEFT_HULL.replace("4,6 structural", "4,6 cabin") + "4,7 life_support_brown 3000\n"
    right = RIGHT_HULL.replace("10,6 structural", "10,6 cabin") + "10,7 life_support_brown 3000\n"
    text = f"ship IIA\n{left}{right}".replace(" crew=2", "")
    other = SCOUT.replace(" crew=2", "")
    r = built(text, other, round_name="IIA").choose(0, "finish 1").choose(1, "finish 2")
    asked = []
    while r.question() == "board_crew 0":
        asked.append((r.asked(0).about["cabin"], "brown" in r.options(0)))
        r.choose(0, "brown" if "brown" in r.options(0) else "humans")
    assert [cabin for cabin, brown in asked if brown] == ["4,6"]
    assert r.state.ships[0].aboard.count("B") == 1


@pytest.mark.rule("BX-8.14")
def test_when_goods_are_gained_blocks_move_between_the_halves() -> None:
    ship = halves(ONE + "6,5 cargo_3 0030 goods=B\n", TWO + "9,5 cargo_2 0030\n")
    r = met(ship, "planets planets=G,G days=1").choose(0, "land 1").choose(1, "pass")
    assert "lift B 6,5" in r.options(0)
    r.choose(0, "lift B 6,5").choose(0, "load B 9,5")
    assert r.game.view(0).table.ships[0].goods == {"9,5": "B"}
    assert {"load G 6,5", "load G 9,5"} <= set(r.options(0))


@pytest.mark.rule("BX-8.15", "BX-R-79")
def test_the_owner_chooses_from_which_half_crew_blocks_and_tokens_are_lost() -> None:
    ship = halves(ONE + "6,5 cargo_3 0030 goods=YB\n" + LEFT_CELLS, TWO + "9,5 cargo_2 0030 goods=YG\n" + RIGHT_CELLS)
    r = met(ship, "slavers strength=9 days=1 crew_loss=1 credits=1")
    assert set(r.options(0)) == {"3,6", "11,6"}
    goods = "smugglers strength=9 days=1 goods_loss=1 goods=B"
    r = met(ship, goods)
    assert set(r.options(0)) == {"6,5", "9,5"}, "yellow blocks of either half, and no cheaper ones"
    r = met(halves(ONE + LEFT_CELLS, TWO + RIGHT_CELLS), goods)
    assert set(r.options(0)) == {"3,5", "10,5"}


@pytest.mark.rule("BX-8.17")
@pytest.mark.parametrize(("side", "struck"), [("left", "3,6"), ("right", "11,6")])
def test_a_small_meteor_from_a_side_hits_only_the_first_component_in_its_way(side: str, struck: str) -> None:
    r = met(SCOUT, f"meteors meteors=small_{side}", 6)
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == [struck]


@pytest.mark.rule("BX-8.17")
def test_where_one_half_has_nothing_in_the_row_the_other_is_hit() -> None:
    r = met(halves(ONE, TWO + "9,5 structural 0030\n").replace("0030", "3333"), "meteors meteors=small_left", 5)
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["9,5"]


@pytest.mark.rule("BX-8.18")
@pytest.mark.parametrize("square", ["6,5", "9,5"])
def test_a_cannon_of_either_half_shoots_a_large_meteor_from_a_side(square: str) -> None:
    left, right = (f"{square} cannon 0030 <\n" if square in half else "" for half in (["6,5"], ["9,5"]))
    r = met(halves(ONE + left, TWO + right), "meteors meteors=large_left", 6)
    assert [event.data["square"] for event in r.events("meteor_shot", 0)] == [square]


@pytest.mark.rule("BX-8.19")
@pytest.mark.parametrize(("shield", "cells", "asked"), [("5,7", LEFT_CELLS, True), ("9,7", RIGHT_CELLS, False)])
def test_a_shield_protects_its_own_half(shield: str, cells: str, asked: bool) -> None:
    part = f"{shield} shield 3000 ^\n{cells}"
    left, right = (part, "") if asked else ("", part)
    r = met(halves(left, right), "meteors meteors=small_front", 5)
    assert (r.question() == "shield 0") is asked


@pytest.mark.rule("BX-R-78")
@pytest.mark.parametrize(
    ("cabins", "gone", "left"),
    [(("3,6",), ["right"], None), (("11,6",), ["left"], None), ((), [], "no_humans"), (("3,6", "11,6"), [], None)],
)
def test_a_half_without_humans_does_not_take_off(cabins: tuple[str, ...], gone: list[str], left: str | None) -> None:
    text = SCOUT.replace(" crew=2", "")
    for cabin in ("3,6", "11,6"):
        if cabin not in cabins:
            text = text.replace(f"{cabin} cabin", f"{cabin} structural")
    r = built(text, SCOUT.replace(" crew=2", ""), round_name="IIA").choose(0, "finish 1").choose(1, "finish 2")
    assert [event.data["section"] for event in r.events("section_gave_up", 0)] == gone
    assert r.state.flight.left.get(0) == left


@pytest.mark.rule("BX-8.36")
def test_every_lost_component_is_paid_for() -> None:
    r = met(SCOUT, NOTHING)
    ship = r.state.copy().ships[0]
    ship.lost = tuple(range(25))
    assert ship.penalty == 25


@pytest.mark.parametrize("teams", ["teams", "expert"])
def test_partners_who_trade_their_halves_still_know_whose_ship_is_whose(teams: str) -> None:
    """No starting cabin tells."""
    r = built(*[SCOUT.replace(" crew=2", "")] * 4, round_name="IIA", teams=teams)
    assert r.game.view(0).table.ships_of == [0, 1, 2, 3]
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    assert r.game.view(0).table.ships_of == [2, 3, 0, 1]
