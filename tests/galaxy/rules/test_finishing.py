import pytest

from starboard.engine import Refused
from starboard.galaxy.scenario import flight, yard
from tests.galaxy.rules.ships_building import (
    CABIN_ONLY,
    SEVEN_ERRORS,
    all_finish,
    place_of,
    table_of,
    verbs,
    weld_something,
)
from tests.galaxy.settled import rows

CABIN = CABIN_ONLY.format("I")


@pytest.mark.rule("GT-8.1")
def test_a_ship_may_be_finished_at_any_time_by_taking_a_number_tile() -> None:
    r = yard(4, "II")
    assert all("finish" in verbs(r, seat) for seat in range(4))
    r.choose(3, "finish 1")
    assert place_of(r, 3).number == 1
    weld_something(r, 0)
    r.alarm()
    r.choose(0, "finish 2")
    assert place_of(r, 0).number == 2
    assert [event.seat for event in r.events("ship_finished")] == [3, 0]


@pytest.mark.rule("GT-8.1", "GT-R-5")
def test_building_ends_as_soon_as_everybody_has_a_number_tile() -> None:
    r = yard(3)
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert table_of(r).stage == "yard"
    r.choose(2, "finish 3")
    assert table_of(r).stage == "card"


@pytest.mark.rule("GT-8.2", "GT-R-2")
def test_any_number_tile_left_may_be_taken_not_only_the_lowest() -> None:
    r = yard(4)
    r.choose(1, "finish 3")
    assert [act for act in r.options(0) if act.startswith("finish")] == ["finish 1", "finish 2", "finish 4"]
    r.choose(0, "finish 4").choose(2, "finish 1")
    assert [act for act in r.options(3) if act.startswith("finish")] == ["finish 2"]
    with pytest.raises(Refused):
        r.choose(3, "finish 3")
    r.choose(3, "finish 2")
    assert list(table_of(r).numbers) == [4, 3, 1, 2]


@pytest.mark.rule("GT-8.3")
def test_after_taking_a_tile_a_player_does_not_build_any_more() -> None:
    r = yard(2)
    r.choose(1, "draw", "return").choose(0, "draw", "set aside", "draw", "weld 7,6 ^")
    assert {"draw", "take", "use", "lift", "look"} <= verbs(r, 0)
    r.choose(0, "finish 2")
    assert r.options(0) == ()
    r.alarm()
    assert list(r.options(0)) == ["turn"]
    r.choose(0, "turn")
    assert r.options(0) == ()


@pytest.mark.rule("GT-8.4", "GT-R-46")
def test_when_time_runs_out_the_tiles_left_go_to_whoever_grabs_them_first() -> None:
    r = yard(4).choose(3, "finish 2").alarm().choose(3, "turn").alarm()
    assert r.question() == "build 0 1 2"
    r.choose(2, "finish 3")
    r.choose(0, "finish 1")
    assert table_of(r).stage != "yard"
    assert list(table_of(r).numbers) == [1, 4, 3, 2]


@pytest.mark.rule("GT-8.5")
@pytest.mark.parametrize(("round_name", "gap"), [("I", 2), ("II", 3), ("III", 4)])
def test_ships_are_launched_in_the_order_of_their_tiles(round_name: str, gap: int) -> None:
    r = yard(4, round_name)
    for seat, number in enumerate([3, 1, 4, 2]):
        r.choose(seat, f"finish {number}")
    under_way = table_of(r).flight
    assert list(under_way.order) == [1, 3, 0, 2]
    assert [under_way.positions[str(seat)] for seat in (1, 3, 0, 2)] == [0, -gap, -2 * gap, -3 * gap]


@pytest.mark.rule("GT-8.5")
def test_the_order_of_finishing_does_not_matter_for_the_launch() -> None:
    r = yard(2)
    r.choose(0, "finish 2").choose(1, "finish 1")
    assert list(table_of(r).flight.order) == [1, 0]


@pytest.mark.rule("GT-EX-14")
def test_example_four_ships_that_finish_round_one_get_four_three_two_and_one() -> None:
    best_looking = CABIN + "7,8 engine 3000 ^"
    r = flight(CABIN, CABIN, best_looking, CABIN, cards=["epidemic"], at=[4, 6, 2, 8])
    settled = rows(table_of(r).results[0])
    assert [row["finish"] for row in settled] == [2, 3, 1, 4]
    assert [row["best_looking"] for row in settled] == [0, 0, 2, 0]
    assert list(r.game.scores) == [2, 3, 3, 4]


def test_whoever_holds_a_component_or_a_pile_puts_it_down_before_finishing() -> None:
    r = yard(2)
    r.choose(0, "draw")
    assert "finish" not in verbs(r, 0)
    r.choose(0, "weld 7,6 ^", "look 1")
    assert "finish" not in verbs(r, 0)
    r.choose(0, "put back")
    assert "finish" in verbs(r, 0)
    all_finish(r)


def test_a_builder_is_told_what_is_wrong_with_the_ship_while_it_may_be_finished() -> None:
    r = yard(2)
    asked = r.game.decision(0)
    assert asked is not None
    assert dict(asked.about) == {"lacks": ["engines", "cannons"]}
    r.choose(0, "draw")
    holding = r.game.decision(0)
    assert holding is not None
    assert dict(holding.about) == {}


def test_errors_are_told_with_their_squares_before_a_number_is_taken() -> None:
    r = yard(2, "II", ships=[SEVEN_ERRORS])
    asked = r.game.decision(0)
    assert asked is not None
    assert {kind for kind, _, _ in asked.about["errors"]} >= {"engine_not_to_rear", "before_cannon", "behind_engine"}
    assert "lacks" not in asked.about
