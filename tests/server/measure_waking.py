"""How long others wait while tables with long journals wake up; docs/hosting.md has the figures.

python -m tests.server.measure_waking [LINES [TABLES]]
"""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import perf_counter

import click
import uvloop

from starboard.server import journal, protocol
from starboard.server.registry import TableRegistry
from starboard.server.serving import COLLECT_AFTER, HAND_OVER_AFTER
from starboard.server.store import database_url

OFTEN = 0.001


@asynccontextmanager
async def others() -> AsyncIterator[list[float]]:
    """By how many seconds somebody who wants a turn every millisecond had it too late."""
    late: list[float] = []

    async def look() -> None:
        while True:
            begun = perf_counter()
            await asyncio.sleep(OFTEN)
            late.append(perf_counter() - begun - OFTEN)

    looking = asyncio.create_task(look())
    await asyncio.sleep(0)
    yield late
    looking.cancel()


async def asleep(registry: TableRegistry, folder: Path, lines: int) -> str:
    """A table with a journal of so many lines, that nobody is at."""
    opened = await registry.open_table(protocol.NewTable(game="galaxy", seats=2, name="Ana"))
    live = registry.live[opened.table]
    registry.drop(live)
    said = journal.Spoke(seat=0, name="Ana", text="x" * 100, act="said", by=0)
    rows = ((opened.table, live.table.number + 1 + n, 0.0, journal.write_entry(said)) for n in range(lines))
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection, connection:
        connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?)", rows)
    return opened.table


async def measure(folder: Path, lines: int, tables: int) -> None:
    """Print what was measured."""
    registry = TableRegistry(pace=1.0, version="")
    await registry.open(database_url({}, folder))
    names = [await asleep(registry, folder, lines) for _ in range(tables)]
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(HAND_OVER_AFTER)
    async with others() as calm:
        await asyncio.sleep(1)
    begun = perf_counter()
    async with others() as late:
        await asyncio.gather(*(registry.table(name) for name in names))
    click.echo(f"{tables} x {lines} lines read in {perf_counter() - begun:.1f} s")
    for name, times in (("at rest", calm), ("meanwhile", late)):
        times.sort()
        click.echo(
            f"{name}: 99 % of turns late by {times[len(times) * 99 // 100] * 1e3:.1f} ms, all {times[-1] * 1e3:.1f} ms"
        )
    await registry.close()


def main() -> None:
    """Measure on a fresh database, on uvicorn's event loop."""
    lines, tables = map(int, [*sys.argv[1:], *("300000", "1")[len(sys.argv) - 1 :]])
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(Path(folder), lines, tables))


if __name__ == "__main__":
    main()
