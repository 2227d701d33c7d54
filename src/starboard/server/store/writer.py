"""The one thread that writes. Whatever waits when it comes round is committed together, then acknowledged together.

A lone line of a journal, or a few, is by far the most frequent write of a server. They go to the database as a single
statement, past SQLAlchemy's execution machinery, which would cost more than the database does.
"""

from __future__ import annotations

import contextlib
import logging
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, bindparam, select, update

from starboard.server.store.database import Database
from starboard.server.store.errors import StoreError
from starboard.server.store.schema import journal, tables

T = TypeVar("T")

MOST_AT_ONCE = 64
"""Writes in one transaction, so that there are only so many different statements to prepare."""

CHANNEL = "starboard_journal"
"""Where PostgreSQL tells other processes `table number process`."""

_line_kept = select(journal.c.at, journal.c.entry).where(
    journal.c.table_id == bindparam("table"), journal.c.number == bindparam("number")
)


class Line:
    """A line of a journal that waits to be written, with what it changes in the listing."""

    __slots__ = ("at", "done", "entry", "listing", "number", "table")

    def __init__(
        self, done: Future[bool], table: str, number: int, at: float, entry: bytes, listing: dict[str, Any] | None
    ) -> None:
        self.done = done
        self.table = table
        self.number = number
        self.at = at
        self.entry = entry
        self.listing = listing


class Task:
    """Anything else that waits to be written. It may be run twice, and must then do no more than once."""

    __slots__ = ("done", "run")

    def __init__(self, done: Future[Any], run: Callable[[Connection], Any]) -> None:
        self.done = done
        self.run = run


Work: TypeAlias = Line | Task
Outcome: TypeAlias = Any
"""Whether a line was kept, what a task returned, or the error with which either failed."""


class Writer:
    """A queue of work and the thread that does it. `write` and `run` are called in the event loop, and only there."""

    def __init__(self, database: Database, process: str, loop: AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._statements = [_insertion(database, process, count) for count in range(MOST_AT_ONCE + 1)]
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._cursor: Any = None
        self._closed = False
        self._thread = Thread(target=self._work, name="starboard-writer", daemon=True)
        self._thread.start()

    def write(self, table: str, number: int, at: float, entry: bytes, listing: dict[str, Any] | None) -> Future[bool]:
        """Done when the line is durable (True) or its number was taken (False)."""
        self._check_open()
        done: Future[bool] = self._loop.create_future()
        self._queue.put(Line(done, table, number, at, entry, listing))
        return done

    def run(self, task: Callable[[Connection], T]) -> Future[T]:
        """Done when everything the task did is durable."""
        self._check_open()
        done: Future[T] = self._loop.create_future()
        self._queue.put(Task(done, task))
        return done

    def close(self) -> None:
        """Finish all that was asked for before; returns when the thread has ended. Not to be called in the loop."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("The store has been closed.")

    # From here on everything runs in the thread.

    def _work(self) -> None:
        queue = self._queue
        going_on = True
        while going_on:
            batch: list[Work] = []
            work = queue.get()
            while work is not None:
                batch.append(work)
                if len(batch) == MOST_AT_ONCE or queue.empty():
                    break
                work = queue.get()
            going_on = work is not None
            if batch:
                try:
                    outcomes = self._outcomes(batch)
                except Exception as error:  # nobody may wait for ever because of a mistake in here
                    logging.getLogger(__name__).exception("The writer of journals failed")
                    self._disconnect()
                    outcomes = [self._database.explained(error)] * len(batch)
                with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits any more
                    self._loop.call_soon_threadsafe(_tell, batch, outcomes)
        self._disconnect()

    def _outcomes(self, batch: Sequence[Work]) -> Sequence[Outcome]:
        try:
            return self._commit(batch, again=False)
        except Exception as error:
            self._disconnect()
            failure = error
        if self._database.is_own_fault(failure):
            if len(batch) == 1:
                return [self._database.explained(failure)]
            # One of them cannot be done; the others must not suffer for it.
            return [outcome for work in batch for outcome in self._outcomes([work])]
        if not self._database.is_postgres:
            return [self._database.explained(failure)] * len(batch)
        # The connection may have died long ago, without anybody noticing: once more, on a new one.
        try:
            return self._commit(batch, again=True)
        except Exception as error:
            self._disconnect()
            return [self._database.explained(error)] * len(batch)

    def _commit(self, batch: Sequence[Work], *, again: bool) -> Sequence[Outcome]:
        """One transaction. `again` if it may be that the same batch was committed before, and the answer lost."""
        connection = self._connected()
        lines = [work for work in batch if isinstance(work, Line)]
        if len(lines) == len(batch) and not any(line.listing for line in lines):
            return self._insert(connection, lines, again=again)
        with self._database.transaction(connection):
            kept = dict(zip(lines, self._insert(connection, lines, again=again) if lines else (), strict=True))
            for line in sorted(lines, key=_place):
                if line.listing and kept[line]:
                    connection.execute(update(tables).where(tables.c.id == line.table).values(line.listing))
            return [kept[work] if isinstance(work, Line) else work.run(connection) for work in batch]

    def _insert(self, connection: Connection, lines: Sequence[Line], *, again: bool) -> list[bool]:
        """Write lines that are not there yet; says of each whether it is there now, and ours."""
        values: list[Any] = []
        for line in sorted(lines, key=_place) if len(lines) > 1 else lines:
            values += (line.table, line.number, line.at, line.entry)
        self._cursor.execute(self._statements[len(lines)], values)
        kept = {(row[0], row[1]) for row in self._cursor.fetchall()}
        if len(kept) == len(lines):
            return [True] * len(lines)
        return [
            _taken_from(kept, (line.table, line.number)) or (again and _is_there(connection, line)) for line in lines
        ]

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.writing.connect()
            self._cursor = self._connection.connection.cursor()
        return self._connection

    def _disconnect(self) -> None:
        """Also takes back what was begun and not committed."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None


def _insertion(database: Database, process: str, count: int) -> str:
    """The statement that writes so many lines, returns those that were not there, and tells other processes of them."""
    line = f"({', '.join([database.mark] * 4)})"
    insertion = (
        f"INSERT INTO journal (table_id, number, at, entry) VALUES {', '.join([line] * count)}"
        " ON CONFLICT DO NOTHING RETURNING table_id, number"
    )
    if not database.is_postgres:
        return insertion
    told = f"pg_notify('{CHANNEL}', table_id || ' ' || number || ' {process}')"
    return f"WITH kept AS ({insertion}) SELECT table_id, number, {told} FROM kept"


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


def _tell(batch: Iterable[Work], outcomes: Iterable[Outcome]) -> None:
    """In the event loop: let everybody who waits for this batch go on."""
    for work, outcome in zip(batch, outcomes, strict=True):
        if not work.done.done():  # else whoever asked has given up waiting
            if isinstance(outcome, StoreError):
                work.done.set_exception(outcome)
            else:
                work.done.set_result(outcome)
