import pytest

from starboard.engine import CLOCK, Refused, Rehearsal, replay
from starboard.galaxy import RULES
from starboard.galaxy.notation import write_ship
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_building import (
    all_finish,
    look_at_piles,
    new_game,
    place_of,
    table_of,
    verbs,
    weld_something,
)

CIRCLES = {"I": [1, 0], "II": [2, 1, 0], "III": [3, 2, 1, 0]}
"""The circles of the hourglass in each round; 0 is the Start circle."""


def glass(r: Rehearsal[Table]) -> tuple[int, bool]:
    """Where the hourglass stands and whether sand is running."""
    yard_seen = table_of(r, None).yard
    return yard_seen.circle, yard_seen.running


def who_may_turn(r: Rehearsal[Table]) -> list[int]:
    """The seats that may turn the hourglass now."""
    return [seat for seat in range(r.game.setup.seats) if "turn" in r.options(seat)]


@pytest.mark.rule("GT-7.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_turn_an_hourglass_that_has_run_out_on_a_higher_circle(seat: int) -> None:
    r = yard(3, "II")
    r.choose(1, "draw").choose(2, "finish 3")
    r.alarm()
    assert who_may_turn(r) == [0, 1, 2]
    r.choose(seat, "turn")
    assert glass(r) == (1, True)
    assert r.asked(CLOCK).due == 180


@pytest.mark.rule("GT-7.1")
def test_an_hourglass_that_has_run_out_may_be_turned_at_any_later_moment() -> None:
    r = yard(2, "II").alarm()
    asked = r.asked(0)
    r.game.answer(0, asked.id, "draw", 500.0)
    r.choose(0, "return", "turn")
    assert glass(r) == (1, True)
    assert r.asked(CLOCK).due == 590


@pytest.mark.rule("GT-7.2")
def test_nobody_has_to_turn_the_hourglass() -> None:
    r = yard(2, "II").alarm()
    assert r.game.decision(CLOCK) is None
    for _ in range(40):
        r.choose(0, "draw", "return")
    assert glass(r) == (2, False)
    all_finish(r)
    assert r.events("building_ended")
    assert not r.events("hourglass_turned")


@pytest.mark.rule("GT-7.3", "GT-7.7")
@pytest.mark.parametrize("round_name", CIRCLES)
def test_the_hourglass_visits_every_circle_even_if_a_player_has_finished(round_name: str) -> None:
    r = yard(2, round_name).choose(0, "finish 1")
    for circle in CIRCLES[round_name]:
        assert glass(r) == (circle, True)
        assert "draw" in r.options(1)
        assert not r.events("building_ended")
        r.alarm()
        if circle:
            r.choose(0, "turn")
    assert r.events("building_ended")
    assert r.game.time == 90 * len(CIRCLES[round_name])


@pytest.mark.rule("GT-7.7")
@pytest.mark.parametrize("round_name", CIRCLES)
def test_building_ends_sooner_only_if_everybody_finishes(round_name: str) -> None:
    r = yard(3, round_name)
    r.choose(0, "finish 1").choose(2, "finish 2")
    assert not r.events("building_ended")
    r.choose(1, "finish 3")
    assert r.events("building_ended")
    assert not r.events("hourglass_run_out")


@pytest.mark.rule("GT-7.4")
def test_only_a_player_with_a_number_tile_turns_the_hourglass_onto_start() -> None:
    r = yard(3, "I").alarm()
    assert who_may_turn(r) == []
    r.choose(1, "finish 3")
    assert who_may_turn(r) == [1]
    with pytest.raises(Refused):
        r.choose(0, "turn")
    r.choose(1, "turn")
    assert glass(r) == (0, True)


@pytest.mark.rule("GT-7.4")
def test_onto_start_the_hourglass_is_turned_one_last_time() -> None:
    r = yard(3, "I").choose(0, "finish 1").alarm().choose(0, "turn").alarm()
    assert who_may_turn(r) == []
    assert r.game.decision(CLOCK) is None


@pytest.mark.rule("GT-7.5")
def test_when_the_sand_has_run_out_on_start_nothing_is_added_any_more() -> None:
    r = yard(3, "I").choose(0, "finish 2").alarm().choose(0, "turn")
    assert "draw" in r.options(1)
    r.alarm()
    assert list(r.options(1)) == list(r.options(2)) == ["finish 1", "finish 3"]


@pytest.mark.rule("GT-R-4")
def test_when_time_is_up_hands_are_emptied_and_what_lies_on_a_square_stays() -> None:
    r = yard(4, "I", heap=["battery_2 0003", "cannon 0010", "shield 1212", "cabin 2121"])
    r.choose(0, "finish 1")
    r.choose(1, "draw", "weld 7,6 <")
    r.choose(2, "draw")
    held = place_of(r, 2).hand
    r.choose(3, "draw", "set aside")
    kept = place_of(r, 3).aside[0]
    r.choose(3, f"use {kept}")
    r.alarm().choose(0, "turn").alarm()
    assert "7,6 battery_2 0030" in write_ship(r.state.ships[1])
    assert list(table_of(r).yard.face_up) == [held]
    assert [place.holding for place in table_of(r).yard.places] == [False] * 4
    assert list(place_of(r, 3).aside) == [kept]
    all_finish(r)
    assert [len(ship.lost) for ship in table_of(r).ships] == [0, 0, 0, 1]


@pytest.mark.rule("GT-R-4")
def test_when_time_is_up_a_card_pile_goes_back_to_its_place() -> None:
    r = yard(3, "I").choose(0, "finish 1")
    weld_something(r, 1)
    r.choose(1, "look 2")
    r.alarm().choose(0, "turn").alarm()
    assert place_of(r, 1).looking is None
    assert table_of(r, 1).yard.pile is None


@pytest.mark.rule("SB-GT-11")
def test_the_clock_is_a_line_in_the_log_so_that_a_replay_needs_no_clock() -> None:
    r = new_game().choose(0, "start", "draw", "weld 7,6 ^", "finish 1").alarm().choose(0, "turn")
    weld_something(r, 1)
    r.alarm()
    again = replay(RULES, r.game.log)
    assert again.hash() == r.game.hash()
    assert again.time == 180


@pytest.mark.rule("GT-7.6")
@pytest.mark.parametrize("round_name", CIRCLES)
def test_the_hourglass_is_never_turned_while_sand_is_running(round_name: str) -> None:
    r = yard(2, round_name).choose(0, "finish 1")
    assert glass(r)[1]
    assert who_may_turn(r) == []
    r.alarm().choose(0, "turn")
    assert who_may_turn(r) == []


@pytest.mark.rule("GT-EX-9")
def test_example_in_round_one_the_first_to_finish_turns_the_hourglass_onto_start_once_it_has_run_out() -> None:
    r = yard(4, "I").choose(2, "finish 1")
    assert r.options(2) == ()
    r.alarm()
    assert list(r.options(2)) == ["turn"]
    r.choose(2, "turn")
    assert glass(r) == (0, True)


@pytest.mark.rule("GT-EX-10")
def test_example_in_round_two_the_hourglass_goes_to_circle_one_before_start() -> None:
    r = yard(2, "II").choose(0, "finish 1").alarm()
    assert who_may_turn(r) == [0, 1]
    r.choose(0, "turn")
    assert glass(r) == (1, True)
    assert not table_of(r).yard.time_up
    r.alarm().choose(0, "turn")
    assert glass(r) == (0, True)


@pytest.mark.rule("GT-7.8")
def test_cards_may_be_looked_at_once_a_component_has_been_added() -> None:
    r = yard(2)
    assert "look" not in verbs(r, 0)
    r.choose(0, "draw", "return", "draw", "set aside")
    assert "look" not in verbs(r, 0)
    weld_something(r)
    assert {"look 1", "look 2", "look 3"} <= set(r.options(0))
    assert "look" not in verbs(r, 1)


@pytest.mark.rule("GT-7.8")
def test_a_component_taken_off_again_does_not_count_as_added() -> None:
    r = yard(2)
    weld_something(r)
    r.choose(0, "lift", "return")
    assert "look" not in verbs(r, 0)


@pytest.mark.rule("GT-7.8")
def test_the_cards_of_a_pile_are_seen_by_whoever_looks_at_it_and_by_nobody_else() -> None:
    r = yard(2)
    weld_something(r)
    assert table_of(r, 0).yard.pile is None
    r.choose(0, "look 2")
    assert len(table_of(r, 0).yard.pile) == 2
    assert table_of(r, 1).yard.pile is None
    assert table_of(r, None).yard.pile is None


@pytest.mark.rule("GT-7.9")
def test_a_pile_may_be_looked_at_as_long_and_as_often_as_wanted() -> None:
    r = yard(2, "II")
    weld_something(r)
    first = look_at_piles(r)
    r.choose(0, "look 1")
    r.alarm()
    assert list(table_of(r, 0).yard.pile) == first[0]
    r.choose(0, "put back")
    assert look_at_piles(r) == first
    assert len({tuple(pile) for pile in first}) == 3


@pytest.mark.rule("GT-7.9", "GT-7.10")
def test_a_pile_is_put_back_before_anything_else_is_done() -> None:
    r = yard(2)
    weld_something(r)
    r.choose(0, "look 3")
    assert list(r.options(0)) == ["put back"]
    assert place_of(r, 0).looking == 2
    r.choose(0, "put back")
    assert {"look 1", "look 2", "look 3", "draw"} <= set(r.options(0))


@pytest.mark.rule("GT-7.10")
def test_a_pile_that_somebody_holds_is_not_on_its_place_for_the_others() -> None:
    r = yard(2)
    weld_something(r, 0)
    weld_something(r, 1)
    r.choose(0, "look 3")
    assert [act for act in r.options(1) if act.startswith("look")] == ["look 1", "look 2"]
    r.choose(0, "put back")
    assert "look 3" in r.options(1)


@pytest.mark.rule("GT-7.11")
def test_nobody_ever_sees_the_fourth_pile() -> None:
    r = yard(2, heap=["battery_2 0003"])
    r.choose(0, "draw", "weld 7,6 <")
    assert [act for act in r.options(0) if act.startswith("look")] == ["look 1", "look 2", "look 3"]
    seen = [card for pile in look_at_piles(r) for card in pile]
    with pytest.raises(Refused):
        r.choose(0, "look 4")
    all_finish(r)
    assert table_of(r).yard is None
    unseen = set(r.state.flight.deck) - set(seen)
    assert (len(r.state.flight.deck), len(unseen)) == (8, 2)
    assert set(seen) < set(r.state.flight.deck)


@pytest.mark.rule("GT-7.12")
def test_two_components_at_most_are_set_aside() -> None:
    r = yard(2)
    r.choose(0, "draw", "set aside", "draw", "set aside", "draw")
    assert "set aside" not in r.options(0)
    assert len(place_of(r, 0).aside) == 2
    assert list(table_of(r, 1).yard.places[0].aside) == list(place_of(r, 0).aside)


@pytest.mark.rule("GT-7.13")
def test_nobody_else_can_take_what_was_set_aside() -> None:
    r = yard(2)
    r.choose(0, "draw", "set aside")
    spare = place_of(r, 0).aside[0]
    assert f"use {spare}" in r.options(0)
    assert list(r.options(1)) == ["draw", "finish 1", "finish 2"]


@pytest.mark.rule("GT-7.14")
def test_what_was_set_aside_never_goes_back_to_the_warehouse() -> None:
    r = yard(2)
    r.choose(0, "draw", "set aside")
    spare = place_of(r, 0).aside[0]
    r.choose(0, f"use {spare}")
    assert verbs(r, 0) == {"weld", "set"}
    r.choose(0, "weld 7,6 ^", "lift")
    assert verbs(r, 0) == {"weld", "set"}
    r.choose(0, "set aside")
    assert list(place_of(r, 0).aside) == [spare]
    r.choose(0, "draw")
    assert "return" in r.options(0)


@pytest.mark.rule("GT-7.15")
def test_adding_what_was_set_aside_frees_its_place_for_another() -> None:
    r = yard(2, heap=["battery_2 0003", "cannon 0010", "shield 1212"])
    r.choose(0, "draw", "set aside", "draw", "set aside")
    battery, cannon = place_of(r, 0).aside
    r.choose(0, f"use {battery}", "weld 7,6 <")
    assert "7,6 battery_2 0030" in write_ship(r.state.ships[0])
    assert list(place_of(r, 0).aside) == [cannon]
    r.choose(0, "draw", "set aside")
    assert len(place_of(r, 0).aside) == 2


@pytest.mark.rule("GT-7.16")
def test_what_is_still_set_aside_at_the_end_is_paid_for_as_lost() -> None:
    r = yard(2, heap=["battery_2 0003", "cannon 0010"])
    r.choose(0, "draw", "set aside", "draw", "set aside")
    spares = list(place_of(r, 0).aside)
    all_finish(r)
    assert list(table_of(r).ships[0].lost) == spares
    assert [ship.penalty for ship in table_of(r).ships] == [2, 0]
    r.all_choose("give up")
    assert [(event.seat, event.data["owed"]) for event in r.events("paid")] == [(0, 2)]


@pytest.mark.rule("SB-GT-23")
def test_whoever_holds_a_number_tile_looks_at_no_pile_any_more() -> None:
    r = yard(2).choose(0, "draw", "weld 7,6 ^")
    assert "look 1" in r.options(0)
    r.choose(0, "finish 1")
    assert r.options(0) == ()
