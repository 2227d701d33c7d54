"""Whether a mission counts as fulfilled, and the table at which programs are tried."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from starboard.cli.simulate import simulate_command
from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.measures import goals
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.goals import any_jobs, fulfilled
from tests.galaxy.modules.missions.jobs import PLAIN, done
from tests.galaxy.modules.missions.rules.test_flights import GUNS
from tests.galaxy.modules.missions.rules.test_pay import FRAGILE, PLAIN_II, truck


def line(kind: str, amount: int, source: str = "missions") -> dict[str, Any]:
    return {"kind": kind, "seat": 0, "amount": amount, "source": source}


@pytest.mark.parametrize(
    ("mission", "lines", "is_done"),
    [
        ("cocktail_time", [line("mission_delivered", 3)], True),
        ("cocktail_time", [line("goods", 9, "")], False),
        ("radioactive_isotopes", [line("mission_delivered", 7), line("mission_lost", -9)], False),
        ("easy_peasy", [line("finish", 8, "")], True),
        ("carpool", [line("finish", 8, "")], False),
        ("the_bet", [line("bet_lost", -4)], False),
        ("platinum_club", [line("mission_finished", 4)], False),
        ("platinum_club", [line("mission_finished", 4), line("mission_none_lost", 5)], True),
    ],
)
def test_a_mission_is_fulfilled_if_it_has_paid_more_than_it_cost(
    mission: str, lines: list[dict[str, Any]], is_done: bool
) -> None:
    assert fulfilled(missions()[mission], lines) is is_done


def test_goals_are_told_for_each_seat_and_each_mission_that_was_planned() -> None:
    r = done(truck(FRAGILE), PLAIN_II, mission="cocktail_time", mission_plan="cocktail_time")
    assert [goals(r.game.view(seat), seat) for seat in range(2)] == [
        {"mission cocktail time": [True]},
        {"mission cocktail time": [False]},
    ]
    r = done(GUNS, PLAIN_II, mission="the_bet", purses=[20, 20], mission_plan="the_bet")
    assert goals(r.game.view(1), 1) == {"mission the bet": [True]}


def test_nothing_is_told_of_missions_left_open_of_flights_watched_and_of_other_games() -> None:
    assert goals(done(PLAIN, PLAIN, mission="carpool").game.view(0), 0) == {}
    plain = Game.new(RULES, RULES.setup(2, {}), "plain")
    assert goals(plain.view(0), 0) == {}
    r = done(PLAIN, PLAIN, mission="directives", mission_plan="directives")
    view = r.game.view(0)
    rows = [{**row, "left": "sits_out"} for row in view.table.results[0]["seats"]]
    watched = [{**view.table.results[0], "seats": rows}]
    assert goals(view, 0) == {"mission directives": [True]}
    assert goals(replace(view, table=replace(view.table, results=watched)), 0) == {}


def test_each_game_of_the_trial_has_other_missions_that_can_be_flown() -> None:
    plans = [any_jobs(Random(number).choice)["mission_plan"].split() for number in range(60)]
    assert {name for plan in plans for name in plan} == set(missions())
    assert all(len(set(plan)) == 3 for plan in plans)
    for number in range(60):
        RULES.setup(4, any_jobs(Random(number).choice))


def test_the_trial_prints_how_often_each_mission_was_fulfilled() -> None:
    arguments = ["galaxy", "--trial", "missions:jobs", "--bots", "random", "--games", "2"]
    told = CliRunner().invoke(simulate_command, [*arguments, "--json"])
    assert told.exit_code == 0, told.output
    base, tried = json.loads(told.stdout)
    assert (base["name"], base["goals"], tried["name"]) == ("base", {}, "missions:jobs")
    assert sum(goal["tries"] for goal in tried["goals"].values()) == 2 * 3 * 4
    assert all(0 <= goal["share"] <= 1 for goal in tried["goals"].values())
    table = CliRunner().invoke(simulate_command, arguments).stdout
    assert "missions:jobs, goals" in table
    assert all(name in table for name in tried["goals"])
