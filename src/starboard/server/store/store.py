"""The tables' memory: an append-only journal for each table, durable before it is acknowledged.

The same code on SQLite (one server process) and PostgreSQL (as many as one likes). docs/hosting.md explains the design.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starboard.server.store.records import Hold, Listing, Row

STALE = 5.0
"""Seconds without a beat after which a table's keeper is taken for dead."""

EVERY_TABLE = ""
"""In place of a table's name, in what is heard: any table may have grown."""

Heard = Callable[[str, int], None]
"""Called in the event loop when another process has appended to a table: its name and the number appended.

After the connection that listens was lost and found again it is called with `(EVERY_TABLE, -1)`: look at every live
table again (`rows(table, after)`), for something may have been said in between.
"""


class Store:
    """A database of tables, for one event loop. Every failure of the database is a `StoreError`."""

    process: str
    """A random name for this opened store; it tells this server process from others on the same database."""

    @classmethod
    async def open(cls, url: str, *, heard: Heard | None = None) -> Store:
        """Connect, bring the schema up to date (two processes may do so at once), and start writing and listening.

        `url` is what `database_url` gives. On SQLite nothing is ever heard.
        """
        raise NotImplementedError

    async def create(self, listing: Listing, at: float, first: bytes) -> None:
        """A new table with row 0 of its journal; this process keeps it from the start."""
        raise NotImplementedError

    async def append(
        self,
        table: str,
        number: int,
        at: float,
        entry: bytes,
        *,
        stage: str | None = None,
        summary: bytes | None = None,
    ) -> bool:
        """Write a line of a table's journal. True: it is durable. False: another process has taken that number.

        A stage or a summary changes the listing in the same transaction (and, like the line, only if the number was free).
        """
        raise NotImplementedError

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The lines of a table's journal beyond a number, in order; none if there is no such table."""
        raise NotImplementedError

    async def listing(self, table: str) -> Listing | None:
        """One table's listing, private or not."""
        raise NotImplementedError

    async def listings(self, *, stages: Sequence[str], limit: int) -> list[Listing]:
        """Public tables in one of these stages, the most recently touched first."""
        raise NotImplementedError

    async def hold(self, table: str, now: float) -> Hold:
        """Called when a table is loaded: keep it if nobody does, else learn who does.

        Nobody does if it was released or if its keeper has not been heard of for `STALE` seconds; the time since then is
        added to `skipped`. Of several processes that try, one becomes the keeper.
        """
        raise NotImplementedError

    async def beat(self, tables: Sequence[str], now: float) -> Mapping[str, Hold]:
        """Called once a second with all live tables of this process: `hold` for each, in one statement.

        A beat of this process's own that is `STALE` (the machine slept, the database was away) counts as time skipped too.
        """
        raise NotImplementedError

    async def release(self, table: str, now: float) -> None:
        """Called when this process puts a table to sleep: if it keeps it, nobody does from now on."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        raise NotImplementedError
