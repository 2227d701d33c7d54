"""`starboard simulate`: many games between programs, and a table of what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click

from starboard.cli.common import table_options
from starboard.cli.trials import simulate_trials
from starboard.engine import BadInput

if TYPE_CHECKING:
    from rich.table import Table

    from starboard.arena.simulate import Outcome, Summary


@click.command("simulate")
@click.argument("game")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games to play.")
@click.option("--players", type=int, help="How many seats; if not given, as many as can play with these options.")
@click.option("--bots", help="Bots separated by commas, seated in turn; the best there is if not given.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A table option; may be repeated.")
@click.option(
    "--trial",
    "trials",
    multiple=True,
    metavar="NAME",
    help="Instead of one table, one of those the game has its bots tried at, beside what it is held against; or all.",
)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes that share the work.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option("--save", type=click.Path(file_okay=False, path_type=Path), help="Write the log of each game here.")
def simulate_command(
    game: str,
    games: int,
    players: int | None,
    bots: str | None,
    seed: str,
    options: tuple[str, ...],
    trials: tuple[str, ...],
    jobs: int,
    as_json: bool,
    save: Path | None,
) -> None:
    """Play many games between programs and count what comes of them."""
    from starboard.arena.simulate import plan, play_all, summarise
    from starboard.bots.roster import BOTS
    from starboard.games import game as game_named

    agreed = table_options(options)
    names = [name.strip() for name in bots.split(",")] if bots else list(BOTS.get(game, {}))[-1:]
    if trials:
        if players is not None or save is not None:
            raise BadInput("a trial has seats of its own and keeps no logs: leave out --players and --save")
        simulate_trials(game, trials, names, seed, games, agreed, jobs, as_json=as_json)
        return
    seats = players or game_named(game).rules.most_seats(agreed)
    planned = plan(game, names, seats, seed, agreed)
    if save is not None:
        _make_folder(save)
    began = perf_counter()
    outcomes = list(_with_progress(play_all(planned, games, jobs, save), games))
    seconds = perf_counter() - began
    summary = summarise(planned, outcomes)
    if as_json:
        click.echo(_as_json(summary, seconds))
    else:
        _show(summary, seconds)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"{path}: the logs cannot be written there ({problem.strerror})") from None


def _with_progress(outcomes: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    """The outcomes, with a bar that grows on the error stream if a person is watching it."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        return iter(outcomes)
    return iter(track(outcomes, "playing", games, console=console, transient=True))


def _as_json(summary: Summary, seconds: float) -> str:
    import msgspec

    plain = msgspec.to_builtins(summary)
    plain["seconds"] = seconds
    plain["games_per_second"] = summary.games / seconds
    plain["decisions_per_second"] = summary.decisions / seconds
    return msgspec.json.format(msgspec.json.encode(plain)).decode()


def _show(summary: Summary, seconds: float) -> None:
    from rich.console import Console

    console = Console()
    console.print(_scores(summary))
    if any(seat.statistics for seat in summary.seats):
        console.print(_statistics(summary))
    console.print(
        f"{summary.games} games in {seconds:.1f} s: {summary.games / seconds:.1f} games/s, "
        f"{summary.decisions / seconds:,.0f} decisions/s, {summary.decisions / summary.games:.0f} decisions a game",
        highlight=False,
    )


def _scores(summary: Summary) -> Table:
    table = _table(f"{summary.plan.game}, {summary.games} games, seed {summary.plan.seed}", ["seat", "bot"])
    for heading in ("score", "wins", "best", "worst"):
        table.add_column(heading, justify="right")
    for seat in summary.seats:
        mean = f"{seat.mean:.1f} ± {seat.error:.1f}"
        table.add_row(str(seat.seat), seat.bot, mean, f"{seat.wins:.1%}", f"{seat.best:g}", f"{seat.worst:g}")
    return table


def _statistics(summary: Summary) -> Table:
    names = sorted({name for seat in summary.seats for name in seat.statistics})
    table = _table(None, ["mean"])
    for seat in summary.seats:
        table.add_column(f"{seat.seat} {seat.bot}", justify="right")
    for name in names:
        table.add_row(name, *(f"{seat.statistics.get(name, 0.0):.2f}" for seat in summary.seats))
    return table


def _table(title: str | None, headings: Sequence[str]) -> Table:
    from rich.table import Table

    table = Table(title=title)
    for heading in headings:
        table.add_column(heading)
    return table
