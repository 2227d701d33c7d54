"""Small print of the support team: limits, who is told, first squares and piles, and seams of cylinders."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.flight.goods import hidden_goods
from starboard.galaxy.modules.support_team.people.advertiser import outer_plates
from starboard.galaxy.modules.support_team.people.plumber import _edges
from starboard.galaxy.modules.support_team.people.saboteur import _joints
from starboard.galaxy.modules.support_team.people.stock_boy import StockBoy
from starboard.galaxy.notation import read_ship
from starboard.galaxy.registry import modules
from starboard.galaxy.ship.working import links
from tests.galaxy.modules.support_team.hiring import (
    CABIN,
    SMALL,
    again,
    building,
    finished,
    flying,
    landed,
    last_card,
    ready,
    until,
)

HEAP = ["structural 1303", "structural 1313", "structural 1323", "structural 2303"]


@pytest.mark.rule("AX-11.3", "AX-11.4")
def test_whoever_is_hired_works_in_the_next_flight_for_their_own_seat() -> None:
    setup = RULES.setup(2, {"rounds": "I", "pace": "turns", "support_team": "dealt", "team_from": "first"})
    r = Rehearsal(Game.new(RULES, setup, "team"))
    hired = [r.options(seat)[0].removeprefix("hire ") for seat in (0, 1)]
    r.choose(0, f"hire {hired[0]}").choose(1, f"hire {hired[1]}")
    in_play = dict(r.state.in_play)
    assert [in_play[name] for name in hired] == [(0,), (1,)]


@pytest.mark.rule("AX-11.23")
def test_those_who_leave_before_the_same_card_decide_in_the_order_of_seats() -> None:
    r = ready(SMALL, SMALL, SMALL, p0="trader", p1="bureaucrat")
    table = until(r, "next_card").state.copy()
    table.flight.deck = ("nothing",)
    table.flight.positions = {0: 1, 1: 5, 2: 9}
    r = again(table)
    for seat in (2, 1, 0):
        r.choose(seat, "give up" if seat < 2 else "fly on")
    asked = []
    while r.question().startswith("use_team"):
        asked.append(r.game.seats_asked()[0])
        r.choose(asked[-1], "done")
    assert asked == [0, 1], "though the other one was ahead"


@pytest.mark.rule("AX-12.48", "AX-12.50")
@pytest.mark.parametrize(("what", "number", "paid"), [("human", 2, [2]), ("battery", 4, [])])
def test_two_credits_for_a_match_and_nothing_for_a_mismatch(what: str, number: int, paid: list[int]) -> None:
    r = building(CABIN, SMALL, p0="planner", heap=["structural 3123", "cabin 0013"])
    for place in range(5):
        if place == number:
            assert r.asked(0).about["what"] == what
        r.choose(0, "mark 8,8" if place == number else "done")
    assert [event.data["squares"] for event in r.events("squares_planned", 0)] == [{"8,8": what}]
    r.choose(0, "draw", "weld 8,7 ^", "draw", "weld 8,8 >", "finish 1").choose(1, "finish 2")
    until(r, "next_card")
    assert "8,8" in r.game.view(0).table.ships[0].pieces
    assert [event.data["amount"] for event in r.events("earned", 0)] == paid


@pytest.mark.rule("AX-12.50")
def test_nothing_for_a_match_that_comes_off_as_an_error() -> None:
    r = building(CABIN, SMALL, p0="planner", heap=["structural 3123", "cabin 0013"])
    r.choose(0, "done", "done", "mark 8,8", "done", "done")
    r.choose(0, "draw", "weld 8,7 ^", "draw", "weld 8,8 ^", "finish 1").choose(1, "finish 2")
    until(r, "next_card", "7,7")
    assert "8,8" not in r.game.view(0).table.ships[0].pieces
    assert not r.events("earned", 0)


SEAMS = """
ship I
6,6 structural 0030
7,6 structural 0030
8,6 structural 0030
6,7 structural 3330
7,7 starting_cabin 3333
8,7 structural 3003
6,8 structural 3000
7,8 structural 3000
"""
"""Three edges without a connector."""


@pytest.mark.rule("AX-12.39")
def test_a_plumber_has_two_tokens() -> None:
    r = finished(SEAMS, SMALL, p0="plumber", both=False)
    r.choose(0, "plumber bypass", "6,6 >", "plumber bypass", "7,6 >")
    assert not r.question().startswith("use_team")
    yard = building(SEAMS, SMALL, p0="plumber", both=False).choose(0, "plumber bypass 6,6 >", "plumber bypass 7,6 >")
    assert not [act for act in yard.options(0) if act.startswith("plumber")]


@pytest.mark.rule("AX-12.39")
def test_a_bypass_joins_a_component_to_the_one_behind_it_at_the_edge_of_the_ship() -> None:
    text = "ship I\n7,7 starting_cabin 3333\n8,7 structural 0333\n9,7 structural 0003\n"
    text += "8,8 structural 3300\n9,8 structural 0003\n"
    r = building(text, SMALL, p0="plumber", both=False)
    assert [act for act in r.options(0) if act.startswith("plumber")] == ["plumber bypass 9,7 v"]


@pytest.mark.rule("AX-12.40", "AX-12.41")
@pytest.mark.parametrize("loose", ["5,7", "9,7"])
def test_a_bypass_joins_nothing_that_is_loose_on_either_side(loose: str) -> None:
    text = "ship I\n7,7 starting_cabin 3333\n6,7 structural 0300\n8,7 structural 0003\n" + f"{loose} structural 3030\n"
    r = building(text, SMALL, p0="plumber", both=False)
    assert not [act for act in r.options(0) if act.startswith("plumber")]
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert not r.question().startswith("use_team")


@pytest.mark.rule("AX-12.42")
def test_what_a_universal_tile_covers_is_told() -> None:
    r = building(SEAMS, SMALL, p0="plumber").choose(0, "plumber bypass 6,6 >", "plumber universal 6,6")
    assert r.events("universal_made")[0].data["now"]["marks"] == {"6,6": None}
    r = building(SEAMS, SMALL, p0="plumber").choose(0, "plumber universal 6,6")
    assert "marks" not in r.events("universal_made")[0].data["now"]


@pytest.mark.rule("AX-12.76")
def test_a_welder_closes_three_connectors_and_no_fourth() -> None:
    r = finished(CABIN, SMALL, p0="welder")
    for left in (4, 3, 2):
        assert r.asked(0).about["options"]["welder weld"]["gain"] == {"closed": 1}
        r.choose(0, "welder weld")
        assert len(r.options(0)) == left
        r.choose(0, r.options(0)[0])
    assert not r.question().startswith("use_team")
    assert len(r.state.ships[0].layout.exposed) == 1


@pytest.mark.rule("AX-12.17", "AX-12.18")
def test_a_buyer_with_empty_hands_has_nothing_to_put_anywhere() -> None:
    r = building(CABIN, CABIN, p0="buyer")
    assert not {"set aside", "return"} & set(r.options(0))
    r.choose(0, "finish 1")
    assert not {"set aside", "return"} & set(r.options(0))


@pytest.mark.rule("AX-12.36")
def test_nobody_looks_at_a_pile_that_somebody_else_holds_and_the_first_pile_is_one() -> None:
    r = building(SMALL, SMALL, p0="inspector swindler", both=False).choose(1, "look 2")
    assert [act for act in r.options(0) if act.startswith("look")] == ["look 1", "look 3", "look 4"]
    r.choose(0, "finish 1", "look 1")
    assert list(r.options(0)) == ["put back"]
    preview = building(CABIN, CABIN, p0="inspector").choose(0, "look 1")
    assert list(preview.options(0)) == ["put back"]
    turns = building(CABIN, CABIN, p0="inspector", pace="turns").choose(0, "go", "finish 1").choose(1, "draw", "return")
    turns.choose(0, "look 1").choose(1, "draw", "return")
    assert list(turns.options(0)) == []  # one answer is no question: it was put back
    assert turns.events("pile_put_back", 0)


@pytest.mark.rule("AX-12.67")
def test_a_swindler_who_has_added_all_gets_no_further_component() -> None:
    r = building(CABIN, CABIN, p0="swindler", heap=HEAP, both=False).choose(1, "draw", "return")
    assert len(set(r.options(0))) == len(r.options(0)), "nothing more before the number tile"
    r.choose(0, "finish 1", "draw", "weld 6,7 ^").choose(1, "finish 2")
    assert r.state.yard is None
    r = building(CABIN, CABIN, p0="swindler", heap=HEAP, both=False).choose(0, "finish 1").choose(1, "finish 2")
    assert r.state.yard is None, "nothing lies face up"


@pytest.mark.rule("AX-12.10")
def test_a_lonely_component_is_linked_to_nothing_and_nothing_to_itself() -> None:
    assert not finished(CABIN, SMALL, p0="assembler", both=False).question().startswith("use_team")
    table = finished(SMALL, SMALL, p0="assembler", both=False).choose(0, "assembler link", "7,6", "7,8").state
    ship = table.ships[0]
    cannon, engine = ship.board.squares["7,6"], ship.board.squares["7,8"]
    linked = links(table, ship)
    assert linked[cannon] >> engine & 1
    assert not linked[cannon] >> cannon & 1
    assert not linked[engine] >> engine & 1


@pytest.mark.rule("AX-12.6")
def test_of_those_outside_the_chosen_one_stays() -> None:
    over = "ship I\n7,7 starting_cabin 3333\n6,7 structural 3333\n6,6 structural 3333\n"
    over += "5,6 structural 0303\n6,5 structural 0030\n"
    r = finished(over, SMALL, p0="architect").choose(0, "architect choose", "5,6")
    until(r, "next_card")
    assert set(r.game.view(0).table.ships[0].pieces) == {"7,7", "6,7", "6,6", "5,6"}


MARKED = """
ship I
7,7 starting_cabin 3333 crew=2
6,8 structural 3000
6,7 cannon 0330 ^ marks=rotating
"""


@pytest.mark.rule("AX-12.33")
@pytest.mark.parametrize(
    ("card", "dice", "asked"),
    [
        ("meteors meteors=large_left", [8], True),  # one row beside its own
        ("meteors meteors=large_left", [7], True),
        ("meteors meteors=large_rear", [6], True),
        ("meteors meteors=large_rear", [7], False),
        ("meteors meteors=small_right", [7], False),
        ("pirates strength=9 days=1 shots=heavy_left credits=1", [7], False),
        ("pirates strength=9 days=1 shots=light_left credits=1", [7], False),
    ],
)
def test_a_marked_cannon_shoots_large_meteors_within_reach_and_nothing_else(
    card: str, dice: list[int], asked: bool
) -> None:
    far = "ship I\n7,7 starting_cabin 0000 crew=2\n"
    r = flying(MARKED, far, cards=[card, "nothing"], dice=dice, p0="hypergeometer")
    may = r.question() in ("shoot 0", "shield 0") and "6,7" in r.options(0)
    assert may is asked


def test_everybody_hears_what_the_team_does() -> None:
    r = finished(SMALL.replace("7,8 engine 3000", "7,8 engine 3300"), SMALL, p0="assembler deliveryman")
    assert r.asked(0).about["options"]["assembler plate"]["gain"] == {"closed": 2}
    r.choose(0, "assembler plate", "7,7")
    (plated,) = r.events("component_plated", 0)
    assert not [option for option in r.options(0) if option.startswith("assembler plate")]
    assert plated.data["square"] == "7,7"
    assert plated.data["now"] == {"pieces": {"7,7": r.game.view(0).table.ships[0].pieces["7,7"]}}
    r.choose(0, "deliveryman bring cabin", "7,8")
    (brought,) = r.events("part_delivered", 0)
    assert not [option for option in r.options(0) if option.startswith("deliveryman")], "one after building"
    assert (brought.data["token"], brought.data["square"]) == ("cabin", "7,8")
    r = building(CABIN, CABIN, p0="saboteur", heap=HEAP).choose(1, "draw", "set aside")
    (tile,) = r.game.view(0).table.yard.places[1].aside
    r.choose(0, f"saboteur take {tile}")
    assert [event.data for event in r.events("component_snatched", 0)] == [{"component": tile, "target": 1}]


@pytest.mark.rule("AX-12.62", "AX-12.64")
def test_of_two_red_blocks_one_lies_in_a_special_hold_and_leaves_no_place_to_hide() -> None:
    for held, hidden in (("RRB", ""), ("RBB", "B"), ("YGB", "Y")):
        text = f"ship I\n7,7 starting_cabin 3333 crew=2\n6,7 mixed_cargo 0300 blocks={held}\n"
        table = flying(text, SMALL.replace("3333", "3333 crew=2"), cards=["nothing", "nothing"], p0="stock_boy").state
        ship = table.ships[0]
        found = hidden_goods(table, ship)
        assert "".join(found.values()) == hidden
        assert StockBoy().picks(table, ship, False)


ROUND: dict[str, Any] = {"round_name": "IIB"} | {
    module.switch: module.on[0] for module in modules() if "IIB" in module.rounds
}
SEAM = """
ship IIB
1,2 structural {left}
1,3 structural 3303
2,3 structural 0033
2,4 structural 3300
3,4 structural 0303
4,4 structural 0303
5,4 starting_cabin 3333
9,2 structural {right}
9,3 structural 3300
"""


@pytest.mark.rule("AX-5.1", "AX-12.39", "AX-12.52")
def test_the_first_square_lies_beyond_the_seam_of_a_cylinder() -> None:
    """What is right of 9,2 is 1,2, the square with the number 0."""
    smooth = read_ship(SEAM.format(left="0030", right="0030"), 0)
    names = smooth.board.names
    assert (names.index("9,2"), 1) in _edges(smooth)
    joined = read_ship(SEAM.format(left="0033", right="0330"), 0)
    assert (names.index("9,2"), 1) in _joints(joined)


@pytest.mark.rule("AX-12.4", "AX-5.1")
def test_a_plate_towards_a_component_beyond_the_seam_is_no_outer_edge() -> None:
    plated = read_ship(SEAM.format(left="0030", right="0430"), 0).layout
    assert (plated.board.names.index("9,2"), 1) not in outer_plates(plated)
    alone = plated.without(1 << plated.board.squares["1,2"])
    assert (plated.board.names.index("9,2"), 1) in outer_plates(alone)


@pytest.mark.rule("AX-12.39")
def test_a_bypass_over_the_seam_holds_as_long_as_both_its_ends_are_there() -> None:
    r = finished(SEAM.format(left="0030", right="0030"), SEAM.format(left="0030", right="0030"), p0="plumber", **ROUND)
    r.choose(0, "plumber bypass")
    if r.question().startswith("team_connector"):
        r.choose(0, "9,2 >")
    r = last_card(until(r, "next_card"))
    ship = r.state.ships[0]
    assert sorted(ship.marks) == [ship.board.squares["1,2"], ship.board.squares["9,2"]]
    assert not r.events("bypass_lost")


def test_everybody_hears_of_welds_bonuses_and_bombs() -> None:
    r = finished(CABIN, SMALL, p0="welder").choose(0, "welder weld")
    r.choose(0, r.options(0)[0])
    (welded,) = r.events("connector_welded", 0)
    assert welded.data["now"] == {"pieces": {"7,7": r.game.view(0).table.ships[0].pieces["7,7"]}}
    r = landed(ready(SMALL, SMALL, p0="bureaucrat")).choose(0, "bureaucrat raise looks")
    assert [event.data for event in r.events("bonus_changed", 0)] == [{"bonus": "looks", "way": "raise"}]
    r = ready(SMALL, SMALL, p0="saboteur").choose(0, "saboteur ship 1")
    while r.question().startswith("sabotage"):
        r.choose(0, r.options(0)[0])
    (bomb,) = r.events("ship_sabotaged", 1)
    assert bomb.data["by"] == 0
    assert len(bomb.data["now"]["marks"]) == 2


@pytest.mark.rule("AX-12.53")
def test_a_bomb_ticks_on_while_other_components_are_destroyed() -> None:
    text = "ship I\n7,7 starting_cabin 3333 crew=2 marks=sabotaged\n6,7 structural 0300 marks=sabotaged\n"
    text += "8,7 structural 0003\n"
    for column, gone in ((8, ["8,7"]), (6, ["6,7", "7,7"])):
        table = flying(text, text, cards=["nothing", "meteors meteors=large_front", "nothing"]).state.copy()
        table.put_into_play("saboteur_bomb")
        pair = max(1, column - 6), min(6, column - 1)
        table.chance.script("dice", [face - 1 for face in pair], only=True)
        r = until(again(table).all_choose("fly on"), "next_card")
        assert [event.data["square"] for event in r.events("component_destroyed", 0)] == gone


@pytest.mark.rule("AX-12.3", "AX-12.4", "AX-R-29")
def test_a_plate_in_a_hole_does_not_count_and_one_in_a_bay_does() -> None:
    ring = "ship III\n5,6 structural 0330\n6,6 structural 0343\n7,6 structural 0033\n5,7 structural 3030\n"
    ring += "7,7 starting_cabin 3033\n5,8 structural 3300\n6,8 structural 0303\n7,8 structural 3003\n"
    ring = ring.replace("7,7 starting_cabin 3033", "7,7 starting_cabin 3030")
    closed = read_ship(ring, 0).layout
    assert outer_plates(closed) == []
    bay = closed.without(1 << closed.board.squares["5,7"])
    assert outer_plates(bay) == [(closed.board.squares["6,6"], 2)]


@pytest.mark.rule("AX-12.6")
def test_whoever_has_one_component_outside_need_not_choose() -> None:
    over = "ship I\n7,7 starting_cabin 3333\n6,7 structural 3333\n6,6 structural 3333\n5,6 structural 0303\n"
    assert not finished(over, SMALL, p0="architect").question().startswith("use_team")


@pytest.mark.rule("AX-12.72", "AX-EX-39")
def test_green_blocks_can_become_as_cheap_as_blue_ones_and_no_cheaper() -> None:
    r = landed(ready(SMALL, SMALL, p0="trader"))
    lowered = {option for option in r.options(0) if option.startswith("trader lower")}
    assert lowered == {"trader lower R", "trader lower Y", "trader lower G"}


@pytest.mark.rule("AX-11.23")
def test_those_who_leave_during_a_card_decide_in_the_order_in_which_they_did() -> None:
    still = "ship I\n7,7 starting_cabin 3333\n"
    table = until(ready(still, still, SMALL, p0="trader", p1="bureaucrat"), "next_card").state.copy()
    table.flight.deck = ("open_space",)
    table.flight.positions = {0: 1, 1: 5, 2: 9}
    r = again(table).all_choose("fly on")
    asked = []
    while r.game.seats_asked() and r.question().startswith("use_team"):
        asked.append(r.game.seats_asked()[0])
        r.choose(asked[-1], "done")
    assert asked == [1, 0]


@pytest.mark.rule("AX-12.39")
def test_a_bypass_without_its_other_end_is_closed_before_the_next_card() -> None:
    """As after an error that somebody has pointed at in flight."""
    text = "ship I\n7,7 starting_cabin 3333 crew=2\n6,7 structural 3300 marks=bypass1^\n"
    r = flying(text, text, cards=["nothing", "nothing"], p0="plumber")
    ship = r.state.ships[0]
    assert ship.layout.at(ship.board.squares["6,7"]).connectors == "0300"
    assert ship.marks == {}
    assert r.state.ships[1].marks, "nobody else's"


@pytest.mark.rule("AX-12.2")
def test_a_forecast_can_bring_two_credits_for_each_ship() -> None:
    r = ready(SMALL, SMALL, SMALL, p0="advertiser")
    assert r.asked(0).about["options"]["advertiser predict"]["gain"] == {"credits": 6}
