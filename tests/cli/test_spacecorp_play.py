"""SpaceCorp through the command line: a short game from a pipe, its replay, its place in the list of games."""

import re
from pathlib import Path

import pytest

from starboard.engine import replay
from starboard.spacecorp import RULES
from tests.cli.terminals import lines, log_at, random_answers, starboard

SHORT = ("--option", "first_era=mariners", "--option", "last_era=mariners", "--seats", "2", "--seed", "short")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "game.log"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_short_game_is_played_through_a_pipe_and_replayed(language: str, log: Path) -> None:
    typed = random_answers(1, 4000, ["do it", "done"])
    bot = ("--bot", "random")
    played = starboard("play", "spacecorp", *SHORT, *bot, "--save", log, "--lang", language, typed=typed)
    assert played.exit_code == 0
    assert replay(RULES, log_at(log)).over
    again = starboard("replay", log, "--lang", language)
    assert again.exit_code == 0
    story, _, table = again.stdout.partition({"en": "── The end", "fr": "── Fin"}[language])
    assert {"en": "Mariners is over", "fr": "Navigateurs\u00a0: l’époque est finie"}[language] in story
    assert re.search(r"Mariners +\d+|Navigateurs +\d+", table)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("map", "≈ water"),
        ("corps", "supply"),
        ("contracts", "Produce for the first time"),
        ("hand", "Chemical thruster"),
        ("cards", "May be placed as infra"),
        ("progress", "There are no progress cards in this era."),
    ],
)
def test_a_player_may_look_at_things_at_any_time(typed: str, shown: str, log: Path) -> None:
    played = starboard("play", "spacecorp", *SHORT, "--save", log, typed=lines(typed, "quit"))
    before, _, after = played.stdout.partition(f": {typed}\n")
    assert "Which action do you perform?" in before.replace("\n", " ")
    assert shown in after


def test_the_table_can_be_copied_as_a_text_and_shown_again(log: Path) -> None:
    played = starboard("play", "spacecorp", *SHORT, "--save", log, typed=lines("text", "quit"))
    _, _, after = played.stdout.partition(": text\n")
    text = after.partition("Your choice")[0]
    assert text.startswith("spacecorp mariners 2\n")
    shown = starboard("show", "-", typed=text)
    assert shown.exit_code == 0
    assert "Red’s hand" in shown.stdout
    assert "Blue’s hand" not in shown.stdout


def test_the_game_is_listed_with_its_options() -> None:
    shown = starboard("games").stdout
    assert "spacecorp  SpaceCorp 2025–2300 AD" in shown
    assert re.search(r"starfarers +Starfarers \(default\)", shown)
