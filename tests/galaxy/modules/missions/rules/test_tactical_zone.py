"""Tactical zones."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.modules.missions.supercards.penalties import Penalty, total
from starboard.galaxy.modules.missions.supercards.tactical_zone import TacticalZone
from starboard.galaxy.table import Table
from tests.galaxy.modules.missions.jobs import go_on, job

BOOKLET = "SC16"
"""Left: crew minus cannons, right: engines minus cannons."""
QUIET_COLUMN = "second=engines_minus_cannons right=IV:days:1"
LEFT = f"tactical_zone first={{}} left=I:days:1 {QUIET_COLUMN}"
CREW_LESS_CANNONS = LEFT.format("crew_minus_cannons")
NEWER: Any = {"newer_technology": "yes"}


def manned(crew: int = 2, cannons: int = 0, engines: int = 1, *, level: str = "III", extra: str = "") -> str:
    """A ship with so much of each."""
    floor = [f"{column},7 structural 3333" for column in (4, 5, 6, 8, 9, 10)]
    guns = [f"{column},6 cannon 0030 ^" for column in range(4, 4 + cannons)]
    tubes = [f"{column},8 engine 3000 ^" for column in range(4, 4 + engines)]
    cabins = []
    left = crew - 2
    for column in (10, 9, 8, 7):
        if left > 0:
            cabins.append(f"{column},8 cabin 3333 crew={min(left, 2)}")
            left -= 2
    lines = [f"ship {level}", "7,7 starting_cabin 3333 crew=2", *floor, *guns, *tubes, *cabins, extra]
    return "\n".join(line for line in lines if line)


def zone(*ships: str, card: str = CREW_LESS_CANNONS, **settings: Any) -> Rehearsal[Table]:
    return go_on(job(*ships, mission="platinum_club", cards=card, **settings))


def penalised(r: Rehearsal[Table], line: int = 0) -> list[int]:
    return [event.seat for event in r.events("weakest") if event.data["line"] == line and event.seat is not None]


def differences(r: Rehearsal[Table], column: str = "crew_minus_cannons") -> list[float]:
    return [event.data["strength"] for event in r.events("difference_counted") if event.data["measure"] == column]


@pytest.mark.rule("MX-EX-9", "MX-8.31", "MX-8.34")
@pytest.mark.parametrize(
    ("ships", "worst"),
    [
        ([(4, 2), (2, 3), (4, 1)], 1),  # more cannon strength than crew, and all others have not
        ([(2, 4), (2, 3), (4, 1)], 0),  # several have: the one whose excess is greatest
        ([(4, 1), (6, 1), (4, 2)], 2),  # none has: the smallest surplus of crew
        ([(4, 2), (3, 1), (6, 1)], 0),  # a tie: the one who is farthest ahead
    ],
)
def test_the_lowest_difference_pays(ships: list[tuple[int, int]], worst: int) -> None:
    r = zone(*(manned(crew, cannons) for crew, cannons in ships))
    assert differences(r) == [crew - cannons for crew, cannons in ships]
    assert penalised(r) == [worst]
    assert [event.seat for event in r.events("moved")] == [worst]


@pytest.mark.rule("MX-EX-10", "MX-8.35", "MX-R-43", "MX-7.7")
@pytest.mark.parametrize(("level", "crew", "days"), [("I", 2, 0), ("II", 2, 2), ("III", 5, 5)])
def test_all_lines_up_to_the_level_are_added_up(level: str, crew: int, days: int) -> None:
    text = "ship {}\n7,7 starting_cabin 3333 crew=2\n6,7 cabin 3333 crew=2\n8,7 cabin 3333 crew={}\n7,8 engine 3000 ^\n"
    weak, strong = text.format(level, 1) + "7,6 cannon 0030 ^\n", text.format(level, 2) + "6,8 cabin 3000 crew=2\n"
    weak = weak.replace("6,7 cabin 3333 crew=2", "6,7 cabin 3333 crew=2\n6,8 cabin 3000 crew=1")
    r = zone(weak, strong, card=BOOKLET, dice=[2] * 6)
    assert penalised(r) == [0]
    assert len(r.events("crew_lost", 0)) == crew
    assert sum(-event.data["days"] for event in r.events("moved", 0)) == days


@pytest.mark.rule("MX-8.32", "MX-8.31")
def test_energy_is_a_choice_and_everything_else_counts_whether_wanted_or_not() -> None:
    double = manned(3, 1, extra="8,6 double_cannon 0030 ^\n9,6 battery_2 0030 cells=2")
    card = LEFT.format("cannons_minus_crew")
    r = job(double, manned(4, 2), mission="platinum_club", cards=card)
    assert r.question() == "power_cannons 0"
    assert (r.asked(0).about["minus"], r.asked(0).about["strength"]) == (3, 1)
    assert differences(go_on(r, "8,6"), "cannons_minus_crew") == [0, -2]
    assert penalised(r) == [1]
    r = go_on(job(double, manned(4, 2), mission="platinum_club", cards=card), "done")
    assert differences(r, "cannons_minus_crew") == [-2, -2]
    assert penalised(r) == [0]


@pytest.mark.rule("MX-8.32")
def test_what_is_taken_off_may_be_powered_as_well_and_it_is_told_what_that_does() -> None:
    double = manned(3, 1, extra="8,6 double_cannon 0030 ^\n9,6 battery_2 0030 cells=2")
    r = job(manned(3, 2), double, mission="platinum_club", cards=CREW_LESS_CANNONS)
    assert r.question() == "power_cannons 1"
    about = r.asked(1).about
    assert (about["plus"], about["so_far"]) == (3, [1])
    assert [about["options"][option].get("then") for option in ("8,6", "done")] == ["lowest_so_far", None]


@pytest.mark.rule("MX-8.33", "MX-R-22", "MX-R-44", "MX-10.2")
def test_crubots_may_be_activated_and_armed_crew_counts_double() -> None:
    """Two armed humans and four crubots who are armed as well: 2 and 4, each twice."""
    robots = manned(2, 0, extra="7,8 armory 3303\n6,8 crubot_station 3300\n8,6 battery_2 0030 cells=2")
    r = job(robots, manned(6, 1), mission="platinum_club", cards=CREW_LESS_CANNONS, **NEWER)
    assert r.question() == "count_crew 0"
    assert r.asked(0).about["strength"] == 4
    r.choose(0, "activate 6,8")
    assert differences(r)[0] == 12
    assert penalised(r) == [1]


@pytest.mark.rule("MX-EX-11", "MX-8.36")
def test_the_right_column_is_computed_anew_without_what_the_left_one_took() -> None:
    """The purple alien is lost on the left, so that it does not help on the right."""
    alien = manned(2, 3, extra="8,8 cabin 3333 alien=purple\n9,8 life_support_purple 3333")
    card = "tactical_zone first=crew_minus_cannons left=I:crew:1 second=engines_minus_cannons right=I:days:1"
    r = job(alien, manned(6, 1, 2), mission="platinum_club", cards=card)
    assert r.question() == "lose_crew 0"
    go_on(r, "8,8")
    assert differences(r, "crew_minus_cannons") == [3 - 5, 5]
    assert differences(r, "engines_minus_cannons") == [1 - 3, 1]


@pytest.mark.rule("MX-EX-11", "MX-8.36")
def test_what_was_powered_on_the_left_must_be_powered_again_on_the_right() -> None:
    double = manned(2, 1, extra="8,6 double_cannon 0030 ^\n9,6 battery_2 0030 cells=2")
    card = "tactical_zone first=cannons_minus_crew left=I:days:1 second=cannons_minus_engines right=I:days:1"
    r = job(double, manned(2, 2), mission="platinum_club", cards=card).choose(0, "8,6")
    assert differences(r, "cannons_minus_crew") == [1, 0]
    assert r.question() == "power_cannons 0"
    assert r.asked(0).about["strength"] == 1


@pytest.mark.rule("MX-8.37", "MX-R-31", "MX-2.23")
def test_a_lone_ship_passes_through() -> None:
    r = job(manned(2, 3), manned(4), mission="platinum_club", cards=["nothing", BOOKLET])
    r.choose(0, "fly on").choose(1, "give up")
    go_on(r)
    assert r.events("card_ignored")
    assert not r.events("weakest")


@pytest.mark.rule("MX-2.23", "MX-2.21", "MX-R-34")
def test_a_zone_from_which_all_others_have_hidden_has_no_effect() -> None:
    bottled = manned(4, extra="8,6 fragile_container 0030")
    r = job(manned(2, 3), bottled, mission="beverage_run", cards=BOOKLET)
    assert r.question() == "throw_bottle 1"
    go_on(r, "8,6")
    assert r.events("card_ignored")
    assert not r.events("weakest")


@pytest.mark.rule("MX-8.38", "MX-9.5", "MX-R-43")
def test_of_five_the_second_worst_suffers_a_little_less() -> None:
    ships = [manned(2, cannons, level="III") for cannons in (1, 4, 3, 2, 1)]
    card = "tactical_zone first=crew_minus_cannons left=I:days:3,II:days:2 second=crew_minus_cannons right=IV:days:1"
    r = zone(*ships, card=card, fifth_wheel="yes", new_technology="yes")
    assert penalised(r) == [1, 2]
    lost_days = {event.seat: -event.data["days"] for event in r.events("moved")}
    assert lost_days == {1: 5, 2: 4}


@pytest.mark.rule("MX-8.38", "MX-R-43")
def test_the_reduction_is_made_once_on_the_total() -> None:
    card = CARDS[BOOKLET]
    assert isinstance(card, TacticalZone)
    (_, left), (_, right) = card.columns()
    assert total(left) == Penalty(days=7, crew=7)
    assert total(left).reduced(1) == Penalty(days=6, crew=6)
    assert total(right).reduced(1) == Penalty(goods=2, shots=("light rear", "heavy rear", "heavy rear", "heavy rear"))


@pytest.mark.rule("MX-8.34", "MX-8.31")
def test_zones_are_solved_left_then_right() -> None:
    r = zone(manned(2, 3), manned(4, 1), card=BOOKLET, dice=[2] * 6)
    assert [event.data["line"] for event in r.events("contest")] == [0, 1]
    assert [event.data["measure"] for event in r.events("contest")] == ["crew_minus_cannons", "engines_minus_cannons"]


def test_there_are_four_zones_with_both_columns() -> None:
    zones = [card for card in CARDS.values() if isinstance(card, TacticalZone)]
    assert len(zones) == 4
    for card in zones:
        for _, effects in card.columns():
            assert {effect.level for effect in effects} == {"I", "II", "III", "IV"}
