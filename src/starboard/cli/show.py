"""`starboard show`: one thing of a game, drawn from its text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from starboard.cli.common import cli_words, language_option, read_text
from starboard.engine import BadInput

if TYPE_CHECKING:
    from starboard.entry import GameEntry


@click.command("show")
@click.argument("file", metavar="TEXT", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--game", "game_name", help="The game it belongs to; the first word of the text tells if not given.")
@click.option("--json", "as_json", is_flag=True, help="Print what is known about it as JSON.")
@language_option
def show_command(file: Path, game_name: str | None, as_json: bool, language: str | None) -> None:
    """Draw something of a game from its text: a ship, a position.

    TEXT is a file, or - for the standard input. Below a ship stand its numbers and its errors in words.
    """
    import msgspec

    from starboard.cli.screen import Screen
    from starboard.games import game

    text = read_text(file)
    entry = game(game_name) if game_name else _game_of(text)
    if entry.notation is None:
        raise BadInput(f"{entry.name} has nothing that can be shown from a text")
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(entry.notation.show_data(text))).decode())
        return
    screen = Screen(entry.presentation.styles)
    screen.show(entry.notation.show(text, cli_words(language, *entry.words), screen.width))


def _game_of(text: str) -> GameEntry:
    """The game whose texts begin with the first word of this one."""
    from starboard.games import GAMES

    words = [word for line in text.splitlines() for word in line.partition("#")[0].split()]
    named = {entry.notation.begins: entry for entry in GAMES.values() if entry.notation is not None}
    if not words or words[0] not in named:
        said = f"not {words[0]!r}" if words else "but there is nothing in it"
        raise BadInput(f"expected a text that begins with one of: {', '.join(named)}, {said}")
    return named[words[0]]
