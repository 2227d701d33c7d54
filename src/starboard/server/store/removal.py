"""Removing tables for good: which have outlived their time, and how a table goes with all that belongs to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, false, func, or_, select
from sqlalchemy import delete as delete_from

from starboard.server.store.keeping import is_kept
from starboard.server.store.schema import holds, journal, tables

DEAD = 15.0
"""Seconds without a beat after which no server has a table in its memory any more.

Another process would have taken it over after `STALE` seconds (`store.py`); this is three times as long.
"""

FINISHED = ("over", "closed")

NAMES_AT_ONCE = 500
"""Tables named in one statement; databases have a limit."""

LINES_AT_ONCE = 3000
TABLES_AT_ONCE = 100
"""What is deleted in one transaction, for which other writers wait. A single table may have more lines."""


class Retention(Struct, frozen=True):
    """For how many seconds tables are kept after something last happened at them; None: for ever."""

    finished: float | None = None
    """Those whose game is over, or that were closed."""
    abandoned: float | None = None
    """Those whose game is not over, or has not begun."""

    def __bool__(self) -> bool:
        """Whether anything is ever deleted."""
        return self.finished is not None or self.abandoned is not None


KEEP_ALL = Retention()


class Expired(Struct, frozen=True):
    """A table that is kept no longer."""

    table: str
    stage: str
    touched: float
    lines: int
    size: int
    """Bytes of its journal."""


def expired(
    connection: Connection, retention: Retention, now: float, *, lines: int = LINES_AT_ONCE, limit: int = TABLES_AT_ONCE
) -> list[Expired]:
    """Tables that are kept no longer and that no server has open: the oldest first, up to so many lines in all."""
    names = (
        select(tables.c.id, tables.c.stage, tables.c.touched)
        .outerjoin(holds, holds.c.table_id == tables.c.id)
        .where(or_(holds.c.table_id.is_(None), ~is_kept(now, DEAD)), _is_out_of_date(retention, now))
        .order_by(tables.c.touched, tables.c.id)
        .limit(limit)
    )
    old = connection.execute(names).all()
    measured = measures(connection, [row.id for row in old])
    found: list[Expired] = []
    total = 0
    for table, stage, touched in old:
        count, size = measured.get(table, (0, 0))
        total += count
        if found and total > lines:
            break
        found.append(Expired(table, stage, touched, count, size))
    return found


def measures(connection: Connection, names: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The lines and the bytes of each of these journals that has any."""
    found: dict[str, tuple[int, int]] = {}
    for start in range(0, len(names), NAMES_AT_ONCE):
        each = (
            select(journal.c.table_id, func.count(), func.sum(func.length(journal.c.entry)))
            .where(journal.c.table_id.in_(names[start : start + NAMES_AT_ONCE]))
            .group_by(journal.c.table_id)
        )
        found |= {name: (lines, int(size)) for name, lines, size in connection.execute(each)}
    return found


def _is_out_of_date(retention: Retention, now: float) -> ColumnElement[bool]:
    ages = ((tables.c.stage.in_(FINISHED), retention.finished), (tables.c.stage.not_in(FINISHED), retention.abandoned))
    return or_(false(), *(and_(which, tables.c.touched < now - age) for which, age in ages if age is not None))


def delete(connection: Connection, names: Sequence[str], now: float) -> list[str]:
    """Within a transaction: delete these tables, except those that a live server keeps; which ones are gone.

    On PostgreSQL a table whose rows somebody has locked is in use, and stays: nobody waits here, so no two processes
    can wait for each other.
    """
    in_use = tables.c.id.in_(names), holds.c.table_id.in_(names)
    free = set(connection.scalars(select(tables.c.id).where(in_use[0]).with_for_update(skip_locked=True)))
    held = set(connection.scalars(select(holds.c.table_id).where(in_use[1])))
    unkept = select(holds.c.table_id).where(in_use[1], ~is_kept(now, DEAD)).with_for_update(skip_locked=True)
    gone = sorted(free - (held - set(connection.scalars(unkept))))
    if gone:
        connection.execute(delete_from(holds).where(holds.c.table_id.in_(gone)))
        connection.execute(delete_from(journal).where(journal.c.table_id.in_(gone)))
        connection.execute(delete_from(tables).where(tables.c.id.in_(gone)))
    return gone
