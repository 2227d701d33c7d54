"""`starboard simulate --trial`: the same bots at all kinds of tables, and one line for each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.table import Table

    from starboard.arena.trials import TrialSummary


def simulate_trials(
    game: str,
    names: Sequence[str],
    bots: Sequence[str],
    seed: str,
    games: int,
    options: Mapping[str, str],
    jobs: int,
    *,
    as_json: bool,
) -> None:
    """Run the trials with these names and print what came of them."""
    from rich.console import Console
    from rich.progress import Progress

    from starboard.arena.trials import run_trials, trials_of
    from starboard.games import game as game_named

    trials = trials_of(game, names)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("playing", total=games * len(trials))
        found = list(run_trials(game, trials, bots, seed, games, options, jobs, lambda: bar.advance(task)))
    if as_json:
        click.echo(_as_json(found))
        return
    measures = game_named(game).measures
    title = f"{game}, {', '.join(bots)}, {games} games each, seed {seed}"
    console = Console()
    console.print(_table(title, found, measures.success, measures.failure))
    for trial in found:
        if trial.goals:
            console.print(_goals(trial))


def _as_json(found: Sequence[TrialSummary]) -> str:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(found)).decode()


def _table(title: str, found: Sequence[TrialSummary], success: str, failure: str) -> Table:
    from rich.table import Table

    table = Table(title=title)
    table.add_column("trial")
    for heading in (success, "points less", "score"):
        table.add_column(heading, justify="right")
    table.add_column(failure.strip(" :"))
    for trial in found:
        reasons = (f"{name.removeprefix(failure)} {share:.1%}" for name, share in trial.failures.items())
        table.add_row(
            trial.name,
            f"{trial.success:.1%} ± {trial.error:.1%}",
            "" if trial.less is None else f"{100 * trial.less:+.1f}",
            f"{trial.score:.1f}",
            ", ".join(reasons),
        )
    return table


def _goals(trial: TrialSummary) -> Table:
    from rich.table import Table

    table = Table(title=f"{trial.name}, goals")
    table.add_column("goal")
    table.add_column("tries", justify="right")
    table.add_column("reached", justify="right")
    for name, goal in trial.goals.items():
        table.add_row(name, str(goal.tries), f"{goal.share:.1%} ± {goal.error:.1%}")
    return table
