"""Replays, logs and drawings of finished games: worked out by a process of their own, once, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Sequence
from typing import Any

from msgspec import Struct

from starboard.server.protocol import Language
from starboard.server.registry import NoTable, TableClosed, TableRegistry
from starboard.server.replay_jobs import (
    DrawingJob,
    Fault,
    Job,
    LogJob,
    Made,
    NeedsJournal,
    NothingToSee,
    OtherRules,
    Outcome,
    ReplayJob,
    encode,
    read_outcome,
)
from starboard.server.worker import Worker, WorkerFailed

logger = logging.getLogger(__name__)

CACHE_BYTES = 64 * 2**20
"""Replays and logs that are kept, compressed."""

MOST_JOBS = 32
"""Jobs that wait or are being done, for all together."""

MOST_JOBS_OF_ONE = 8
"""Of these, for one caller: others want to see something too."""


class NotOver(Exception):
    """The game is still played, or has not begun."""


class Busy(Exception):
    """Too much waits to be worked out; it is worth asking again in a moment."""


class NotReplayed(Exception):
    """The game cannot be played again: `reason` is what the worker said."""

    def __init__(self, reason: OtherRules | NothingToSee | Fault) -> None:
        super().__init__(type(reason).__name__)
        self.reason = reason


class Wanted(Struct, frozen=True):
    """What is wanted of a finished game, and who wants it."""

    table: str
    caller: str


class ByteCache:
    """What was used last, up to so many bytes in all."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> bytes | None:
        """What is kept under this key, which is then the last to go."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, value: bytes) -> None:
        """Keep something new; what has not been used for longest makes room."""
        if len(value) > self._most or key in self._kept:
            return
        self._kept[key] = value
        self.bytes += len(value)
        while self.bytes > self._most:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= len(dropped)


class FinishedGames:
    """What everybody may see of finished games.

    All that is asked here fails with NoTable, NotOver, NotReplayed, Busy or WorkerFailed, or with a StoreError.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self.worker = Worker("starboard.server.replay_worker")
        self.cache = ByteCache(CACHE_BYTES)
        self.jobs_done = 0
        """Jobs that the worker has done, for whoever watches the service."""
        self._registry = registry
        self._going_on: dict[Hashable, asyncio.Task[bytes]] = {}
        self._callers: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """Jobs that wait or are being done."""
        return len(self._going_on)

    async def close(self) -> None:
        """End the worker; whoever still waits for it gets WorkerFailed."""
        await self.worker.close()

    async def replay(self, wanted: Wanted, language: Language) -> bytes:
        """The game from its beginning: JSON of a `Replay`, compressed by gzip."""
        version = self._registry.version

        def job(journal: Sequence[bytes]) -> Job:
            return ReplayJob(wanted.table, journal, language, version)

        return await self._kept(wanted, ("replay", wanted.table, language), job)

    async def log(self, wanted: Wanted) -> bytes:
        """The log of the game, compressed by gzip."""
        return await self._kept(wanted, ("log", wanted.table), lambda journal: LogJob(wanted.table, journal))

    async def drawing(self, wanted: Wanted, language: Language, step: int, columns: int, look: str | None) -> bytes:
        """The table at a step of the game: JSON of a `Drawn`."""
        await self._must_be_over(wanted.table)

        def job(journal: Sequence[bytes]) -> Job:
            return DrawingJob(wanted.table, journal, language, step, columns, look)

        async def draw() -> bytes:
            outcome = await self._done(job(()))
            return await self._from_journal(wanted.table, job) if isinstance(outcome, NeedsJournal) else _body(outcome)

        return await self._once(wanted.caller, ("drawing", wanted.table, language, step, columns, look), draw)

    async def _kept(self, wanted: Wanted, key: Hashable, job: Callable[[Sequence[bytes]], Job]) -> bytes:
        await self._must_be_over(wanted.table)
        found = self.cache.get(key)
        if found is not None:
            return found

        async def work_out() -> bytes:
            made = await self._from_journal(wanted.table, job)
            self.cache.keep(key, made)
            return made

        return await self._once(wanted.caller, key, work_out)

    async def _must_be_over(self, table: str) -> None:
        listing = await self._registry.listing(table)
        if listing is None:
            raise NoTable(table)
        if listing.stage == "closed":
            raise TableClosed(table)
        if listing.stage != "over":
            raise NotOver(table)

    async def _once(self, caller: str, key: Hashable, work: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """What comes of some work, which is done once for all who want it meanwhile."""
        task = self._going_on.get(key)
        if task is None:
            if len(self._going_on) >= MOST_JOBS or self._callers[caller] >= MOST_JOBS_OF_ONE:
                raise Busy
            task = self._going_on[key] = asyncio.get_running_loop().create_task(work())
            self._callers[caller] += 1

            def finished(task: asyncio.Task[bytes]) -> None:
                del self._going_on[key]
                self._callers[caller] -= 1
                if not self._callers[caller]:
                    del self._callers[caller]
                if not task.cancelled():
                    task.exception()  # those who waited know; perhaps nobody does any more

            task.add_done_callback(finished)
        return await asyncio.shield(task)

    async def _from_journal(self, table: str, job: Callable[[Sequence[bytes]], Job]) -> bytes:
        rows = await self._registry.store.rows(table)
        if not rows:  # deleted a moment ago
            raise NoTable(table)
        return _body(await self._done(job([row.entry for row in rows])))

    async def _done(self, job: Job) -> Outcome:
        outcome: Outcome = read_outcome(await self.worker.work(encode(job)))
        self.jobs_done += 1
        if isinstance(outcome, Fault):
            await self._registry.reader.read(job.table)  # if the journal is damaged, it says so in its own words
            logger.error("table %s cannot be played again: %s", job.table, outcome.problem)
        return outcome


def _body(outcome: Outcome) -> bytes:
    match outcome:
        case Made():
            return outcome.body
        case NeedsJournal():  # it was given
            raise WorkerFailed
        case _:
            raise NotReplayed(outcome)
