"""Counts what a person has to answer in a game: `python -m tests.count_answers`, for 20 three-round games of two.

The first seat is played by the sensible bot as if it were a person. What the table answers for people by itself
(`Pacing.standing`) is counted apart: a person taps there only to do something else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import click

from starboard.arena.match import Match
from starboard.bots.player import Look, Player
from starboard.bots.roster import BOTS
from starboard.cli.common import table_options
from starboard.engine import Decision, Game
from starboard.entry import GameEntry
from starboard.games import GAMES
from starboard.games import game as game_named

BY_ITSELF = "answered by the table"


class Counted:
    """A player whose answers are counted by their questions."""

    def __init__(self, player: Player, entry: GameEntry, game: Game[Any]) -> None:
        self._player = player
        self._game = game
        self._entry = entry
        self.answers: Counter[str] = Counter()
        self.planned = 0
        """Answers that follow from one before, for whoever taps a plan of the page (“best load”)."""
        self._plan_for = ""

    def choose(self, decision: Decision, look: Look) -> str:
        """What the player chooses."""
        standing = self._entry.pacing.standing(self._game.state, decision.seat)
        option = self._player.choose(decision, look)
        self.planned += decision.question == self._plan_for
        self._plan_for = decision.question if "plans" in decision.about else ""
        is_usual = standing is not None and (standing.question, standing.usual) == (decision.question, option)
        self.answers[BY_ITSELF if is_usual else decision.question] += 1
        return option


def answers_given(entry: GameEntry, seats: int, options: Mapping[str, str], seed: str) -> tuple[Counter[str], int]:
    """What the person on the first seat answers in one game, by question; how many of these a page’s plans would do."""
    game: Game[Any] = Game.new(entry.rules, entry.rules.setup(seats, options), seed)
    bots = [BOTS[entry.name]["sensible"](f"{seed} {seat}") for seat in range(seats)]
    person = Counted(bots[0], entry, game)
    Match(game, [person, *bots[1:]]).play_out()
    return person.answers, person.planned


@click.command()
@click.argument("game", type=click.Choice(sorted(GAMES)), default="galaxy")
@click.option("--games", default=20, show_default=True, help="How many are played.")
@click.option("--seats", default=2, show_default=True)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A table option; may be repeated.")
def main(game: str, games: int, seats: int, options: tuple[str, ...]) -> None:
    """Print how many answers a person gives in a game, by question."""
    entry, total, planned = game_named(game), Counter[str](), 0
    for number in range(games):
        answers, by_plan = answers_given(entry, seats, table_options(options), f"answers {number}")
        total += answers
        planned += by_plan
    for question, count in sorted(total.items(), key=lambda item: -item[1]):
        click.echo(f"{question:24} {count / games:7.1f}")
    given = sum(count for question, count in total.items() if question not in ("build", BY_ITSELF))
    click.echo(f"{'without building':24} {given / games:7.1f}")
    click.echo(f"{'and with plans':24} {(given - planned) / games:7.1f}")


if __name__ == "__main__":
    main()
