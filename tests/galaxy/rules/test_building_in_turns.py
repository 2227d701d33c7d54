import pytest

from starboard.engine import CLOCK, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_building import CABIN_ONLY, place_of, table_of, verbs

pytestmark = pytest.mark.rule("SB-GT-1")


def make_moves(r: Rehearsal[Table], rounds: int) -> None:
    """Everybody who is still building takes and returns a component, so many times."""
    for _ in range(rounds):
        for _ in range(sum(place.number is None for place in table_of(r).yard.places)):
            seat = table_of(r).yard.turn
            r.choose(seat, r.options(seat)[0], "return")


def test_seat_after_seat_makes_one_move() -> None:
    r = yard(3, pace="turns")
    for seat in (0, 1, 2, 0, 1, 2):
        assert r.question() == f"build {seat}"
        r.choose(seat, "draw")
        assert r.question() == f"build {seat}"
        r.choose(seat, "return")
    assert [place.moves for place in table_of(r).yard.places] == [2, 2, 2]


@pytest.mark.parametrize(
    "move",
    [
        ["draw", "weld 7,8 ^"],
        ["draw", "return"],
        ["draw", "set aside"],
        ["take", "return"],
        ["use", "weld 7,8 ^"],
        ["use", "set aside"],
        ["lift", "weld 7,8 ^"],
        ["lift", "return"],
        ["look 2", "put back"],
        ["finish 2"],
    ],
)
def test_a_move_lasts_until_the_hand_is_empty_again(move: list[str]) -> None:
    r = yard(2, pace="turns")
    r.choose(0, "draw", "set aside").choose(1, "draw", "return")
    r.choose(0, "draw", "weld 7,6 ^").choose(1, "draw", "return")
    for step in move:
        assert r.question() == "build 0"
        r.choose(0, next(act for act in r.options(0) if act.startswith(step)))
    assert r.question() == "build 1"
    assert place_of(r, 0).moves == 3


def test_a_pile_that_is_looked_at_is_really_seen() -> None:
    r = yard(2, pace="turns")
    r.choose(0, "draw", "weld 7,6 ^").choose(1, "draw", "return").choose(0, "look 3")
    assert list(r.options(0)) == ["put back"]
    assert r.options(1) == ()
    assert len(table_of(r, 0).yard.pile) == 2
    assert table_of(r, 1).yard.pile is None
    for other in (r.game.copy(), Game.load(RULES, r.game.save())):
        assert other.view(0) == r.game.view(0)
    r.choose(0, "put back")
    assert r.question() == "build 1"


def test_a_move_may_be_taken_back_until_the_next_seat_has_moved() -> None:
    r = yard(2, pace="turns")
    r.choose(0, "draw", "weld 7,6 ^").choose(1, "draw", "return").choose(0, "lift", "weld 7,8 ^")
    assert r.question() == "build 1"
    r.game.undo(0)
    r.game.undo(0)
    assert r.question() == "build 0"
    assert "7,6" in table_of(r).ships[0].pieces
    r.choose(0, "lift", "weld 6,7 ^").choose(1, "draw")
    assert not r.game.may_undo(0)


def test_the_one_who_opens_the_building_moves_first() -> None:
    cabin = CABIN_ONLY.format("I")
    r = flight(cabin, cabin, cabin, cards=["epidemic"], at=[3, 9, 6], rounds="I II", pace="turns")
    assert r.question() == "build 1"
    r.choose(1, "draw", "return")
    assert r.question() == "build 2"


def test_whoever_has_finished_is_passed_over() -> None:
    r = yard(3, pace="turns")
    r.choose(0, "draw", "return").choose(1, "finish 3").choose(2, "draw", "return").choose(0, "draw", "return")
    assert r.question() == "build 2"
    r.choose(2, "finish 1")
    assert r.question() == "build 0"


def test_there_is_no_hourglass() -> None:
    r = yard(3, "II", pace="turns")
    assert r.game.decision(CLOCK) is None
    assert not table_of(r).yard.running
    r.choose(0, "finish 1")
    assert "turn" not in verbs(r, 1)
    assert r.options(0) == ()


@pytest.mark.parametrize(("round_name", "limit"), [("I", 30), ("II", 45), ("III", 60)])
def test_a_seat_that_has_used_its_moves_must_finish(round_name: str, limit: int) -> None:
    r = yard(3, round_name, pace="turns")
    r.choose(0, "draw", "return").choose(1, "finish 2").choose(2, "draw", "return")
    make_moves(r, limit - 2)
    assert r.asked(0).about["moves_left"] == 1
    assert "draw" in r.options(0)
    make_moves(r, 1)
    assert list(r.options(0)) == ["finish 1", "finish 3"]
    r.choose(0, "finish 3")
    assert table_of(r).stage == "card"
    assert list(table_of(r).numbers) == [3, 2, 1]


def test_the_test_flight_has_no_limit() -> None:
    r = yard(2, "test", pace="turns")
    make_moves(r, 65)
    assert "moves_left" not in r.asked(0).about
    assert "draw" in r.options(0)


@pytest.mark.parametrize(("round_name", "swapped_after"), [("I", []), ("II", [15]), ("III", [15, 30])])
def test_expert_teams_swap_after_fifteen_moves_for_each_change_of_numbered_circle(
    round_name: str, swapped_after: list[int]
) -> None:
    r = yard(4, round_name, pace="turns", teams="expert")
    swaps = []
    for moves in range(1, 15 * (len(swapped_after) + 2)):
        before = len(r.events("partners_swapped"))
        make_moves(r, 1)
        if len(r.events("partners_swapped")) > before:
            swaps.append(moves)
    assert swaps == swapped_after


def test_expert_partners_go_on_at_each_others_ship() -> None:
    r = yard(4, "II", pace="turns", teams="expert", heap=["battery_2 0003"])
    r.choose(0, "draw", "weld 7,6 <")
    for seat in (1, 2, 3):
        r.choose(seat, "draw", "set aside" if seat == 3 else "return")
    aside = list(place_of(r, 3).aside)
    make_moves(r, 14)
    assert [len(ship.pieces) for ship in table_of(r).ships] == [1, 1, 2, 1]
    assert [list(place.aside) for place in table_of(r).yard.places] == [[], aside, [], []]
    assert r.question() == "build 0"


def test_expert_teams_do_not_wait_for_those_who_have_finished() -> None:
    r = yard(4, "II", pace="turns", teams="expert")
    make_moves(r, 1)
    r.choose(0, "finish 4").choose(1, "draw", "return").choose(2, "draw", "return").choose(3, "draw", "return")
    make_moves(r, 12)
    assert not r.events("partners_swapped")
    make_moves(r, 1)
    assert len(r.events("partners_swapped")) == 1
    assert [place.number for place in table_of(r).yard.places] == [None, None, 4, None]
