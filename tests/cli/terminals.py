"""Helpers for the tests of the command line: running it, and files with ships and games to run it on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random

from click.testing import CliRunner, Result

from starboard.cli import main
from starboard.engine import Game, Log, read_log
from starboard.galaxy import RULES
from starboard.galaxy.table import Table

SHIP = """
ship I
7,5 cannon 0010 ^
6,6 cargo_3 0300
7,6 cabin 1233 crew=2
8,6 double_cannon 0002 ^
6,7 special_cargo_2 0300 goods=R
7,7 starting_cabin 3333 crew=2
8,7 battery_2 0303 cells=1
9,7 shield 0103 ^
7,8 engine 3100 ^
"""

NEUTRAL = {"STARBOARD_LANG": None, "LC_ALL": None, "LC_MESSAGES": None, "LANG": "C.UTF-8", "COLUMNS": "80"}
"""Whoever runs the tests, the command speaks English on 80 columns."""


def starboard(*arguments: str | Path, typed: str = "", environ: Mapping[str, str | None] | None = None) -> Result:
    """Run the command in this process, with these lines piped into it."""
    runner = CliRunner(env={**NEUTRAL, **(environ or {})})
    return runner.invoke(main, [str(argument) for argument in arguments], input=typed, catch_exceptions=False)


def lines(*answers: str) -> str:
    """Answers as they come through a pipe."""
    return "".join(f"{answer}\n" for answer in answers)


def random_answers(seed: int, count: int, words: Iterable[str] = ()) -> str:
    """Answers of somebody who types without looking: small numbers, and a few words."""
    random = Random(seed)
    choices = [*map(str, range(1, 8)), *words]
    return lines(*(random.choice(choices) for _ in range(count)))


def log_at(path: Path) -> Log:
    """The log in a file."""
    return read_log(path.read_text("utf-8"))


def save_position(game: Game[Table], path: Path) -> Path:
    """Write a log that begins at the position of a game, so that any scenario can be resumed."""
    Game.at(RULES, game.position()).log.write(path)
    return path
