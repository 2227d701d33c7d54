"""The way of an administrator to a database: connections that get along with the servers that are using it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select

from starboard.server.store.database import Database
from starboard.server.store.records import Row
from starboard.server.store.schema import journal, tables
from starboard.server.store.store import make_ready
from starboard.server.store.upgrade import configuration

ROWS_AT_ONCE = 2000


class AdminError(Exception):
    """What an administrator asked for cannot be done. `message` names the sentence, `values` are what it speaks of."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(f"{message} {values}")
        self.message = message
        self.values = values


class Access:
    """An open database. Every failure of the database itself is a `StoreError`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees the database as it is at one moment, however long it reads; nobody waits for it."""
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" if self.database.is_postgres else "BEGIN"
        with self.database.failures(), self.database.reading.connect() as connection:
            connection.exec_driver_sql(begin)
            try:
                yield connection
            finally:
                connection.exec_driver_sql("ROLLBACK")

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A connection that writes: all that is done with it, or nothing if it fails. Others wait for it: be quick."""
        with (
            self.database.failures(),
            self.database.writing.connect() as connection,
            self.database.transaction(connection),
        ):
            yield connection


@contextmanager
def open_database(url: str, *, make: bool = False) -> Iterator[Access]:
    """A database that is there and has today's schema, else AdminError; with `make` it is made, or brought up to date.

    An administrator who only wants to look must neither leave an empty database behind nor change the schema below a
    server of yesterday.
    """
    database = Database(url)
    try:
        if make:
            make_ready(database)
        elif not database.is_postgres and not Path(str(database.url.database)).is_file():
            raise AdminError("no-database", place=str(database.url.database))
        access = Access(database)
        found, expected = schema_versions(access)
        if found is None:
            raise AdminError("empty-database", place=database.place)
        if found != expected:
            raise AdminError("other-schema", place=database.place, found=found, expected=expected)
        yield access
    finally:
        database.dispose()


def schema_versions(access: Access) -> tuple[str | None, str]:
    """The version of the database's schema (None: it has none), and that of this Starboard."""
    with access.snapshot() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        expected = ScriptDirectory.from_config(configuration(connection)).get_current_head()
    assert expected is not None
    return found, expected


def names_of_tables(connection: Connection) -> list[str]:
    """All tables there are."""
    return list(connection.scalars(select(tables.c.id).order_by(tables.c.id)))


def must_be_there(access: Access, names: Iterable[str]) -> None:
    """AdminError if there is no table of one of these names."""
    with access.snapshot() as connection:
        for name in names:
            if connection.scalar(select(tables.c.id).where(tables.c.id == name)) is None:
                raise AdminError("no-table", table=name)


def rows_of(connection: Connection, table: str, after: int = -1) -> Iterator[Row]:
    """The lines of a journal beyond a number, in order, without having all of them in memory."""
    lines = (
        select(journal.c.number, journal.c.at, journal.c.entry)
        .where(journal.c.table_id == table)
        .order_by(journal.c.number)
        .limit(ROWS_AT_ONCE)
    )
    while found := connection.execute(lines.where(journal.c.number > after)).all():
        for number, at, entry in found:
            yield Row(number, at, bytes(entry))
        if len(found) < ROWS_AT_ONCE:
            return
        after = found[-1].number
