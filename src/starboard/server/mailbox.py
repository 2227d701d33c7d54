"""Doing one thing after the other: at once while nothing else is being done, else in a task of its own.

A job may be done for somebody. If it fails, that is who hears of it, and the next job is done as if nothing had been.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from starboard.server.inline import run_inline
from starboard.server.refusal import Refusal
from starboard.server.store import StoreError

MOST_JOBS = 1000
"""Jobs that may wait; beyond that whoever brings them waits with what he wants."""

LET_GO = "The table was let go from memory before this was done."

Job: TypeAlias = Callable[[], Awaitable[object]]


class Mailbox:
    """Does jobs in the order in which they come. `failed` hears of a job that failed, and for whom it was done."""

    def __init__(self, name: str, failed: Callable[[Exception, object], None]) -> None:
        self._failed = failed
        self._jobs: deque[tuple[Job, object]] = deque()
        """What is to be done, in order, and for whom."""
        self._awaited = asyncio.Event()
        """Whether the task has something to do."""
        self._is_idle = False
        """Whether nothing is being done and nothing waits to be done."""
        self._asked: set[asyncio.Future[Any]] = set()
        self._stopped = False
        self._task = asyncio.get_running_loop().create_task(self._work(), name=name)

    async def _work(self) -> None:
        while not self._stopped:
            while self._jobs and not self._stopped:
                job, owner = self._jobs.popleft()
                try:
                    await job()
                except Exception as problem:
                    self._failed(problem, owner)
            self._awaited.clear()
            self._is_idle = True
            await self._awaited.wait()

    def do(self, job: Job, owner: object = None) -> None:
        """Have something done after all that was asked before: at once, or in the task."""
        if self._stopped:
            return
        if not self._is_idle:
            self.hand_over(job, owner)
            return
        self._is_idle = False
        rest: Awaitable[object] | None = None
        try:
            rest = run_inline(job())
        except Exception as problem:
            self._failed(problem, owner)
        if rest is not None:
            left = rest
            self._jobs.appendleft((lambda: left, owner))
        if self._jobs:
            self._awaited.set()
        else:
            self._is_idle = True

    def hand_over(self, job: Job, owner: object = None) -> None:
        """Have something done by the task, though it might be done at once."""
        self._jobs.append((job, owner))
        self._awaited.set()

    @property
    def is_swamped(self) -> bool:
        """Whether more is asked than can be done soon."""
        return not self._stopped and len(self._jobs) > MOST_JOBS

    async def ask(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Have something done after all that was asked before, and wait for what comes of it.

        Whoever asks hears of a failure; `failed` hears of it too if the store failed, or if nobody waits any more.
        """
        if self._stopped:
            raise StoreError(LET_GO)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.add(answer)

        async def asked() -> None:
            try:
                result = await job()
            except Exception as problem:
                gave_up = answer.done()
                if not gave_up:
                    answer.set_exception(problem)
                if isinstance(problem, StoreError) or (gave_up and not isinstance(problem, Refusal)):
                    raise
            else:
                if not answer.done():
                    answer.set_result(result)

        self.do(asked)
        try:
            return await answer
        finally:
            self._asked.discard(answer)

    def stop(self) -> None:
        """Do nothing more; those who wait for something are told so."""
        self._stopped = True
        self._task.cancel()
        for answer in self._asked:
            if not answer.done():
                answer.set_exception(StoreError(LET_GO))
