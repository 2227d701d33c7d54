from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from alembic import command
from sqlalchemy import text

from starboard.server.store import StoreError
from starboard.server.store.database import Database
from starboard.server.store.upgrade import configuration
from tests.server.store.helpers import NOON, entries, opened, with_table

OPEN_AND_CLOSE = """
import asyncio, sys
from starboard.server.store import Store
async def main():
    await (await Store.open(sys.argv[1])).close()
asyncio.run(main())
"""


async def _come_and_go(url: str) -> None:
    async with opened(url):
        pass


def _tables_empty_but_for_alembic(url: str) -> None:
    """A database as Alembic leaves it after taking back the first revision: known to it, and empty."""
    database = Database(url)
    database.make_room()
    with database.writing.connect() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    database.dispose()


def _say_version(url: str, version: str) -> None:
    database = Database(url)
    with database.writing.connect() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
    database.dispose()


def test_the_migrations_make_the_tables_that_the_code_uses(url: str) -> None:
    asyncio.run(_come_and_go(url))
    database = Database(url)
    with database.writing.connect() as connection:
        command.check(configuration(connection))
    database.dispose()


def test_an_old_empty_database_comes_up_to_date(url: str) -> None:
    _tables_empty_but_for_alembic(url)

    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            assert await entries(store, table) == [b"opened"]

    asyncio.run(play())


def test_a_database_of_today_is_left_as_it_is(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_table(store)
        async with opened(url) as store:
            assert await store.append("kitchen", 1, NOON, b"")

    asyncio.run(play())


def test_a_database_of_tomorrow_is_refused(url: str) -> None:
    asyncio.run(_come_and_go(url))
    _say_version(url, "9999")
    with pytest.raises(StoreError, match="last used by a newer Starboard"):
        asyncio.run(_come_and_go(url))


def test_servers_that_start_at_once_upgrade_once(shared_url: str) -> None:
    starting = [
        subprocess.Popen([sys.executable, "-c", OPEN_AND_CLOSE, shared_url], stderr=subprocess.PIPE) for _ in range(2)
    ]
    problems = [process.communicate(timeout=60)[1].decode() for process in starting]
    assert [process.returncode for process in starting] == [0, 0], "\n".join(problems)


def test_stores_opened_at_once_in_one_process_upgrade_once(url: str) -> None:
    async def play() -> None:
        await asyncio.gather(*(_come_and_go(url) for _ in range(4)))

    asyncio.run(play())


def test_journals_of_the_first_revision_are_kept(url: str) -> None:
    database = Database(url)
    database.make_room()
    with database.writing.connect() as connection:
        with database.transaction(connection):
            command.upgrade(configuration(connection), "0001")
        connection.execute(
            text("INSERT INTO tables VALUES ('kitchen', 'galaxy', FALSE, 'waiting', 1, 1, :summary)"),
            {"summary": b"{}"},
        )
        for number, entry in enumerate((b"opened", b"taken")):
            values = {"number": number, "entry": entry}
            connection.execute(text("INSERT INTO journal VALUES ('kitchen', :number, 1, :entry)"), values)
    database.dispose()

    async def play() -> None:
        async with opened(url) as store:
            assert await entries(store, "kitchen") == [b"opened", b"taken"]
            assert not await store.append("kitchen", 1, NOON, b"too late")
            assert await store.append("kitchen", 2, NOON, b"next")

    asyncio.run(play())
