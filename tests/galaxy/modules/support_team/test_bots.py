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
