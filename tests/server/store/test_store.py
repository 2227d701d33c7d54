from __future__ import annotations

import asyncio

import msgspec
import pytest

import starboard.server.store.store
from starboard.server.store import STALE, Hold, Row, StoreError
from starboard.server.store.store import TOUCH_EVERY
from tests.server.store.helpers import NOON, entries, listing, opened, with_table


def test_a_table_has_a_journal_and_a_listing(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(listing("kitchen", private=True), NOON + 0.123456789, [b"opened"])
            assert await store.append("kitchen", 1, NOON + 1 / 3, b"\x00\xff sat")
            assert await store.rows("kitchen") == [
                Row(0, NOON + 0.123456789, b"opened"),
                Row(1, NOON + 1 / 3, b"\x00\xff sat"),
            ]
            assert [row.number for row in await store.rows("kitchen", after=0)] == [1]
            assert await store.listing("kitchen") == listing("kitchen", private=True)
            assert await store.rows("cellar") == []
            assert await store.listing("cellar") is None

    asyncio.run(play())


def test_everything_is_there_when_the_store_is_opened_again(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            for number in range(1, 10):
                assert await store.append(table, number, NOON, b"%d" % number)
        async with opened(url) as store:
            assert await entries(store, table) == [b"opened", *(b"%d" % number for number in range(1, 10))]

    asyncio.run(play())


def test_a_number_is_given_once(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, opened(url) as other:
            table = await with_table(store)
            assert await store.append(table, 1, NOON, b"first")
            assert not await other.append(table, 1, NOON, b"second")
            assert not await store.append(table, 1, NOON, b"third")
            assert await entries(other, table) == [b"opened", b"first"]

    asyncio.run(play())


def test_of_two_lines_with_one_number_in_one_transaction_the_first_is_kept(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            lines = [store.append(table, 1, NOON, name) for name in (b"first", b"second", b"third")]
            assert await asyncio.gather(*lines) == [True, False, False]
            assert await entries(store, table) == [b"opened", b"first"]

    asyncio.run(play())


def test_many_lines_at_once_are_kept_in_order(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            tables = [await with_table(store, f"table {number}") for number in range(5)]
            lines = [store.append(table, number, NOON, b"%d" % number) for number in range(1, 101) for table in tables]
            assert all(await asyncio.gather(*lines))
            for table in tables:
                assert await entries(store, table) == [b"opened", *(b"%d" % number for number in range(1, 101))]

    asyncio.run(play())


def test_a_line_may_change_the_listing_if_it_is_kept(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            assert await store.append(table, 1, NOON + 1, b"begun", stage="playing", summary=b"{}")
            playing = msgspec.structs.replace(listing(table, stage="playing"), touched=NOON + 1, summary=b"{}")
            assert await store.listing(table) == playing
            assert not await store.append(table, 1, NOON + 2, b"over", stage="over", summary=b"[]")
            assert await store.listing(table) == playing
            assert await store.append(table, 2, NOON + 3, b"over", stage="over")
            assert await store.listing(table) == msgspec.structs.replace(playing, stage="over", touched=NOON + 3)

    asyncio.run(play())


def test_lines_with_and_without_changes_come_in_one_transaction(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            one, two = await with_table(store, "one"), await with_table(store, "two")
            outcomes = await asyncio.gather(
                store.append(two, 1, NOON, b"begun", stage="playing"),
                store.append(one, 1, NOON, b"sat"),
                store.beat([one, two], NOON + 1),
                store.append(one, 2, NOON, b"begun", stage="playing"),
                store.append(one, 2, NOON, b"too late", stage="over"),
            )
            assert [outcomes[turn] for turn in (0, 1, 3, 4)] == [True, True, True, False]
            assert await entries(store, one) == [b"opened", b"sat", b"begun"]
            assert {found.stage for found in await store.listings(stages=["playing", "over"], limit=9)} == {"playing"}

    asyncio.run(play())


def test_the_lobby_lists_public_tables_the_most_recent_first(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(listing("old", touched=NOON - 10), NOON, [b""])
            await store.create(listing("new", touched=NOON + 10), NOON, [b""])
            await store.create(listing("secret", private=True), NOON, [b""])
            await store.create(listing("over", stage="over"), NOON, [b""])
            await store.create(listing("playing", stage="playing", touched=NOON), NOON, [b""])
            both = await store.listings(stages=["waiting", "playing"], limit=10)
            assert [found.table for found in both] == ["new", "playing", "old"]
            assert [found.table for found in await store.listings(stages=["waiting"], limit=1)] == ["new"]
            assert await store.listings(stages=[], limit=10) == []

    asyncio.run(play())


def test_a_table_at_which_something_happens_moves_up_in_the_lobby(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(listing("old", touched=NOON), NOON, [b""])
            await store.create(listing("new", touched=NOON + 10), NOON, [b""])
            assert await store.append("old", 1, NOON + TOUCH_EVERY - 1, b"")  # too soon to write it down
            assert [found.table for found in await store.listings(stages=["waiting"], limit=2)] == ["new", "old"]
            assert await store.append("old", 2, NOON + TOUCH_EVERY + 1, b"")
            assert [found.table for found in await store.listings(stages=["waiting"], limit=2)] == ["old", "new"]

    asyncio.run(play())


def test_a_table_is_opened_once(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            assert not await store.create(listing(table), NOON + 1, [b"again"])
            assert await store.create(listing(table), NOON, [b"opened"])  # as after an answer that was lost
            assert await entries(store, table) == [b"opened"]

    asyncio.run(play())


def test_of_two_processes_that_open_a_table_of_one_name_at_once_one_does(url: str) -> None:
    async def play() -> None:
        async with opened(url) as one, opened(url) as other:
            for number in range(20):
                table = f"table {number}"
                made = await asyncio.gather(
                    one.create(listing(table), NOON, [b"one", b"seat"]),
                    other.create(listing(table), NOON, [b"other", b"seat"]),
                )
                assert sorted(made) == [False, True]
                assert await entries(one, table) == [b"one" if made[0] else b"other", b"seat"]

    asyncio.run(play())


def test_what_cannot_be_written_does_not_harm_what_is_written_with_it(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            good, bad, good_too = await asyncio.gather(
                store.append(table, 1, NOON, b"good"),
                store.append("no such table", 1, NOON, b"bad"),
                store.append(table, 2, NOON, b"good too"),
                return_exceptions=True,
            )
            assert (good, good_too) == (True, True)
            assert isinstance(bad, StoreError)
            assert "refused what was asked of it" in str(bad)
            assert await entries(store, table) == [b"opened", b"good", b"good too"]

    asyncio.run(play())


def test_whoever_gives_up_waiting_stops_nobody(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            waiting = [asyncio.create_task(store.append(table, number, NOON, b"")) for number in (1, 2, 3)]
            await asyncio.sleep(0)
            waiting[1].cancel()
            assert [await waiting[0], await waiting[2]] == [True, True]
            assert len(await store.rows(table)) in (3, 4)

    asyncio.run(play())


def test_closing_finishes_what_was_begun_and_then_refuses(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            lines = [asyncio.create_task(store.append(table, number, NOON, b"")) for number in range(1, 201)]
            await asyncio.sleep(0)
            await store.close()
            assert all(await asyncio.gather(*lines))
            with pytest.raises(StoreError, match="closed"):
                await store.append(table, 201, NOON, b"")
            with pytest.raises(StoreError, match="closed"):
                await store.rows(table)
        async with opened(url) as store:
            assert len(await store.rows(table)) == 201

    asyncio.run(play())


def test_whoever_opens_a_table_keeps_it(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, opened(url) as other:
            assert store.process != other.process
            table = await with_table(store)
            kept = Hold(store.process, NOON, 0.0)
            assert await other.hold(table, NOON + STALE) == kept
            assert await store.hold(table, NOON + 1) == Hold(store.process, NOON + 1, 0.0)

    asyncio.run(play())


def test_a_table_without_a_beat_is_taken_over_and_has_stood_still(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, opened(url) as other:
            table = await with_table(store)
            assert (await store.beat([table], NOON + 10))[table].beat == NOON + 10
            assert (await other.beat([table], NOON + 10 + STALE))[table].keeper == store.process
            taken = await other.beat([table], NOON + 30)
            assert taken == {table: Hold(other.process, NOON + 30, 20.0 + 10.0)}
            assert await store.beat([table], NOON + 31) == taken

    asyncio.run(play())


def test_a_keeper_that_stood_still_itself_goes_on_from_there(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            table = await with_table(store)
            assert await store.hold(table, NOON + 3600) == Hold(store.process, NOON + 3600, 3600.0)

    asyncio.run(play())


def test_a_table_that_was_put_to_sleep_stands_still_until_somebody_wakes_it(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, opened(url) as other:
            table = await with_table(store)
            await other.release(table, NOON + 1)  # does not keep it
            await store.release(table, NOON + 2)
            assert await other.hold(table, NOON + 4) == Hold(other.process, NOON + 4, 2.0)
            await other.release(table, NOON + 10)
            assert await store.hold(table, NOON + 9) == Hold(store.process, NOON + 9, 1.0)  # another clock

    asyncio.run(play())


def test_only_one_of_several_processes_wakes_a_table(url: str) -> None:
    async def play() -> None:
        async with opened(url) as one, opened(url) as two, opened(url) as three:
            tables = [await with_table(one, f"table {number}") for number in range(20)]
            for table in tables:
                await one.release(table, NOON)
            answers = await asyncio.gather(*(store.beat(tables, NOON + 10) for store in (one, two, three)))
            for table in tables:
                assert len({answer[table].keeper for answer in answers}) == 1
                assert {answer[table].skipped for answer in answers} == {10.0}

    asyncio.run(play())


def test_more_tables_than_fit_into_one_statement_have_one_beat(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starboard.server.store.store, "MOST_NAMES", 7)

    async def play() -> None:
        async with opened(url) as store:
            tables = [f"table {number}" for number in range(20)]
            await asyncio.gather(*(store.create(listing(table), NOON, [b""]) for table in tables))
            holds = await store.beat([*tables, "no such table"], NOON + 1)
            assert set(holds) == set(tables)
            assert set(holds.values()) == {Hold(store.process, NOON + 1, 0.0)}
            assert await store.beat([], NOON + 2) == {}

    asyncio.run(play())


def test_a_table_that_is_not_there_cannot_be_held(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            with pytest.raises(StoreError, match="There is no table 'cellar'"):
                await store.hold("cellar", NOON)

    asyncio.run(play())


def test_a_beat_from_the_future_is_stale_too_and_the_table_goes_on_where_it_was_left(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, opened(url) as other:
            table = await with_table(store)
            assert (await other.hold(table, NOON - STALE)).keeper == store.process
            assert await other.hold(table, NOON - 3600) == Hold(other.process, NOON - 3600, -3600.0)
            assert await other.hold(table, NOON - 7200) == Hold(other.process, NOON - 7200, -7200.0)

    asyncio.run(play())


def test_a_keeper_whose_clock_was_set_says_how_long_its_tables_have_stood_still(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, opened(url) as other:
            mine, lost = await with_table(store, "mine"), await with_table(store, "lost")
            taken = await other.hold(lost, NOON + 60)
            holds = await store.beat([mine, lost], NOON + 61, {mine: 61.0, lost: 61.0})
            assert holds == {mine: Hold(store.process, NOON + 61, 61.0), lost: taken}
            await store.release(mine, NOON - 100, -100.0)
            assert (await other.hold(mine, NOON)).skipped == 0.0

    asyncio.run(play())


def test_a_keeper_whose_beats_go_on_is_alive_whatever_its_clock_says(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, opened(url) as other:
            table = await with_table(store)
            assert (await other.hold(table, NOON)).keeper == store.process
            for second in range(1, 4):
                assert (await store.beat([table], NOON + second))[table].keeper == store.process
                assert (await other.beat([table], NOON + second))[table].keeper == store.process
            for clock in (-3600.0, 3600.0):
                assert (await other.beat([table], NOON + clock))[table].keeper == store.process
            async with opened(url) as newcomer:  # it has seen nothing yet, and takes it once
                assert (await newcomer.hold(table, NOON - 3600)).keeper == newcomer.process
                for follower in (store, other):
                    assert (await follower.beat([table], NOON + 5))[table].keeper == newcomer.process

    asyncio.run(play())


def test_a_keeper_that_lets_go_of_a_table_without_a_word_is_not_taken_for_alive(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = 0.0
    monkeypatch.setattr(starboard.server.store.store, "monotonic", lambda: passed)

    async def play() -> None:
        nonlocal passed
        async with opened(url) as store, opened(url) as other:
            dropped, kept = await with_table(store, "dropped"), await with_table(store, "kept")
            for second in range(4 * int(STALE)):
                passed = float(second)
                await store.beat([kept] if second > STALE else [kept, dropped], NOON + second)
                assert (await other.beat([kept, dropped], NOON + second))[kept].keeper == store.process
            assert (await other.beat([dropped], NOON + passed))[dropped].keeper == other.process

    asyncio.run(play())
