"""Several processes on one database, and processes that die."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starboard.server.store import Store
from tests.server.store import appender
from tests.server.store.helpers import NOON, entries, opened, with_table


async def _take_numbers(store: Store, table: str, name: str, count: int) -> list[tuple[int, bytes]]:
    """Append so many lines, each with the next number that seems free; those that were acknowledged."""
    won = []
    number = 1
    for turn in range(count):
        entry = f"{name} {turn}".encode()
        while not await store.append(table, number, NOON, entry):
            number = (await store.rows(table))[-1].number + 1
        won.append((number, entry))
        number += 1
        await asyncio.sleep(0)
    return won


def test_two_servers_that_race_for_numbers_lose_nothing_and_leave_no_gap(url: str) -> None:
    async def play() -> None:
        async with opened(url) as one, opened(url) as two:
            table = await with_table(one)
            racers = [(store, f"{who} {i}") for who, store in (("one", one), ("two", two)) for i in range(3)]
            won = await asyncio.gather(*(_take_numbers(store, table, name, 25) for store, name in racers))
            acknowledged = dict(pair for pairs in won for pair in pairs)
            assert len(acknowledged) == 25 * len(racers)  # no number was given twice
            assert await entries(two, table) == [b"opened", *(acknowledged[number] for number in sorted(acknowledged))]

    asyncio.run(play())


def test_two_servers_with_lines_for_the_same_tables_do_not_wait_for_each_other_for_ever(url: str) -> None:
    async def play() -> None:
        async with opened(url) as one, opened(url) as two:
            tables = [await with_table(one, f"table {number}") for number in range(8)]
            for number in range(1, 16):
                forwards = [one.append(table, number, NOON, b"one", stage="one") for table in tables]
                backwards = [two.append(table, number, NOON, b"two", stage="two") for table in reversed(tables)]
                ours, theirs = await asyncio.gather(asyncio.gather(*forwards), asyncio.gather(*backwards))
                assert [not kept for kept in ours] == list(reversed(theirs))

    asyncio.run(play())


def _start(url: str, table: str, name: str, out: Path) -> subprocess.Popen[bytes]:
    with out.open("wb") as told:
        return subprocess.Popen([sys.executable, appender.__file__, url, table, name], stdout=told)


def _wait_for_lines(files: list[Path], count: int) -> None:
    deadline = time.monotonic() + 60
    while any(file.read_bytes().count(b"\n") < count for file in files):
        assert time.monotonic() < deadline, "The processes append nothing."
        time.sleep(0.01)


@pytest.mark.parametrize("servers", [1, 2])
def test_what_a_killed_server_acknowledged_is_there(shared_url: str, tmp_path: Path, servers: int) -> None:
    async def prepare() -> str:
        async with opened(shared_url) as store:
            return await with_table(store)

    async def kept() -> list[bytes]:
        async with opened(shared_url) as store:
            found = await entries(store, table)
            assert await store.append(table, len(found), NOON, b"and on it goes")
            return found

    table = asyncio.run(prepare())
    files = [tmp_path / f"server {number}" for number in range(servers)]
    processes = [_start(shared_url, table, f"s{number}", file) for number, file in enumerate(files)]
    try:
        _wait_for_lines(files, 100)
    finally:
        for process in processes:
            process.kill()
            process.wait()
    lines = asyncio.run(kept())
    for file in files:
        # The last line may have been cut off.
        for told in file.read_text(encoding="utf-8").split("\n")[:-1]:
            number, entry = told.split(" ", 1)
            assert lines[int(number)] == entry.encode()
