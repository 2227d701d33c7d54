"""Who writes, and when: the event loop itself, if that takes no time worth mentioning, and else a thread.

The way to a thread and back costs more processor time than SQLite needs for a line. So while the disk is quick the loop
writes lines by itself: one at once, several that come in the same moment together. Whatever may take longer is the
thread's: other work, a slow disk, a file that somebody has locked, and everything on PostgreSQL. What has come together
by the time the thread looks is committed together, so a slow database makes larger transactions, not a longer queue.
"""

from __future__ import annotations

import contextlib
import logging
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable, Sequence
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection

from starboard.server.store.batch import MOST_AT_ONCE, BatchWriter, Line, Outcome, Work
from starboard.server.store.database import Database
from starboard.server.store.errors import StoreError

T = TypeVar("T")

QUICK = 0.001
"""Seconds for which the event loop may stand still while it writes."""

SHORTEST_PAUSE = 0.01
LONGEST_PAUSE = 5.0
"""Seconds for which it leaves writing to the thread after it stood still for longer; each time twice as long."""

SAME_MOMENT = 0.0005
"""Seconds after a write within which the next one waits for others to join it."""

Promise: TypeAlias = tuple[Work, Future[Any]]
"""Something to be done, and who waits for it."""


class Writer:
    """Takes work in the event loop, and only there. What is asked for is done in the order in which it came."""

    def __init__(self, database: Database, process: str, loop: AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._closed = False
        self._inline_batch = None if database.at_once is None else BatchWriter(database, database.at_once, process)
        self._last_write = 0.0
        self._not_before = 0.0
        self._pause = SHORTEST_PAUSE
        self._waiting: list[Promise] = []  # for the end of this turn of the loop
        self._handed_over = 0  # lists of promises that the thread has not kept yet
        self._queue: SimpleQueue[list[Promise] | None] = SimpleQueue()
        self._batch = BatchWriter(database, database.writing, process)
        self._worker = Thread(target=self._work, name="starboard-writer", daemon=True)
        self._worker.start()

    async def write(self, line: Line) -> bool:
        """True: the line is durable. False: its number was taken."""
        if not self._waiting and perf_counter() - self._last_write > SAME_MOMENT:
            outcomes = self._write_here([line])
            if outcomes is not None:
                return outcomes[0]
        kept: bool = await self._promise(line)
        return kept

    async def run(self, task: Callable[[Connection], T]) -> T:
        """What the task returned, when everything it did is durable. It may run twice, and must then act but once."""
        outcome: T = await self._promise(task)
        return outcome

    def finish(self) -> Thread:
        """Take no more work. The thread that is returned ends when all that was asked for before is done."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(None)
            if self._inline_batch is not None:
                self._inline_batch.disconnect()
        return self._worker

    def _promise(self, work: Work) -> Future[Any]:
        if self._closed:
            raise StoreError("The store has been closed.")
        if not self._waiting:
            # After everything else that is ready now, and may want to write as well.
            self._loop.call_soon(self._keep_promises)
        done: Future[Any] = self._loop.create_future()
        self._waiting.append((work, done))
        return done

    def _keep_promises(self) -> None:
        outcomes = self._write_here([work for work, _ in self._waiting])
        if outcomes is None:
            self._hand_over()
        else:
            promises, self._waiting = self._waiting, []
            _tell(promises, outcomes)

    def _write_here(self, works: Sequence[Work]) -> list[bool] | None:
        """None, and nothing done, if this is for the thread, which has more patience."""
        started = perf_counter()
        if self._inline_batch is None or self._handed_over or self._closed or started < self._not_before:
            return None
        lines = [work for work in works if isinstance(work, Line) and work.change is None]
        if len(lines) < len(works) or len(lines) > MOST_AT_ONCE:
            return None
        outcomes = self._inline_batch.try_lines(lines)
        self._last_write = perf_counter()
        if self._last_write - started < QUICK:
            self._pause = SHORTEST_PAUSE
        else:
            self._not_before = self._last_write + self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
        return outcomes

    def _hand_over(self) -> None:
        if self._waiting:
            self._queue.put(self._waiting)
            self._waiting = []
            self._handed_over += 1

    def _answered(self, lists: int, promises: list[Promise], outcomes: list[Outcome]) -> None:
        self._handed_over -= lists
        _tell(promises, outcomes)

    def _work(self) -> None:
        """In the thread, until it is told that there is no more."""
        queue = self._queue
        going_on = True
        while going_on:
            promises: list[Promise] = []
            lists = 0
            while lists == 0 or not queue.empty():
                more = queue.get()
                if more is None:
                    going_on = False
                    break
                promises += more
                lists += 1
            if promises:
                outcomes = self._outcomes([work for work, _ in promises])
                with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits any more
                    self._loop.call_soon_threadsafe(self._answered, lists, promises, outcomes)
        self._batch.disconnect()

    def _outcomes(self, works: Sequence[Work]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for start in range(0, len(works), MOST_AT_ONCE):
            batch = works[start : start + MOST_AT_ONCE]
            try:
                outcomes += self._batch.commit(batch)
            except Exception as error:  # nobody may wait for ever because of a mistake in there
                logging.getLogger(__name__).exception("The writer of journals failed")
                outcomes += [self._database.explained(error)] * len(batch)
        return outcomes


def _tell(promises: Iterable[Promise], outcomes: Iterable[Outcome]) -> None:
    """Let everybody who waits go on."""
    for (_, done), outcome in zip(promises, outcomes, strict=True):
        if not done.done():  # else whoever asked has given up waiting
            if isinstance(outcome, StoreError):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)
