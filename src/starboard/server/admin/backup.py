"""Backing a database up while servers write to it, and putting tables back, into the same database or another."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice, zip_longest
from pathlib import Path
from time import time
from typing import IO, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from starboard import __version__
from starboard.server.admin.access import Access, AdminError, rows_of
from starboard.server.admin.archive import FORMAT, ArchiveReader, ArchiveWriter, Header, TableHeader, Trailer
from starboard.server.store.records import Row
from starboard.server.store.removal import delete
from starboard.server.store.schema import holds, journal, tables

ROWS_AT_ONCE = 500
PART = ".part"

Step: TypeAlias = Callable[[int, int], None]
"""Told how many tables are done, of how many."""

Outcome: TypeAlias = Literal["restored", "replaced", "same", "different", "in_use"]
"""What became of a table: it is back; it is back in place of what was there; what is there is the same; is something
else, and stays; is something else, and a server has it open."""


class Restored(Struct):
    """How many tables came to what."""

    restored: int = 0
    replaced: int = 0
    same: int = 0
    different: int = 0
    in_use: int = 0


def back_up(access: Access, stream: IO[bytes], step: Step) -> Trailer:
    """Write the whole database, as it is at this moment, to a stream."""
    kind = "postgresql" if access.database.is_postgres else "sqlite"
    archive = ArchiveWriter(stream, Header(starboard_backup=FORMAT, version=__version__, made=time(), database=kind))
    every = select(tables, holds.c.beat, holds.c.skipped).outerjoin(holds, holds.c.table_id == tables.c.id)
    with access.snapshot() as connection:
        names = list(connection.scalars(select(tables.c.id).order_by(tables.c.id)))
        for done, name in enumerate(names):
            step(done, len(names))
            found = connection.execute(every.where(tables.c.id == name)).one()
            archive.begin_table(
                TableHeader(
                    table=found.id,
                    game=found.game,
                    private=found.private,
                    stage=found.stage,
                    opened=found.opened,
                    touched=found.touched,
                    summary=bytes(found.summary).decode(errors="replace"),
                    held=found.held,
                    beat=found.touched if found.beat is None else found.beat,
                    skipped=found.skipped or 0.0,
                )
            )
            for row in rows_of(connection, name):
                archive.put_row(row)
        step(len(names), len(names))
    return archive.finish()


@contextmanager
def new_file(path: Path, *, force: bool) -> Iterator[IO[bytes]]:
    """A file that only its owner may read, for it holds the seeds of games; it is there only when it is whole."""
    if path.exists() and not force:
        raise AdminError("file-exists", file=str(path))
    part = path.with_name(path.name + PART)
    try:
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(path)
    except OSError as problem:
        raise AdminError("file", file=str(path), problem=problem.strerror or str(problem)) from None
    finally:
        part.unlink(missing_ok=True)


def check_backup(path: Path) -> tuple[Header, int]:
    """Read a backup to its end; AdminError if anything is wrong with it. Its header, and how many tables it has."""
    count = 0
    with _opened(path) as archive:
        for _ in archive.tables():
            count += 1
        return archive.header, count


def restore(access: Access, path: Path, step: Callable[[], None], *, replace: bool) -> Restored:
    """Put the tables of a backup into the database, each as a whole. What is there stays, unless `replace`."""
    outcome = Restored()
    with _opened(path) as archive:
        for header, rows in archive.tables():
            with access.transaction() as connection:
                came = _restore_table(access, connection, header, rows, replace=replace)
            setattr(outcome, came, getattr(outcome, came) + 1)
            step()
    return outcome


def _restore_table(
    access: Access, connection: Connection, header: TableHeader, rows: Iterator[Row], *, replace: bool
) -> Outcome:
    columns = {name: getattr(header, name) for name in ("game", "private", "stage", "opened", "touched", "held")}
    listing = {"id": header.table, "summary": header.summary.encode(), **columns}  # and nobody is there
    named = access.database.insert_new(tables).values(listing).returning(tables.c.id)
    outcome: Outcome = "restored"
    if connection.execute(named).one_or_none() is None:
        kept: list[Row] = []
        if _is_same(connection, header.table, rows, kept):
            return "same"
        if not replace:
            return "different"
        if not delete(connection, [header.table], time()):
            return "in_use"
        connection.execute(insert(tables).values(listing))
        _insert_rows(connection, header.table, iter(kept))
        outcome = "replaced"
    _insert_rows(connection, header.table, rows)
    hold = {"table_id": header.table, "keeper": "", "beat": header.beat, "skipped": header.skipped}
    connection.execute(insert(holds).values(hold))
    return outcome


def _is_same(connection: Connection, table: str, rows: Iterator[Row], read: list[Row]) -> bool:
    """Whether a journal has these lines and no others. `read` gets those that were read to find out."""
    for ours, theirs in zip_longest(rows, rows_of(connection, table)):
        if ours is not None:
            read.append(ours)
        if ours != theirs:
            return False
    return True


def _insert_rows(connection: Connection, table: str, rows: Iterator[Row]) -> None:
    while some := list(islice(rows, ROWS_AT_ONCE)):
        lines = [{"table_id": table, "number": row.number, "at": row.at, "entry": row.entry} for row in some]
        connection.execute(insert(journal), lines)


@contextmanager
def _opened(path: Path) -> Iterator[ArchiveReader]:
    try:
        stream = path.open("rb")
    except OSError as problem:
        raise AdminError("file", file=str(path), problem=problem.strerror or str(problem)) from None
    with stream:
        yield ArchiveReader(path, stream)
