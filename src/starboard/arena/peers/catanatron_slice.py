"""One slice of catanatron: four random players on one core. A script for catanatron's own environment, not a module."""

import json
import random
import sys
from importlib import import_module
from time import process_time
from typing import Any

COPIES = 20
COPY_EVERY = 25
TURNS_LIMIT = 1000
"""Where catanatron's own loop ends a game without a winner."""

catanatron: Any = import_module("catanatron")


def new_game(number: int) -> Any:
    """A game of four random players."""
    random.seed(number)
    colours = catanatron.Color
    seats = (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in seats])


def is_over(game: Any) -> bool:
    """Whether catanatron's own loop would end here."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play_for(seconds: float) -> dict[str, float]:
    """Whole games, at least one; every tick is a decision."""
    decisions = games = 0
    began = process_time()
    while True:
        game = new_game(games)
        while not is_over(game):
            game.play_tick()
            decisions += 1
        games += 1
        spent = process_time() - began
        if spent >= seconds:
            return {"decisions": decisions, "games": games, "seconds": spent}


def copy_for(seconds: float) -> dict[str, float]:
    """Copies at many points of games, alone and with one more tick."""
    copies, copying, answering, games = 0, 0.0, 0.0, 0
    began = process_time()
    while True:
        game = new_game(games)
        games += 1
        ticks = 0
        while not is_over(game):
            game.play_tick()
            ticks += 1
            if ticks % COPY_EVERY == 0 and not is_over(game):
                start = process_time()
                for _ in range(COPIES):
                    game.copy()
                copied = process_time()
                for _ in range(COPIES):
                    game.copy().play_tick()
                answering += process_time() - copied
                copying += copied - start
                copies += COPIES
        if process_time() - began >= seconds:
            return {"copies": copies, "copying": copying, "answering": answering}


if __name__ == "__main__":
    budget = float(sys.argv[1])
    sys.stdout.write(json.dumps({**play_for(budget), **copy_for(budget / 2)}))
