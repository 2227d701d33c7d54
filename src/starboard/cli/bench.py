"""`starboard bench`: how fast a game is, alone or beside a peer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from starboard.arena.bench import Report


@click.command("bench")
@click.argument("game")
@click.option("--peers", "with_peers", is_flag=True, help="Also measure catanatron, slice by slice.")
@click.option(
    "--seconds", default=4.0, show_default=True, type=click.FloatRange(0), help="Seconds to spend on each figure."
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench_command(game: str, with_peers: bool, seconds: float, as_json: bool) -> None:
    """Measure how fast a game is, on one core with careless players."""
    import msgspec

    from starboard.arena.bench import bench
    from starboard.arena.peers.peer import CATANATRON

    peers = [CATANATRON] if with_peers else []
    for peer in peers:
        peer.install()
    report = bench(game, seconds, peers)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        _show(report)


def _show(report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report.game}, {report.seats} seats, one core, {report.python}, {report.machine}")
    table.add_column("figure")
    table.add_column("value", justify="right")
    for name, value in _rows(report):
        table.add_row(name, value)
    Console().print(table)


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
    for name, peer in report.peers.items():
        ratios = report.ratios[name]
        yield f"{name} {peer.version}: decisions/s", f"{peer.decisions_per_second:,.0f}"
        yield "... we have times as many", f"{ratios.decisions_per_second:.2f}"
        yield f"{name} {peer.version}: copy", f"{peer.copy_us:.1f} µs"
        yield "... ours takes this part of it", f"{ratios.copy_us:.2f}"
        yield f"{name} {peer.version}: copy and one tick", f"{peer.copy_and_answer_us:.1f} µs"
        yield "... ours takes this part of it", f"{ratios.copy_and_answer_us:.2f}"
