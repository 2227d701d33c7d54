"""Random games: any setup that a game accepts, any answers, far enough into the game to see all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from starboard.engine import CLOCK, SEATS, Choice, Decision, Game, Setup, WrongSetup, replay
from starboard.games import GAMES as ENTRIES
from tests.every_game.registered import Registered

SEED = "a seed that nobody can guess"
MOST_OF_A_LIST = 3
"""Random lists are no longer than this: a game of more rounds shows nothing new."""
RELUCTANCE = 20
"""One in so many times a reluctant option is taken where there is another, and the clock strikes before a seat acts."""


LEAN = any(entry.elsewhere for entry in ENTRIES.values())
"""With modules from elsewhere the same promises are tried a second time: on fewer games, since all are drawn anew."""


def examples(usual: int) -> int:
    """On how many random games something is tried."""
    return max(2, usual // 5) if LEAN else usual


class Answer(NamedTuple):
    """What somebody does in a random game."""

    seat: int
    decision: str
    option: str
    time: float


def random_setup(entry: Registered, random: Random, settled: Mapping[str, str] = MappingProxyType({})) -> Setup:
    """Seats and options by chance, but for those that are settled; what contradicts anything else is chosen again."""
    rules = entry.rules
    choices = {choice.name: choice for choice in rules.choices}
    chosen = {name: settled.get(name) or _random_value(choice, random) for name, choice in choices.items()}
    seats = random.choice(rules.seats)
    while True:
        options = {name: value for name, value in chosen.items() if _means_anything(choices, chosen, name)}
        try:
            return rules.setup(seats, options)
        except WrongSetup as problem:
            for need in rules.needs:
                if need.name == problem.values.get("need"):
                    for option in sorted(({need.option, need.of} & choices.keys()) - settled.keys()):
                        whole = need.only if option == need.of else ()
                        chosen[option] = random.choice(whole) if whole else _random_value(choices[option], random)
                    if SEATS in (need.option, need.of):
                        seats = random.choice(rules.seats)


def _random_value(choice: Choice, random: Random) -> str:
    if choice.kind == "list":
        return " ".join(random.choices(choice.values, k=random.randint(1, min(choice.most, MOST_OF_A_LIST))))
    return random.choice(choice.values)


def _means_anything(choices: Mapping[str, Choice], chosen: Mapping[str, str], name: str) -> bool:
    switch = choices[name].switch
    return not switch or chosen[switch] != choices[switch].default


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
