"""Who writes, and when: what is asked for in one turn of the event loop is committed together, by a thread or at once.

The way to a thread and back costs more processor time than SQLite needs for a line, so while the disk is quick the loop
writes lines by itself. Whatever may take longer is the thread's: other work, a slow disk, a file that somebody has
locked, and everything on PostgreSQL. There, what has come together by the time the thread looks is committed together.
"""

from __future__ import annotations

import contextlib
import logging
import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection

from starboard.server.store.database import Database
from starboard.server.store.errors import StoreError
from starboard.server.store.pen import MOST_AT_ONCE, Change, Line, Outcome, Pen, Task, Work

T = TypeVar("T")

QUICK = 0.001
"""Seconds for which the event loop may stand still while it writes."""


class Writer:
    """Takes work in the event loop, and only there. Lines and tasks are done in the order in which they came."""

    def __init__(self, database: Database, process: str, loop: AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._waiting: list[Work] = []
        self._closed = False
        self._pen_at_hand = None if database.at_once is None else Pen(database, database.at_once, process)
        self._quick = False  # until the thread has shown that it is
        self._handed_over = 0  # batches that the thread has not answered
        self._queue: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._pen = Pen(database, database.writing, process)
        self._thread = Thread(target=self._work, name="starboard-writer", daemon=True)
        self._thread.start()

    def write(self, table: str, number: int, at: float, entry: bytes, change: Change | None) -> Future[bool]:
        """Done when the line is durable (True) or its number was taken (False)."""
        done: Future[bool] = self._loop.create_future()
        self._take(Line(done, table, number, at, entry, change))
        return done

    def run(self, task: Callable[[Connection], T]) -> Future[T]:
        """Done when everything the task did is durable."""
        done: Future[T] = self._loop.create_future()
        self._take(Task(done, task))
        return done

    def finish(self) -> Thread:
        """Take no more work. The thread that is returned ends when all that was asked for before is done."""
        if not self._closed:
            self._closed = True
            if self._waiting:
                self._hand_over()
            self._queue.put(None)
            if self._pen_at_hand is not None:
                self._pen_at_hand.lay_down()
        return self._thread

    def _take(self, work: Work) -> None:
        if self._closed:
            raise StoreError("The store has been closed.")
        self._waiting.append(work)
        if len(self._waiting) == 1:
            # After everything else that is ready now, and may want to write as well.
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        if not self._waiting:
            return  # handed over when the store was closed
        if self._pen_at_hand is None or not self._quick or self._handed_over or len(self._waiting) > MOST_AT_ONCE:
            self._hand_over()
            return
        lines = [work for work in self._waiting if isinstance(work, Line) and work.change is None]
        if len(lines) < len(self._waiting):
            self._hand_over()
            return
        started = time.perf_counter()
        outcomes = self._pen_at_hand.try_lines(lines)
        self._quick = time.perf_counter() - started < QUICK
        if outcomes is None:
            self._hand_over()
            return
        self._waiting = []
        _tell(lines, outcomes)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._handed_over += 1
        self._queue.put(batch)

    def _answered(self, batches: int, batch: Iterable[Work], outcomes: Iterable[Outcome], quick: bool) -> None:
        self._handed_over -= batches
        self._quick = quick
        _tell(batch, outcomes)

    def _work(self) -> None:
        """In the thread."""
        queue = self._queue
        going_on = True
        while going_on:
            batch: list[Work] = []
            batches = 0
            while batches == 0 or not queue.empty():
                more = queue.get()
                if more is None:
                    going_on = False
                    break
                batch += more
                batches += 1
            if batches:
                started = time.perf_counter()
                outcomes = self._outcomes(batch)
                quick = time.perf_counter() - started < QUICK
                with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits any more
                    self._loop.call_soon_threadsafe(self._answered, batches, batch, outcomes, quick)
        self._pen.lay_down()

    def _outcomes(self, batch: list[Work]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for start in range(0, len(batch), MOST_AT_ONCE):
            part = batch[start : start + MOST_AT_ONCE]
            try:
                outcomes += self._pen.commit(part)
            except Exception as error:  # nobody may wait for ever because of a mistake in there
                logging.getLogger(__name__).exception("The writer of journals failed")
                outcomes += [self._database.explained(error)] * len(part)
        return outcomes


def _tell(batch: Iterable[Work], outcomes: Iterable[Outcome]) -> None:
    """Let everybody who waits for this batch go on."""
    for work, outcome in zip(batch, outcomes, strict=True):
        if not work.done.done():  # else whoever asked has given up waiting
            if isinstance(outcome, StoreError):
                work.done.set_exception(outcome)
            else:
                work.done.set_result(outcome)
