"""Records the games in tests/fixtures anew: `python -m tests.record_games`, or only those of the games named.

Run it after a change of the rules that is meant to change how games go, and say so in the commit. The tables in
tests/<game>/recordings.py say what each recorded game is for; of the seeds 0, 1, 2 ... the first one whose game shows
what is wanted is kept. tests/every_game/test_recorded_games.py replays them all.
"""

from __future__ import annotations

import click

from starboard.games import GAMES
from tests.recording import book_of


@click.command()
@click.argument("games", nargs=-1)
def main(games: tuple[str, ...]) -> None:
    """Record the games anew."""
    for game in games or GAMES:
        book = book_of(game)
        for name, log in book.record().items():
            size = (book.folder / f"{name}.log").stat().st_size
            click.echo(f"{game} {name:22} {len(log.entries):5} entries  {size:6} bytes  seed {log.seed!r}")


if __name__ == "__main__":
    main()
