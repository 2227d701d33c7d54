import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.engine import Entry, Game
from starboard.engine.vocabulary import texts_of
from starboard.galaxy import RULES
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary.questions import Finish, GiveUp
from tests.cli.terminals import log_at, starboard


@pytest.fixture
def game() -> Game[Table]:
    played = Game.new(RULES, RULES.setup(2, {"rounds": "I"}), "to be replayed")
    Match(played, [RandomBot(seat, texts_of(Finish, GiveUp)) for seat in range(2)]).play_out()
    return played


@pytest.fixture
def log(game: Game[Table], tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    game.log.write(path)
    return path


def test_without_a_terminal_the_whole_story_and_the_last_table_are_printed(log: Path, game: Game[Table]) -> None:
    replayed = starboard("replay", log)
    assert replayed.exit_code == 0
    story, _, table = replayed.stdout.partition("── The end")
    assert "Red gives the word, and building begins." in story
    assert "Round I: the bills are paid." in story
    assert "Round I: settlement" in table


def test_a_spectator_is_not_told_what_only_one_seat_saw(log: Path) -> None:
    assert "It is a" not in starboard("replay", log).stdout


def test_only_the_first_answers_when_asked(log: Path) -> None:
    replayed = starboard("replay", log, "--to", "3")
    assert "Round I: building" in replayed.stdout
    assert "settlement" not in replayed.stdout


def test_the_position_reached_can_be_had_as_json(log: Path, game: Game[Table]) -> None:
    reached = json.loads(starboard("replay", log, "--json").stdout)
    assert reached["hash"] == game.hash()
    assert reached["replayed"] == len(game.log.entries)
    assert reached["stopped"] is None
    assert reached["view"]["scores"] == game.scores


def test_a_log_can_be_piped_in(log: Path) -> None:
    assert "Round I: the bills are paid." in starboard("replay", "-", typed=log.read_text("utf-8")).stdout


def test_steps_taken_back_are_part_of_the_story(tmp_path: Path) -> None:
    game = Game.new(RULES, RULES.setup(2, {"rounds": "I", "pace": "turns"}), "undone")
    first = game.decision(0)
    assert first is not None
    game.answer(0, first.id, "draw")
    second = game.decision(0)
    assert second is not None
    game.answer(0, second.id, "return")
    game.undo(0)
    game.log.write(tmp_path / "undone.log")
    assert "Red undoes a step." in starboard("replay", tmp_path / "undone.log").stdout


def test_a_log_of_another_version_is_refused_and_the_way_around_is_named(log: Path) -> None:
    log.write_text(log.read_text("utf-8").replace(f'"version":"{RULES.version}"', '"version":"0"', 1), encoding="utf-8")
    replayed = starboard("replay", log)
    assert replayed.exit_code == 2
    assert f"galaxy rules 0, and these are {RULES.version}; --anyway replays what fits" in replayed.stderr


def test_what_fits_of_a_log_of_another_version_is_replayed_and_it_says_where_it_stopped(log: Path) -> None:
    old = log_at(log)
    old.version = "0"
    old.entries[5] = Entry(0, "0.999", "levitate", old.entries[5].time)
    old.write(log)
    replayed = starboard("replay", log, "--anyway")
    assert replayed.exit_code == 0
    assert f"This log was played with rules 0, and these are rules {RULES.version}" in replayed.stdout
    assert f"The replay stopped before step 6 of {len(old.entries)}: decision '0.999' is not open" in replayed.stdout
    reached = json.loads(starboard("replay", log, "--anyway", "--json").stdout)
    assert reached["replayed"] == 5
    assert reached["stopped"]["entry"] == 6


def test_a_story_in_french(log: Path) -> None:
    replayed = starboard("replay", log, "--lang", "fr")
    assert "Rouge donne le signal, et la construction commence." in replayed.stdout


def test_at_a_terminal_one_goes_forwards_backwards_and_anywhere(log: Path, game: Game[Table]) -> None:
    steps = len(game.log.entries)
    shown = _at_a_terminal(["replay", str(log)], ["", "b", "nowhere", "5", str(steps), "", "q"])
    expected = [0, 1, 0, 5, steps, steps]
    reached = [int(line.split()[1]) for line in shown.splitlines() if line.startswith("Step ")]
    assert reached == expected
    assert f"Expected Enter, b, q or a step from 0 to {steps}." in shown


def _at_a_terminal(arguments: list[str], typed: list[str]) -> str:
    """What the real command shows at a real terminal while these lines are typed, each at its own prompt."""
    ours, theirs = pty.openpty()
    environ = {**os.environ, "COLUMNS": "80", "STARBOARD_LANG": "en", "TERM": "dumb", "NO_COLOR": "1"}
    command = [sys.executable, "-c", "from starboard.cli import main; main()", *arguments]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ, close_fds=True) as process:
        os.close(theirs)
        shown = ""
        for line in typed:
            shown += _read_until(ours, "q: quit ")
            os.write(ours, f"{line}\n".encode())
        shown += _read_until(ours, None)
        assert process.wait(timeout=30) == 0
    os.close(ours)
    return shown.replace("\r\n", "\n")


def _read_until(terminal: int, prompt: str | None) -> str:
    shown = b""
    while prompt is None or not shown.decode("utf-8", "ignore").endswith(prompt):
        ready, _, _ = select.select([terminal], [], [], 30)
        assert ready, f"nothing more after {shown[-200:]!r}"
        try:
            piece = os.read(terminal, 4096)
        except OSError:  # the other end has been closed
            piece = b""
        if not piece:
            assert prompt is None, f"it ended after {shown[-200:]!r}"
            break
        shown += piece
    return shown.decode("utf-8")
