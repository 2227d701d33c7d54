"""The tables' memory: an append-only journal for each table, durable before it is acknowledged.

The same code on SQLite (one server process) and PostgreSQL (as many as one likes). docs/hosting.md explains the design.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, TypeVar, Unpack

import psycopg
from sqlalchemy import Connection, case, delete, insert, select, update

from starboard.server.store import lobby
from starboard.server.store.batch import CHANNEL, Change, Line
from starboard.server.store.database import READERS, Database
from starboard.server.store.errors import StoreError
from starboard.server.store.listener import Listener
from starboard.server.store.records import Hold, Listed, Listing, Row
from starboard.server.store.schema import holds, journal, tables
from starboard.server.store.upgrade import upgrade
from starboard.server.store.writer import Writer

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
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, heard: Heard | None = None) -> Store:
        """Connect, bring the schema up to date (two processes may do so at once), and start writing and listening.

        `url` is what `database_url` gives. On SQLite nothing is ever heard.
        """
        database = Database(url)
        process = secrets.token_hex(8)
        try:
            await asyncio.to_thread(_make_ready, database)
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
        return await self._writer.run(create)

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
        if listed or at - self._touched.get(table, 0.0) >= TOUCH_EVERY:
            self._touched[table] = at
            change = {"touched": at, **listed}
        return await self._writer.write(Line(table, number, at, entry, change))

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The lines of a table's journal beyond a number, in order; none if there is no such table."""
        lines = (
            select(journal.c.number, journal.c.at, journal.c.entry)
            .where(journal.c.table_id == table, journal.c.number > after)
            .order_by(journal.c.number)
        )
        return await self._read(lambda connection: [Row(*line) for line in connection.execute(lines)])

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

    async def hold(self, table: str, now: float) -> Hold:
        """Called when a table is loaded: keep it if nobody does, else learn who does.

        Nobody does if it was released or if its keeper has not been heard of for `STALE` seconds; the time since then
        is added to `skipped`. Of several processes that try, one becomes the keeper.
        """
        found = await self.beat([table], now)
        if table not in found:
            raise StoreError(f"There is no table {table!r}.")
        return found[table]

    async def beat(self, tables: Sequence[str], now: float) -> Mapping[str, Hold]:
        """Called once a second with all live tables of this process: `hold` for each, in one statement.

        A beat of this process's own that is `STALE` (the machine slept, the database was away) is time skipped too.
        """
        unkept = (holds.c.keeper == "") | (holds.c.beat < now - STALE)
        asleep = case((unkept & (holds.c.beat < now), now - holds.c.beat), else_=0.0)

        def beat(connection: Connection) -> dict[str, Hold]:
            found: dict[str, Hold] = {}
            for start in range(0, len(tables), MOST_NAMES):
                named = holds.c.table_id.in_(tables[start : start + MOST_NAMES])
                connection.execute(
                    update(holds)
                    .where(named, (holds.c.keeper == self.process) | unkept)
                    .values(keeper=self.process, beat=now, skipped=holds.c.skipped + asleep)
                )
                for table, *hold in connection.execute(select(holds).where(named)):
                    found[table] = Hold(*hold)
            if self._database.is_postgres:
                connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', '{self.process}')")
            return found

        return await self._writer.run(beat)

    def is_silent(self, process: str) -> bool:
        """Whether another process can be taken for dead: each that has tables says every second that it is alive."""
        return self._listener is not None and self._listener.silence(process) > 2 * STALE

    async def release(self, table: str, now: float) -> None:
        """Called when this process puts a table to sleep: if it keeps it, nobody does from now on."""
        mine = update(holds).where(holds.c.table_id == table, holds.c.keeper == self.process)
        self._touched.pop(table, None)
        await self._writer.run(lambda connection: connection.execute(mine.values(keeper="", beat=now)).close())

    async def delete(self, tables: Sequence[str]) -> int:
        """Delete tables with all that belongs to them, except those that a live process keeps; how many there were."""
        return len(await self._writer.run(lambda connection: _delete(connection, tables, time())))

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

    async def _read(self, read: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("The store has been closed.")

        def run() -> T:
            with self._database.failures(), self._database.reading.connect() as connection:
                return read(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def _delete(connection: Connection, names: Sequence[str], now: float) -> list[str]:
    unkept = holds.c.table_id.in_(names) & ~lobby.is_kept(now)
    gone = list(connection.scalars(delete(holds).where(unkept).returning(holds.c.table_id)))
    connection.execute(delete(journal).where(journal.c.table_id.in_(gone)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    return gone


def _make_ready(database: Database) -> None:
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
