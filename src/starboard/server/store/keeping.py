"""Whether a live server process keeps a table, by the last beat of its keeper."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_

from starboard.server.store.schema import holds


def is_kept(now: float, seconds: float) -> ColumnElement[bool]:
    """Whether the keeper in a row of `holds` has been heard of within so many seconds."""
    return and_(holds.c.keeper != "", holds.c.beat > now - seconds)
