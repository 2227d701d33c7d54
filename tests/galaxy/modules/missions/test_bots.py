"""Programs fly missions: to the end whatever they do, and for the pay if they are sensible."""

from __future__ import annotations

import pytest

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.table import Table

FAST = {"pace": "turns", "errors": "refused"}


def flown(bot: str, mission: str, seed: str, rounds: str = "I", **options: str) -> Game[Table]:
    agreed = {"missions": "chosen", "mission_plan": mission, "rounds": rounds, **options}
    game = Game.new(RULES, RULES.setup(2, agreed), seed)
    Match(game, [BOTS["galaxy"][bot](f"{seed} {seat}") for seat in range(2)]).play_out()
    return game


@pytest.mark.parametrize("mission", missions())
def test_random_players_come_to_the_end_of_every_mission(mission: str) -> None:
    assert flown("random", mission, f"end of {mission}", **FAST).over


def test_aliens_are_paid_by_their_colours_on_a_cruiser_as_well() -> None:
    """Its level is the fourth, and there are only three colours to be paid for."""
    game = flown("random", "diplomatic_mission", "cruiser", "IV", newer_ship_classes="yes", newer_cards="yes")
    assert game.over


def paid(mission: str, kind: str) -> int:
    """What lines of a kind brought sensible players in a few flights."""
    results = [flown("sensible", mission, f"load {number}").state.results[-1] for number in range(3)]
    return sum(line["amount"] for result in results for line in result["lines"] if line["kind"] == kind)


@pytest.mark.parametrize("mission", ["riding_a_powder_keg", "heavy_duty"])
def test_sensible_builders_load_what_pays(mission: str) -> None:
    assert paid(mission, "mission_delivered") > 0


def test_sensible_builders_put_engines_where_they_push() -> None:
    assert paid("alien_design", "best_looking") > 0


def test_sensible_builders_use_the_bottles_that_lie_at_their_places() -> None:
    agreed = {"missions": "chosen", "mission_plan": "beverage_run", "rounds": "I"}
    game = Game.new(RULES, RULES.setup(2, agreed), "bottles")
    match = Match(game, [BOTS["galaxy"]["sensible"](f"bottles {seat}") for seat in range(2)])
    while game.state.stage != "card":
        match.step()
    assert sum(len(ship.layout.squares_with("fragile")) for ship in game.state.ships) >= 3


def test_sensible_builders_obey() -> None:
    for number in range(3):
        agreed = {"missions": "chosen", "mission_plan": "directives", "rounds": "I"}
        game = Game.new(RULES, RULES.setup(2, agreed), f"obey {number}")
        match = Match(game, [BOTS["galaxy"]["sensible"](f"obey {seat}") for seat in range(2)])
        while game.state.stage in ("yard", "inspection"):
            match.step()
            assert not [event for event in game.events if event.kind == "errors_found"]
