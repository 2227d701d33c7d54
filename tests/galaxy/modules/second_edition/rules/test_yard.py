"""Building, the check of the ships and the launch in the second edition: K2-3 to K2-5."""

import pytest

from starboard.engine import CLOCK, Refused, Rehearsal
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.second_edition.ships import SCOUT, on
from tests.galaxy.rules.ships_building import table_of, verbs, weld_something
from tests.galaxy.settled import rows

CIRCLES = {"I": 2, "II": 3, "III": 4}

WRONG = """
ship second-II
7,7 starting_cabin 3333
6,7 structural 0303
5,7 cannon 0300 >
"""
"""A cannon hangs on a structural module and points at it."""


def finishes(r: Rehearsal[Table], seat: int) -> list[str]:
    return [act for act in r.options(seat) if act.startswith("finish")]


@pytest.mark.rule("K2-3.1")
def test_one_component_at_a_time_and_what_is_returned_lies_open_for_all() -> None:
    r = yard(2, "second-I", heap=["engine 1000"]).choose(0, "draw")
    assert "draw" not in r.options(0)
    tile = r.game.view(0).table.yard.places[0].hand
    assert "weld 7,8 ^" in r.options(0)
    assert "weld 4,5 ^" not in r.options(0)
    r.choose(0, "return")
    assert f"take {tile}" in r.options(1)


@pytest.mark.rule("K2-3.2")
@pytest.mark.parametrize("doing", ["look 1", "draw"])
def test_the_last_component_is_welded_when_its_owner_looks_at_a_pile_or_takes_another(doing: str) -> None:
    r = yard(2, "second-I", heap=["engine 1000", "engine 1000"]).choose(0, "draw", "weld 7,8 ^")
    assert "lift" in r.options(0)
    r.choose(0, doing, "put back" if doing.startswith("look") else "return")
    assert "lift" not in r.options(0)


@pytest.mark.rule("K2-3.3", "K2-3.7")
@pytest.mark.parametrize("level", CIRCLES)
def test_building_lasts_two_three_or_four_runs_unless_all_finish(level: str) -> None:
    r = yard(2, f"second-{level}").choose(0, "finish 1")
    for run in range(CIRCLES[level]):
        assert table_of(r).stage == "yard"
        r.alarm()
        if run < CIRCLES[level] - 1:
            r.choose(0, "turn")
    assert table_of(r).stage != "yard"
    assert r.game.time == 90 * CIRCLES[level]


@pytest.mark.rule("K2-3.4", "K2-EX-2")
def test_only_who_has_finished_turns_the_hourglass_onto_the_last_circle() -> None:
    r = yard(2, "second-II").alarm()
    assert all("turn" in r.options(seat) for seat in (0, 1))
    r.choose(1, "turn").alarm()
    assert not any("turn" in r.options(seat) for seat in (0, 1))
    r.choose(0, "finish 1")
    assert list(r.options(0)) == ["turn"]


@pytest.mark.rule("K2-3.5")
def test_nobody_has_to_turn_it_and_nobody_turns_it_too_early() -> None:
    r = yard(2, "second-II")
    assert "turn" not in r.options(0)
    r.alarm()
    assert r.game.decision(CLOCK) is None
    r.choose(0, "draw", "return", "draw", "return")
    assert table_of(r).stage == "yard"


@pytest.mark.rule("K2-3.6", "K2-3.11")
def test_when_time_is_up_nothing_is_added_and_the_quickest_takes_the_best_free_space() -> None:
    r = yard(4, "second-I").choose(3, "finish 2").alarm().choose(3, "turn").choose(0, "draw").alarm()
    assert list(r.options(0)) == list(r.options(1)) == list(r.options(2)) == ["finish 1"]
    r.choose(2, "finish 1")
    assert list(r.options(0)) == ["finish 3"]
    with pytest.raises(Refused):
        r.choose(0, "finish 4")
    r.choose(1, "finish 3")
    assert list(table_of(r).numbers) == [4, 3, 1, 2]


@pytest.mark.rule("K2-3.8", "K2-3.10")
def test_piles_are_looked_at_one_at_a_time_by_who_has_built_and_not_finished() -> None:
    r = yard(2, "second-II")
    assert "look" not in verbs(r, 0)
    weld_something(r, 0)
    r.choose(0, "look 2")
    assert list(r.options(0)) == ["put back"], "nothing is placed meanwhile"
    r.choose(0, "put back", "look 1", "put back", "look 2", "put back")
    r.choose(0, "finish 1")
    assert r.options(0) == ()


@pytest.mark.rule("K2-3.12")
def test_building_ends_when_all_rockets_stand_on_start_spaces() -> None:
    r = yard(3, "second-III").choose(1, "finish 1").choose(0, "finish 3")
    assert table_of(r).stage == "yard"
    r.choose(2, "finish 2")
    assert table_of(r).stage != "yard"
    assert not r.events("hourglass_run_out")


@pytest.mark.rule("K2-3.13")
def test_two_components_may_lie_aside_and_what_is_left_there_is_lost() -> None:
    r = yard(2, "second-I", heap=["engine 1000", "engine 1000", "engine 2000"])
    r.choose(0, "draw", "set aside", "draw", "set aside", "draw")
    assert "set aside" not in r.options(0)
    r.choose(0, "return")
    kept = [act for act in r.options(0) if act.startswith("use")]
    r.choose(0, kept[0])
    assert "return" not in r.options(0), "what lay aside never goes back"
    r.choose(0, "weld 7,8 ^", "finish 1").choose(1, "finish 2")
    assert len(table_of(r).ships[0].lost) == 1


@pytest.mark.rule("K2-4.1", "K2-4.2")
def test_errors_are_removed_with_what_falls_off_and_the_start_space_stays() -> None:
    r = yard(2, "second-II", ships=[WRONG, SCOUT]).choose(0, "finish 1").choose(1, "finish 2")
    assert r.question() == "remove_component 0"
    r.choose(0, "6,7", "7,7")
    table = table_of(r)
    assert len(table.ships[0].lost) == 2, "the cannon fell off with the module"
    assert list(table.ships[0].pieces) == ["7,7"]
    assert list(table.numbers) == [1, 2]


@pytest.mark.rule("K2-4.3")
def test_an_error_that_is_found_in_flight_costs_a_credit_more() -> None:
    r = yard(2, "second-II", ships=[WRONG, SCOUT], inspection="players").choose(0, "finish 1").choose(1, "finish 2")
    r.all_choose("fine")
    r.state.flight.played = ("second-II-1",)
    r.choose(1, "point 0").choose(0, "fly on")
    r.choose(0, "6,7", "7,7")
    fines = [event for event in r.events("paid", 0) if event.data["reason"] == "late_error"]
    assert [event.data["owed"] for event in fines] == [1]


@pytest.mark.rule("K2-5.2", "K2-5.3")
def test_batteries_are_filled_and_crew_boards_in_flight_order() -> None:
    ship = "ship second-II\n7,7 starting_cabin 3333\n8,7 cabin 0303\n9,7 life_support_purple 0003\n6,7 battery_2 0300\n"
    r = yard(2, "second-II", ships=[ship, ship]).choose(0, "finish 2").choose(1, "finish 1")
    assert r.question() == "board_crew 1", "the leader first"
    assert list(r.options(1)) == ["humans", "purple"]
    r.choose(1, "purple")
    assert r.game.view(0).table.ships[1].figures["8,7"] == "P", "the next one knows"
    r.choose(0, "humans")
    assert [seen.cells for seen in r.game.view(None).table.ships] == [{"6,7": 2}, {"6,7": 2}]


@pytest.mark.rule("K2-9.6", "K2-EX-13")
def test_errors_cost_nothing_in_the_learning_flight_and_nobody_changes_places() -> None:
    r = yard(2, "second-test", ships=[on("I", WRONG), on("I", SCOUT)]).choose(0, "finish 1").choose(1, "finish 2")
    while r.question() == "remove_component 0":
        r.choose(0, "6,7", "7,7")
    assert list(r.events("building_ended")[0].data["numbers"]) == [1, 2]
    assert not r.events("numbers_dealt_anew")
    assert not r.state.results or not rows(r.state.results[0])[0]["losses"]
    assert list(table_of(r).ships[0].lost) == []
