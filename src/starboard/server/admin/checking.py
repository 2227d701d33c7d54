"""Checking a database: the file, and every journal, read and played to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from starboard.engine import BadInput
from starboard.server.admin.access import Access, names_of_tables, rows_of
from starboard.server.admin.replaying import Problem, Replay
from starboard.server.listing import info_of
from starboard.server.store.errors import StoreError
from starboard.server.store.schema import holds, tables
from starboard.server.table import Table

MOST_FAULTS_OF_A_FILE = 20


def check_file(access: Access) -> Iterator[Problem]:
    """What SQLite itself finds wrong with its file; PostgreSQL looks after its own."""
    if access.database.is_postgres:
        return
    try:
        with access.snapshot() as connection:
            faults = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_FAULTS_OF_A_FILE})").scalars().all()
            orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchmany(MOST_FAULTS_OF_A_FILE)
    except StoreError as problem:
        yield Problem("database", detail=str(problem))
        return
    for fault in faults:
        if fault != "ok":
            yield Problem("database", detail=str(fault))
    for orphan in orphans:
        yield Problem("database", detail=f"a row of {orphan[0]} belongs to no row of {orphan[2]}")


def tables_to_check(access: Access) -> list[str]:
    """All tables."""
    with access.snapshot() as connection:
        return names_of_tables(connection)


def check_tables(access: Access, names: Sequence[str], step: Callable[[], None]) -> Iterator[Problem]:
    """What is wrong with these tables. Each is read as it is at one moment, so nobody need stop playing."""
    for name in names:
        try:
            with access.snapshot() as connection:
                yield from _check_table(connection, name)
        except StoreError as problem:  # a damaged file may still have whole tables
            yield Problem("database", name, detail=str(problem))
        step()


def _check_table(connection: Connection, name: str) -> Iterator[Problem]:
    listed = connection.execute(select(tables).where(tables.c.id == name)).one_or_none()
    if listed is None:  # deleted since the list was made
        return
    replay = Replay(name).read(rows_of(connection, name)).end()
    yield from replay.problems
    if connection.scalar(select(holds.c.table_id).where(holds.c.table_id == name)) is None:
        yield Problem("no_hold", name)
    if replay.table is not None and not replay.problems:
        wrong = _disagreements(listed, replay.table)
        if wrong:
            yield Problem("listing", name, detail=", ".join(wrong))


def _as_now(table: Table, options: Any) -> Any:
    try:
        return dict(table.entry.rules.setup(table.setup.seats, options).options)
    except BadInput:
        return options


def _disagreements(listed: Any, table: Table) -> list[str]:
    """What the lobby says of a table that its journal does not say; a summary may lack what is told only of late."""
    true = {"game": table.entry.name, "private": table.private, "stage": table.stage}
    wrong = [name for name, value in true.items() if getattr(listed, name) != value]
    try:
        told = msgspec.json.decode(listed.summary)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return [*wrong, "summary"]
    known = msgspec.to_builtins(info_of(table))
    if "options" in told:  # it may be from a time when the options had other names
        told["options"] = _as_now(table, told["options"])
    return wrong + [f"summary.{name}" for name, value in known.items() if name in told and told[name] != value]
