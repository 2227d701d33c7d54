"""What only SQLite does: its file can be locked, missing, or on a disk that is full."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine

from starboard.server.store import StoreError, database, writer
from starboard.server.store.database import Database
from tests.server.store.helpers import NOON, entries, opened, with_table

FULL_DISK = """
import asyncio, resource, signal, sys
from pathlib import Path
from starboard.server.store import StoreError
from tests.server.store.helpers import NOON, entries, opened, with_table

async def main(folder):
    async with opened(f"sqlite:///{folder}/tables.sqlite") as store:
        table = await with_table(store)
        no_limit = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = Path(folder, "tables.sqlite-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, no_limit[1]))
        for number in (1, 2):
            try:
                await store.append(table, 1, NOON, b"no room" * 10_000)
                raise AssertionError("There was room.")
            except StoreError as error:
                assert "cannot be used now" in str(error), error
        resource.setrlimit(resource.RLIMIT_FSIZE, no_limit)
        assert await store.append(table, 1, NOON, b"room")
        assert await entries(store, table) == [b"opened", b"room"]

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
asyncio.run(main(sys.argv[1]))
"""


@contextmanager
def _locked(url: str) -> Iterator[None]:
    """Another process in the middle of writing to the file."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def test_a_locked_file_is_waited_for(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url) as store:
            table = await with_table(store)
            with _locked(sqlite_url):
                line = asyncio.create_task(store.append(table, 1, NOON, b"waited"))
                assert await entries(store, table) == [b"opened"]  # reading never waits
                assert not line.done()
            assert await line
            assert await entries(store, table) == [b"opened", b"waited"]

    asyncio.run(play())


def test_a_file_that_stays_locked_is_told_of(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)

    async def play() -> None:
        async with opened(sqlite_url) as store:
            table = await with_table(store)
            with _locked(sqlite_url):
                with pytest.raises(StoreError, match="cannot be used now: database is locked"):
                    await store.append(table, 1, NOON, b"lost patience")
                with pytest.raises(StoreError, match="cannot be used now: database is locked"):
                    async with opened(sqlite_url):
                        pass
            assert await store.append(table, 1, NOON, b"free again")
            assert await entries(store, table) == [b"opened", b"free again"]

    asyncio.run(play())


def test_a_full_disk_is_told_of_and_used_again_when_there_is_room(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", FULL_DISK, tmp_path], check=True, timeout=60)


def test_the_folder_is_made_and_only_its_owner_looks_into_it(tmp_path: Path) -> None:
    folder = tmp_path / "share" / "starboard"

    async def play() -> None:
        async with opened(f"sqlite:///{folder}/tables.sqlite") as store:
            await with_table(store)

    asyncio.run(play())
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_file_where_a_folder_should_be_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "starboard").write_text("not a folder", encoding="utf-8")

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/starboard/tables.sqlite"):
            pass

    with pytest.raises(StoreError, match=r"The database sqlite:.* cannot be used now: "):
        asyncio.run(play())


def test_a_file_that_is_no_database_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("not a database, " * 100, encoding="utf-8")

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.sqlite"):
            pass

    with pytest.raises(StoreError, match="file is not a database"):
        asyncio.run(play())


def test_a_quick_disk_is_written_to_without_the_thread(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "QUICK", 10.0)

    async def play() -> None:
        async with opened(sqlite_url) as store:
            table = await with_table(store)
            line = store.append(table, 1, NOON, b"")
            with pytest.raises(StopIteration) as returned:  # it never waited for anything
                line.send(None)
            assert returned.value.value is True

    asyncio.run(play())


def _synchronous(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.exec_driver_sql("PRAGMA synchronous").scalar_one())


@pytest.mark.parametrize(("asked", "got"), [("", 1), ("?synchronous=normal", 1), ("?synchronous=full", 2)])
def test_the_thread_waits_for_the_disk_and_the_loop_if_asked_to(sqlite_url: str, asked: str, got: int) -> None:
    places = Database(sqlite_url + asked)
    assert places.at_once is not None
    assert (_synchronous(places.at_once), _synchronous(places.writing)) == (got, 2)
    places.dispose()
