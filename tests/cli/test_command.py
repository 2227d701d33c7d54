import re

import click
import pytest

import starboard as package
from starboard.cli import main
from tests.cli.terminals import starboard


def test_the_version_is_the_packages() -> None:
    assert starboard("--version").stdout == f"starboard, version {package.__version__}\n"


@pytest.mark.parametrize("command", sorted(main.commands))
def test_every_command_explains_itself_and_each_of_its_options(command: str) -> None:
    shown = starboard(command, "--help")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("Usage: ")
    assert all(option.help for option in main.commands[command].params if isinstance(option, click.Option))


def test_help_has_a_whole_sentence_for_every_command() -> None:
    shown = starboard("--help").stdout
    assert set(main.commands) == {"serve", "admin", "play", "replay", "show", "games", "rules", "simulate", "bench"}
    assert "..." not in shown.replace("[ARGS]...", "")


def test_without_a_command_it_says_what_there_is() -> None:
    shown = starboard()
    assert shown.exit_code == 2
    assert "Commands:" in shown.stderr


def test_the_games_are_listed_with_their_options_and_defaults() -> None:
    shown = starboard("games")
    assert "galaxy  Galaxy Trucker" in shown.stdout
    assert "2 to 4 seats" in shown.stdout
    assert re.search(r"real_time +all at once, against the hourglass \(default\)", shown.stdout)
    assert re.search(r"turns +one move at a time, with no clock\n", shown.stdout)
    assert "Two teams of two need four seats." in shown.stdout


def test_the_games_are_listed_in_french() -> None:
    assert re.search(
        r"real_time +tous en même temps, contre le sablier \(par défaut\)", starboard("games", "--lang", "fr").stdout
    )
