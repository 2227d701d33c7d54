"""What is written to the database, and how: a batch of work at a time, in one transaction.

A line of a journal, or a few, is by far the most frequent write of a server. They go to the database as a single
statement, past SQLAlchemy's execution machinery, which would cost more than the database does.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, bindparam, select, update

from starboard.server.store.database import Database
from starboard.server.store.schema import journal, tables

MOST_AT_ONCE = 64
"""Writes in one transaction, so that there are only so many different statements to prepare."""

CHANNEL = "starboard_journal"
"""Where PostgreSQL tells other processes `table number process`, and with each beat `process` alone."""

Change: TypeAlias = dict[str, Any]
"""New values for some columns of a table's listing."""

_line_kept = select(journal.c.at, journal.c.entry).where(
    journal.c.table_id == bindparam("table"), journal.c.number == bindparam("number")
)


class Line:
    """A line of a journal that is to be written, with what it changes in the listing."""

    __slots__ = ("at", "change", "entry", "number", "table")

    def __init__(self, table: str, number: int, at: float, entry: bytes, change: Change | None = None) -> None:
        self.table = table
        self.number = number
        self.at = at
        self.entry = entry
        self.change = change


Work: TypeAlias = Line | Callable[[Connection], Any]
"""A line, or anything else that writes; the latter may be called twice, and must then act but once."""

Outcome: TypeAlias = Any
"""Whether a line was kept, what a call returned, or the StoreError with which either failed."""


class BatchWriter:
    """A connection that writes. It belongs to one thread at a time."""

    def __init__(self, database: Database, engine: Engine, process: str) -> None:
        self._database = database
        self._engine = engine
        self._statements = [_insertion(database, process, count) for count in range(MOST_AT_ONCE + 1)]
        self._connection: Connection | None = None
        self._cursor: Any = None

    def commit(self, batch: Sequence[Work], *, again: bool = False) -> list[Outcome]:
        """Do all of it, durably. `again` if it may be that it was done before, and the answer lost."""
        try:
            return self._transact(batch, again=again)
        except Exception as error:
            self.disconnect()
            failure = error
        if self._database.is_own_fault(failure) and len(batch) > 1:
            # One of them cannot be done; the others must not suffer for it.
            return [outcome for work in batch for outcome in self.commit([work], again=again)]
        if self._database.is_lost(failure) and not again:
            # The connection may have died long ago, without anybody noticing: once more, on a new one.
            return self.commit(batch, again=True)
        return [self._database.explained(failure)] * len(batch)

    def try_lines(self, lines: Sequence[Line]) -> list[bool] | None:
        """Write lines that change no listing; None, and nothing done, if that fails for whatever reason."""
        try:
            return self._insert(self._connected(), lines, again=False)
        except Exception:
            self.disconnect()
            return None

    def disconnect(self) -> None:
        """Disconnect, which also takes back what was begun and not committed."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

    def _transact(self, batch: Sequence[Work], *, again: bool) -> list[Outcome]:
        connection = self._connected()
        lines = [work for work in batch if isinstance(work, Line)]
        if len(lines) == len(batch) and not any(line.change for line in lines):
            return self._insert(connection, lines, again=again)
        with self._database.transaction(connection):
            kept = dict(zip(lines, self._insert(connection, lines, again=again) if lines else (), strict=True))
            for line in sorted(lines, key=_place):
                if line.change and kept[line]:
                    connection.execute(update(tables).where(tables.c.id == line.table).values(line.change))
            return [kept[work] if isinstance(work, Line) else work(connection) for work in batch]

    def _insert(self, connection: Connection, lines: Sequence[Line], *, again: bool) -> list[bool]:
        """Write lines that are not there yet; says of each whether it is there now, and ours."""
        values: list[Any] = []
        for line in sorted(lines, key=_place) if len(lines) > 1 else lines:
            values += (line.table, line.number, line.at, line.entry)
        self._cursor.execute(self._statements[len(lines)], values)
        if len(lines) == 1:
            return [self._cursor.rowcount == 1 or (again and _is_there(connection, lines[0]))]
        kept = {(row[0], row[1]) for row in self._cursor.fetchall()}
        if len(kept) == len(lines):
            return [True] * len(lines)
        return [
            _taken_from(kept, (line.table, line.number)) or (again and _is_there(connection, line)) for line in lines
        ]

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._cursor = self._connection.connection.cursor()
        return self._connection


def _insertion(database: Database, process: str, count: int) -> str:
    """The statement that writes so many lines, returns those that were not there, and tells other processes of them.

    For a single line it is enough to know how many were written, which costs SQLite a quarter less.
    """
    line = f"({', '.join([database.mark] * 4)})"
    insertion = (
        f"INSERT INTO journal (table_id, number, at, entry) VALUES {', '.join([line] * count)} ON CONFLICT DO NOTHING"
    )
    if not database.is_postgres:
        return insertion if count == 1 else f"{insertion} RETURNING table_id, number"
    told = f"pg_notify('{CHANNEL}', table_id || ' ' || number || ' {process}')"
    return f"WITH kept AS ({insertion} RETURNING table_id, number) SELECT table_id, number, {told} FROM kept"


def _place(line: Line) -> tuple[str, int]:
    """Every process locks in this order, so that no two wait for each other."""
    return line.table, line.number


def _taken_from(kept: set[tuple[str, int]], line: tuple[str, int]) -> bool:
    """Of two lines with one number in a batch, the first was kept."""
    if line not in kept:
        return False
    kept.remove(line)
    return True


def _is_there(connection: Connection, line: Line) -> bool:
    found = connection.execute(_line_kept, {"table": line.table, "number": line.number}).one_or_none()
    return found is not None and (found.at, found.entry) == (line.at, line.entry)
