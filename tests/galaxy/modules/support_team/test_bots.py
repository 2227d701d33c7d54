"""Bots with a team: they hire, and use what brings them something."""

from __future__ import annotations

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.modules.support_team.advice import VALUE, choose
from starboard.galaxy.modules.support_team.catalogue import people
from tests.galaxy.modules.support_team.hiring import SMALL, finished, landed, ready


def test_everybody_has_a_value_to_bots() -> None:
    assert set(VALUE) == set(people())


def test_the_most_useful_of_the_candidates_is_hired() -> None:
    setup = RULES.setup(2, {"support_team": "dealt", "team_from": "first", "rounds": "I", "pace": "turns"})
    game = Game.new(RULES, setup, "bots")
    decision = game.decision(0)
    assert decision is not None
    best = max(decision.about["people"], key=VALUE.__getitem__)
    assert choose(decision, game.view(0).table) == f"hire {best}"


@pytest.mark.parametrize(
    ("person", "used"),
    [("bureaucrat", "bureaucrat days"), ("advertiser", "advertiser predict"), ("saboteur", "saboteur ship 1")],
)
def test_bots_use_their_team_before_the_flight(person: str, used: str) -> None:
    r = ready(SMALL, SMALL, p0=person)
    assert choose(r.asked(0), r.game.view(0).table) == used


def test_bots_close_connectors_and_leave_prices_alone_that_bring_them_nothing() -> None:
    r = finished(SMALL, SMALL, p0="welder")
    assert choose(r.asked(0), r.game.view(0).table) == "welder weld"
    r = landed(ready(SMALL, SMALL, p0="trader"))
    assert choose(r.asked(0), r.game.view(0).table) == "done"


def test_bots_fly_against_the_clock_with_their_teams() -> None:
    options = {"rounds": "I", "support_team": "dealt", "team_from": "first"}
    match = Match(Game.new(RULES, RULES.setup(3, options), "bots"), [SensibleBot(seat) for seat in range(3)])
    match.play_out()
    assert match.game.over


YACHT = """
ship I
7,7 starting_cabin 3333
7,8 engine 3000 ^
6,7 structural 0330
8,7 cabin 3003
8,8 battery_2 3000
6,8 life_support_purple 3000
"""


def test_a_spare_part_makes_a_cabin_of_what_is_missed_least() -> None:
    r = finished(YACHT, SMALL, p0="deliveryman")
    assert choose(r.asked(0), r.game.view(0).table) == "deliveryman bring cabin"
    r.choose(0, "deliveryman bring cabin")
    assert choose(r.asked(0), r.game.view(0).table) == "6,7", "which holds better than the life support"
    r = finished(SMALL, SMALL, p0="deliveryman")
    assert choose(r.asked(0), r.game.view(0).table) == "done", "all of it is needed"


def test_a_link_brings_an_alien_into_a_cabin() -> None:
    r = finished(YACHT, SMALL, p0="assembler", both=False)
    assert choose(r.asked(0), r.game.view(0).table) == "assembler link"
    r.choose(0, "assembler link")
    ends = []
    for _ in range(2):
        end = choose(r.asked(0), r.game.view(0).table)
        assert end is not None
        ends.append(end)
        r.choose(0, end)
    assert set(ends) == {"6,8", "8,7"}
    r = finished(SMALL, SMALL, p0="assembler", both=False)
    assert choose(r.asked(0), r.game.view(0).table) == "done", "there is nothing to link"


BARGE = """
ship I
7,7 starting_cabin 3333
7,6 structural 0330
8,6 cabin 0003
8,7 structural 0033
8,8 structural 3003
7,8 structural 3303
6,7 structural 0300
6,8 structural 0300
"""


def test_a_bypass_goes_where_most_hangs_on_one_component_only() -> None:
    r = finished(BARGE, SMALL, p0="plumber")
    assert choose(r.asked(0), r.game.view(0).table) == "plumber bypass"
    r.choose(0, "plumber bypass")
    assert r.asked(0).options == ["8,6 v", "6,7 v"]
    assert choose(r.asked(0), r.game.view(0).table) == "6,7 v"
