"""Hears from PostgreSQL what other server processes append, and comes back when its connection is lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from time import monotonic

from psycopg import AsyncConnection, Error, sql

from starboard.server.store.batch import CHANNEL
from starboard.server.store.database import Database

SHORTEST_PAUSE = 0.1
LONGEST_PAUSE = 2.0
"""Seconds between two attempts to connect."""


class Listener:
    """A connection that only listens.

    It is read by a callback of the event loop rather than by psycopg's own generator: every append of this very process
    comes past here too, and should cost next to nothing.
    """

    def __init__(
        self, database: Database, process: str, heard: Callable[[str, int], None], lost: Callable[[], None]
    ) -> None:
        """`heard` is called with a table and a number; `lost` after a time in which something may have been missed."""
        self._arguments = database.connect_arguments
        self._process = process.encode()
        self._listening_since = 0.0
        self._heard_of: dict[bytes, float] = {}
        self._heard = heard
        self._lost = lost
        self._connection: AsyncConnection | None = None
        self._socket = -1
        self._mending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when everything that is said from now on will be heard."""
        connection = await AsyncConnection.connect(**self._arguments, autocommit=True)
        try:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            self._socket = connection.fileno()
            asyncio.get_running_loop().add_reader(self._socket, self._read)
        except BaseException:
            await connection.close()
            raise
        self._connection = connection
        self._listening_since = monotonic()

    def silence(self, process: str) -> float:
        """Seconds for which nothing was heard of another process, although somebody listened."""
        if self._connection is None:
            return 0.0
        return monotonic() - max(self._listening_since, self._heard_of.get(process.encode(), 0.0))

    async def close(self) -> None:
        if self._mending is not None:
            self._mending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._mending
        if self._connection is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            await self._connection.close()
            self._connection = None

    def _read(self) -> None:
        assert self._connection is not None
        line = self._connection.pgconn
        try:
            line.consume_input()
            while (message := line.notifies()) is not None:
                *what, process = message.extra.rsplit(b" ", 2)
                if process == self._process:
                    continue
                self._heard_of[process] = monotonic()
                if what:  # else it only says that it is alive
                    table, number = what
                    self._heard(table.decode(), int(number))
        except Error:
            # At once: libpq has closed the socket, and its number may soon be another's.
            asyncio.get_running_loop().remove_reader(self._socket)
            self._mending = asyncio.create_task(self._mend())

    async def _mend(self) -> None:
        assert self._connection is not None
        await self._connection.close()
        self._connection = None
        pause = SHORTEST_PAUSE
        while True:
            await asyncio.sleep(pause)
            try:
                await self.start()
                break
            except (Error, OSError):
                pause = min(2 * pause, LONGEST_PAUSE)
        self._lost()
