"""Deleting tables by age, a few at a time, so that nobody who plays waits long."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep, time

from msgspec import Struct

from starboard.server.admin.access import Access
from starboard.server.store.removal import Expired, Retention, delete, expired

EVERYTHING = 10**9
PAUSE = 0.02
"""Seconds between two batches, in which servers write what has come meanwhile."""


class Pruned(Struct, frozen=True):
    """What was deleted."""

    tables: int
    size: int
    """Bytes of the journals."""


def what_expired(access: Access, retention: Retention) -> list[Expired]:
    """All tables that are kept no longer and that no server has open, the oldest first."""
    with access.snapshot() as connection:
        return expired(connection, retention, time(), lines=EVERYTHING, limit=EVERYTHING)


def prune(access: Access, retention: Retention, deleted: Callable[[int], None]) -> Pruned:
    """Delete them. `deleted` is told after each batch how many tables have gone in it."""
    count = size = 0
    while True:
        with access.snapshot() as connection:
            old = expired(connection, retention, time())
        if not old:
            break
        with access.transaction() as connection:
            gone = delete(connection, [found.table for found in old], time())
        if not gone:  # somebody is at them at this moment
            break
        count += len(gone)
        size += sum(found.size for found in old if found.table in gone)
        deleted(len(gone))
        sleep(PAUSE)
    return Pruned(count, size)


def free_bytes(access: Access) -> int:
    """Bytes in a SQLite file that belong to nothing any more; new tables fill them, `VACUUM` gives them back."""
    if access.database.is_postgres:
        return 0
    with access.snapshot() as connection:
        pages = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
        return int(pages) * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())
