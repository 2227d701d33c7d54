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
    )
