"""What only PostgreSQL does: it tells several server processes of each other, and can go away and come back."""

from __future__ import annotations

import asyncio
import time

import psycopg
import pytest
from sqlalchemy import insert

from starboard.server.store import EVERY_TABLE, StoreError, database
from starboard.server.store.database import Database
from starboard.server.store.schema import journal
from tests.server.postgres import Cluster
from tests.server.store.helpers import NOON, entries, opened, until, with_table


class Ears:
    """Remembers what was heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    def __call__(self, table: str, number: int) -> None:
        self.heard.append((table, number))


def _cut(url: str, doing: str) -> int:
    """End the connections whose last statement begins like this; how many there were."""
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE %s",
            (doing + "%",),
        ).fetchone()
    assert found is not None
    return int(found[0])


def test_what_one_server_appends_the_others_hear_within_a_second(postgres_url: str) -> None:
    async def play() -> None:
        ours, theirs, others = Ears(), Ears(), Ears()
        async with opened(postgres_url, ours) as us, opened(postgres_url, theirs), opened(postgres_url, others):
            table = await with_table(us, "kïtchen")
            started = time.monotonic()
            assert await us.append(table, 1, NOON, b"alone")
            await until(lambda: bool(theirs.heard and others.heard))
            assert time.monotonic() - started < 1
            assert all(await asyncio.gather(*(us.append(table, number, NOON, b"", stage="x") for number in (2, 3))))
            assert not await us.append(table, 3, NOON, b"not kept, so not told")
            assert await us.append(table, 4, NOON, b"")
            expected = [(table, number) for number in (1, 2, 3, 4)]
            await until(lambda: theirs.heard[-1:] == others.heard[-1:] == expected[-1:])
            assert theirs.heard == others.heard == expected
            assert ours.heard == []

    asyncio.run(play())


def test_a_listener_that_lost_its_connection_says_look_again_and_goes_on(postgres_url: str) -> None:
    async def play() -> None:
        ears = Ears()
        async with opened(postgres_url) as us, opened(postgres_url, ears):
            table = await with_table(us)
            assert await asyncio.to_thread(_cut, postgres_url, "LISTEN") >= 1  # another test's may be ending
            await until(lambda: ears.heard == [(EVERY_TABLE, -1)])
            assert await us.append(table, 1, NOON, b"")
            await until(lambda: ears.heard == [(EVERY_TABLE, -1), (table, 1)])

    asyncio.run(play())


def test_connections_that_were_cut_while_idle_are_not_noticed(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            table = await with_table(store)
            for number in range(1, 6):
                assert await store.append(table, number, NOON, b"%d" % number)
                assert len(await store.rows(table)) == number + 1
                assert await asyncio.to_thread(_cut, postgres_url, "") >= 1
            assert (await store.hold(table, NOON + 1)).keeper == store.process
            assert len(await entries(store, table)) == 6

    asyncio.run(play())


def test_a_server_that_is_away_is_told_of_in_a_sentence_and_used_again_when_it_is_back(
    postgres: Cluster, postgres_url: str
) -> None:
    async def play() -> None:
        ears = Ears()
        async with opened(postgres_url, ears) as store:
            table = await with_table(store)
            postgres.stop()
            try:
                for attempt in (store.append(table, 1, NOON, b""), store.rows(table), store.beat([table], NOON)):
                    with pytest.raises(StoreError, match=r"The database postgresql.* cannot be used now: "):
                        await attempt
            finally:
                postgres.start()
            assert await store.append(table, 1, NOON, b"back")
            assert await entries(store, table) == [b"opened", b"back"]
            await until(lambda: ears.heard == [(EVERY_TABLE, -1)])

    asyncio.run(play())


def test_nothing_that_was_acknowledged_is_lost_when_the_server_crashes(postgres: Cluster, postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            tables = [await with_table(store, f"table {number}") for number in range(4)]
            acknowledged: dict[tuple[str, int], bytes] = {}
            done = False

            async def keep_appending(table: str) -> None:
                number = 1
                while not done:
                    entry = f"{table} {time.monotonic()}".encode()
                    try:
                        assert await store.append(table, number, time.time(), entry), (
                            "Our own line was taken for another's."
                        )
                    except StoreError:
                        await asyncio.sleep(0.02)
                        while True:
                            try:
                                number = (await store.rows(table))[-1].number + 1
                                break
                            except StoreError:
                                await asyncio.sleep(0.02)
                    else:
                        acknowledged[table, number] = entry
                        number += 1

            appending = [asyncio.create_task(keep_appending(table)) for table in tables]

            async def until_there_are(lines: int) -> None:
                await until(lambda: len(acknowledged) > lines, 60)

            for enough in (50, 100, 150):
                await until_there_are(enough)
                await asyncio.to_thread(postgres.stop)
                await asyncio.to_thread(postgres.start)
            await until_there_are(200)
            done = True
            await asyncio.gather(*appending)
            for table in tables:
                lines = await entries(store, table)
                for (where, number), entry in acknowledged.items():
                    assert where != table or lines[number] == entry

    asyncio.run(play())


def test_a_server_that_stands_still_in_the_middle_of_writing_loses_its_place(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 1)

    async def play() -> None:
        async with opened(postgres_url) as store:
            table = await with_table(store)
            frozen = Database(postgres_url).writing.connect()
            frozen.exec_driver_sql("BEGIN")
            frozen.execute(insert(journal).values(table_id=table, number=1, at=NOON, entry=b"never committed"))
            assert await store.append(table, 1, NOON, b"committed")
            assert await entries(store, table) == [b"opened", b"committed"]
            frozen.invalidate()
            frozen.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://starboard@/tables?host=/nowhere", "No such file or directory"),
        ("postgresql://starboard:secret@127.0.0.1:1/tables", "refused"),
    ],
)
def test_a_server_that_does_not_answer_is_named_without_its_password(address: str, reason: str) -> None:
    async def play() -> None:
        async with opened(address):
            pass

    with pytest.raises(StoreError, match=reason) as failure:
        asyncio.run(play())
    assert "secret" not in str(failure.value)


def test_a_database_that_does_not_exist_is_named(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url.replace("/postgres?", "/no_such_database?")):
            pass

    with pytest.raises(StoreError, match="does not exist"):
        asyncio.run(play())
