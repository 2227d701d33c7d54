"""Finds out whether a database can be written to, by writing."""

from __future__ import annotations

import tempfile
from pathlib import Path

from sqlalchemy import Connection, update

from starboard.server.store.batch import CHANNEL
from starboard.server.store.database import Database
from starboard.server.store.errors import StoreError
from starboard.server.store.schema import holds

ROOM = 1 << 20
"""Bytes that must be free beside a SQLite file. A write alone would not notice a full disk for as long as it finds
place in the write-ahead log, which is not cut when it was copied into the file."""

NO_TABLE = ""
"""No table has this name."""


class Probe:
    """Writes to a database without changing it. To be made when the database is open."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._file = None if database.is_postgres else Path(database.url.database or "")
        self._identity = self._file and _identity(self._file)

    def look_at_disk(self) -> None:
        """On SQLite: the file is still the one that was opened, and has room to grow; StoreError if not."""
        if self._file is None:
            return
        place = self._database.place
        try:
            found = _identity(self._file)
        except FileNotFoundError:
            raise StoreError(f"The database {place} is gone: its file was deleted or moved.") from None
        if found != self._identity:
            raise StoreError(f"The database {place} was replaced by another file; start the server again.")
        with self._database.failures(), tempfile.TemporaryFile(dir=self._file.parent) as file:
            file.write(bytes(ROOM))
            file.flush()

    def write(self, connection: Connection) -> None:
        """Within a transaction: write something that means nothing, and that its commit waits for."""
        if self._database.is_postgres:
            # The first fails where nothing may be written, though it finds no row; the second makes the commit durable.
            connection.execute(update(holds).where(holds.c.table_id == NO_TABLE).values(beat=holds.c.beat))
            connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', '{self._process}')")
        else:
            version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            connection.exec_driver_sql(f"PRAGMA user_version = {version}")  # writes a page though it is the same


def _identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino
