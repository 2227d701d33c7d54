"""What tables there are, and one of them looked at closely. Never a seed and never a token's key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import func, select

from starboard.games import GAMES
from starboard.games import game as game_named
from starboard.server.admin.access import Access, AdminError, rows_of
from starboard.server.admin.replaying import EntryLine, Problem, Replay, Said
from starboard.server.store.keeping import is_kept
from starboard.server.store.removal import DEAD, measures
from starboard.server.store.schema import holds, tables
from starboard.server.table import Table

Sort: TypeAlias = Literal["touched", "opened", "lines", "size"]


class Filter(Struct, frozen=True):
    """Which tables to list: all that fit everything that is said here."""

    stages: Sequence[str] = ()
    games: Sequence[str] = ()
    private: bool | None = None
    idle: float | None = None
    """Seconds for which nothing has happened at it."""


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    stage: str
    private: bool
    here: int
    """Holders of seats who are connected."""
    held: int
    """Seats that belong to somebody."""
    seats: int
    opened: float
    touched: float
    lines: int
    size: int
    """Bytes of its journal."""
    live: bool
    """Whether a server has it open."""


class SeatLine(Struct, frozen=True, kw_only=True):
    """A seat of a table."""

    seat: int
    name: str
    held: bool
    here: bool
    bot: str | None
    muted: bool


class TableReport(Struct, frozen=True, kw_only=True):
    """A table looked at closely."""

    listed: TableLine
    options: Mapping[str, str]
    rules: str | None
    """The version of the rules by which the game was begun, and that of the rules here."""
    rules_here: str | None
    closed: str | None
    watchers_muted: bool
    before: str | None
    rematch: str | None
    seats: Sequence[SeatLine]
    last: Sequence[EntryLine]
    talk: Sequence[Said] | None
    problems: Sequence[Problem]


class _Listed(Struct, frozen=True):
    """As much of a table's stored summary as is told here."""

    seats: Sequence[Mapping[str, Any]] = ()


def list_tables(
    access: Access, wanted: Filter, now: float, *, sort: Sort = "touched", limit: int | None = None
) -> list[TableLine]:
    """Tables, the latest (or the largest) first."""
    lately = tables.c.opened if sort == "opened" else tables.c.touched
    query = _listed(now).order_by(lately.desc(), tables.c.id)
    if wanted.stages:
        query = query.where(tables.c.stage.in_(wanted.stages))
    if wanted.games:
        query = query.where(tables.c.game.in_(wanted.games))
    if wanted.private is not None:
        query = query.where(tables.c.private.is_(wanted.private))
    if wanted.idle is not None:
        query = query.where(tables.c.touched < now - wanted.idle)
    by_measure = sort in ("lines", "size")
    with access.snapshot() as connection:
        found = connection.execute(query if by_measure else query.limit(limit)).all()
        measured = measures(connection, [row.id for row in found])
    lines = [_line(row, measured) for row in found]
    if by_measure:
        lines.sort(key=lambda line: line.lines if sort == "lines" else line.size, reverse=True)
    return lines if limit is None else lines[:limit]


def look_at(access: Access, name: str, now: float, *, talk: bool = False) -> TableReport:
    """One table; AdminError if there is none of that name."""
    with access.snapshot() as connection:
        found = connection.execute(_listed(now).where(tables.c.id == name)).one_or_none()
        if found is None:
            raise AdminError("no-table", table=name)
        listed = _line(found, measures(connection, [name]))
        replay = Replay(name, talk=talk).read(rows_of(connection, name)).end()
    table = replay.table
    return TableReport(
        listed=listed,
        options={} if table is None else table.setup.options,
        rules=replay.rules,
        rules_here=_rules_here(listed.game, table),
        closed=replay.closed,
        watchers_muted=table is not None and table.is_muted(None),
        before=None if table is None else table.before,
        rematch=None if table is None else table.rematch,
        seats=[]
        if table is None
        else [
            SeatLine(
                seat=number,
                name=seat.name,
                held=seat.held,
                here=bool(seat.process) and listed.live,
                bot=seat.bot,
                muted=seat.held and table.is_muted(number),
            )
            for number, seat in enumerate(table.seats)
        ],
        last=list(replay.last),
        talk=replay.talk if talk else None,
        problems=replay.problems,
    )


def _rules_here(game: str, table: Table | None) -> str | None:
    """The version by which a table would be played here; None for a game that is not known."""
    if table is not None:
        return table.entry.rules.version_of(table.setup)
    return game_named(game).rules.version if game in GAMES else None


def _listed(now: float) -> Any:
    columns = (tables.c[name] for name in ("id", "game", "stage", "private", "opened", "touched", "summary"))
    kept = func.coalesce(is_kept(now, DEAD), False).label("kept")
    return select(*columns, kept).outerjoin(holds, holds.c.table_id == tables.c.id)


def _line(row: Any, measured: Mapping[str, tuple[int, int]]) -> TableLine:
    try:
        seats = msgspec.json.decode(row.summary, type=_Listed).seats
    except (msgspec.DecodeError, UnicodeDecodeError):
        seats = ()
    lines, size = measured.get(row.id, (0, 0))
    return TableLine(
        table=row.id,
        game=row.game,
        stage=row.stage,
        private=row.private,
        here=sum(bool(seat.get("here")) for seat in seats) if row.kept else 0,
        held=sum(bool(seat.get("held")) for seat in seats),
        seats=len(seats),
        opened=row.opened,
        touched=row.touched,
        lines=lines,
        size=size,
        live=bool(row.kept),
    )
