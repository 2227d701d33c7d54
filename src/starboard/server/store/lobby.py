"""Which tables the lobby lists and in which order, which count as open, and which nobody attends to any more.

A table's `people` count only while its keeper is alive: after a crash nobody is there until somebody comes back.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, literal_column, or_, select

from starboard.server.store.keeping import is_kept
from starboard.server.store.schema import holds, tables

PRESENT = 10.0
"""Seconds since the last beat for which a table's keeper is taken to be alive, and its people to be there."""

UNLIST_EMPTY = 2 * 60.0
"""Seconds for which a table at which nobody has a seat is listed before its game."""

UNLIST_LEFT = 30 * 60.0
"""Seconds for which a table is listed before its game though everybody who has a seat is away."""

UNLIST_GAME = 24 * 3600.0
"""Seconds for which a game is listed though everybody has left it."""

EXPIRE = 10 * 60.0
"""Seconds without anybody looking at it after which a table at which nobody has a seat before its game is deleted."""

_waiting = tables.c.stage == "waiting"
_playing = tables.c.stage == "playing"
_held = tables.c.held > 0
_somebody = tables.c.people > literal_column("0")  # written out, so that the index of such tables is used


def _may_be_joined(now: float) -> ColumnElement[bool]:
    """Before its game: it has not been left for so long that nobody will come back."""
    return and_(_waiting, tables.c.touched > now - UNLIST_LEFT, or_(_held, tables.c.touched > now - UNLIST_EMPTY))


def listed(now: float, limit: int) -> Select[Any]:
    """The public tables of the lobby as rows of a `Listing`, whose `people` are those who are there now.

    First those where a person waits, then games with people at them, then tables that somebody has taken a seat at, and
    then the others; the most recent first. However many tables are opened, they do not hide one where a person waits.
    """
    present = and_(_somebody, is_kept(now, PRESENT))
    rank = case((and_(_waiting, present), 0), (and_(_playing, present), 1), (and_(_waiting, _held), 2), else_=3)
    people = case((is_kept(now, PRESENT), tables.c.people), else_=0)
    columns = [people.label("people") if column is tables.c.people else column for column in tables.c]
    return (
        select(*columns)
        .join(holds, holds.c.table_id == tables.c.id)
        .where(
            tables.c.private.is_(False),
            or_(
                and_(_somebody, is_kept(now, PRESENT), or_(_waiting, _playing)),
                _may_be_joined(now),
                and_(_playing, tables.c.touched > now - UNLIST_GAME),
            ),
        )
        .order_by(rank, tables.c.touched.desc(), tables.c.id)
        .limit(limit)
    )


def still_open(names: Collection[str], now: float) -> Select[tuple[str]]:
    """Those of these tables that are not over and are either live, or would be listed before their game."""
    return (
        select(tables.c.id)
        .join(holds, holds.c.table_id == tables.c.id)
        .where(tables.c.id.in_(names), or_(_may_be_joined(now), and_(or_(_waiting, _playing), is_kept(now, PRESENT))))
    )


def unattended(now: float, limit: int) -> Select[tuple[str]]:
    """Tables before their game at which nobody has a seat and that nobody has looked at for a while."""
    return (
        select(tables.c.id)
        .join(holds, holds.c.table_id == tables.c.id)
        .where(_waiting, ~_held, tables.c.touched < now - EXPIRE, holds.c.beat < now - EXPIRE)
        .limit(limit)
    )
