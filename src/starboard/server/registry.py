"""All tables that are alive in this process, and the way to those that sleep in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from starboard.bots.roster import BOTS
from starboard.engine import WrongSetup
from starboard.games import GAMES
from starboard.games import game as game_named
from starboard.server import journal, protocol
from starboard.server.clock import SteadyClock, elapsed
from starboard.server.faults import FaultLog
from starboard.server.limits import WATCHERS
from starboard.server.listing import is_for_everybody, listed, shown_in_lobby
from starboard.server.live import LiveTable
from starboard.server.memory import tidy
from starboard.server.reading import JournalReader
from starboard.server.refusal import Refusal, wrong_setup
from starboard.server.store import EVERY_TABLE, KEEP_ALL, Hold, Listing, Retention, Store, StoreError
from starboard.server.table import DEFAULT_BOT, Table
from starboard.server.table_cache import TableCache
from starboard.server.tallies import Tallies
from starboard.server.tokens import new_seed, new_table, next_table

logger = logging.getLogger(__name__)

SLEEPY = 60.0
"""Seconds without anybody after which a table sleeps: its hourglass and its bots stand still until somebody comes."""

MOST_UNVISITED = 32
"""Tables in memory to which nobody has come yet. Whoever opens more has the oldest of them sleep at once: a stranger
who opens tables and never comes must not fill the memory with them."""

BEAT = 1.0

PRUNE_EVERY = 3600.0
PRUNE_PAUSE = 0.5
"""Seconds between two batches of tables that are deleted because they are old."""
SWEEP = 60.0
"""Seconds after which tables that nobody attends to are looked for again."""

SWEPT_AT_ONCE = 200

GOODBYE = 1.0
"""Seconds for which a server that closes waits until people have heard it."""

CLOSING = 5.0
"""Seconds for which a server that closes waits until its tables are asleep."""

SETTLE = 3.0
"""Seconds after the clock was set in which others on this machine will have noticed too. Until then this process does
not believe what they say about the time of their tables."""

T = TypeVar("T")


class NoTable(LookupError):
    """There is no table of this name."""


class TableClosed(Exception):
    """The host of the server has closed the table for good."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class TableRegistry:
    """The tables. `pace` is how fast bots act: 1 as a person would, 0 at once. `retention`: which are deleted."""

    store: Store
    reader: JournalReader

    def __init__(self, *, pace: float, version: str, watchers: int = WATCHERS, retention: Retention = KEEP_ALL) -> None:
        self.pace = pace
        self.retention = retention
        self.version = version
        self.watchers = watchers
        """People who may watch one table."""
        self.log = FaultLog()
        self.tallies = Tallies()
        self.is_closing = False
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._cache = TableCache()
        self._looking = asyncio.Lock()
        self._clock = SteadyClock()
        self._clock_set_at = -SETTLE
        self._moved: set[str] = set()
        """The tables kept here whose `Hold.skipped` was changed because the clock was set, and is not stored yet."""
        self._beating: asyncio.Task[None] | None = None
        self._pruning: asyncio.Task[None] | None = None
        self._releasing: set[asyncio.Task[None]] = set()

    async def open(self, url: str) -> None:
        """Open the store and begin to keep time."""
        self.store = await Store.open(url, heard=self._heard)
        self.reader = JournalReader(self.store)
        self._beating = asyncio.get_running_loop().create_task(self._beat_for_ever(), name="beat")
        if self.retention:
            self._pruning = asyncio.get_running_loop().create_task(self._prune_for_ever(), name="prune")

    async def say_goodbye(self) -> None:
        """Tell everybody that the server closes, and whoever still comes; returns when they have gone, or soon."""
        self.is_closing = True
        for live in self.live.values():
            for person in live.people | live.coming:
                person.line.close("closing")
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(live.people or live.coming for live in self.live.values()):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Put all tables to sleep and close the store; without the tables if the store does not answer for long."""
        if self._beating is not None:
            self._beating.cancel()
        if self._pruning is not None:
            self._pruning.cancel()
        try:
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*(self._close(live) for live in list(self.live.values())), *self._releasing)
        except TimeoutError:
            logger.error("tables that could not be put to sleep are taken over when their keeper is taken for dead")
        await self.store.close()

    async def _close(self, live: LiveTable) -> None:
        try:
            await live.ask(live.close)
        except StoreError:  # then whoever wakes the table up finds out
            pass
        except Exception as problem:
            self.log.report(f"table {live.table.table}, put to sleep", problem)
        await self._put_to_sleep(live)

    async def table(self, name: str) -> LiveTable | None:
        """A table, woken up if it sleeps; None if there is no such table, TableClosed if it is closed for good."""
        live = self.live.get(name)
        if live is not None:
            return live
        if not _may_be_a_name(name):
            return None
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def look(self, name: str, read: Callable[[Table], T]) -> T:
        """What there is to be read of a table; NoTable, TableClosed. One that sleeps sleeps on."""
        if name in self._loading:
            await self.table(name)
        live = self.live.get(name)
        if live is not None:
            return await live.look(read)
        if not _may_be_a_name(name):
            raise NoTable(name)
        async with self._looking:  # one at a time: many who look at once find it in the cache
            table = await self._cache.table(self.reader, name)
        if table is None:
            raise NoTable(name)
        if table.closed is not None:
            raise TableClosed(table.closed)
        return read(table)

    async def info(self, name: str) -> bytes | None:
        """A table as the lobby shows it (TableInfo), as it is stored: who only looks at the lobby wakes nobody up."""
        listing = await self.listing(name)
        return None if listing is None else listing.summary

    async def listing(self, name: str) -> Listing | None:
        """What the store keeps of a table for the lobby; None if there is no such table."""
        return await self.store.listing(name) if _may_be_a_name(name) else None

    async def lobby(self, limit: int) -> list[bytes]:
        """The public tables (TableInfo) in the order of the lobby."""
        found = await self.store.lobby(self._clock.now(), limit)
        return [shown_in_lobby(listing) for listing in found if is_for_everybody(listing)]

    async def still_open(self, names: Collection[str]) -> set[str]:
        """Those of these tables that count as open: not over, and live or not expired yet."""
        return await self.store.still_open(names, self._clock.now())

    async def sweep(self) -> None:
        """Delete some of the tables that nobody has a seat at and nobody has looked at for a while."""
        found = await self.store.unattended(self._clock.now(), SWEPT_AT_ONCE)
        forgotten = [name for name in found if name not in self.live and name not in self._loading]
        if forgotten:
            await self.store.delete(forgotten)

    async def _load(self, name: str) -> LiveTable | None:
        table = await self.reader.read(name)
        if table is None:
            return None
        if table.closed is not None:
            raise TableClosed(table.closed)
        return await self._bring_to_life(table)

    async def _bring_to_life(self, table: Table) -> LiveTable:
        self._follow_wall_clock()
        jumped = self._clock.jumped
        hold = await self.store.hold(table.table, self._clock.now())
        if self._clock.jumped != jumped:
            hold = replace(hold, skipped=hold.skipped + self._clock.jumped - jumped)
            if hold.keeper == self.store.process:
                self._moved.add(table.table)
        live = LiveTable(
            table,
            self.store,
            hold,
            self._clock,
            self.reader,
            pace=self.pace,
            version=self.version,
            gone=self.drop,
            log=self.log,
            tallies=self.tallies,
            watchers=self.watchers,
        )
        self.live[table.table] = live
        live.do(live.catch_up)  # what was written since the journal was read
        return live

    async def open_table(self, wish: protocol.NewTable) -> protocol.OpenedTable:
        """Open a table; Refusal if there is no such game, or nobody can play it as wished."""
        if wish.game not in GAMES:
            raise Refusal("not_possible", "refused-game", game=wish.game)
        try:
            setup = game_named(wish.game).rules.setup(wish.seats, wish.options)
        except WrongSetup as problem:
            raise wrong_setup(wish.game, problem) from None
        if wish.start and wish.name is None:
            raise Refusal("not_possible", "refused-nobody-sits")
        if wish.name is not None and not wish.name.strip():
            raise Refusal("not_possible", "refused-name")
        if wish.fill is not None and wish.fill not in BOTS[wish.game]:
            raise Refusal("not_possible", "refused-bot", bot=wish.fill)
        opened = journal.Opened(game=wish.game, seats=setup.seats, options=setup.options, private=wish.private)
        live = await self._open(new_table(), [opened])
        assert live is not None, "nobody else has thought of that name"
        if wish.name is None:
            await self._bound_unvisited()
            return protocol.OpenedTable(table=live.table.table, seat=None, token=None)
        seat, token = await live.ask(partial(live.seat, protocol.Sit(act="opened", name=wish.name, seat=0)))
        if wish.fill is not None:
            for other in range(1, setup.seats):
                fill = protocol.Fill(act=f"filled {other}", seat=other, bot=wish.fill)
                await self._do(live, fill, seat)
        if wish.start:
            await self._do(live, protocol.Start(act="started"), seat)
        await self._bound_unvisited()
        return protocol.OpenedTable(table=live.table.table, seat=seat, token=token)

    async def _bound_unvisited(self) -> None:
        unvisited = [live for live in self.live.values() if not live.is_visited]
        for live in unvisited[:-MOST_UNVISITED]:
            if not live.is_visited and not live.coming:  # also not meanwhile
                await self._put_to_sleep(live)

    async def _do(self, live: LiveTable, wish: protocol.Fill | protocol.Start, seat: int) -> None:
        await live.ask(partial(live.commit, lambda: live.table.plan(wish, seat, self._clock.now, 0.0)))

    async def _open(self, name: str, entries: Sequence[journal.AnyEntry]) -> LiveTable | None:
        """A new table that begins with these entries; None if there is a table of that name already."""
        now = self._clock.now()
        opened, *others = entries
        assert isinstance(opened, journal.Opened)
        table = Table(name, opened, now)
        for entry in others:
            table.apply(entry)
        listing = Listing(
            table=table.table,
            game=opened.game,
            private=opened.private,
            opened=now,
            touched=now,
            **listed(table),
        )
        if not await self.store.create(listing, now, [journal.write_entry(entry) for entry in entries]):
            return None
        return await self._bring_to_life(table)

    async def rematch(self, live: LiveTable, act: str, by: int | None) -> int:
        """Open another table for the same people, whose tokens open their new seats too; the number of the entry.

        Against bots alone it begins at once: there is nobody to wait for.
        Whoever else wishes for it at the same moment, by way of this process or another, means the same table.
        """
        old = live.table
        if by is None:
            raise Refusal("not_allowed", "refused-watching")
        if old.game is None or not old.game.over:
            raise Refusal("not_possible", "refused-not-over")
        if old.rematch is not None:
            return old.number
        opened = journal.Opened(
            game=old.entry.name,
            seats=len(old.seats),
            options=old.setup.options,
            private=old.private,
            before=old.table,
        )
        seats: list[journal.AnyEntry] = [
            journal.Taken(seat=number, name=seat.name, key=seat.key)
            if seat.held
            else journal.Filled(seat=number, bot=seat.bot or DEFAULT_BOT)
            for number, seat in enumerate(old.seats)
        ]
        if sum(seat.held for seat in old.seats) == 1:
            rules = old.entry.rules
            version = rules.version_of(rules.setup(opened.seats, opened.options))
            seats.append(journal.Started(seed=new_seed(), version=version, at=self._clock.now(), bot=DEFAULT_BOT))
        name = next_table(old.table, old.game.seed)
        await self._open(name, [opened, *seats])

        def rematched() -> journal.Rematched | None:
            return None if live.table.rematch else journal.Rematched(table=name, act=act, by=by)

        return await live.commit(rematched)

    def drop(self, live: LiveTable, code: protocol.ByeCode = "closing") -> None:
        """Forget a table that can no longer be trusted; whoever comes back has it read again."""
        if self.live.get(live.table.table) is live:
            del self.live[live.table.table]
        live.stop()
        for person in live.people | live.coming:
            person.line.close(code)
        if live.table.closed is not None:  # it is not read again, so nobody else would say that nobody keeps it
            releasing = asyncio.get_running_loop().create_task(self._release(live))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)

    async def _put_to_sleep(self, live: LiveTable) -> None:
        self.drop(live)
        await self._release(live)

    async def _release(self, live: LiveTable) -> None:
        name = live.table.table
        try:
            moved = live.hold.skipped if name in self._moved else None
            await self.store.release(name, self._clock.now(), moved)
            self._moved.discard(name)
        except StoreError as problem:  # whoever wakes it up waits until its keeper is taken for dead
            logger.error("table %s: %s", name, problem)

    def _heard(self, table: str, number: int) -> None:
        if table == EVERY_TABLE:
            for live in self.live.values():
                live.do(live.catch_up)
        elif (found := self.live.get(table)) is not None:
            found.do(found.catch_up)

    async def _beat_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        swept = loop.time()
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
                if loop.time() - swept >= SWEEP:
                    swept = loop.time()
                    await self.sweep()
                    await tidy()
            except StoreError as problem:
                logger.error("%s", problem)
            except Exception as problem:  # tables must be kept for as long as the server runs
                self.log.report("the beat of all tables", problem)

    async def _prune_for_ever(self) -> None:
        while True:
            try:
                while old := [found.table for found in await self.store.expired(self.retention)]:
                    if not await self.store.delete(old):  # others are at them; there is time
                        break
                    await asyncio.sleep(PRUNE_PAUSE)
            except StoreError as problem:
                logger.error("%s", problem)
            await asyncio.sleep(PRUNE_EVERY)

    async def _beat(self) -> None:
        self._follow_wall_clock()
        now = elapsed()
        for live in list(self.live.values()):
            if not live.people and not live.coming and now - live.quiet_since > SLEEPY:
                await self._put_to_sleep(live)
        if not self.live:
            return
        moved = {name: self.live[name].hold.skipped for name in self._moved if name in self.live}
        holds = await self.store.beat(list(self.live), self._clock.now(), moved)
        self._follow_wall_clock()  # who keeps a table may have noticed sooner, and said so in its hold
        self._moved -= {name for name in moved if name not in self.live or self.live[name].hold.skipped == moved[name]}
        for name, hold in holds.items():
            found = self.live.get(name)
            if found is not None and hold != found.hold:
                self._learn(found, hold)

    def _follow_wall_clock(self) -> None:
        """If the clock was set, or the machine slept, have all tables skip it in the same moment."""
        jump = self._clock.follow()
        if not jump:
            return
        logger.warning("the clock of this machine was set, or it slept: %+.1f seconds, which no game counts", jump)
        self._clock_set_at = elapsed()
        for name, live in self.live.items():
            live.hold = replace(live.hold, skipped=live.hold.skipped + jump)
            if live.hold.keeper == self.store.process:
                self._moved.add(name)

    def _learn(self, live: LiveTable, hold: Hold) -> None:
        """Take note of who keeps a table, and of its time unless this process knows better.

        Most beats say nothing new, so that the table itself need not be troubled.
        """
        name = live.table.table
        if hold.keeper != self.store.process:
            self._moved.discard(name)
            if elapsed() - self._clock_set_at < SETTLE:
                hold = replace(hold, skipped=live.hold.skipped)
        elif name in self._moved:
            hold = replace(hold, skipped=live.hold.skipped)
        live.hold = hold
        if live.has_chores:
            live.do(live.keep)


def _may_be_a_name(name: str) -> bool:
    """Whether a table could be called so; PostgreSQL does not even like to be asked for others."""
    return name.isascii() and name.isprintable()
