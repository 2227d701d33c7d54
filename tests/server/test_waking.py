"""A long journal is read in small slices: those at other tables have their turns in between."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from starboard.engine import Event
from starboard.server import journal, protocol, reading
from starboard.server.reading import AT_ONCE
from starboard.server.registry import TableRegistry
from starboard.server.room import room_shown
from starboard.server.table import Table
from tests.server.guests import ana_at_a_table, run, table_of

LINES = 5_000


def said(text: str) -> bytes:
    return journal.write_entry(journal.Spoke(seat=0, name="Ana", text=text, by=0))


def talk_long(folder: Path, table: str, after: int, lines: int = LINES) -> None:
    """Write many lines into a table's journal."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection, connection:
        rows = ((table, number, 0.0, said(str(number))) for number in range(after + 1, after + 1 + lines))
        connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?)", rows)


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose entries were applied, in order."""
    entries: list[str] = []
    apply = Table.apply

    def noted(table: Table, entry: journal.AnyEntry) -> list[Event]:
        entries.append(table.table)
        return apply(table, entry)

    monkeypatch.setattr(Table, "apply", noted)
    return entries


@asynccontextmanager
async def others(applied: list[str]) -> AsyncIterator[list[int]]:
    """How many entries had been applied at each turn that others had meanwhile."""
    seen: list[int] = []

    async def look() -> None:
        while True:
            seen.append(len(applied))
            await asyncio.sleep(0)

    looking = asyncio.create_task(look())
    try:
        yield seen
    finally:
        looking.cancel()
        seen.append(len(applied))


def largest(seen: list[int]) -> int:
    """The most entries that were applied between two turns."""
    return max(after - before for before, after in pairwise(seen))


async def wake(registry: TableRegistry, name: str) -> None:
    assert (await table_of(registry, name)).table.number > LINES


async def look_at(registry: TableRegistry, name: str) -> None:
    assert (await registry.look(name, room_shown)).table == name


@pytest.mark.parametrize("read", [wake, look_at])
def test_a_long_journal_is_read_while_others_have_their_turns(
    read: Callable[[TableRegistry, str], Coroutine[Any, Any, None]], applied: list[str], tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        asleep = await ana_at_a_table(registry)
        name = asleep.live.table.table
        registry.drop(asleep.live)
        talk_long(tmp_path, name, asleep.live.table.number)
        bo = await ana_at_a_table(registry)
        applied.clear()
        async with others(applied) as seen:
            waking = asyncio.create_task(read(registry, name))
            while len(applied) < 3 * AT_ONCE:
                await asyncio.sleep(0)
            await bo.do(protocol.Say(act="say", text="meanwhile"))
            assert bo.line.about("say") == ["done"]
            assert not waking.done()
            await waking
        assert applied.count(name) >= LINES
        assert largest(seen) <= AT_ONCE + 1, "and Bo's own"

    run(scene, tmp_path)


def test_several_long_journals_at_once_share_the_turns(applied: list[str], tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        names = []
        for _ in range(4):
            asleep = await ana_at_a_table(registry)
            registry.drop(asleep.live)
            talk_long(tmp_path, asleep.live.table.table, asleep.live.table.number)
            names.append(asleep.live.table.table)
        applied.clear()
        async with others(applied) as seen:
            await asyncio.gather(*(wake(registry, name) for name in names))
        assert len(applied) >= len(names) * LINES
        assert largest(seen) <= 2 * AT_ONCE, "the end of one and the beginning of another may meet"

    run(scene, tmp_path)


def test_what_others_wrote_while_somebody_acted_is_shown_in_slices_too(applied: list[str], tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        table = ana.live.table.table
        for act in ("caught up", "too late"):
            talk_long(tmp_path, table, ana.live.table.number, 10 * AT_ONCE)
            applied.clear()
            async with others(applied) as seen:
                if act == "caught up":
                    await ana.live.ask(ana.live.catch_up)
                await ana.do(protocol.Say(act=act, text=act))
            assert ana.line.about(act) == ["done"]
            assert len(applied) > 10 * AT_ONCE
            assert largest(seen) <= AT_ONCE + 1, "and Ana's own"
        updates = [message["n"] for message in ana.line.messages if message["is"] == "update"]
        assert updates == list(range(updates[0], ana.live.table.number + 1)), "each was shown, once, in order"
        assert len(updates) > 20 * AT_ONCE

    run(scene, tmp_path)


def test_entries_that_take_long_make_a_slice_shorter(
    applied: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(reading, "SLICE", 0.0)

    async def scene(registry: TableRegistry) -> None:
        asleep = await ana_at_a_table(registry)
        registry.drop(asleep.live)
        talk_long(tmp_path, asleep.live.table.table, asleep.live.table.number)
        applied.clear()
        async with others(applied) as seen:
            await wake(registry, asleep.live.table.table)
        assert largest(seen) <= 1 + len(asleep.live.table.seats), "and what is written as it wakes up"

    run(scene, tmp_path)
