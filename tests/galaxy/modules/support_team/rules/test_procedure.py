"""Who works for whom, since when, and when they are asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.modules.support_team.memory import knows_both, members, remembered
from starboard.galaxy.table import Table
from tests.galaxy.hooks import check_conserved, shake_hidden
from tests.galaxy.modules.support_team.hiring import CABIN, SMALL, again, building, finished, landed, lines, ready


def game(rounds: str, seats: int = 2, **options: str) -> Rehearsal[Table]:
    setup = RULES.setup(seats, {"rounds": rounds, "pace": "turns", "support_team": "dealt", **options})
    return Rehearsal(Game.new(RULES, setup, "team"))


def fly(r: Rehearsal[Table], *, out: tuple[int, ...] = ()) -> Rehearsal[Table]:
    """One whole flight in which nobody builds anything; who is `out` gives up, the others fly on."""
    flown = len(r.state.results)
    while len(r.state.results) == flown and not r.game.over:
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        if r.asked(seat).question == "hire":
            break
        wanted = ["done", "give up" if seat in out else "fly on", *(f"finish {number}" for number in range(1, 6)), "no"]
        r.choose(seat, next((option for option in wanted if option in options), options[-1]))
        if r.state.course is not None and len(r.state.course.deck) > 1:
            table = r.state.copy()
            table.flight.deck = ("nothing",)
            kept = r.happened
            r = again(table)
            r.happened = kept
    return r


def teams(r: Rehearsal[Table]) -> list[list[str]]:
    return [list(team) for team in members(r.state)]


@pytest.mark.rule("AX-11.1", "AX-11.6", "AX-11.10")
@pytest.mark.parametrize("first", ["I", "II", "III"])
def test_nobody_has_a_team_on_the_first_flight_whatever_its_class(first: str) -> None:
    """AX-EX-44: cards are first dealt after the first flight, though its number may be another one."""
    r = game(f"{first} I")
    assert teams(r) == [[], []]
    assert sorted(remembered(r.state, "deck", ())) == sorted(set(people()) - {"hotel_clerk"})
    assert remembered(r.state, "deck", ()) != list(people())
    r = fly(r)
    assert r.question() == "hire 0 1"


@pytest.mark.rule("AX-11.7")
def test_after_the_first_flight_everybody_keeps_one_of_three_in_secret() -> None:
    r = fly(game("I I"))
    dealt = [list(r.options(seat)) for seat in (0, 1)]
    assert [len(options) for options in dealt] == [3, 3]
    assert not set(dealt[0]) & set(dealt[1])
    other = r.game.view(1).table.modules["support_team"]
    r.choose(0, dealt[0][1])
    assert teams(r) == [[], []]
    assert r.events("person_hired") == []
    assert r.game.view(1).table.modules["support_team"] == other
    r.choose(1, dealt[1][2])
    assert teams(r) == [[dealt[0][1].removeprefix("hire ")], [dealt[1][2].removeprefix("hire ")]]
    assert [event.seat for event in r.events("person_hired")] == [0, 1]
    check_conserved(r.game)


@pytest.mark.rule("AX-11.7")
def test_what_others_are_dealt_shows_nowhere() -> None:
    r = fly(game("I I"))
    before = r.game.view(0)
    shaken = shake_hidden(r.state, 0, Random(1))
    assert RULES.overview(shaken).modules == RULES.overview(r.state).modules
    assert RULES.own(shaken, 0)["modules"] == RULES.own(r.state, 0)["modules"]
    hand = before.table.modules["support_team"]["hand"]
    assert [card["option"] for card in hand] == list(r.options(0))
    check_conserved(r.game)


@pytest.mark.rule("AX-11.8", "AX-11.11", "AX-11.12", "AX-11.4")
def test_of_the_rest_two_are_dealt_then_one_and_nobody_has_more_than_three() -> None:
    r = fly(game("I I I I I I"))
    first = [r.options(seat)[0] for seat in (0, 1)]
    kept = set(r.options(0)) | set(r.options(1))
    r.choose(0, first[0]).choose(1, first[1])
    left = set(remembered(r.state, "deck", ()))
    assert {name.removeprefix("hire ") for name in kept - set(first)} <= left
    r = fly(r)
    assert [len(r.options(seat)) for seat in (0, 1)] == [2, 2]
    r.choose(0, r.options(0)[1]).choose(1, r.options(1)[1])
    assert [len(team) for team in teams(r)] == [2, 2]
    r = fly(r)
    assert [len(team) for team in teams(r)] == [3, 3]
    assert "hire" not in r.question()
    hired = teams(r)
    r = fly(r)
    assert teams(r) == hired
    assert all(knows_both(r.state, seat, name) for seat in (0, 1) for name in hired[seat])


@pytest.mark.rule("AX-11.3", "AX-11.9")
def test_in_the_first_flight_with_somebody_only_a_is_known_later_both_are() -> None:
    r = fly(game("I I I"))
    r.choose(0, r.options(0)[0]).choose(1, r.options(1)[0])
    old = teams(r)[0][0]
    assert not knows_both(r.state, 0, old)
    r = fly(r)
    r.choose(0, r.options(0)[0]).choose(1, r.options(1)[0])
    new = teams(r)[0][1]
    assert knows_both(r.state, 0, old)
    assert not knows_both(r.state, 0, new)
    shown = {card["id"]: card["values"]["both"] for card in r.game.view(1).table.modules["support_team"]["tray"]}
    assert (shown[old], shown[new]) == ("yes", "no")


@pytest.mark.rule("AX-11.10")
def test_a_test_flight_is_no_flight() -> None:
    r = fly(game("test I I"))
    assert teams(r) == [[], []]
    assert "hire" not in r.question()
    assert fly(r).question() == "hire 0 1"


@pytest.mark.rule("AX-11.13")
def test_in_a_short_game_cards_may_be_dealt_before_the_first_flight() -> None:
    r = game("I", team_from="first")
    assert r.question() == "hire 0 1"
    r.choose(0, r.options(0)[0]).choose(1, r.options(1)[0])
    assert not knows_both(r.state, 0, teams(r)[0][0])


@pytest.mark.rule("AX-11.14")
def test_in_a_competition_those_who_finished_choose_in_their_order_from_what_lies_open() -> None:
    r = fly(game("I I", seats=3, support_team="competition"))
    order = [seat for seat, _ in sorted(enumerate(r.state.results[-1]["seats"]), key=lambda row: row[1]["place"])]
    assert r.question() == f"hire {order[0]}"
    assert len(r.options(order[0])) == 4
    open_to_all = [thing["name"] for thing in r.game.view(order[2]).table.modules["support_team"]["conditions"]]
    assert [f"hire {name}" for name in open_to_all] == list(r.options(order[0]))
    taken = r.options(order[0])[1]
    r.choose(order[0], taken)
    assert r.question() == f"hire {order[1]}"
    assert taken not in r.options(order[1])
    r.choose(order[1], r.options(order[1])[0])
    r.choose(order[2], r.options(order[2])[0])
    assert [len(team) for team in teams(r)] == [1, 1, 1]
    assert len(remembered(r.state, "removed", ())) == 1
    check_conserved(r.game)


@pytest.mark.rule("AX-11.15", "AX-11.16")
def test_in_a_competition_whoever_did_not_finish_gets_what_comes_and_one_card_is_removed() -> None:
    r = fly(game("I I I", seats=2, support_team="competition"), out=(0,))
    assert r.question() == "hire 1"
    laid_out = set(remembered(r.state, "laid_out", ()))
    r.choose(1, r.options(1)[0])
    assert [len(team) for team in teams(r)] == [1, 1]
    (gone,) = remembered(r.state, "removed", ())
    assert {gone, *teams(r)[0], *teams(r)[1]} == laid_out
    assert not knows_both(r.state, 0, teams(r)[0][0])
    r = fly(r)
    assert gone not in remembered(r.state, "laid_out", ())
    assert not laid_out & set(remembered(r.state, "laid_out", ()))


@pytest.mark.rule("AX-11.5")
def test_a_card_with_tokens_brings_them() -> None:
    assert people()["welder"].tokens == {"universal": 2, "welds": 3}


@pytest.mark.rule("AX-11.18", "AX-11.21")
def test_after_building_comes_when_all_have_finished_and_before_crew_and_batteries() -> None:
    r = building(SMALL, SMALL, p1="assembler")
    r.choose(0, "finish 2")
    assert "use_team" not in r.question()
    r.choose(1, "finish 1")
    assert r.question() == "use_team 1"
    assert r.asked(1).about["moment"] == "built"
    assert r.state.ships[1].figures == {}
    r.choose(1, "done")
    assert r.state.ships[1].human_count == 2


@pytest.mark.rule("AX-11.18", "AX-11.22")
def test_after_building_the_number_tiles_say_who_decides_first() -> None:
    r = building(SMALL, SMALL, p0="assembler", p1="welder")
    r.choose(0, "finish 2").choose(1, "finish 1")
    assert r.question() == "use_team 1"
    r.choose(1, "done")
    assert r.question() == "use_team 0"


@pytest.mark.rule("AX-11.19", "AX-11.21", "AX-11.22")
def test_before_the_flight_the_leader_decides_first_and_no_card_is_turned_up_before_all_have() -> None:
    r = ready(SMALL, SMALL, p0="bureaucrat", p1="advertiser")
    assert r.question() == "use_team 0"
    assert r.asked(0).about["moment"] == "launched"
    assert r.state.ships[1].human_count == 2
    assert r.state.flight.played == ()
    r.choose(0, "done")
    assert r.question() == "use_team 1"
    r.choose(1, "done")
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("AX-11.20", "AX-11.23")
def test_after_the_flight_those_who_gave_up_decide_last_in_that_order() -> None:
    r = ready(SMALL, SMALL, SMALL, p0="bureaucrat", p1="trader", p2="advertiser")
    r = landed(r, 0)
    assert r.question() == "use_team 1"
    assert r.asked(1).about["moment"] == "landed"
    r.choose(1, "done")
    assert r.question() == "use_team 0"
    r.choose(0, "done")
    assert r.state.results


@pytest.mark.rule("AX-11.17")
def test_during_building_ends_with_the_number_tile() -> None:
    """Outside the outline is building: it is offered with the component in hand, and to nobody who has finished."""
    r = building(CABIN, CABIN, p0="architect", heap=["structural 1303"])
    r.choose(0, "finish 1")
    assert r.options(0) == ()


@pytest.mark.rule("AX-11.3")
def test_the_view_tells_who_works_for_whom() -> None:
    r = finished(SMALL, SMALL, p0="advertiser trader", p1="welder", both=False)
    tray: list[dict[str, Any]] = r.game.view(0).table.modules["support_team"]["tray"]
    assert [(card["seat"], card["name"], card["values"]["both"]) for card in tray] == [
        (0, "advertiser", "no"),
        (0, "trader", "no"),
        (1, "welder", "no"),
    ]


def test_when_the_flight_is_over_nobody_of_the_team_is_asked_any_more() -> None:
    r = landed(ready(SMALL, SMALL, p0="advertiser", p1="trader"))
    r.choose(1, "trader raise Y")
    assert [name for name, _ in r.state.in_play] == ["support_team"]
    assert lines(r, "advertiser_forecast") == []
