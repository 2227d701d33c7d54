"""The order of the lobby, and which tables count as open, are no longer listed, or are deleted."""

from __future__ import annotations

import asyncio
import time

import msgspec

from starboard.server.store import Listing, Store
from starboard.server.store.lobby import EXPIRE, PRESENT, UNLIST_EMPTY, UNLIST_GAME, UNLIST_LEFT
from tests.server.store.helpers import NOON, entries, listing, opened

SECOND = 1.0


async def put(store: Store, name: str, *, kept: bool = False, **fields: object) -> None:
    """A table in the store; `kept` if a process has it in its memory at noon."""
    await store.create(msgspec.structs.replace(listing(name), **fields), NOON, [b"opened", b"more"])
    if not kept:
        await store.release(name, NOON)


async def names(store: Store, now: float = NOON) -> list[str]:
    return [found.table for found in await store.lobby(now, 100)]


def test_where_a_person_waits_comes_first_and_where_nobody_sits_last(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await put(store, "waits", kept=True, people=1, held=1, touched=NOON - 9)
            await put(store, "waits since long", kept=True, people=1, held=1, touched=NOON - 10 * UNLIST_LEFT)
            await put(store, "plays", kept=True, stage="playing", people=2, held=2, touched=NOON - 5)
            await put(store, "away", held=1, touched=NOON - 3)
            await put(store, "left", stage="playing", held=2, touched=NOON - 2)
            await put(store, "nobody", touched=NOON - 1)
            await put(store, "over", stage="over", people=1, held=1, kept=True)
            await put(store, "secret", private=True, people=1, held=1, kept=True)
            assert await names(store) == ["waits", "waits since long", "plays", "away", "nobody", "left"]
            assert [found.table for found in await store.lobby(NOON, 2)] == ["waits", "waits since long"]

    asyncio.run(play())


def test_people_count_only_while_the_keeper_of_their_table_is_alive(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await put(store, "crashed", kept=True, people=1, held=1, touched=NOON)
            await put(store, "newer", kept=True, people=0, held=1, touched=NOON + 1)
            assert [(found.table, found.people) for found in await store.lobby(NOON, 9)] == [
                ("crashed", 1),
                ("newer", 0),
            ]
            later = await store.lobby(NOON + PRESENT, 9)
            assert [(found.table, found.people) for found in later] == [("newer", 0), ("crashed", 0)]
            await store.beat(["crashed"], NOON + 60)
            assert await names(store, NOON + 60) == ["crashed", "newer"]

    asyncio.run(play())


def test_tables_that_people_have_left_are_listed_for_a_while_only(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await put(store, "nobody")
            await put(store, "away", held=1)
            await put(store, "left", stage="playing", held=1)
            listed = {
                UNLIST_EMPTY - SECOND: ["away", "left", "nobody"],
                UNLIST_EMPTY: ["away", "left"],
                UNLIST_LEFT: ["left"],
                UNLIST_GAME: [],
            }
            for seconds, expected in listed.items():
                assert await names(store, NOON + seconds) == expected
            assert await store.listing("away") is not None

    asyncio.run(play())


def test_a_table_is_open_while_it_is_alive_or_can_still_be_joined(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await put(store, "away", held=1, private=True)
            await put(store, "nobody")
            await put(store, "asleep", stage="playing", held=1)
            await put(store, "alive", stage="playing", held=1, kept=True)
            await put(store, "over", stage="over", held=1, kept=True)
            every = ["away", "nobody", "asleep", "alive", "over", "deleted"]
            assert await store.still_open(every, NOON) == {"away", "nobody", "alive"}
            assert await store.still_open(["away"], NOON) == {"away"}
            assert await store.still_open([], NOON) == set()
            assert await store.still_open(every, NOON + UNLIST_EMPTY) == {"away"}
            await store.beat(["alive"], NOON + UNLIST_LEFT)
            assert await store.still_open(every, NOON + UNLIST_LEFT) == {"alive"}

    asyncio.run(play())


def test_tables_expire_where_nobody_sits_and_nobody_has_looked(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await put(store, "nobody")
            await put(store, "secret", private=True)
            await put(store, "held", held=1)
            await put(store, "begun", stage="playing")
            await put(store, "watched", kept=True)
            await put(store, "touched", touched=NOON + 60)
            await put(store, "looked at")
            await store.hold("looked at", NOON + 60)
            await store.release("looked at", NOON + 120)
            assert await store.unattended(NOON + EXPIRE, 9) == []
            now = NOON + EXPIRE + SECOND
            await store.beat(["watched"], now)
            assert sorted(await store.unattended(now, 9)) == ["nobody", "secret"]
            assert len(await store.unattended(now, 1)) == 1
            assert sorted(await store.unattended(now + 60, 9)) == ["nobody", "secret", "touched"]

    asyncio.run(play())


def test_what_is_deleted_is_gone_and_what_somebody_keeps_is_not_deleted(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, opened(url) as other:
            for name in ("gone", "crashed", "other", "kept"):
                await put(store, name, kept=name != "gone")
            await other.beat(["kept"], time.time())
            assert await store.delete(["gone", "crashed", "kept", "nothing"]) == 2
            for name in ("gone", "crashed"):
                assert await store.listing(name) is None
                assert await entries(store, name) == []
            for name in ("other", "kept"):
                assert await entries(store, name) == [b"opened", b"more"]
            assert await store.create(listing("gone"), NOON, [b"new"])

    asyncio.run(play())


def test_a_line_may_say_who_is_there(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await put(store, "kitchen", kept=True)
            assert await store.append("kitchen", 2, NOON, b"came", people=1, held=2)
            found = await store.listing("kitchen")
            assert isinstance(found, Listing)
            assert (found.people, found.held) == (1, 2)

    asyncio.run(play())
