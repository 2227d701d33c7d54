"""Reading journals past the server: what the database itself holds, whatever the store's code says of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from starboard.server.store import Row

QUESTION = "SELECT number, at, entry FROM journal WHERE table_id = {} ORDER BY number"


class SqliteJournals:
    """The journals in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def rows(self, table: str) -> list[Row]:
        """The journal of a table."""
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True, timeout=30)) as connection:
            return [Row(*row) for row in connection.execute(QUESTION.format("?"), (table,))]


class PostgresJournals:
    """The journals in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url

    def rows(self, table: str) -> list[Row]:
        """The journal of a table."""
        with psycopg.connect(self._url) as connection:
            return [Row(*row) for row in connection.execute(QUESTION.format("%s").encode(), (table,))]
