"""Trials of bots: the same bots at all kinds of tables that a game names, one line of figures for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from msgspec import Struct

from starboard.arena.simulate import Outcome, Plan, plan, play_plans
from starboard.engine import BadInput
from starboard.entry import Trial
from starboard.games import game as game_named

ALL = "all"


class Share(Struct, frozen=True, kw_only=True):
    """How often a goal was reached."""

    tries: int
    share: float
    error: float
    """The standard error of the share; seats of one game are not independent of each other."""


class TrialSummary(Struct, frozen=True, kw_only=True):
    """What came of one trial, over all seats and games."""

    name: str
    games: int
    success: float
    """The share of what the game counts as a success."""
    error: float
    """The standard error of that share; the seats of one game are not independent of each other."""
    less: float | None
    """How far the share lies below that of the trial it is held against."""
    score: float
    failures: Mapping[str, float]
    """How often what else happened, as the game calls it; the most frequent first."""
    goals: Mapping[str, Share]
    """How often seats have reached what else they were after, as the game calls it."""


def trials_of(game: str, names: Sequence[str]) -> Mapping[str, Trial]:
    """These trials of a game, or all of them, and those they are held against."""
    every = game_named(game).measures.trials()
    for name in names:
        if name not in (ALL, *every):
            raise BadInput(f"{game} has no trial {name!r}; expected one of: {', '.join((ALL, *every))}")
    wanted = {name for name in every if ALL in names or name in names}
    wanted |= {every[name].against for name in wanted}
    return {name: trial for name, trial in every.items() if name in wanted}


def plans_of(
    game: str, trial: Trial, bots: Sequence[str], seed: str, games: int, options: Mapping[str, str]
) -> list[Plan]:
    """A plan for each game of a trial; `options` are agreed on besides."""
    plans = []
    for number in range(1, games + 1):
        seats, own = trial.table(Random(f"trial {seed}/{number}").choice)
        plans.append(plan(game, bots, seats, seed, {**options, **own}))
    return plans


def run_trials(
    game: str,
    trials: Mapping[str, Trial],
    bots: Sequence[str],
    seed: str,
    games: int,
    options: Mapping[str, str],
    jobs: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> Iterator[TrialSummary]:
    """Play so many games of each trial; `progress` is called after each game."""
    shares: dict[str, float] = {}
    for name, trial in trials.items():
        outcomes = []
        for outcome in play_plans(plans_of(game, trial, bots, seed, games, options), jobs):
            outcomes.append(outcome)
            progress()
        found = _summarise(game, name, outcomes, shares.get(trial.against))
        shares[name] = found.success
        yield found


def _summarise(game: str, name: str, outcomes: Sequence[Outcome], against: float | None) -> TrialSummary:
    measures = game_named(game).measures
    shares = [fmean(seat.get(measures.success, 0.0) for seat in outcome.statistics) for outcome in outcomes]
    counts = [seat for outcome in outcomes for seat in outcome.statistics]
    reasons = {reason for count in counts for reason in count if reason.startswith(measures.failure)}
    failures = {reason: fmean(count.get(reason, 0.0) for count in counts) for reason in sorted(reasons)}
    success = fmean(shares)
    return TrialSummary(
        name=name,
        games=len(outcomes),
        success=success,
        error=stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.0,
        less=None if against is None else against - success,
        score=fmean(score for outcome in outcomes for score in outcome.scores),
        failures=dict(sorted(failures.items(), key=lambda entry: -entry[1])),
        goals=goals_of(outcomes),
    )


def goals_of(outcomes: Sequence[Outcome]) -> Mapping[str, Share]:
    """Each goal over all games in which somebody had it."""
    by_game: dict[str, list[list[bool]]] = {}
    for outcome in outcomes:
        names = sorted({name for seat in outcome.goals for name in seat})
        for name in names:
            by_game.setdefault(name, []).append([reached for seat in outcome.goals for reached in seat.get(name, ())])
    return {name: _share(games) for name, games in sorted(by_game.items())}


def _share(games: Sequence[Sequence[bool]]) -> Share:
    """The share of all tries; its error is that of a quotient of two sums over games."""
    tries = sum(map(len, games))
    share = sum(map(sum, games)) / tries
    spread = sum((sum(game) - share * len(game)) ** 2 for game in games)
    many = len(games)
    return Share(tries=tries, share=share, error=sqrt(spread * many / (many - 1)) / tries if many > 1 else 0.0)
