"""A game at this terminal: people and programs in their seats, and a simulated clock between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.arena.match import Match
from starboard.bots.player import Player
from starboard.cli.person import Leave, Person, Undo, Wait
from starboard.engine import Game


def play_session(game: Game[Any], people: Mapping[int, Person], bots: Mapping[int, Player]) -> bool:
    """Play to the end, or until somebody leaves or the input ends; whether it was played to the end.

    Where all act at any time nobody is hurried: an act of a person takes as long as the same act of a program.
    """
    match = Match(game, [people.get(seat) or bots[seat] for seat in range(game.setup.seats)])
    while not game.over:
        try:
            match.step()
        except Undo as wish:
            for _ in range(wish.steps):
                if game.may_undo(wish.seat):
                    game.undo(wish.seat)
            continue
        except Wait as wish:
            match.wait(wish.seat, wish.seconds)
            continue
        except (Leave, EOFError, KeyboardInterrupt):
            return False
        for person in people.values():
            person.hear()
    return True
