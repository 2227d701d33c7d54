"""The tables' memory: an append-only journal for each table, durable before it is acknowledged.

The same code on SQLite (one server process) and PostgreSQL (as many as one likes). docs/hosting.md explains the design.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from time import monotonic, perf_counter, time
from typing import Any, TypeVar, Unpack

import psycopg
from sqlalchemy import Connection, case, func, insert, select, update

from starboard.server.store import lobby
from starboard.server.store.batch import CHANNEL, Change, Line
from starboard.server.store.database import READERS, Database
from starboard.server.store.errors import StoreError
from starboard.server.store.listener import Listener
from starboard.server.store.probe import Probe
from starboard.server.store.records import Hold, Listed, Listing, Row
from starboard.server.store.removal import Expired, Retention, delete, expired
from starboard.server.store.schema import holds, journal, tables
from starboard.server.store.upgrade import upgrade
from starboard.server.store.writer import Writer
from starboard.server.tallies import FAST, Counts, Durations

T = TypeVar("T")

STALE = 5.0
"""Seconds without a beat after which a table's keeper is taken for dead."""

TOUCH_EVERY = 60.0
"""Seconds before `Listing.touched` is renewed: the lobby's order is not worth a second write for every line."""

EVERY_TABLE = ""
"""In place of a table's name, in what is heard: any table may have grown."""

Heard = Callable[[str, int], None]
"""Called in the event loop when another process has appended to a table: its name and the number appended.

After the connection that listens was lost and found again it is called with `(EVERY_TABLE, -1)`: look at every live
table again (`rows(table, after)`), for something may have been said in between.
"""

OPERATIONS = ("append", "write", "read")
"""What can fail: storing an act, any other write, reading."""

MOST_NAMES = 1000
"""Tables named in one statement; databases have a limit."""


class Store:
    """A database of tables, for one event loop. Every failure of the database is a `StoreError`."""

    process: str
    """A random name for this opened store; it tells this server process from others on the same database."""

    def __init__(self, database: Database, writer: Writer, listener: Listener | None, process: str) -> None:
        """Use `Store.open`."""
        self.process = process
        self._database = database
        self._writer = writer
        self._listener = listener
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="starboard-reader")
        self._touched: dict[str, float] = {}
        self._probe = Probe(database, process)
        self.append_time = Durations("starboard_store_append_seconds", "How long storing an act took.", FAST)
        self.failures = Counts("starboard_store_failures", "What the database failed to do.", "operation", OPERATIONS)
        self._beats: dict[str, tuple[float, float]] = {}
        """The last beat of each live table, and when it was seen to change, by a clock that nobody can set."""
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, heard: Heard | None = None) -> Store:
        """Connect, bring the schema up to date (two processes may do so at once), and start writing and listening.

        `url` is what `database_url` gives. On SQLite nothing is ever heard.
        """
        database = Database(url)
        process = secrets.token_hex(8)
        try:
            await asyncio.to_thread(make_ready, database)
            listener = None
            if database.is_postgres and heard is not None:
                listener = Listener(database, process, heard, lambda: heard(EVERY_TABLE, -1))
                try:
                    await listener.start()
                except psycopg.Error as error:
                    raise database.explained(error) from error
        except BaseException:
            database.dispose()
            raise
        return cls(database, Writer(database, process, asyncio.get_running_loop()), listener, process)

    async def create(self, listing: Listing, at: float, entries: Sequence[bytes]) -> bool:
        """A new table with the first rows of its journal; this process keeps it from the start.

        True: it is durable. False: there is a table of that name already.
        """

        def create(connection: Connection) -> bool:
            named = self._database.insert_new(tables).values(_columns(listing)).returning(tables.c.id)
            if connection.execute(named).one_or_none() is None:
                first = select(journal).where(journal.c.table_id == listing.table, journal.c.number == 0)
                found = connection.execute(first).one()
                return bool((found.at, found.entry) == (at, entries[0]))  # done a moment ago, and the answer was lost
            for number, entry in enumerate(entries):
                connection.execute(insert(journal).values(table_id=listing.table, number=number, at=at, entry=entry))
            connection.execute(insert(holds).values(table_id=listing.table, keeper=self.process, beat=at, skipped=0.0))
            return True

        self._touched[listing.table] = listing.touched
        return await self._write(create)

    async def append(
        self,
        table: str,
        number: int,
        at: float,
        entry: bytes,
        **listed: Unpack[Listed],
    ) -> bool:
        """Write a line of a table's journal. True: it is durable. False: another process has taken that number.

        What is `listed` changes the listing in the same transaction, and like the line only if the number was free.
        """
        change: Change | None = None
        if listed or abs(at - self._touched.get(table, 0.0)) >= TOUCH_EVERY:
            self._touched[table] = at
            change = {"touched": at, **listed}
        started = perf_counter()
        try:
            return await self._writer.write(Line(table, number, at, entry, change))
        except StoreError:
            self.failures.add("append")
            raise
        finally:
            self.append_time.add(perf_counter() - started)

    async def rows(self, table: str, after: int = -1, limit: int | None = None) -> list[Row]:
        """The lines of a table's journal beyond a number, in order; none if there is no such table.

        They come as the database has them: somebody may have damaged them.
        """
        mark = self._database.mark
        lines = f"SELECT number, at, entry FROM journal WHERE table_id = {mark} AND number > {mark} ORDER BY number"
        if limit is not None:
            lines += f" LIMIT {limit:d}"
        return await self._read(
            lambda connection: [Row(*line) for line in connection.exec_driver_sql(lines, (table, after))]
        )

    async def listing(self, table: str) -> Listing | None:
        """One table's listing, private or not."""
        one = select(tables).where(tables.c.id == table)
        found = await self._read(lambda connection: connection.execute(one).one_or_none())
        return None if found is None else Listing(*found)

    async def listings(self, *, stages: Sequence[str], limit: int) -> list[Listing]:
        """Public tables in one of these stages, the most recently touched first."""
        public = (
            select(tables)
            .where(tables.c.stage.in_(stages), tables.c.private.is_(False))
            .order_by(tables.c.touched.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._read(lambda connection: [Listing(*found) for found in connection.execute(public)])

    async def lobby(self, now: float, limit: int) -> list[Listing]:
        """What the lobby lists, in its order (`store/lobby.py`); `people` are those who are there now."""
        found = lobby.listed(now, limit)
        return await self._read(lambda connection: [Listing(*listing) for listing in connection.execute(found)])

    async def still_open(self, names: Collection[str], now: float) -> set[str]:
        """Those of these tables that count as open (`store/lobby.py`)."""
        asked = list(names)

        def read(connection: Connection) -> set[str]:
            found: set[str] = set()
            for start in range(0, len(asked), MOST_NAMES):
                found.update(connection.scalars(lobby.still_open(asked[start : start + MOST_NAMES], now)))
            return found

        return await self._read(read)

    async def unattended(self, now: float, limit: int) -> list[str]:
        """Some tables that nobody will miss (`store/lobby.py`)."""
        found = lobby.unattended(now, limit)
        return await self._read(lambda connection: list(connection.scalars(found)))

    async def count(self) -> int:
        """How many tables there are."""
        all_tables = select(func.count()).select_from(tables)
        return await self._read(lambda connection: connection.execute(all_tables).scalar_one())

    async def probe(self) -> None:
        """Write something that changes nothing; StoreError if nothing can be written."""
        await asyncio.to_thread(self._probe.look_at_disk)
        await self._write(self._probe.write)

    async def hold(self, table: str, now: float) -> Hold:
        """Called when a table is loaded: keep it if nobody does, else learn who does.

        Nobody does if it was released, or if the keeper's last beat is more than `STALE` seconds away from now, before
        or after (a clock was set back). The table goes on where its keeper left it: the time since is added to
        `skipped`, or taken off if the clock went back. Of several processes that try, one becomes the keeper.
        """
        found = await self._beat([table], now, {})
        if table not in found:
            raise StoreError(f"There is no table {table!r}.")
        return found[table]

    async def beat(
        self, tables: Sequence[str], now: float, skipped: Mapping[str, float] | None = None
    ) -> Mapping[str, Hold]:
        """Called once a second with all live tables of this process: `hold` for each, in one statement.

        A beat of this process's own that is `STALE` (the machine stood still, the database was away) is time skipped
        too. A keeper whose beats were seen to go on is alive, whatever its clock says. After the clock of this process
        was set, `skipped` has the new value for each table that it keeps; one that somebody else keeps by now is left
        alone.
        """
        found = await self._beat(tables, now, skipped or {})
        self._beats = {table: beat for table, beat in self._beats.items() if table in found}
        return found

    async def _beat(self, tables: Sequence[str], now: float, skipped: Mapping[str, float]) -> dict[str, Hold]:
        away = now - holds.c.beat
        # Two processes whose clocks disagree must not take a table from each other in turns.
        lately = monotonic() - STALE
        alive = {table for table in tables if table in self._beats and self._beats[table][1] > lately}
        mine = holds.c.keeper == self.process

        def beat(connection: Connection) -> dict[str, Hold]:
            found: dict[str, Hold] = {}
            for table, seconds in skipped.items():
                moved = update(holds).where(holds.c.table_id == table, mine)
                connection.execute(moved.values(beat=now, skipped=seconds))
            for start in range(0, len(tables), MOST_NAMES):
                names = tables[start : start + MOST_NAMES]
                named = holds.c.table_id.in_(names)
                is_alive = holds.c.table_id.in_([name for name in names if name in alive])
                unkept = (holds.c.keeper == "") | ((func.abs(away) > STALE) & (mine | ~is_alive))
                asleep = case((unkept, away), else_=0.0)
                connection.execute(
                    update(holds)
                    .where(named, mine | unkept)
                    .values(keeper=self.process, beat=now, skipped=holds.c.skipped + asleep)
                )
                for table, *hold in connection.execute(select(holds).where(named)):
                    found[table] = Hold(*hold)
            if self._database.is_postgres:
                connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', '{self.process}')")
            return found

        found = await self._write(beat)
        for table, hold in found.items():
            known = self._beats.get(table)
            if known is None and hold.keeper != self.process:
                self._beats[table] = (hold.beat, -inf)  # its keeper may have died right after it
            elif known is None or known[0] != hold.beat:
                self._beats[table] = (hold.beat, monotonic())
        return found

    def is_silent(self, process: str) -> bool:
        """Whether another process can be taken for dead: each that has tables says every second that it is alive."""
        return self._listener is not None and self._listener.silence(process) > 2 * STALE

    async def release(self, table: str, now: float, skipped: float | None = None) -> None:
        """Called when this process puts a table to sleep: if it keeps it, nobody does from now on.

        `skipped` has the new value if the clock of this process was set.
        """
        mine = update(holds).where(holds.c.table_id == table, holds.c.keeper == self.process)
        asleep = mine.values(keeper="", beat=now, skipped=holds.c.skipped if skipped is None else skipped)
        self._touched.pop(table, None)
        self._beats.pop(table, None)
        await self._write(lambda connection: connection.execute(asleep).close())

    async def delete(self, tables: Sequence[str]) -> int:
        """Delete tables with all that belongs to them, except those that a live process keeps; how many there were."""
        return len(await self._writer.run(lambda connection: delete(connection, tables, time())))

    async def expired(self, retention: Retention) -> list[Expired]:
        """The next few tables that are kept no longer, small enough together to be deleted at once."""
        return await self._read(lambda connection: expired(connection, retention, time()))

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        if self._listener is not None:
            await self._listener.close()
        writing = self._writer.finish()
        self._closed = True

        def wait() -> None:
            writing.join()
            self._readers.shutdown()
            self._database.dispose()

        await asyncio.to_thread(wait)

    async def _write(self, task: Callable[[Connection], T]) -> T:
        try:
            return await self._writer.run(task)
        except StoreError:
            self.failures.add("write")
            raise

    async def _read(self, read: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("The store has been closed.")

        def run() -> T:
            with self._database.failures(), self._database.reading.connect() as connection:
                return read(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except StoreError:
            self.failures.add("read")
            raise


def make_ready(database: Database) -> None:
    """Make the database and bring its schema up to date, as far as that is needed."""
    database.make_room()
    with database.failures(), database.writing.connect() as connection, database.transaction(connection):
        database.lock_for_upgrade(connection)
        upgrade(connection)


def _columns(listing: Listing) -> dict[str, Any]:
    return {
        "id": listing.table,
        "game": listing.game,
        "private": listing.private,
        "stage": listing.stage,
        "opened": listing.opened,
        "touched": listing.touched,
        "summary": listing.summary,
        "people": listing.people,
        "held": listing.held,
    }
