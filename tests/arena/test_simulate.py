import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from starboard.arena.simulate import Outcome, Plan, plan, play_all, summarise
from starboard.cli.simulate import simulate_command
from starboard.engine import BadInput, read_log, replay
from starboard.games import game

SHORT = {"rounds": "I"}


def _simulate(*arguments: str) -> str:
    result = CliRunner().invoke(simulate_command, ["galaxy", "--option", "rounds=I", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def _without_times(text: str) -> object:
    plain = json.loads(text)
    return {name: value for name, value in plain.items() if not name.endswith(("seconds", "per_second"))}


def test_the_same_seed_gives_the_same_results_with_any_number_of_jobs() -> None:
    arguments = ("--games", "5", "--players", "3", "--bots", "random,sensible", "--seed", "seven", "--json")
    once = _without_times(_simulate(*arguments))
    assert once == _without_times(_simulate(*arguments, "--jobs", "2"))
    assert once != _without_times(_simulate(*arguments, "--seed", "eight"))


def test_the_table_names_every_seat_with_its_bot() -> None:
    table = _simulate("--games", "1", "--players", "2", "--bots", "random")
    rows = [line.split() for line in table.splitlines() if "±" in line]
    assert [(row[1], row[3]) for row in rows] == [("0", "random"), ("1", "random")]
    assert "flights finished" in table
    assert "1 games" in table


def test_saved_logs_replay_to_the_scores_of_the_table(tmp_path: Path) -> None:
    results = json.loads(_simulate("--games", "2", "--bots", "random", "--save", str(tmp_path / "logs"), "--json"))
    logs = sorted((tmp_path / "logs").iterdir())
    ends = [replay(game("galaxy").rules, read_log(path.read_text("utf-8"))).scores for path in logs]
    assert [sum(scores) / 2 for scores in zip(*ends, strict=True)] == [seat["mean"] for seat in results["seats"]]


def test_a_shared_win_counts_in_parts() -> None:
    outcomes = [Outcome((3, 3, 1), 10, [{}] * 3), Outcome((0, 4, 4), 20, [{"flights": 1.0}, {}, {}])]
    summary = summarise(Plan("galaxy", ("random",) * 3, "x"), outcomes)
    assert [seat.wins for seat in summary.seats] == [0.25, 0.5, 0.25]
    assert [(seat.mean, seat.best, seat.worst) for seat in summary.seats] == [(1.5, 3, 0), (3.5, 4, 3), (2.5, 4, 1)]
    assert summary.seats[0].error == pytest.approx(1.5)
    assert summary.seats[0].statistics == {"flights": 0.5}
    assert summary.decisions == 30


def test_bots_are_seated_in_turn() -> None:
    assert plan("galaxy", ["random", "sensible"], 3, "x", {}).bots == ("random", "sensible", "random")


@pytest.mark.parametrize(
    ("bots", "players", "options", "sentence"),
    [
        (["clever"], 2, {}, "galaxy has no bot 'clever'; expected one of: random, sensible"),
        (["random"] * 3, 2, {}, "3 bots are too many for 2 seats"),
        (["random"], 6, {}, "galaxy is for 2 to 5 seats, not 6"),
        (["random"], 2, {"rounds": "IX"}, "option rounds: 'IX' is not one of"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    bots: list[str], players: int, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence):
        plan("galaxy", bots, players, "x", options)


def test_outcomes_come_in_the_order_of_the_games() -> None:
    planned = Plan("galaxy", ("random",) * 2, "order", SHORT)
    first = list(play_all(planned, 2))
    assert list(play_all(planned, 9, jobs=2))[:2] == first
