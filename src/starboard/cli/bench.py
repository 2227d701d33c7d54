"""`starboard bench`: how fast a game is, alone or beside a peer, and how fast the table service is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from starboard.arena.bench import Report
    from starboard.server.load.bench import Figures
    from starboard.server.load.bench import Report as TablesReport

P95, PROCESSOR = "act to update at another seat, p95", "processor of the server, each act"
"""The figures of the table service that are held against the bare broadcast's."""

SERVE = (sys.executable, "-c", "from starboard.cli import main; main()", "serve")


def _numbers(_: click.Context, __: click.Parameter, text: str) -> list[int]:
    try:
        numbers = [int(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if not numbers or min(numbers) < 1:
        raise click.BadParameter("expected numbers with commas between them, such as 20,100,200")
    return numbers


@click.command("bench")
@click.argument("what", metavar="GAME|table")
@click.option("--peers", "with_peers", is_flag=True, help="A game: also measure catanatron, slice by slice.")
@click.option("--modules", "with_modules", is_flag=True, help="A game: also measure it with modules, slice by slice.")
@click.option(
    "--seconds",
    type=click.FloatRange(0),
    help="Seconds to spend on each figure; 4 for a game, 15 for the table service with each number of tables.",
)
@click.option(
    "--tables",
    default="20,100,200",
    show_default=True,
    callback=_numbers,
    help="The table service: how many tables of four are played at once.",
)
@click.option(
    "--clients", default=1, show_default=True, type=click.IntRange(1), help="The table service: processes of clients."
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench_command(
    what: str,
    with_peers: bool,
    with_modules: bool,
    seconds: float | None,
    tables: list[int],
    clients: int,
    as_json: bool,
) -> None:
    """Measure the speed of a game, or of the table service.

    A game is played on one core by careless players. `starboard bench table` starts the server on this machine, seats
    programs at many tables and has each act once a second; and then the same with a server that does nothing but send
    on what it receives.
    """
    if what == "table":
        _bench_tables(tables, 15.0 if seconds is None else seconds, clients, as_json)
    else:
        _bench_game(what, 4.0 if seconds is None else seconds, with_peers, with_modules, as_json)


def _bench_game(game: str, seconds: float, with_peers: bool, with_modules: bool, as_json: bool) -> None:
    from starboard.arena.bench import bench, steps
    from starboard.arena.peers.peer import CATANATRON

    peers = [CATANATRON] if with_peers else []
    total = steps(game, peers, with_modules=with_modules)
    with _progress_of(total + len(peers)) as advance:
        for peer in peers:
            peer.install()
            advance()
        report = bench(game, seconds, peers, advance, with_modules=with_modules)
    if as_json:
        _print_json(report)
    else:
        _show(report)


def _bench_tables(tables: list[int], seconds: float, clients: int, as_json: bool) -> None:
    from starboard.server.load.bench import LEAST_SECONDS, MOST_SECONDS, STEPS, bench_tables

    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise click.BadParameter(f"expected {LEAST_SECONDS:g} to {MOST_SECONDS:g} seconds", param_hint="--seconds")
    with _progress_of(STEPS * len(tables)) as advance:
        report = bench_tables(SERVE, tables, seconds, clients, advance)
    if as_json:
        _print_json(report)
    else:
        _show_tables(report)


@contextmanager
def _progress_of(steps: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, which what is yielded moves on by one step."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("measuring", total=steps)
        yield lambda: progress.advance(task)


def _print_json(report: Report | TablesReport) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())


def _show(report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

    rules = "compiled rules" if report.compiled else "rules as plain Python"
    table = Table(title=f"{report.game}, {report.seats} seats, one core, {rules}, {report.python}, {report.machine}")
    table.add_column("figure")
    table.add_column("value", justify="right")
    for name, value in _rows(report):
        table.add_row(name, value)
    console = Console()
    console.print(table)
    if not report.compiled:
        console.print("In a checkout, `make setup` compiles the rules, which about doubles their speed.")


def _rows(report: Report) -> Iterator[tuple[str, str]]:
    yield "decisions/s", f"{report.decisions_per_second:,.0f}"
    yield "games/s", f"{report.games_per_second:.1f}"
    yield "copy in the midst of a step", f"{report.copy_us:.1f} µs"
    yield "... and one answer", f"{report.copy_and_answer_us:.1f} µs"
    if report.copy_open_us is not None and report.copy_and_answer_open_us is not None:
        yield "copy at an open decision", f"{report.copy_open_us:.1f} µs"
        yield "... and one answer", f"{report.copy_and_answer_open_us:.1f} µs"
    yield "largest saved position in the midst of a step", f"{report.position_bytes:,} bytes"
    if report.position_open_bytes is not None:
        yield "largest saved position at an open decision", f"{report.position_open_bytes:,} bytes"
    if report.peak_memory_bytes is not None:
        yield "largest resident size of the process", f"{report.peak_memory_bytes / 2**20:.0f} MiB"
    for seats, speed in report.by_seats.items():
        yield f"decisions/s, {seats} seats", f"{speed:,.0f}"
    for name, speed in report.by_options.items():
        yield f"decisions/s, {name}", f"{speed:,.0f}"
    for name, bot in report.by_bot.items():
        yield f"decisions/s, {name} bots", f"{bot.decisions_per_second:,.0f}"
        yield f"copy in the midst of a step, {name} bots", f"{bot.copy_us:.1f} µs"
        yield "... and one answer", f"{bot.copy_and_answer_us:.1f} µs"
    for name, more in report.extended.items():
        yield f"decisions/s, {name.replace('_', ' ')}", f"{more.decisions_per_second:,.0f}"
        yield "... of those without modules", f"{more.ratio:.0%}"
    for name, peer in report.peers.items():
        ratios = report.ratios[name]
        yield f"{name} {peer.version}: decisions/s", f"{peer.decisions_per_second:,.0f}"
        yield "... we have times as many", f"{ratios.decisions_per_second:.2f}"
        yield f"{name} {peer.version}: copy", f"{peer.copy_us:.1f} µs"
        yield "... ours takes this part of it", f"{ratios.copy_us:.2f}"
        yield f"{name} {peer.version}: copy and one tick", f"{peer.copy_and_answer_us:.1f} µs"
        yield "... ours takes this part of it", f"{ratios.copy_and_answer_us:.2f}"


def _show_tables(report: TablesReport) -> None:
    from rich.console import Console
    from rich.table import Table

    each = f"{report.seats} seats, {report.acts_a_second:g} act/s each, {report.seconds:g} s"
    console = Console()
    for size in report.sizes:
        table = Table(title=f"{size.tables} tables, {each}, {report.python}, {report.machine}")
        table.add_column("figure")
        for column in ("service", "broadcast", "ratio"):
            table.add_column(column, justify="right")
        ratios = {P95: size.p95_ratio, PROCESSOR: size.processor_ratio}
        for (name, ours), (_, theirs) in zip(_figure_rows(size.service), _figure_rows(size.bare), strict=True):
            table.add_row(name, ours, theirs, f"{ratios[name]:.2f}" if name in ratios else "")
        console.print(table)


def _figure_rows(figures: Figures) -> Iterator[tuple[str, str]]:
    yield "acts/s", f"{figures.actions_per_second:,.0f}"
    for name, times in (("update at another seat", figures.update_ms), ("acknowledgement", figures.acknowledged_ms)):
        for part in ("p50", "p95", "p99"):
            yield f"act to {name}, {part}", f"{getattr(times, part):.2f} ms"
    yield PROCESSOR, f"{figures.processor_us:.0f} µs"
    yield "... the server was busy", f"{figures.processor_share:.0%}"
    yield "... each process of clients", f"{figures.client_share:.0%}"
    yield "... other programs", f"{figures.others_share:.0%}"
    yield "memory for each table", f"{figures.table_bytes / 1024:.0f} KiB"
    yield "a message to a seat", f"{figures.message_bytes:.0f} bytes"
    yield "acts refused, missed", f"{figures.refused}, {figures.missed}"
