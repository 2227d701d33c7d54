"""Every registered game can be measured and simulated as it is: neither command knows any game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from starboard.bots.roster import BOTS
from starboard.cli.bench import bench_command
from starboard.cli.simulate import simulate_command
from starboard.engine import read_log, replay
from starboard.games import GAMES
from starboard.games import game as game_named

FIGURES = ("decisions_per_second", "games_per_second", "copy_us", "copy_and_answer_us", "position_bytes")
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_game_can_be_measured(game: str) -> None:
    result = CliRunner().invoke(bench_command, [game, "--seconds", "0", "--json"])
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert (report["game"], report["peers"]) == (game, {})
    assert all(report[figure] > 0 for figure in FIGURES)
    assert set(report["by_seats"]) == {str(seats) for seats in game_named(game).rules.seats}
    assert set(report["by_options"]) == set(game_named(game).measures.compared)
    assert set(report["by_bot"]) == set(BOTS[game]) - {"random"}


@every_game
def test_a_game_can_be_simulated_with_every_bot_and_its_logs_can_be_replayed(game: str, tmp_path: Path) -> None:
    arguments = [game, "--games", "2", "--bots", ",".join(BOTS[game]), "--json", "--save", str(tmp_path)]
    result = CliRunner().invoke(simulate_command, arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["games"] == 2
    assert [seat["bot"] for seat in report["seats"][: len(BOTS[game])]] == list(BOTS[game])
    logs = sorted(tmp_path.iterdir())
    assert len(logs) == 2
    for path in logs:
        assert replay(game_named(game).rules, read_log(path.read_text("utf-8"), path.name)).over
