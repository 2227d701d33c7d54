"""The title holder, those who gave up, and two titles each: KX-12.1 to KX-12.16."""

from typing import Any

import pytest

from starboard.engine import BadInput
from starboard.galaxy import RULES
from starboard.galaxy.registry import word_packages
from starboard.words import words_for
from tests.galaxy.modules.keep_on_trucking.treks import (
    AESTHETE,
    CAPTAIN,
    ENGINEER,
    HAULER,
    LARGE,
    MACHINIST,
    ON,
    QUIET,
    SCOUT,
    drawn,
    golden_yard,
    held_by,
    lines,
    new_trek,
    scored,
    side_of,
    trek,
)

HOLDERS = {ENGINEER: 0, CAPTAIN: 1}
ORDERS = ("shuffled", "first")
PAYS = {"titles": (2, 4, 6, 12), "3-6-9": (3, 6, 9, 18), "4-8-12": (4, 8, 12, 24)}
LEAVES: dict[str, Any] = {"cards": [QUIET, QUIET], "fly_on": False}


def titles_of(seats: int, seed: str, **options: str) -> tuple[str, ...]:
    """The titles of a Trek."""
    return tuple(drawn(new_trek(seats, seed, **options).state))


@pytest.mark.rule("KX-12.1", "KX-12.2", "KX-12.6", "KX-12.7", "KX-12.8", "KX-EX-24", "KX-R-14", "K2-10.19")
@pytest.mark.parametrize("holder", PAYS)
def test_titles_pay_what_the_chosen_side_of_the_holder_says(holder: str) -> None:
    told: dict[str, Any] = {"titles": (ENGINEER, CAPTAIN), "holders": HOLDERS, "more_titles": holder}
    first = trek(LARGE, SCOUT, titles=(ENGINEER, AESTHETE), more_titles=holder)
    second = trek(LARGE, SCOUT, level="II", **told)
    third = trek(LARGE, SCOUT, level="III", **told)
    gilded = trek(LARGE, SCOUT, level="III", golden=(ENGINEER,), **told)
    paid = [next(amount for seat, amount in lines(r) if seat == 0) for r in (first, second, third, gilded)]
    assert tuple(paid) == PAYS[holder]


@pytest.mark.rule("KX-12.3", "KX-12.4")
def test_the_form_says_which_side_is_for_harder_flights() -> None:
    for language, roads in (("en", "Rough Roads"), ("fr", "Routes Rugueuses")):
        said = words_for(language, *word_packages(), strict=True)
        assert roads in said("option-more_titles-4-8-12")
        assert roads not in said("option-more_titles-3-6-9")


@pytest.mark.rule("KX-12.1")
def test_more_titles_are_for_treks_only() -> None:
    assert RULES.setup(2, ON)["more_titles"] == "titles"
    for rounds in ("second-I", "second-III", "second-test"):
        with pytest.raises(BadInput):
            RULES.setup(2, {"rounds": rounds, "more_titles": "titles"})
    with pytest.raises(BadInput):
        RULES.setup(2, {"edition": "first", "more_titles": "titles"})


@pytest.mark.rule("KX-12.5")
def test_the_new_titles_are_drawn_with_the_others_or_come_first() -> None:
    seeds = "abcdefghijkl"
    usual = {titles_of(3, seed) for seed in seeds}
    assert {AESTHETE in titles for titles in usual} == {True, False}
    assert all(len(set(titles)) == 3 for titles in usual)
    first = {titles_of(3, seed, new_titles="first") for seed in seeds}
    assert len(first) > 1, "the rest is drawn"
    assert all(titles[0] == AESTHETE and len(set(titles)) == 3 for titles in first)
    assert not any(AESTHETE in titles_of(4, seed, more_titles="no") for seed in seeds)


@pytest.mark.rule("KX-12.33")
def test_without_components_that_need_others_there_is_no_machinist() -> None:
    assert all(MACHINIST not in titles_of(4, seed, new_titles=order) for seed in "abcdef" for order in ORDERS)


@pytest.mark.rule("KX-12.9", "KX-12.10", "KX-12.11", "KX-EX-25", "KX-R-54", "K2-10.19")
def test_whoever_gave_up_wins_a_title_with_half_the_score_of_the_ship_as_it_was() -> None:
    """Both have 3 components; 5 count 2½."""
    r = trek(SCOUT, LARGE, SCOUT, titles=(ENGINEER, CAPTAIN, HAULER), more_titles="3-6-9", **LEAVES)
    r.choose(0, "give up").choose(1, "give up").choose(2, "give up")
    told = {event.data["title"]: event.data for event in r.events("title_scored")}
    assert sorted(told[ENGINEER]["scores"]) == [[0, 1.5], [1, 2.5], [2, 1.5]]
    assert sorted(told[CAPTAIN]["scores"]) == [[0, 0], [1, 0.5], [2, 0]], "its crew was still in the cabin"
    assert lines(r) == [(1, 3), (1, 3)]
    assert told[HAULER]["seats"] == [], "nothing is not enough"
    assert r.question() == "take_title 1"
    assert list(r.options(1)) == [f"title {ENGINEER}", f"title {CAPTAIN}"]
    assert r.asked(1).about["scores"][ENGINEER] == {"own": 2.5, "best": 2.5}


@pytest.mark.rule("KX-12.1", "KX-12.9")
def test_without_the_holder_whoever_gave_up_does_not_compete() -> None:
    r = trek(LARGE, SCOUT, titles=(ENGINEER, CAPTAIN), **LEAVES)
    r.choose(0, "give up").choose(1, "fly on").choose(1, "fly on")
    assert lines(r) == [(1, 2)]


@pytest.mark.rule("KX-12.9", "KX-12.10", "KX-12.11")
@pytest.mark.parametrize(("other", "defended"), [(SCOUT, False), ("ship I\n7,7 starting_cabin 3333\n", True)])
def test_half_a_score_may_defend_a_title(other: str, defended: bool) -> None:
    r = trek(
        LARGE,
        other,
        level="II",
        titles=(ENGINEER, HAULER),
        holders={ENGINEER: 0, HAULER: 1},
        more_titles="4-8-12",
        **LEAVES,
    )
    r.choose(0, "give up").choose(1, "fly on").choose(1, "fly on")
    assert lines(r) == ([(0, 8)] if defended else [])
    assert side_of(r.state, ENGINEER) == ("gold" if defended else "silver")


@pytest.mark.rule("KX-12.11")
def test_nothing_defends_nothing_also_for_whoever_gave_up() -> None:
    r = trek(
        SCOUT,
        SCOUT,
        level="II",
        titles=(HAULER, CAPTAIN),
        holders={HAULER: 0, CAPTAIN: 1},
        more_titles="3-6-9",
        **LEAVES,
    )
    r.choose(0, "give up").choose(1, "give up")
    assert lines(r) == []


@pytest.mark.rule("KX-12.12", "KX-EX-24", "KX-R-14")
@pytest.mark.parametrize(("holder", "amount"), [("3-6-9", 9), ("4-8-12", 12)])
def test_gold_pays_as_silver_to_whoever_gave_up(holder: str, amount: int) -> None:
    told: dict[str, Any] = {"titles": (ENGINEER, HAULER), "holders": {ENGINEER: 0, HAULER: 1}, "golden": (ENGINEER,)}
    r = trek(LARGE, SCOUT, level="III", more_titles=holder, **told, **LEAVES)
    r.choose(0, "give up").choose(1, "give up")
    assert lines(r) == [(0, amount)]


FOUR = (ENGINEER, CAPTAIN, HAULER, AESTHETE)
BOTH: dict[str, Any] = {"double_titles": "yes", "titles": FOUR}


@pytest.mark.rule("KX-12.13")
def test_two_players_may_draw_four_titles() -> None:
    assert {len(set(titles_of(2, seed, double_titles="yes"))) for seed in "abc"} == {4}
    assert len(titles_of(2, "a")) == 2
    with pytest.raises(BadInput):
        RULES.setup(3, {**ON, "double_titles": "yes"})


@pytest.mark.rule("KX-12.14", "K2-R-8")
def test_whoever_has_won_more_than_two_keeps_two_and_the_other_gets_the_rest() -> None:
    mirrored = LARGE.replace("6,7 battery_2 0300", "6,7 cabin 0300")
    r = trek(mirrored, SCOUT, **BOTH)
    assert lines(r) == [(0, 2)] * 3
    assert list(r.options(0)) == [f"title {title}" for title in (ENGINEER, CAPTAIN, AESTHETE)]
    r.choose(0, f"title {AESTHETE}")
    assert list(r.options(0)) == [f"title {ENGINEER}", f"title {CAPTAIN}"]
    r.choose(0, f"title {CAPTAIN}")
    assert [sorted(held_by(r.state, seat)) for seat in (0, 1)] == [[AESTHETE, CAPTAIN], [ENGINEER, HAULER]]


@pytest.mark.rule("KX-12.14", "K2-R-8")
def test_nobody_takes_of_the_rest_what_somebody_has_won() -> None:
    """Seat 0 has won two, seat 1 nothing: it gets the other two and is not asked."""
    r = trek(LARGE, SCOUT, **BOTH)
    assert lines(r) == [(0, 2), (0, 2)]
    assert r.question() == "take_title 0"
    r.choose(0, f"title {ENGINEER}")
    assert [sorted(held_by(r.state, seat)) for seat in (0, 1)] == [[CAPTAIN, ENGINEER], [AESTHETE, HAULER]]


@pytest.mark.rule("KX-12.15")
def test_each_title_is_defended_on_its_own() -> None:
    holders = {ENGINEER: 0, HAULER: 0, CAPTAIN: 1, AESTHETE: 1}
    r = trek(LARGE, SCOUT, level="II", holders=holders, **BOTH)
    assert lines(r) == [(0, 4)]
    assert [side_of(r.state, title) for title in FOUR] == ["gold", "silver", "silver", "silver"]
    loaded = LARGE.replace("6,7 battery_2 0300", "6,7 cargo_2 0300 goods=B").replace("3333", "3333 crew=2")
    r = trek(loaded, SCOUT, level="II", holders=holders, **BOTH)
    assert lines(r) == [(0, 4), (0, 4)]


@pytest.mark.rule("KX-12.16")
def test_two_golden_titles_make_both_their_demands_and_both_pay_double() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n8,7 structural 3333\n7,8 engine 3000 ^\n"
    r = golden_yard(ship, "corridor_master", "battery_master", double_titles="yes")
    r.choose(0, "finish 1").choose(1, "finish 2")
    assert [(event.seat, event.data["errors"]) for event in r.events("errors_found")] == [
        (0, [["crossroads", "8,7", ""]])
    ]
    assert r.game.view(0).table.ships[0].engines == 0, "and its single engine does nothing"
    assert r.game.view(0).table.ships[1].engines == 1
    holders = {ENGINEER: 0, CAPTAIN: 0, HAULER: 1, AESTHETE: 1}
    r = trek(LARGE, SCOUT, level="III", holders=holders, golden=(ENGINEER, CAPTAIN), more_titles="4-8-12", **BOTH)
    assert lines(r) == [(0, 24), (0, 24)]


@pytest.mark.rule("KX-4.7", "KX-14.18")
def test_a_plated_side_is_no_view() -> None:
    window = "ship I\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n8,7 cabin 4443 crew=2\n"
    assert scored(CAPTAIN, window) == 0
    assert scored(CAPTAIN, window.replace("4443", "4043")) == 1
