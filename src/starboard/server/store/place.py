"""Where the tables are kept: what STARBOARD_DATABASE says, else a SQLite file in the user's data folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from starboard.server.store.errors import StoreError

VARIABLE = "STARBOARD_DATABASE"
FILE = "tables.sqlite"

EXAMPLES = "postgresql://name:password@host/database or sqlite:////path/to/a/file"


def database_url(env: Mapping[str, str], data_dir: Path | None = None) -> str:
    """The database to use. A folder asked for on the command line comes before the environment."""
    if data_dir is None and env.get(VARIABLE):
        return parse(env[VARIABLE]).render_as_string(hide_password=False)
    folder = data_dir or platformdirs.user_data_path("starboard", appauthor=False)
    return URL.create("sqlite", database=str((folder / FILE).absolute())).render_as_string()


def sqlite_file(text: str) -> Path | None:
    """The file of a SQLite database, wherever links lead; None for PostgreSQL."""
    url = parse(text)
    return Path(url.database).resolve() if url.get_backend_name() == "sqlite" and url.database else None


def parse(text: str) -> URL:
    """The URL with the driver that is installed here, or an error that says what was expected."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"The database's address cannot be read; expected something like {EXAMPLES}.") from None
    match url.drivername:
        case "postgresql" | "postgres" | "postgresql+psycopg":
            return url.set(drivername="postgresql+psycopg")
        case "sqlite" | "sqlite+pysqlite":
            if not url.database or url.database == ":memory:" or url.host:
                raise StoreError(
                    "The address of a SQLite database names a file, with three slashes before a relative path and four"
                    f" before an absolute one; got {url.render_as_string()}."
                )
            return url
        case other:
            raise StoreError(f"There is no support for {other!r} databases; expected something like {EXAMPLES}.")
