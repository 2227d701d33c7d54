"""Reads tables from their journals, a little at a time, so that nobody at another table waits.

A journal that cannot be read is damaged: it says so in one way to everybody (`DamagedJournal`), the host finds one line
in the log, and whoever comes back within a minute is told the same without another look.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeAlias

import msgspec

from starboard.engine import Event, OtherVersion
from starboard.server import journal
from starboard.server.clock import elapsed
from starboard.server.refusal import Refusal
from starboard.server.store import Row, Store, StoreError
from starboard.server.table import Table

logger = logging.getLogger(__name__)

PAGE = 2_000
"""Lines that are fetched from the store at once."""

AT_ONCE = 64
SLICE = 0.004
"""Lines, and seconds, after which everybody else gets a turn; all who read share them."""

REMEMBERED = 60.0
"""Seconds for which a damaged journal is not looked at again; a host may have repaired it."""

MOST_REMEMBERED = 1_000

Follow: TypeAlias = Callable[[journal.AnyEntry, list[Event]], None]
"""Called with each entry that was applied, and what happened in the game."""


class DamagedJournal(StoreError):
    """A journal that does not describe a table: line `number` cannot be read, is missing, or is not possible there."""

    def __init__(self, table: str, number: int, reason: str) -> None:
        super().__init__(f"The journal of table {table} is damaged at line {number}: {reason}")
        self.table = table
        self.number = number
        self.reason = reason


class JournalReader:
    """Reads from one store. However many tables are read, one slice is done in each turn of the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._damaged: OrderedDict[str, tuple[DamagedJournal, float]] = OrderedDict()

    @property
    def damaged(self) -> int:
        """How many tables were found damaged and have not been read since."""
        return len(self._damaged)

    async def read(self, name: str, last: int | None = None) -> Table | None:
        """A table as its journal has it (up to its line `last`); None if there is none, DamagedJournal if it cannot be.

        OtherVersion if its game was begun by other rules.
        """
        known = self._damaged.get(name)
        if known is not None and elapsed() - known[1] < REMEMBERED:
            problem = known[0]
            raise DamagedJournal(problem.table, problem.number, problem.reason)
        first = await self._store.rows(name, limit=1)
        if not first:
            if await self._store.listing(name) is not None:
                raise self._note(DamagedJournal(name, 0, "it is missing"))
            return None
        try:
            table = table_from(name, first)
        except DamagedJournal as problem:
            self._note(problem)
            raise
        await self.read_on(table, last=last)
        self._damaged.pop(name, None)
        return table

    async def line(self, name: str, number: int) -> Row | None:
        """One line of a journal; None if it is not there."""
        rows = await self._store.rows(name, number - 1, limit=1)
        return rows[0] if rows and rows[0].number == number else None

    async def read_on(self, table: Table, follow: Follow | None = None, last: int | None = None) -> int:
        """Apply what was written after the table's last entry (up to line `last`); how many lines that were."""
        before = table.number
        while last is None or table.number < last:
            most = PAGE if last is None else min(PAGE, last - table.number)
            rows = await self._store.rows(table.table, table.number, limit=most)
            done = 0
            while done < len(rows):
                async with self._turn:
                    done = self._apply(table, rows, done, follow)
                    if done < len(rows):
                        await asyncio.sleep(0)
            if len(rows) < most:
                break
        return table.number - before

    def _apply(self, table: Table, rows: Sequence[Row], done: int, follow: Follow | None) -> int:
        """One slice; how many rows are done then."""
        begun = perf_counter()
        for row in rows[done : done + AT_ONCE]:
            try:
                entry, events = apply_row(table, row)
            except DamagedJournal as problem:
                self._note(problem)
                raise
            if follow is not None:
                follow(entry, events)
            done += 1
            if perf_counter() - begun > SLICE:
                break
        return done

    def _note(self, problem: DamagedJournal) -> DamagedJournal:
        """Tell the host, once."""
        known = self._damaged.pop(problem.table, None)
        if known is None or (known[0].number, known[0].reason) != (problem.number, problem.reason):
            logger.error("%s", problem)
        self._damaged[problem.table] = (problem, elapsed())
        if len(self._damaged) > MOST_REMEMBERED:
            self._damaged.popitem(last=False)
        return problem


def table_from(name: str, rows: Sequence[Row]) -> Table:
    """The table that the first lines of a journal describe."""
    first = rows[0]
    if first.number != 0:
        raise DamagedJournal(name, 0, "it is missing")
    opened = _entry(name, first)
    if not isinstance(opened, journal.Opened):
        raise DamagedJournal(name, 0, "it does not open a table")
    try:
        table = Table(name, opened, first.at)
    except Exception as problem:
        raise _impossible(name, 0, problem) from problem
    for row in rows[1:]:
        apply_row(table, row)
    return table


def apply_row(table: Table, row: Row) -> tuple[journal.AnyEntry, list[Event]]:
    """Make the next line of a table's journal true."""
    if row.number != table.number + 1:
        raise DamagedJournal(table.table, table.number + 1, "it is missing")
    entry = _entry(table.table, row)
    try:
        return entry, table.apply(entry)
    except OtherVersion:
        raise
    except Exception as problem:
        raise _impossible(table.table, row.number, problem) from problem


def _entry(name: str, row: Row) -> journal.AnyEntry:
    try:
        entry: journal.AnyEntry = journal.read_entry(row.entry)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, RecursionError) as problem:
        raise DamagedJournal(name, row.number, f"it cannot be read ({problem})") from problem
    return entry


def _impossible(name: str, number: int, problem: Exception) -> DamagedJournal:
    why = problem.told("en") if isinstance(problem, Refusal) else repr(problem)
    return DamagedJournal(name, number, f"it is not possible there ({' '.join(why.split())})")
