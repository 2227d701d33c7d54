"""Closing and deleting tables, removing and muting people.

An administrator writes into a table's journal as any server process does: whoever inserts a number first has it. In the
same transaction the line is noted in `holds`, where a server that has the table open finds it with its next beat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic, sleep, time

import msgspec
from sqlalchemy import func, select, update

from starboard.server.admin.access import Access, AdminError, rows_of
from starboard.server.admin.replaying import Replay
from starboard.server.journal import AnyEntry, Closed, Emptied, Filled, Muted, write_entry
from starboard.server.listing import listed
from starboard.server.scene import encode
from starboard.server.store.batch import CHANNEL, Change
from starboard.server.store.removal import delete
from starboard.server.store.schema import holds, journal, tables
from starboard.server.table import DEFAULT_BOT, Table

TRIES = 100
"""Times that the people at a table may be quicker."""

WAIT = 30.0
"""Seconds for servers to let go of a table that was closed; one that has just died is waited for half as long."""

LOOK_EVERY = 0.2
TABLES_AT_ONCE = 50

WATCHERS = "watchers"
"""In place of a seat: all who watch."""


def close_table(access: Access, name: str, reason: str = "") -> bool:
    """Close a table for good; False if it was closed before. It need not be readable for that."""
    for _ in range(TRIES):
        with access.snapshot() as connection:
            found = connection.execute(
                select(tables.c.stage, tables.c.summary).where(tables.c.id == name)
            ).one_or_none()
            if found is None:
                raise AdminError("no-table", table=name)
            number = connection.scalar(select(func.max(journal.c.number)).where(journal.c.table_id == name))
        if found.stage == "closed":
            return False
        change: Change = {"stage": "closed", "summary": _closed(bytes(found.summary)), "people": 0}
        if _append(access, name, 0 if number is None else number + 1, Closed(reason=reason), change):
            return True
    raise AdminError("too-busy", table=name)


def _closed(summary: bytes) -> bytes:
    """The summary of a table after it was closed."""
    try:
        plain = msgspec.json.decode(summary)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return summary
    plain["stage"] = "closed"
    for seat in plain.get("seats", ()):
        seat["here"] = False
    return encode(plain)


def delete_tables(access: Access, names: Sequence[str], waiting: Callable[[Sequence[str]], None]) -> list[str]:
    """Delete tables for good; which of them could not be deleted. Those that a server has open are closed first.

    `waiting` is called, again and again, with those that are waited for.
    """
    left = _without_the_free(access, names)
    for name in left:
        close_table(access, name)
    deadline = monotonic() + WAIT
    while left and monotonic() < deadline:
        waiting(left)
        sleep(LOOK_EVERY)
        left = _without_the_free(access, left)
    return left


def _without_the_free(access: Access, names: Sequence[str]) -> list[str]:
    """Delete the tables that no server has open; those that are left."""
    left: list[str] = []
    for start in range(0, len(names), TABLES_AT_ONCE):
        some = names[start : start + TABLES_AT_ONCE]
        with access.transaction() as connection:
            gone = delete(connection, some, time())
        left += [name for name in some if name not in gone]
    return left


def remove_person(access: Access, name: str, who: str) -> tuple[int, str]:
    """Take the seat from its holder: a seat's number or a name. Before the game it becomes empty, then a bot's."""

    def removed(table: Table, seat: int) -> AnyEntry:
        if table.stage == "waiting":
            return Emptied(seat=seat)
        if table.stage == "over":
            raise AdminError("over", table=name)
        return Filled(seat=seat, bot=DEFAULT_BOT, given_up=True)

    return _do_to_holder(access, name, who, removed)


def mute_person(access: Access, name: str, who: str, *, muted: bool) -> tuple[int | None, str]:
    """Mute the holder of a seat (its number or a name), or all who watch; or let them talk again."""
    if who == WATCHERS:
        _do(access, name, lambda table: Muted(seat=None, muted=muted) if table.is_muted(None) != muted else None)
        return None, ""
    return _do_to_holder(
        access,
        name,
        who,
        lambda table, seat: Muted(seat=seat, muted=muted) if table.is_muted(seat) != muted else None,
    )


def _do_to_holder(
    access: Access, name: str, who: str, make: Callable[[Table, int], AnyEntry | None]
) -> tuple[int, str]:
    found = -1, ""

    def made(table: Table) -> AnyEntry | None:
        nonlocal found
        seat = _seat_of(table, who)
        found = seat, table.seats[seat].name
        return make(table, seat)

    _do(access, name, made)
    return found


def _seat_of(table: Table, who: str) -> int:
    """The seat that a host means."""
    held = {number: seat.name for number, seat in enumerate(table.seats) if seat.held}
    if who.isascii() and who.isdecimal() and len(who) < 4 and int(who) in held:
        return int(who)
    named = [number for number, called in held.items() if called.casefold() == who.casefold()]
    if len(named) != 1:
        raise AdminError("several-people" if named else "nobody", table=table.table, who=who)
    return named[0]


def _do(access: Access, name: str, make: Callable[[Table], AnyEntry | None]) -> None:
    """Write what `make` wants (None: it is so already) to a journal, on top of whatever others write meanwhile."""
    for _ in range(TRIES):
        with access.snapshot() as connection:
            replay = Replay(name).read(rows_of(connection, name))
        table = replay.table
        if table is None and not replay.problems:
            raise AdminError("no-table", table=name)
        if table is None or replay.problems:
            raise AdminError("damaged", table=name, problem=replay.problems[0].detail)
        if table.closed is not None:
            raise AdminError("closed", table=name)
        entry = make(table)
        if entry is None:
            return
        table.apply(entry)
        if _append(access, name, table.number, entry, {**listed(table)}):
            return
    raise AdminError("too-busy", table=name)


def _append(access: Access, name: str, number: int, entry: AnyEntry, change: Change) -> bool:
    """Write a line, and say so to the servers; False if somebody else has taken its number."""
    line = {"table_id": name, "number": number, "at": time(), "entry": write_entry(entry)}
    with access.transaction() as connection:
        insertion = access.database.insert_new(journal).values(line).returning(journal.c.number)
        if connection.execute(insertion).one_or_none() is None:
            return False
        connection.execute(update(tables).where(tables.c.id == name).values(change))
        connection.execute(update(holds).where(holds.c.table_id == name).values(noted=number))
        if access.database.is_postgres:
            connection.execute(select(func.pg_notify(CHANNEL, f"{name} {number} admin")))
    return True
