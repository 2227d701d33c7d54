"""The toy expansion at the table: its switch, what depends on it, what needs it, and its part of the version."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game, OtherVersion, WrongSetup, replay
from starboard.galaxy import RULES, registry
from starboard.galaxy.module import Module
from starboard.server.voice import voice
from tests.galaxy.toy import MODULE


def test_a_table_without_it_agrees_on_nothing_of_it() -> None:
    setup = RULES.setup(4, {"toy": "no"})
    assert not {"toy", "toy_tempo"} & setup.options.keys()
    assert RULES.version_of(setup) == RULES.version


def test_a_table_with_it_says_so_and_so_do_its_logs() -> None:
    setup = RULES.setup(4, {"toy": "yes", "rounds": "I DRUM"})
    assert (setup["toy"], setup["toy_tempo"], setup["rounds"]) == ("yes", "slow", "I DRUM")
    game = Game.new(RULES, setup, "seed")
    assert game.log.version == game.position().version == game.view(0).version == "3 toy.1"
    assert replay(RULES, game.log).hash() == game.hash()


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"rounds": "I DRUM"}, "toy_board"),
        (4, {"toy": "yes", "teams": "expert"}, "toy_teams"),
    ],
)
def test_what_needs_it_or_does_not_go_with_it_says_why(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(WrongSetup) as problem:
        RULES.setup(seats, options)
    assert problem.value.values == {"need": reason}


def test_its_options_mean_nothing_without_it() -> None:
    with pytest.raises(WrongSetup, match="toy_tempo means nothing while toy is no"):
        RULES.setup(2, {"toy_tempo": "quick"})


def test_a_repair_of_it_makes_only_its_own_logs_old(monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = Game.new(RULES, RULES.setup(2, {"toy": "yes"}), "seed").log
    without = Game.new(RULES, RULES.setup(2), "seed").log
    _repair(monkeypatch, replace(MODULE, version="2"))
    assert replay(RULES, without).log.version == "3"
    with pytest.raises(OtherVersion, match=r"galaxy rules 3 toy\.1; these are 3 toy\.2"):
        replay(RULES, with_it)


def _repair(monkeypatch: pytest.MonkeyPatch, module: Module) -> None:
    monkeypatch.setattr(registry, "modules", lambda: (module,))


def test_the_form_has_it_in_its_box() -> None:
    told = voice("galaxy", "en").introduce()
    choices = {choice.name: choice for choice in told.choices}
    assert [choices[name].group for name in ("rounds", "toy", "toy_tempo")] == ["", "The toy box", "The toy box"]
    assert [choices[name].switch for name in ("rounds", "toy", "toy_tempo")] == ["", "toy", "toy"]
    assert choices["rounds"].values["DRUM"] == "the drum"
    assert "The drum is flown with brass bands." in {need.text for need in told.needs}


@pytest.mark.parametrize("pace", ["real_time", "turns"])
def test_four_build_and_fly_with_it(pace: str) -> None:
    game = Game.new(RULES, RULES.setup(4, {"toy": "yes", "rounds": "DRUM II", "pace": pace}), "four")
    Match(game, [SensibleBot(f"four {seat}") for seat in range(4)]).play_out()
    assert game.over
    assert len(game.scores) == 4
    assert len(game.state.results) == 2
    assert {len(result["seats"]) for result in game.state.results} == {4}
