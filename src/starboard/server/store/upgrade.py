"""Brings a database up to today's schema with Alembic, without an ini file and whoever else is doing so."""

from __future__ import annotations

from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from starboard.server.store.errors import StoreError

# Alembic's `context` and `op` are global to the process.
_one_at_a_time = Lock()


def upgrade(connection: Connection) -> None:
    """All migrations that are missing, in the transaction that is open: the whole of them or none."""
    with _one_at_a_time:
        try:
            command.upgrade(configuration(connection), "head")
        except CommandError as error:
            # The one thing that can be wrong here is a revision Alembic has no module for.
            raise StoreError(
                f"This database was last used by a newer Starboard; start that version or another database ({error})."
            ) from error


def configuration(connection: Connection) -> Config:
    """What Alembic's commands ask for, with the connection they are to work on."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "starboard.server.store:migrations")
    return config
