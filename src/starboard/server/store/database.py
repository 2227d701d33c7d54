"""The two kinds of database: how to connect to each, and the few places where they differ."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, QueuePool, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from starboard.server.store.errors import StoreError
from starboard.server.store.place import parse, sqlite_file
from starboard.server.store.private import make_private

READERS = 4
"""Connections that read, each in a thread of its own."""

PATIENCE = 5
"""Seconds to wait for a lock that another process holds, or for a connection."""

SYNCHRONOUS = ("normal", "full")
"""How a line that the event loop writes reaches a SQLite file: at once the operating system has it, or the disk.

Neither loses anything when the process dies. When the power is cut, the first may lose what was written since the last
commit of the thread, which always waits for the disk: a second, because there is a beat every second. The second loses
nothing. docs/hosting.md has the figures that made the first the default.
"""

# A listening connection says nothing for hours, and a firewall that forgets it must not go unnoticed.
KEEP_ALIVE = {"keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3, "tcp_user_timeout": 20_000}

UPGRADE_LOCK = 0x57A2B0A2D
"""PostgreSQL's advisory lock for upgrading the schema: any number that nobody else uses."""


class Database:
    """One database, with engines to write and to read. All are in autocommit: transactions are written out.

    `at_once` (SQLite only) writes without ever waiting for another's lock; with `connect_arguments` (PostgreSQL only)
    psycopg connects by itself.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        url = parse(text)
        self.is_postgres = url.get_backend_name() == "postgresql"
        self.place = url.render_as_string(hide_password=True)
        self.begin = "BEGIN" if self.is_postgres else "BEGIN IMMEDIATE"
        self.mark = "%s" if self.is_postgres else "?"
        if self.is_postgres:
            self.url = url
            defaults = {"connect_timeout": PATIENCE, **KEEP_ALIVE}
            arguments = {name: value for name, value in defaults.items() if name not in url.query}
            self.writing = _engine(url, arguments, poolclass=NullPool)
            self.connect_arguments = {**arguments, **self.writing.dialect.create_connect_args(url)[1]}
            self.at_once: Engine | None = None
            self.reading = _engine(url, arguments, poolclass=QueuePool, pool_size=READERS, pool_pre_ping=True)
            event.listen(self.writing, "connect", _prepare_postgres)
        else:
            synchronous = url.query.get("synchronous", SYNCHRONOUS[0])
            if synchronous not in SYNCHRONOUS:
                raise StoreError(f"A SQLite database is written with synchronous=normal or full; got {synchronous!r}.")
            self.url = url.difference_update_query(["synchronous"])
            self.writing = _engine(self.url, {"timeout": PATIENCE}, poolclass=NullPool)
            self.reading = _engine(self.url, {"timeout": PATIENCE}, poolclass=QueuePool, pool_size=READERS)
            self.at_once = _engine(self.url, {"timeout": 0}, poolclass=NullPool)
            event.listen(self.writing, "connect", _use_write_ahead_log)
            event.listen(self.writing, "connect", _PrepareSqlite("full"))
            event.listen(self.at_once, "connect", _PrepareSqlite(synchronous))
            event.listen(self.at_once, "connect", _leave_checkpoints)
            event.listen(self.reading, "connect", _only_read)

    def make_room(self) -> None:
        """The file of a SQLite database and its folder, into which only its owner may look."""
        file = sqlite_file(self._text)
        if file is not None:
            with self.failures():
                make_private(file)

    @contextlib.contextmanager
    def transaction(self, connection: Connection) -> Iterator[None]:
        """All or nothing. After a failure the connection must be closed: that is what takes everything back."""
        connection.exec_driver_sql(self.begin)
        yield
        connection.exec_driver_sql("COMMIT")

    def insert_new(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """A statement that inserts a row of a table, unless it is there already."""
        if self.is_postgres:
            return postgresql.insert(table).on_conflict_do_nothing()
        return sqlite.insert(table).on_conflict_do_nothing()

    def lock_for_upgrade(self, connection: Connection) -> None:
        """Within a transaction: the only one who changes the schema. On SQLite, whoever has begun is that already."""
        if self.is_postgres:
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")  # an upgrade takes as long as it takes
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")

    def is_own_fault(self, error: Exception) -> bool:
        """Whether what was asked for cannot be done, now or later; else the database is at fault, and may recover."""
        dbapi = self.writing.dialect.loaded_dbapi
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, dbapi.Error):
            return isinstance(cause, (dbapi.IntegrityError, dbapi.DataError, dbapi.ProgrammingError))
        return not isinstance(cause, OSError)

    def is_lost(self, error: Exception) -> bool:
        """Whether the same may well succeed on a new connection. A file is not lost: SQLite has waited already."""
        return self.is_postgres and not self.is_own_fault(error)

    def explained(self, error: Exception) -> StoreError:
        """A sentence for whoever runs the server."""
        if isinstance(error, StoreError):
            return error
        cause = error.orig if isinstance(error, DBAPIError) else error
        reason = " ".join(str(cause).split()) or type(cause).__name__
        what = "refused what was asked of it" if self.is_own_fault(error) else "cannot be used now"
        return StoreError(f"The database {self.place} {what}: {reason}")

    @contextlib.contextmanager
    def failures(self) -> Iterator[None]:
        """Whatever fails here fails as a StoreError."""
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            raise self.explained(error) from error

    def dispose(self) -> None:
        self.writing.dispose()
        self.reading.dispose()


def _engine(url: URL, arguments: dict[str, Any], **options: Any) -> Engine:
    return create_engine(url, connect_args=arguments, isolation_level="AUTOCOMMIT", **options)


class _PrepareSqlite:
    """Settings of a SQLite connection that writes."""

    def __init__(self, synchronous: str) -> None:
        self.synchronous = synchronous

    def __call__(self, connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA synchronous = {self.synchronous}")
        cursor.execute("PRAGMA fullfsync = ON")  # without it macOS calls a write durable that is not
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()


def _use_write_ahead_log(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    """Readers and the writer then never wait for each other. SQLite does not queue for the lock it needs, so we do."""
    cursor = connection.cursor()
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
    cursor.close()


def _leave_checkpoints(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    """Moving what was written from the log to the file takes a while; the other writer does it, in its thread."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA wal_autocheckpoint = 0")
    cursor.close()


def _only_read(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def _prepare_postgres(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    """A process that stands still in the middle of a transaction loses it, before those who wait for it give up."""
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = '{PATIENCE}s'")
    cursor.execute(f"SET lock_timeout = '{2 * PATIENCE}s'")
    cursor.close()
