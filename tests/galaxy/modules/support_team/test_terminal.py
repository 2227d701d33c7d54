"""The team in the terminal: somebody is hired, stands beside the ship, and is told what to do."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminals import lines, save_position, starboard
from tests.galaxy.modules.support_team.hiring import SMALL, ready


def test_somebody_is_hired_at_the_terminal(tmp_path: Path) -> None:
    options = (
        "--option",
        "support_team=dealt",
        "--option",
        "team_from=first",
        "--option",
        "pace=turns",
        "--seats",
        "2",
    )
    played = starboard("play", "galaxy", *options, "--seed", "team", "--save", tmp_path / "game.log", typed=lines("1"))
    assert played.exit_code == 0
    shown = " ".join(played.stdout.split())
    assert "Whom do you hire?" in shown
    assert "Beside Red’s ship:" in shown


def test_the_team_acts_at_the_terminal(tmp_path: Path) -> None:
    log = save_position(ready(SMALL, SMALL, p0="bureaucrat").game, tmp_path / "team.log")
    played = starboard("play", "galaxy", "--resume", log, typed=lines("bureaucrat days"))
    shown = " ".join(played.stdout.split())
    assert "Bureaucrat: jump the queue" in shown
    assert "Mr. Stamp, Bureaucrat" in shown
