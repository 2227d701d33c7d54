"""`starboard show`: one thing of a game, drawn from its text."""

from __future__ import annotations

from pathlib import Path

import click

from starboard.cli.common import cli_words, language_option, read_text
from starboard.engine import BadInput


@click.command("show")
@click.argument("file", metavar="TEXT", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--game", "game_name", help="The game it belongs to; the first that can show texts if not given.")
@click.option("--json", "as_json", is_flag=True, help="Print what is known about it as JSON.")
@language_option
def show_command(file: Path, game_name: str | None, as_json: bool, language: str | None) -> None:
    """Draw something of a game from its text: a ship.

    TEXT is a file, or - for the standard input. Below the drawing stand its numbers and its errors in words.
    """
    import msgspec

    from starboard.cli.screen import Screen
    from starboard.games import GAMES, game

    entries = [game(game_name)] if game_name else GAMES.values()
    entry = next((entry for entry in entries if entry.notation is not None), None)
    if entry is None or entry.notation is None:
        raise BadInput(f"{game_name or 'no game here'} has nothing that can be shown from a text")
    text = read_text(file)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(entry.notation.show_data(text))).decode())
        return
    screen = Screen(entry.presentation.styles)
    screen.show(entry.notation.show(text, cli_words(language, *entry.words), screen.width))
