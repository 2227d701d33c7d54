"""The support team on ships of other classes, with rooms for sleepers, and on ships that turn."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.ship.checks import free_squares
from starboard.galaxy.ship.turning import turn_ship
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import SMALL, again, building, finished, flying, until

CABIN_B = "ship IIIB\n7,7 starting_cabin 3333\n"
CLASSES: dict[str, Any] = {"newer_ship_classes": "yes", "newer_cards": "yes"}


def boards(r: Rehearsal[Table]) -> set[str]:
    return {ship.board for ship in r.game.view(0).table.ships}


@pytest.mark.rule("AX-12.47", "AX-13.1")
@pytest.mark.parametrize("pace", ["real_time", "turns"])
def test_the_planner_marks_squares_before_anybody_knows_the_holes(pace: str) -> None:
    r = building(CABIN_B, CABIN_B, p0="planner", round_name="IIIB", pace=pace, **CLASSES)
    assert r.question() == "plan_square 0"
    assert boards(r) == {"IIIB"}
    assert not r.events("holes_rolled")
    assert "mark 5,4" in r.options(0), "a square with a number may be marked"
    for _ in range(5):
        r.choose(0, "done")
    assert len(r.events("holes_rolled")) == 1
    assert all(name.startswith("IIIB:") for name in boards(r))


@pytest.mark.rule("AX-6.1", "AX-12.38", "AX-13.2")
def test_holes_are_rolled_when_the_hourglass_is_turned_after_the_inspectors_preview() -> None:
    r = building(CABIN_B, CABIN_B, p0="inspector", round_name="IIIB", **CLASSES)
    assert list(r.options(0))[:1] == ["look 1"]
    assert boards(r) == {"IIIB"}
    r.alarm()
    assert all(name.startswith("IIIB:") for name in boards(r))
    assert len(r.events("holes_rolled")) == 1
    assert "draw" in r.options(1)


@pytest.mark.rule("AX-12.36")
def test_of_two_halves_both_are_begun_before_the_inspector_looks() -> None:
    begun, both = "ship IIA\n5,7 cabin 3333\n4,7 structural 3333\n", "ship IIA\n5,7 cabin 3333\n9,7 cabin 3333\n"
    settings: dict[str, Any] = {"p0": "inspector", "round_name": "IIA", "new_ship_classes": "yes"}
    r = building(begun, both, both=False, **settings)
    assert not [act for act in r.options(0) if act.startswith("look")]
    assert "look 4" in building(both, both, both=False, **settings).options(0)
    early = building(begun, both, **settings).alarm()
    assert "look 4" in early.options(0), "who knows both abilities needs no component at all"


@pytest.mark.rule("AX-12.5")
def test_the_architect_builds_outside_at_the_yard_only() -> None:
    text = "ship I\n7,7 starting_cabin 3333 crew=2\n6,7 structural 3333\n6,6 structural 3333\n"
    table = flying(text, text, cards=["nothing", "nothing"], p0="architect").state
    assert free_squares(table, table.ships[0]) == free_squares(table, table.ships[1])


TWO_SYSTEMS = """
ship IIA
5,7 cabin 0330 crew=2
6,7 auto_defense 0003
9,7 cabin 0330 crew=2
10,7 auto_defense 0003
"""


@pytest.mark.rule("AX-12.11", "AX-3.46", "AX-3.48", "AX-R-63")
@pytest.mark.parametrize(
    ("more", "marks", "strength"),
    [
        ("", " marks=wireless", 1),
        ("", "", 0),
        ("6,8 auto_defense 3000\n", " marks=wireless", 1),  # each is part of one pair only
        ("6,8 auto_defense 3000\n10,8 auto_defense 3000\n", " marks=wireless", 2),
        ("6,8 auto_defense 3000\n10,8 auto_defense 3000\n", "", 2),
    ],
)
def test_a_link_between_the_halves_of_a_ship_can_make_a_pair(more: str, marks: str, strength: int) -> None:
    text = TWO_SYSTEMS + more
    for square in ("6,7", "10,7"):
        below = "0033" if f"{square[:-1]}8 auto" in more else "0003"
        text = text.replace(f"{square} auto_defense 0003", f"{square} auto_defense {below}{marks}")
    settings: dict[str, Any] = {"new_ship_classes": "yes", "newer_technology": "yes", "p0": "assembler"}
    r = flying(text, TWO_SYSTEMS, cards=["smugglers strength=9 days=1 goods_loss=1 goods=R", "nothing"], **settings)
    assert [event.data["strength"] for event in r.events("cannons_counted")] == [strength, 0]


CLOSE = """
ship I
7,7 starting_cabin 3333
6,7 cabin 3333
6,8 structural 3000
7,8 cargo_2 3004
"""


def joined(**settings: Any) -> Rehearsal[Table]:
    """A bypass joins a smooth side to a plated one."""
    r = finished(CLOSE, SMALL, p0="plumber", both=False, **settings)
    r.choose(0, "plumber bypass")
    assert [event.data["squares"] for event in r.events("sides_joined")] == [["6,8", "7,8"]]
    return r


@pytest.mark.rule("AX-12.39", "AX-R-33")
def test_a_bypass_turns_with_its_ship() -> None:
    table = until(joined(), "next_card").state.copy()
    ship = table.ships[0]
    turn_ship(table, ship, 2)
    ends = {text: square for square, text in ship.marks.items()}
    assert set(ends) == {"bypass1<", "plated_bypass1>"}
    for _ in destroy(table, ship, 1 << ends["plated_bypass1>"], Cause("test")):
        raise AssertionError("nobody is asked")
    assert ship.layout.at(ends["bypass1<"]).connectors == "0030"
    assert ship.marks == {}


@pytest.mark.rule("AX-12.39")
@pytest.mark.parametrize(("gone", "left", "below"), [("6,8", "7,8", "3004"), ("7,8", "6,8", "3000")])
def test_a_bypass_that_loses_one_of_its_ends_leaves_what_was_below_it(gone: str, left: str, below: str) -> None:
    table = until(joined(), "next_card").state.copy()
    table.flight.deck = ("meteors meteors=large_rear", "nothing")
    column = int(gone[0])
    table.chance.script("dice", [0, column - 2], only=True)
    r = again(table).all_choose("fly on")
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == [gone]
    ship = r.state.ships[0]
    assert ship.layout.at(ship.board.squares[left]).connectors == below
    assert ship.marks == {}
    assert [event.data["square"] for event in r.events("bypass_lost", 0)] == [left]


@pytest.mark.rule("AX-12.40")
def test_a_bypass_whose_end_comes_off_as_an_error_leaves_no_open_connector() -> None:
    wrong = CLOSE.replace("7,8 cargo_2 3004", "7,8 cargo_2 3104\n8,8 structural 0002")
    r = finished(wrong, SMALL, p0="plumber", both=False).choose(0, "plumber bypass")
    assert r.question() == "remove_component 0"
    r.choose(0, "7,8")
    until(r, "next_card")
    ship = r.state.ships[0]
    assert ship.layout.at(ship.board.squares["6,8"]).connectors == "3000"
    assert not any("bypass" in text for text in ship.marks.values())


@pytest.mark.rule("AX-12.42")
def test_the_universal_tile_stays_when_a_bypass_on_it_loses_its_other_end() -> None:
    r = building(CLOSE, SMALL, p0="plumber").choose(0, "plumber bypass 6,8 >", "plumber universal 6,8")
    r.choose(0, "finish 1").choose(1, "finish 2")
    table = until(r, "next_card").state.copy()
    table.flight.deck = ("meteors meteors=large_rear", "nothing")
    table.chance.script("dice", [0, 5], only=True)
    r = again(table).all_choose("fly on")
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,8"]
    ship = r.state.ships[0]
    assert ship.layout.at(ship.board.squares["6,8"]).connectors == "3333"


@pytest.mark.rule("AX-12.41")
def test_where_errors_are_refused_a_bypass_still_holds_a_new_component() -> None:
    text = "ship I\n7,7 starting_cabin 3333\n6,7 cannon 0300 ^\n8,7 structural 0333\n9,7 structural 0003\n"
    text += "8,8 structural 3300\n9,8 structural 0003\n"  # another edge without connectors
    r = building(text, SMALL, p0="plumber", errors="refused", heap=["structural 1303"], both=False).choose(0, "draw")
    assert "weld 6,8 v" in r.options(0), "smooth to smooth below the cannon"
    r.choose(0, "weld 6,8 v")
    acts = [act for act in r.options(0) if act.startswith("plumber")]
    assert acts == ["plumber bypass 6,7 v", "plumber bypass 9,7 v"]
    r.choose(0, acts[0])
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert not r.events("errors_found")
    other = building(text, SMALL, errors="refused", heap=["structural 1303"]).choose(0, "draw")
    assert "weld 6,8 v" not in other.options(0)


@pytest.mark.rule("AX-12.22")
def test_an_engine_is_delivered_as_engines_may_point() -> None:
    turning = "ship IA\n6,6 starting_cabin 3333\n5,6 structural 3333\n".replace("6,6", "7,7").replace("5,6", "5,7")
    r = building(turning, turning, p0="deliveryman", round_name="IA", new_ship_classes="yes")
    r.choose(0, "deliveryman bring engine")
    assert {act[-1] for act in r.options(0) if act.startswith("deliveryman to 5,7")} == {"^", ">", "v", "<"}
    plain = building(SMALL, SMALL, p0="deliveryman").choose(0, "deliveryman bring engine")
    assert {act[-1] for act in plain.options(0) if act.startswith("deliveryman to")} == {"^"}
    table = building(SMALL, SMALL, p0="deliveryman", rough_roads="1").state.copy()
    put_in_force(table, "somersault", None)
    r = again(table).choose(0, "deliveryman bring engine")
    assert {act[-1] for act in r.options(0) if act.startswith("deliveryman to 7,7")} == {"^", "v"}


def test_what_lay_aside_may_lie_there_again_also_at_a_place_with_three() -> None:
    """Partners change places, and not everybody has a Buyer."""
    text = "ship I\n7,7 starting_cabin 1111\n"
    heap = ["structural 2322", "structural 1222", "structural 2232", "structural 2122"]
    table = building(*[text] * 4, p0="buyer", teams="expert", errors="refused", heap=heap[:0]).state.copy()
    assert table.yard is not None
    place = table.yard.places[1]
    place.aside = tuple(table.yard.heap.pop() for _ in range(3))
    r = again(table).choose(1, f"use {place.aside[0]}")
    assert "set aside" in r.options(1)


GUEST = """
ship III
7,7 starting_cabin 3333 crew=2
6,7 cabin 3330 figures=HP
6,8 life_support_purple 3000
8,7 stasis_chamber 0003 figures=HHZ
"""
CLERK: dict[str, Any] = {"p0": "hotel_clerk", "new_technology": "yes", "newer_cards": "yes"}
PEOPLE = "inhabited_planets planets=Y,B crew=4,0 days=1"
OTHER = "ship III\n7,7 starting_cabin 3333 crew=2\n"


@pytest.mark.rule("AX-9.15", "AX-9.30", "AX-12.81", "AX-R-55")
def test_new_astronauts_find_awake_and_sleeping_places_of_a_chamber() -> None:
    text = GUEST.replace("figures=HHZ", "figures=HZ").replace("figures=HP", "figures=P")
    r = flying(text, OTHER, cards=[PEOPLE, "nothing"], **CLERK).choose(0, "land 1").choose(1, "pass")
    assert r.question() == "take_aboard 0"
    assert r.asked(0).about["each"] == {"6,7": 1, "8,7": 1, "sleep 8,7": 1}
    assert r.asked(0).about["options"]["sleep 8,7"]["gain"] == {"sleepers": 1}
    r.choose(0, "sleep 8,7", "8,7", "6,7")
    ship = r.state.ships[0]
    assert ship.figures[ship.board.squares["8,7"]] == "HHZZ"
    assert ship.figures[ship.board.squares["6,7"]] == "HP"


@pytest.mark.rule("AX-9.15")
@pytest.mark.parametrize(("both", "each"), [(True, {"sleep 8,7": 1}), (False, {"8,7": 1})])
def test_where_two_are_awake_the_others_sleep(both: bool, each: dict[str, int]) -> None:
    text = GUEST if both else GUEST.replace("figures=HHZ", "figures=ZZZ")
    r = flying(text, OTHER, cards=[PEOPLE, "nothing"], both=both, **CLERK).choose(0, "land 1").choose(1, "pass")
    assert r.asked(0).about["each"] == each


@pytest.mark.rule("AX-9.22", "AX-12.26")
def test_of_a_human_and_an_alien_beside_a_battery_the_owner_says_who_falls_ill() -> None:
    text = GUEST.replace("6,8 life_support_purple 3000", "6,8 life_support_purple 3000\n6,6 battery_2 0030 cells=2")
    r = flying(text, OTHER, cards=["radiation_leak", "nothing"], **CLERK)
    assert r.question() == "lose_which 0"
    r.choose(0, "purple")
    ship = r.state.ships[0]
    assert ship.figures[ship.board.squares["6,7"]] == "H"


@pytest.mark.rule("AX-12.26")
def test_in_a_wage_dispute_the_owner_says_who_of_a_cabin_leaves() -> None:
    r = flying(GUEST, OTHER, cards=["wage_dispute crew=2", "nothing"], evil_machinations="yes", **CLERK)
    r.choose(0, "6,7")
    assert r.question() == "lose_which 0"
    r.choose(0, "purple")
    ship = r.state.ships[0]
    assert ship.figures[ship.board.squares["6,7"]] == "H"


@pytest.mark.rule("AX-12.26", "AX-15.14")
def test_in_a_panic_the_owner_says_who_of_a_cabin_jumps() -> None:
    text = GUEST.replace("6,7 cabin 3330", "5,7 structural 0300\n6,7 cabin 3333")
    cards = ["nothing", "meteors meteors=large_rear", "nothing"]
    table = flying(text, OTHER, cards=cards, rough_roads="1", **CLERK).state.copy()
    put_in_force(table, "panic", None)
    table.chance.script("dice", [0, 3], only=True)  # column 5
    r = again(table).all_choose("fly on")
    assert r.question() == "lose_which 0"
    r.choose(0, "purple")
    assert [event.data["who"] for event in r.events("crew_lost", 0)] == ["purple"]


@pytest.mark.rule("AX-12.9")
def test_the_architects_bonus_does_not_vanish_with_the_usual_one() -> None:
    """In a flight of level I the Bureaucrat can make the bonus for looks nothing."""
    text = "ship I\n7,7 starting_cabin 3333 crew=2\n"
    r = flying(text, text, cards=["nothing"], p0="architect swindler", p1="bureaucrat")
    r.choose(1, "bureaucrat lower looks", "done")
    paid = {(line["seat"], line["kind"]): line["amount"] for line in r.state.results[-1]["lines"]}
    assert paid[0, "architect_bonus"] == 2
    assert paid[0, "best_looking"] == 1, "the Swindler has won it all the same"
    assert paid[1, "best_looking"] == 0


def test_a_diplomat_is_told_all_that_an_enemy_wants() -> None:
    text = "ship III\n7,7 starting_cabin 3333 crew=2\n6,7 cabin 0330 figures=CH\n6,8 life_support_cyan 3000\n"
    card = "slaver_syndicate strength=9 days=1 penalties=crew:2,goods:3 credits=4"
    table = flying(text, OTHER, cards=["nothing", card, "nothing"], **CLERK).state.copy()
    SPECIALIZATIONS.take(table, table.ships[0], "diplomat")
    r = again(table).all_choose("fly on")
    assert r.asked(0).about["options"]["suffer"]["price"] == {"crew": 2, "blocks": 3}
    r.choose(0, "negotiate")
    ship = r.state.ships[0]
    assert ship.figures[ship.board.squares["6,7"]] == "H", "the Diplomat stays there, whoever shares the cabin"


@pytest.mark.rule("AX-12.35")
@pytest.mark.parametrize(("turn", "plain"), [("^", 1.5), (">", 1.0)])
def test_a_cannon_with_two_barrels_points_one_of_them_to_the_front(turn: str, plain: float) -> None:
    """Its barrels are at right angles, however it is turned."""
    text = f"ship I\n7,7 starting_cabin 3333 crew=2\n8,7 bidirectional_cannon 0003 {turn} marks=rotating\n"
    text += "7,8 battery_2 3000 cells=2\n"
    settings: dict[str, Any] = {"new_technology": "yes", "cards": ["nothing", "nothing"]}
    marked = flying(text, text, p0="hypergeometer", **settings).game.view(0).table.ships
    assert [ship.cannons_powered for ship in marked] == [1.5, plain]


@pytest.mark.rule("AX-3.71", "AX-15.24")
@pytest.mark.parametrize("thrusters", ["4,6 thruster 0030 <\n11,8 thruster 3000 v\n", "11,8 thruster 3000 v\n"])
def test_a_techie_helps_the_thruster_of_their_own_half(thrusters: str) -> None:
    text = """
ship IIA
5,7 cabin 0033 crew=2
4,7 structural 3300
9,6 battery_2 0030 cells=2
9,7 cabin 3333 crew=2
9,8 cabin 3330 alien=cyan
10,8 life_support_cyan 0003
10,7 structural 0303
11,7 structural 0033
8,7 structural 0300
"""
    settings: dict[str, Any] = {"new_technology": "yes", "new_ship_classes": "yes", "newer_technology": "yes"}
    cards = ["nothing", "meteors meteors=large_front", "nothing"]
    table = flying(text + thrusters, text, cards=cards, **settings).state.copy()
    SPECIALIZATIONS.take(table, table.ships[0], "techie")
    table.chance.script("dice", [3, 5], only=True)  # column 10
    r = again(table).all_choose("fly on")
    r.choose(0, "push left")
    assert r.events("techie_helped", 0)


@pytest.mark.rule("AX-12.69", "AX-15.16")
def test_the_swindler_gains_at_each_card_also_when_cards_come_again() -> None:
    text = "ship I\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    cards = ["nothing", "checkpoint", "nothing", "nothing"]  # the third of five that are played
    table = flying(text, text, cards=cards, p0="swindler", rough_roads="1", evil_machinations="yes").state.copy()
    put_in_force(table, "deja_vu", None)
    r = again(table)
    for _ in range(6):  # the other three cards, then three of all five, the last one first
        r.all_choose("fly on")
    assert [event.data["amount"] for event in r.events("earned", 0) if event.data["source"] == "checkpoint"] == [5, 5]


@pytest.mark.rule("AX-12.66")
def test_after_the_number_tile_the_swindler_may_use_what_was_ordered() -> None:
    table = building(SMALL, SMALL, p0="swindler", rough_roads="1", start=False).state.copy()
    put_in_force(table, "made_to_order", None)
    r = again(table).choose(0, "start", "finish 1")
    assert "draw ordered" in r.options(0)
    r.choose(0, "draw ordered", "return")
    assert any(act.startswith("take ordered") for act in r.options(0))
    r.choose(0, "draw ordered")
    r.choose(0, next(act for act in r.options(0) if act.startswith("weld ")))
    assert not r.options(0), "one component in a flight of level I"


@pytest.mark.rule("AX-12.68", "AX-R-37", "AX-7.11")
@pytest.mark.parametrize(("name", "lost", "paid"), [("IIA", 5, -1), ("IIA", 1, 0), ("II", 5, 0)])
def test_the_swindlers_discount_comes_after_what_a_lawyer_has_argued(name: str, lost: int, paid: int) -> None:
    """A share of what is due where no insurance is to be had, nothing where there is one."""
    text = f"ship {name}\n9,7 cabin 3333 crew=2\n10,7 cabin 0333 alien=cyan\n10,8 life_support_cyan 3000\n"
    text += "5,7 cabin 3333 crew=2\n" if name == "IIA" else "8,7 structural 0303\n7,7 starting_cabin 3333 crew=2\n"
    settings: dict[str, Any] = {"new_technology": "yes", "new_ship_classes": "yes", "purses": [9, 9]}
    table = flying(text, text, cards=["nothing", "nothing"], p0="swindler", **settings).state.copy()
    SPECIALIZATIONS.take(table, table.ships[0], "lawyer")
    table.ships[0].lost = tuple(range(lost))
    r = again(table).all_choose("fly on")
    amounts = [line["amount"] for line in r.state.results[-1]["lines"] if (line["seat"], line["kind"]) == (0, "losses")]
    assert amounts == [paid]


@pytest.mark.rule("AX-12.35")
@pytest.mark.parametrize("cabin", ["5,7", "9,7"])
def test_a_marked_cannon_counts_once_for_a_ship_in_two_halves(cabin: str) -> None:
    text = "ship IIA\n5,7 cabin 0330 crew=2\n9,7 cabin 0330 crew=2\n6,7 cannon 0003 >\n10,7 cannon 0003 >\n"
    column = int(cabin[0]) + 1
    text = text.replace(f"{column},7 cannon 0003 >", f"{column},7 cannon 0003 > marks=rotating")
    marked = flying(text, text, cards=["nothing", "nothing"], p0="hypergeometer", new_ship_classes="yes")
    assert [ship.cannons for ship in marked.game.view(0).table.ships] == [1.5, 1.0]


@pytest.mark.rule("AX-12.7", "AX-12.39")
def test_a_bypass_never_joins_two_halves() -> None:
    """The Architect's component between the halves touches one of them with a smooth side."""
    text = "ship IIA\n5,6 cabin 0300\n6,6 structural 0303\n7,6 structural 0003\n8,6 structural 0330\n8,7 cabin 3000\n"
    text = text.replace("8,7 cabin 3000", "9,6 cabin 0003")
    text = text.replace("8,6 structural 0330", "8,6 structural 0300")
    settings: dict[str, Any] = {"p0": "architect plumber", "round_name": "IIA", "new_ship_classes": "yes"}
    r = building(text, text, both=False, **settings)
    assert not [act for act in r.options(0) if act.startswith("plumber")]


@pytest.mark.rule("AX-12.50", "AX-12.25")
def test_where_partners_change_ships_plans_are_paid_and_tokens_stay_used() -> None:
    text = "ship I\n7,7 starting_cabin 3333\n"
    heap = ["structural 3123", "cabin 0013"]
    r = building(*[text] * 4, p0="planner deliveryman", teams="teams", heap=heap, purses=[0, 0])
    r.choose(0, "done", "done", "mark 8,8", "done", "done")
    r.choose(0, "draw", "weld 8,7 ^", "draw", "weld 8,8 >", "deliveryman bring cannon", "deliveryman to 8,7 >")
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    assert "deliveryman bring cannon" not in until(r, "use_team").options(0)
    until(r, "next_card")
    assert [event.data["amount"] for event in r.events("earned", 0)] == [2]


def test_what_lies_on_a_component_comes_off_when_a_partner_lifts_it() -> None:
    table = building(*[SMALL] * 4, p0="plumber", teams="expert").state.copy()
    assert table.yard is not None
    ship, place = table.ships[1], table.yard.places[1]
    place.last = ship.board.squares["7,8"]
    ship.marks = {place.last: "bypass1^"}
    r = again(table).choose(1, "lift")
    assert r.state.ships[1].marks == {}
    assert [event.data["now"]["marks"] for event in r.events("component_lifted", 1)] == [{"7,8": None}]
