"""Playing games against the clock: how many decisions and games a program answers in a second."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from time import process_time
from typing import Any

from msgspec import Struct

from starboard.arena.collector import seldom
from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.games import game as game_named

_numbers = count()


class Tempo(Struct):
    """What was played, and how long it took."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0

    @property
    def decisions_per_second(self) -> float:
        """Decisions answered by seats; the clock's alarms do not count."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Whole games."""
        return self.games / self.seconds


def new_match(game: str, bot: str, seats: int, options: Mapping[str, str]) -> Match[Any]:
    """A game at its beginning with the same bot on every seat; no two are the same game."""
    seed = f"bench {next(_numbers)}"
    rules = game_named(game).rules
    players = [BOTS[game][bot](f"{seed} {seat}") for seat in range(seats)]
    return Match(Game.new(rules, rules.setup(seats, options), seed), players)


def play_for(
    seconds: float, game: str, bot: str, seats: int, options: Mapping[str, str], tempo: Tempo | None = None
) -> Tempo:
    """Play whole games, at least one, for about so long; added to an earlier tempo if one is given."""
    tempo = tempo or Tempo()
    with seldom():
        began = process_time()
        while True:
            tempo.decisions += new_match(game, bot, seats, options).play_out()
            tempo.games += 1
            spent = process_time() - began
            if spent >= seconds:
                break
    tempo.seconds += spent
    return tempo
