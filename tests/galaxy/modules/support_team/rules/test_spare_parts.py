"""Those who change components: Deliveryman, Plumber, Planner, Hypergeometer."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.catalog.components import loose_piece
from starboard.galaxy.flight.damage import remove
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.modules.support_team.people.deliveryman import Deliveryman
from starboard.galaxy.modules.support_team.people.planner import MATCHES, Planner, _free_to_plan, planned_squares
from starboard.galaxy.modules.support_team.people.plumber import Plumber, _edges
from starboard.galaxy.notation import read_ship
from starboard.galaxy.ship.checks import free_squares, mistakes_of
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import CABIN, SMALL, again, building, finished, ready, until

WIDE = """
ship I
7,7 starting_cabin 3333
6,7 structural 3333
8,7 structural 3333
7,8 engine 3000 ^
"""


def kind(r: Rehearsal[Table], name: str, seat: int = 0) -> str:
    ship = r.state.ships[seat]
    return str(ship.layout.at(ship.board.squares[name]).kind)


def errors(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    return [error.kind for error in mistakes_of(r.state, r.state.ships[seat])]


def test_whoever_has_no_component_at_all_is_brought_nothing() -> None:
    """A hole may have taken the starting cabin of class IIIB, and nothing was built."""
    r = building(SMALL, SMALL, p0="deliveryman", both=False)
    r.state.ships[0].layout = r.state.ships[0].layout.without(r.state.ships[0].layout.occupied)
    assert Deliveryman().after_building(r.state, r.state.ships[0]) == []


@pytest.mark.rule("AX-12.19", "AX-12.20", "AX-12.80")
def test_after_building_one_token_makes_a_component_into_another_even_the_starting_cabin() -> None:
    r = finished(WIDE, SMALL, p0="deliveryman", both=False)
    tokens = [option for option in r.options(0) if option != "done"]
    assert tokens == [f"deliveryman bring {token}" for token in ("cabin", "engine", "cannon", "hold")]
    r.choose(0, "deliveryman bring cannon", "7,7")
    assert list(r.options(0)) == ["turned ^", "turned >", "turned v", "turned <"]
    r.choose(0, "turned ^")
    piece = r.state.ships[0].layout.at(r.state.ships[0].board.start)
    assert (piece.kind, piece.connectors, piece.arrow) == ("cannon", "3333", "^")
    assert "use_team" not in r.question(), "one token only"


@pytest.mark.rule("AX-12.21", "AX-12.80")
def test_connectors_stay_and_plating_goes() -> None:
    plated = "ship I\n7,7 starting_cabin 3333\n7,8 structural 3444\n"
    r = finished(plated, SMALL, p0="deliveryman", both=False).choose(0, "deliveryman bring engine", "7,8")
    piece = r.state.ships[0].layout.at(r.state.ships[0].board.squares["7,8"])
    assert (piece.kind, piece.connectors, piece.plated) == ("engine", "3000", frozenset())


@pytest.mark.rule("AX-12.21", "AX-12.22")
def test_an_engine_with_a_connector_at_the_rear_is_legal_but_nothing_may_stand_behind_it() -> None:
    r = finished(WIDE, SMALL, p0="deliveryman", both=False).choose(0, "deliveryman bring engine", "8,7")
    assert errors(r) == []
    r = finished(WIDE, SMALL, p0="deliveryman", both=False).choose(0, "deliveryman bring engine", "7,7")
    assert r.question() == "remove_component 0"
    assert [error[0] for error in r.asked(0).about["errors"]] == ["behind_engine"]


BLOCKED = """
ship I
7,7 starting_cabin 3333
6,7 cannon 0300 >
"""


@pytest.mark.rule("AX-12.23")
@pytest.mark.parametrize("token", ["cabin", "engine"])
def test_ex_42_a_token_corrects_a_cannon_with_something_before_it(token: str) -> None:
    assert finished(BLOCKED, SMALL).question() == "remove_component 0"
    r = finished(BLOCKED, SMALL, p0="deliveryman", both=False)
    r.choose(0, f"deliveryman bring {token}", "6,7")
    assert errors(r) == []
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("AX-12.24")
def test_two_more_tokens_while_building_that_may_be_moved_until_the_end() -> None:
    r = building(WIDE, SMALL, p0="deliveryman")
    r.choose(0, "deliveryman bring cabin")
    assert all(act.startswith("deliveryman ") for act in r.options(0))
    r.choose(0, "deliveryman to 6,7 ^", "deliveryman bring cannon", "deliveryman to 8,7 >")
    assert (kind(r, "6,7"), kind(r, "8,7")) == ("cabin", "cannon")
    assert not any(act.startswith("deliveryman bring") for act in r.options(0)), "two of them"
    r.choose(0, "deliveryman fetch 6,7")
    assert kind(r, "6,7") == "structural"
    assert "deliveryman bring cabin" in r.options(0)
    first = building(WIDE, SMALL, p0="deliveryman", both=False)
    assert not any(act.startswith("deliveryman") for act in first.options(0))


@pytest.mark.rule("AX-12.24")
def test_a_component_that_is_lifted_is_what_it_was() -> None:
    r = building(CABIN, SMALL, p0="deliveryman", heap=["structural 1303"])
    r.choose(0, "draw", "weld 6,7 ^", "deliveryman bring cabin", "deliveryman to 6,7 ^", "lift")
    assert "deliveryman bring cabin" not in r.options(0)
    r.choose(0, "weld 6,7 ^")
    assert kind(r, "6,7") == "structural"
    assert "deliveryman bring cabin" in r.options(0)


@pytest.mark.rule("AX-12.25")
def test_whatever_was_used_while_building_one_more_token_may_be_used_after_it_also_on_the_same_component() -> None:
    r = building(WIDE, SMALL, p0="deliveryman")
    r.choose(0, "deliveryman bring cabin", "deliveryman to 6,7 ^", "deliveryman bring cannon", "deliveryman to 8,7 >")
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert list(r.options(0)) == ["deliveryman bring engine", "deliveryman bring hold", "done"]
    r.choose(0, "deliveryman bring hold", "6,7")
    assert kind(r, "6,7") == "cargo_2"


SMOOTH = """
ship I
7,7 starting_cabin 3333
6,7 structural 0300
8,7 structural 0003
7,8 structural 3000
6,8 structural 0000
8,8 structural 0000
"""
LEGAL = """
ship I
7,7 starting_cabin 3333
6,7 structural 0330
6,8 structural 3000
7,8 structural 3000
"""


@pytest.mark.rule("AX-12.39", "AX-R-33")
def test_the_plumber_joins_two_smooth_sides_for_good() -> None:
    r = finished(LEGAL, SMALL, p0="plumber", both=False)
    r.choose(0, "plumber bypass")
    ship = r.state.ships[0]
    one, other = ship.board.squares["6,8"], ship.board.squares["7,8"]
    assert ship.layout.joins[one] >> other & 1, "there was one place for it"
    assert errors(r) == []
    assert ship.exposed_connectors == building(LEGAL, SMALL).state.ships[0].exposed_connectors


@pytest.mark.rule("AX-12.40", "AX-12.41")
def test_while_building_it_holds_what_was_added_just_now_and_is_not_moved() -> None:
    r = building(CABIN.replace("3333", "3033"), SMALL, p0="plumber", both=False, heap=["structural 2303"])
    r.choose(0, "draw", "weld 8,7 v")
    piece = r.state.ships[0].layout.at(r.state.ships[0].board.squares["8,7"])
    side = next((turn for turn in range(4) if piece.sides[turn] == 0), None)
    assert side is not None
    r.choose(0, "lift")
    turn = "^>v<"[(3 - 2) % 4]  # the smooth side of `2303` is its rear
    r.choose(0, f"weld 8,7 {turn}")
    assert errors(r) == ["unjoined"]
    assert "lift" in r.options(0)
    r.choose(0, "plumber bypass 7,7 >")
    assert errors(r) == []
    assert "lift" not in r.options(0)


@pytest.mark.rule("AX-12.40", "AX-12.41")
def test_after_building_nothing_is_joined_that_was_not_already() -> None:
    r = finished(SMOOTH, SMALL, p0="plumber", both=False)
    if r.question() == "use_team 0":
        names = {option.split()[0] for option in r.options(0)}
        assert not names & {"6,8", "8,8"}
    r = until(r, "next_card")
    assert {"6,8", "8,8"} & set(r.game.view(0).table.ships[0].pieces) == set()


@pytest.mark.rule("AX-12.39")
def test_two_tokens_and_no_more_and_none_where_a_cannon_wants_room() -> None:
    table = finished(LEGAL, SMALL, p0="plumber", both=False).state.copy()
    cannon = read_ship(
        "ship I\n7,7 starting_cabin 3333\n8,7 cannon 0003 ^\n8,6 structural 0000\n7,6 structural 0030\n", 0
    )
    names = cannon.board.names
    assert ("8,7", 0) not in [(names[square], side) for square, side in _edges(cannon)]
    assert [(names[square], side) for square, side in _edges(cannon, cannon.board.squares["8,6"])] == [("7,6", 1)]
    assert Plumber()._left(table, 0) == 2


@pytest.mark.rule("AX-12.39")
def test_a_token_goes_with_its_component_and_leaves_no_connector() -> None:
    r = finished(LEGAL, SMALL, p0="plumber", both=False).choose(0, "plumber bypass")
    table = until(r, "next_card").state.copy()
    ship = table.ships[0]
    before = ship.layout
    gone = 1 << ship.board.squares["7,8"]
    remove(table, ship, gone)
    for _ in Plumber().after_components(table, ship, Happened(Cause("test"), gone, gone, before)):
        raise AssertionError("nobody is asked")
    assert ship.layout.at(ship.board.squares["6,8"]).connectors == "3000"
    assert ship.marks == {}


@pytest.mark.rule("AX-12.42")
def test_one_component_gets_universal_connectors_all_around() -> None:
    plated = "ship I\n7,7 starting_cabin 3333\n8,7 cannon 0443 ^\n6,7 structural 0100\n"
    r = building(plated, SMALL, p0="plumber")
    assert "plumber universal 8,7" in r.options(0)
    r.choose(0, "plumber universal 8,7")
    piece = r.state.ships[0].layout.at(r.state.ships[0].board.squares["8,7"])
    assert (piece.kind, piece.connectors, piece.plated) == ("cannon", "3333", frozenset())
    assert piece.clear == ((0, "before_cannon"),), "the empty square is still wanted"
    assert not any(act.startswith("plumber universal") for act in r.options(0))
    assert not any(
        act.startswith("plumber universal") for act in building(plated, SMALL, p0="plumber", both=False).options(0)
    )


@pytest.mark.rule("AX-12.43")
def test_the_planner_builds_in_two_pieces_and_never_in_three() -> None:
    r = building(CABIN, CABIN, p0="planner", both=False, heap=["structural 1303", "structural 1313", "structural 1323"])
    area = r.state.ships[0].board.area.bit_count()
    assert free_squares(r.state, r.state.ships[0]).bit_count() == area - 1
    assert free_squares(r.state, r.state.ships[1]).bit_count() == 4
    r.choose(0, "draw", "weld 9,8 ^")
    assert errors(r) == []
    near = set(r.state.ships[0].squares_named(free_squares(r.state, r.state.ships[0])))
    assert near == {"7,6", "6,7", "8,7", "7,8", "9,7", "8,8", "9,9"}
    r.choose(0, "draw", "weld 8,8 ^", "draw")
    assert "weld 5,8 ^" not in r.options(0)


@pytest.mark.rule("AX-12.43", "AX-12.44")
def test_joined_again_another_piece_may_be_begun_and_at_the_end_one_piece_stays() -> None:
    apart = "ship I\n7,7 starting_cabin 3333\n9,8 structural 3333\n9,7 structural 3333\n"
    r = building(apart, SMALL, p0="planner", both=False)
    assert errors(r) == []
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert r.question() == "keep_part 0"
    r.choose(0, r.options(0)[1])
    left = set(r.game.view(0).table.ships[0].pieces)
    assert left in ({"7,7"}, {"9,7", "9,8"})
    assert len(r.state.ships[0].lost) == 3 - len(left)
    joined = "ship I\n7,7 starting_cabin 3333\n8,7 structural 3333\n9,7 structural 3333\n"
    r = building(joined, SMALL, p0="planner", both=False)
    assert "5,8" in r.state.ships[0].squares_named(free_squares(r.state, r.state.ships[0]))


@pytest.mark.rule("AX-12.45", "AX-15.5")
def test_of_two_ships_only_one_may_be_in_two_pieces() -> None:
    table = building(CABIN, CABIN, p0="planner", both=False).state.copy()
    halves = read_ship("ship IIA\n3,6 structural 3333\n11,6 structural 3333\n", 0)
    table.ships[0] = halves
    assert Planner().squares(table, 0, 0).bit_count() == halves.board.area.bit_count() - 2
    split = read_ship("ship IIA\n3,6 structural 3333\n3,9 structural 3333\n11,6 structural 3333\n", 0)
    table.ships[0] = split
    assert Planner().squares(table, 0, 0) == 0


@pytest.mark.rule("AX-12.46", "AX-12.83")
def test_five_squares_are_marked_before_building_none_beside_another_or_the_start() -> None:
    r = building(CABIN, CABIN, p0="planner")
    assert r.question() == "plan_square 0"
    assert r.asked(0).about["what"] == "blue"
    options = set(r.options(0))
    assert not options & {"mark 7,7", "mark 6,7", "mark 8,7", "mark 7,6", "mark 7,8"}
    assert "mark 8,8" in options
    r.choose(0, "mark 8,8")
    assert r.asked(0).about["what"] == "red"
    assert not set(r.options(0)) & {"mark 8,8", "mark 9,8", "mark 8,9"}
    r.choose(0, "mark 6,8", "mark 6,6", "mark 8,6", "mark 9,9")
    assert planned_squares(r.state.ships[0]) == {
        "8,8": "blue",
        "6,8": "red",
        "6,6": "human",
        "8,6": "alien",
        "9,9": "battery",
    }
    assert "draw" in r.options(0)
    assert building(CABIN, CABIN, p0="planner", both=False).question().startswith("build")


@pytest.mark.rule("AX-12.83")
def test_without_a_starting_cabin_no_square_is_kept_free_of_marks() -> None:
    halves = read_ship("ship IIA\n", 0)
    assert len(_free_to_plan(halves, {})) == halves.board.area.bit_count()


@pytest.mark.rule("AX-12.48", "AX-12.50")
def test_matches_are_paid_after_the_errors_are_corrected_and_mismatches_cost_nothing() -> None:
    r = building(CABIN, SMALL, p0="planner", heap=["battery_2 0003", "cabin 0013", "cargo_2 0003"])
    r.choose(0, "mark 8,8", "done", "mark 6,8", "done", "mark 9,7")
    r.choose(0, "draw")
    fits = next(act for act in r.options(0) if act.startswith("weld 8,7"))
    r.choose(
        0,
        fits,
        "draw",
        next(
            act
            for act in building(CABIN, SMALL, heap=["cabin 0013"]).choose(0, "draw").options(0)
            if act.startswith("weld 7,8")
        ),
    )
    r.choose(0, "draw", "weld 8,8 >")
    assert planned_squares(r.state.ships[0]) == {"6,8": "human", "9,7": "battery"}
    r.choose(0, "lift")
    assert planned_squares(r.state.ships[0])["8,8"] == "blue", "what is lifted is open again"
    r.choose(0, "weld 8,8 >")
    r = until(r.choose(0, "finish 1").choose(1, "finish 2"), "next_card")
    there = "8,8" in r.game.view(0).table.ships[0].pieces
    assert [event.data["amount"] for event in r.events("earned", 0)] == ([2] if there else [])


@pytest.mark.rule("AX-12.49")
@pytest.mark.parametrize(
    ("what", "kinds"),
    [
        ("blue", "cargo_2 cargo_3 battery_cargo mixed_cargo"),
        ("red", "special_cargo_1 special_cargo_2 mixed_cargo battery_special_cargo"),
        ("human", "cabin luxury_cabin"),
        ("alien", "life_support_purple life_support_brown life_support_cyan"),
        ("battery", "battery_2 battery_3 battery_cargo battery_special_cargo"),
    ],
)
def test_what_matches_what(what: str, kinds: str) -> None:
    every = "structural cabin luxury_cabin stasis_chamber cargo_2 cargo_3 special_cargo_1 special_cargo_2 battery_2"
    every += " battery_3 battery_cargo battery_special_cargo mixed_cargo life_support_purple life_support_brown"
    every += " life_support_cyan engine cannon shield"
    found = [name for name in every.split() if MATCHES[what](loose_piece(name, "3333", 0).parts)]
    assert sorted(found) == sorted(kinds.split())


CROWDED = """
ship I
7,7 starting_cabin 3333
7,8 engine 3000 ^
7,9 structural 0000
6,7 cannon 0300 >
"""


@pytest.mark.rule("AX-12.31")
def test_one_cannon_and_one_engine_need_no_room_and_any_further_one_does() -> None:
    crowded = "ship I\n7,7 starting_cabin 3333\n6,7 cannon 0300 >\n8,7 structural 0333\n"
    crowded += "8,8 engine 3000 ^\n8,9 structural 0000\n"
    assert {"before_cannon", "behind_engine"} <= set(errors(building(crowded, SMALL)))
    r = building(crowded, SMALL, p0="hypergeometer", both=False)
    assert set(errors(r)) == {"unjoined"}
    two = "ship I\n7,7 starting_cabin 3333\n6,7 cannon 0300 >\n8,7 cannon 0003 <\n"
    r = building(two, SMALL, p0="hypergeometer", both=False)
    assert errors(r) == ["before_cannon", "before_cannon"]
    r.choose(0, "finish 1").choose(1, "finish 2").choose(0, "6,7")
    assert r.question() == "next_card 0 1", "the other one is the one that is let off"


@pytest.mark.rule("AX-12.32")
def test_other_errors_are_no_business_of_the_hypergeometer() -> None:
    r = building("ship I\n7,7 starting_cabin 3333\n6,7 engine 0300 >\n", SMALL, p0="hypergeometer", both=False)
    assert errors(r) == ["engine_not_to_rear"]


SIDEWAYS = """
ship I
7,7 starting_cabin 3333
8,7 cannon 0003 >
6,7 double_cannon 0300 <
7,8 battery_2 3000
"""


def aimed(r: Rehearsal[Table], *squares: str) -> Rehearsal[Table]:
    for square in squares:
        r.choose(0, "hypergeometer mark", square)
    return until(r, "next_card")


@pytest.mark.rule("AX-12.33", "AX-12.35", "AX-12.82")
@pytest.mark.parametrize(("square", "dice", "asked"), [("8,7", 8, False), ("6,7", 6, True)])
def test_a_marked_cannon_shoots_meteors_from_any_side(square: str, dice: int, asked: bool) -> None:
    r = aimed(finished(SIDEWAYS, SIDEWAYS, p0="hypergeometer"), square)
    table = r.state.copy()
    table.flight.deck = ("meteors meteors=large_front", "nothing")
    table.chance.script("dice", [max(1, dice - 6) - 1, min(6, dice - 1) - 1], only=True)
    r = again(table).all_choose("fly on")
    assert r.question() == "shoot 0"
    price = r.asked(0).about["options"][square]["price"]
    assert price.get("cells", 0) == (1 if asked else 0)
    r.choose(0, square)
    if asked:
        assert sum(r.state.ships[0].cells.values()) == 1
    assert r.events("meteor_shot", 0)
    assert r.events("component_destroyed", 1)


@pytest.mark.rule("AX-12.34", "AX-12.35")
def test_it_counts_once_in_the_best_direction_and_still_wants_room_where_it_is_printed() -> None:
    plain = until(finished(SIDEWAYS, SIDEWAYS), "next_card").game.view(0).table.ships[0]
    marked = aimed(finished(SIDEWAYS, SIDEWAYS, p0="hypergeometer"), "8,7").game.view(0).table.ships[0]
    assert (plain.cannons, marked.cannons) == (0.5, 1.0)
    double = aimed(finished(SIDEWAYS, SIDEWAYS, p0="hypergeometer"), "6,7").game.view(0).table.ships[0]
    assert (double.cannons, double.cannons_powered - plain.cannons_powered) == (0.5, 1.0)
    two = "ship I\n7,7 starting_cabin 3333\n6,7 cannon 0300 >\n8,7 cannon 0003 <\n"
    r = finished(two, SMALL, p0="hypergeometer").choose(0, "hypergeometer mark", "6,7")
    assert r.question() == "remove_component 0"


@pytest.mark.rule("AX-12.82", "AX-11.3")
def test_the_token_is_placed_after_building_by_those_who_know_both_abilities() -> None:
    assert "use_team" not in finished(SIDEWAYS, SMALL, p0="hypergeometer", both=False).question()
    r = ready(SIDEWAYS, SMALL, p0="hypergeometer")
    assert r.question() == "next_card 0 1"
