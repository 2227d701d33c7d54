"""Playing many games between programs: the same seed gives the same results, however many processes share the work."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev

from msgspec import Struct

from starboard.arena.collector import seldom
from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import BadInput, Game
from starboard.games import game as game_named

CHUNK = 4
"""Games handed to a process at a time: few enough for a steady progress bar, enough to keep it busy."""


class Plan(Struct, frozen=True):
    """What is to be played: the game and its options, a bot for each seat, and the seed that all chance comes from."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, str] = {}


class Outcome(Struct, frozen=True):
    """What became of one game."""

    scores: Sequence[float]
    decisions: int
    statistics: Sequence[Mapping[str, float]]
    """For each seat, whatever the game counts."""
    goals: Sequence[Mapping[str, Sequence[bool]]] = ()
    """For each seat, the goals it had and whether it reached them."""


class SeatSummary(Struct, frozen=True):
    """One seat over all games. A win that is shared counts in parts."""

    seat: int
    bot: str
    mean: float
    error: float
    """The standard error of the mean."""
    wins: float
    best: float
    worst: float
    statistics: Mapping[str, float]
    """The means of what the game counts."""


class Summary(Struct, frozen=True):
    """All games together."""

    plan: Plan
    games: int
    decisions: int
    seats: Sequence[SeatSummary]


def plan(game: str, bots: Sequence[str], players: int, seed: str, options: Mapping[str, str]) -> Plan:
    """A checked plan; the bots are seated in turn until every seat has one."""
    game_named(game).rules.setup(players, options)
    roster = BOTS.get(game, {})
    for bot in bots:
        if bot not in roster:
            raise BadInput(f"{game} has no bot {bot!r}; expected one of: {', '.join(roster)}")
    if len(bots) > players:
        raise BadInput(f"{len(bots)} bots are too many for {players} seats")
    return Plan(game, tuple(bots[seat % len(bots)] for seat in range(players)), seed, options)


def play(plan: Plan, number: int, save: Path | None = None) -> Outcome:
    """Play one game of the plan; its log is written into the folder `save` if one is given."""
    rules = game_named(plan.game).rules
    seats = range(len(plan.bots))
    seed = f"{plan.seed}/{number}"
    game = Game.new(rules, rules.setup(len(plan.bots), plan.options), seed)
    players = [BOTS[plan.game][bot](f"{seed}/{seat}") for seat, bot in enumerate(plan.bots)]
    with seldom():
        decisions = Match(game, players).play_out()
    if save is not None:
        game.log.write(save / f"{plan.game}-{number:05}.log")
    measures, views = game_named(plan.game).measures, [game.view(seat) for seat in seats]
    return Outcome(
        scores=tuple(game.scores),
        decisions=decisions,
        statistics=[measures.statistics(view, seat) for seat, view in enumerate(views)],
        goals=[measures.goals(view, seat) for seat, view in enumerate(views)],
    )


def play_all(plan: Plan, games: int, jobs: int = 1, save: Path | None = None) -> Iterator[Outcome]:
    """The outcomes of games number 1, 2 and so on, in this order."""
    return play_plans([plan] * games, jobs, save)


def play_plans(plans: Sequence[Plan], jobs: int = 1, save: Path | None = None) -> Iterator[Outcome]:
    """The same with a plan for each game: the first one for game number 1."""
    play_one = partial(play, save=save)
    numbers = range(1, len(plans) + 1)
    if jobs == 1:
        yield from map(play_one, plans, numbers)
        return
    # Fresh processes, not forks: whoever shows the progress may have threads.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play_one, plans, numbers, chunksize=CHUNK)


def summarise(plan: Plan, outcomes: Sequence[Outcome]) -> Summary:
    """Means, errors and shares for each seat."""
    winners = [_winners(outcome) for outcome in outcomes]
    seats = []
    for seat, bot in enumerate(plan.bots):
        scores = [outcome.scores[seat] for outcome in outcomes]
        seats.append(
            SeatSummary(
                seat=seat,
                bot=bot,
                mean=fmean(scores),
                error=stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0,
                wins=fmean(1 / len(won) if seat in won else 0.0 for won in winners),
                best=max(scores),
                worst=min(scores),
                statistics=_means([outcome.statistics[seat] for outcome in outcomes]),
            )
        )
    return Summary(plan, len(outcomes), sum(outcome.decisions for outcome in outcomes), seats)


def _winners(outcome: Outcome) -> list[int]:
    best = max(outcome.scores)
    return [seat for seat, score in enumerate(outcome.scores) if score == best]


def _means(counts: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    names = sorted({name for count in counts for name in count})
    return {name: fmean(count.get(name, 0.0) for count in counts) for name in names}
