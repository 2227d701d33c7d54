"""Databases with tables in them, and the command of an administrator on them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from click.testing import Result
from sqlalchemy import select

from starboard.server import journal, protocol
from starboard.server.admin.access import Access, names_of_tables, open_database, rows_of
from starboard.server.registry import TableRegistry
from starboard.server.store.records import Row
from starboard.server.store.schema import holds, tables
from tests.cli.terminals import starboard

TALK = "Prêt ? 🚀"


def admin(url: str, *arguments: str | Path, typed: str = "") -> Result:
    """Run `starboard admin` on a database."""
    command, *others = arguments
    return starboard("admin", command, "--database", url, *others, typed=typed)


def sqlite(folder: Path) -> str:
    """A database that is not there yet."""
    return f"sqlite:///{folder}/tables.sqlite"


def fill(url: str) -> list[str]:
    """Three tables: one that waits, one where somebody spoke, one that is played by bots but for one seat."""

    async def play(registry: TableRegistry) -> list[str]:
        waiting = await registry.open_table(protocol.NewTable(game="galaxy", seats=2))
        talking = await registry.open_table(protocol.NewTable(game="spacecorp", seats=2, name="Ana", private=True))
        live = registry.live[talking.table]
        say = protocol.Say(act="1", text=TALK)
        await live.ask(lambda: live.commit(lambda: live.table.plan(say, 0, time.time, 0.0)))
        playing = await registry.open_table(
            protocol.NewTable(game="galaxy", seats=3, name="Bo", fill="sensible", start=True)
        )
        return [waiting.table, talking.table, playing.table]

    return in_registry(url, play)


def in_registry(url: str, scene: Callable[[TableRegistry], Coroutine[Any, Any, list[str]]]) -> list[str]:
    """What comes of a scene in a server without a network, which is closed afterwards."""

    async def play() -> list[str]:
        registry = TableRegistry(pace=0.0, version="")
        await registry.open(url)
        try:
            return await scene(registry)
        finally:
            await registry.close()

    return asyncio.run(play())


def journals(url: str) -> dict[str, list[Row]]:
    """All lines of all tables."""
    with open_database(url) as access, access.snapshot() as connection:
        return {name: list(rows_of(connection, name)) for name in names_of_tables(connection)}


def kinds(url: str, table: str) -> list[str]:
    """What happened at a table."""
    return [type(journal.read_entry(row.entry)).__name__ for row in journals(url)[table]]


def listing_of(access: Access, table: str) -> tuple[Any, Any]:
    """The rows of a table, in the list and in the holds, without its keeper."""
    with access.snapshot() as connection:
        listed = connection.execute(select(tables).where(tables.c.id == table)).one()
        hold = select(holds.c.beat, holds.c.skipped).where(holds.c.table_id == table)
        return tuple(listed), tuple(connection.execute(hold).one())
