"""Random games: any setup that a game accepts, any answers, far enough into the game to see all of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from starboard.engine import CLOCK, BadInput, Decision, Game, Setup, replay
from tests.every_game.registered import Registered

SEED = "a seed that nobody can guess"
RELUCTANCE = 20
"""One in so many times a reluctant option is taken where there is another, and the clock strikes before a seat acts."""


class Answer(NamedTuple):
    """What somebody does in a random game."""

    seat: int
    decision: str
    option: str
    time: float


def random_setup(entry: Registered, random: Random) -> Setup:
    """Seats and options by chance; options that contradict each other are thrown away."""
    while True:
        options = {choice.name: random.choice(choice.values) for choice in entry.rules.choices}
        try:
            return entry.rules.setup(random.choice(entry.rules.seats), options)
        except BadInput:
            continue


def random_game(entry: Registered, random: Random) -> Game[Any]:
    """A new game with a random setup."""
    return Game.new(entry.rules, random_setup(entry, random), f"{SEED} {random.random()}")


def next_answer(entry: Registered, game: Game[Any], random: Random) -> Answer:
    """Somebody who is asked answers something."""
    clock = game.decision(CLOCK)
    seats = game.seats_asked()
    if clock is not None and (not seats or random.randrange(RELUCTANCE) == 0):
        due = clock.due
        assert due is not None
        return Answer(CLOCK, clock.id, clock.options[0], max(due, game.time))
    decision = game.decision(random.choice(seats))
    assert decision is not None
    return Answer(decision.seat, decision.id, _choose(entry, decision, random), game.time + random.choice((0.0, 0.5)))


def _choose(entry: Registered, decision: Decision, random: Random) -> str:
    option = random.choice(decision.options)
    if option.startswith(entry.reluctant) and random.randrange(RELUCTANCE):
        others = [other for other in decision.options if not other.startswith(entry.reluctant)]
        option = random.choice(others or [option])
    return option


def played(entry: Registered, game: Game[Any], random: Random, answers: int | None = None) -> Iterator[Answer]:
    """Play on, to the end or for so many answers; each answer just before it is given."""
    given = 0
    while not game.over and given != answers:
        answer = next_answer(entry, game, random)
        yield answer
        game.answer(*answer)
        given += 1


def game_under_way(entry: Registered, random: Random) -> Game[Any]:
    """A random game just before a random question is answered; the rare questions come up as often as the others."""
    game = random_game(entry, random)
    moments: dict[str, list[int]] = {}
    for number, answer in enumerate(played(entry, game, random)):
        asked = game.decision(answer.seat)
        assert asked is not None
        moments.setdefault(asked.question, []).append(number)
    question = random.choice(sorted(moments))
    return replay(entry.rules, game.log, random.choice(moments[question]))
