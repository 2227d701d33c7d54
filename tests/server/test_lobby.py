"""The lobby: a table where a person waits is found there, however many others somebody opens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from starboard.server import journal, listing, protocol
from starboard.server import registry as registry_module
from starboard.server.listing import info_of
from starboard.server.open_tables import OpenTables, TooManyTables
from starboard.server.registry import TableRegistry
from starboard.server.store import Listing
from starboard.server.store.lobby import EXPIRE, UNLIST_EMPTY
from starboard.server.store.store import STALE
from starboard.server.table import Table
from tests.browser.service import PATIENCE, Service
from tests.server.clients import Client, get, open_table
from tests.server.games_played import a_finished_game
from tests.server.guests import Guest, Lapse, ana_at_a_table, run, table_of, until


def test_a_finished_game_is_shown_with_its_scores() -> None:
    table, _ = a_finished_game("mine")
    assert table.game is not None
    assert info_of(table).scores == table.game.scores
    assert info_of(Table("new", journal.Opened(game="galaxy", seats=2, options={}, private=False), 0.0)).scores is None


def open_from(source: str, service: Service, query: str = "", **wish: object) -> tuple[int, Any, Mapping[str, str]]:
    """Open a table from another address of this machine: the status, the answer and its headers."""
    with closing(HTTPConnection("127.0.0.1", service.port, timeout=PATIENCE, source_address=(source, 0))) as line:
        line.request("POST", f"/api/tables{query}", json.dumps({"game": "galaxy", "seats": 2, **wish}))
        answer = line.getresponse()
        return answer.status, json.loads(answer.read()), dict(answer.getheaders())


def test_sixty_tables_of_one_caller_do_not_hide_one_where_a_person_waits(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana")
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.room["seats"][0]["here"])
            for number in range(60):
                kind = ({}, {"name": "Spam"}, {"name": "Spam", "fill": "random", "start": True})[number % 3]
                assert open_from("127.0.0.2", service, **kind)[0] == 201
            listed = get(f"{service.address}/api/tables")
            assert len(listed) == 50
            assert listed[0]["table"] == opened["table"]


@pytest.fixture
def capped(tmp_path: Path) -> Service:
    return Service(tmp_path, "--tables-per-address", "3")


def test_a_caller_has_so_many_open_tables_and_is_told_so(capped: Service) -> None:
    with capped as service:
        assert [open_from("127.0.0.1", service, name="Ana")[0] for _ in range(3)] == [201] * 3
        status, answer, headers = open_from("127.0.0.1", service, "?tell=fr", name="Ana")
        assert (status, headers["retry-after"]) == (429, "60")
        assert answer["why"].startswith("Il y a déjà 3 tables ouvertes depuis votre réseau.")
        assert open_from("127.0.0.1", service, game="chess")[0] == 429  # whatever is wrong with it besides
        assert open_from("127.0.0.2", service, name="Bo")[0] == 201


def test_the_rate_of_new_tables_says_when_to_come_back(tmp_path: Path) -> None:
    with Service(tmp_path, "--tables-a-minute", "1") as service:
        assert open_from("127.0.0.1", service)[0] == 201
        status, answer, headers = open_from("127.0.0.1", service)
        assert (status, headers["retry-after"]) == (429, "60")
        assert "wait a minute" in answer["why"]


def test_tables_that_are_opened_at_the_same_moment_count() -> None:
    async def scene() -> None:
        go_on = asyncio.Event()

        async def all_open(names: object) -> set[str]:
            assert isinstance(names, set)
            return set(names)

        tables = OpenTables(3, all_open)

        async def open_one(name: str) -> bool:
            try:
                async with tables.one_more("somebody") as note:
                    await go_on.wait()
                    note(name)
            except TooManyTables:
                return False
            return True

        opening = [asyncio.create_task(open_one(str(number))) for number in range(5)]
        await asyncio.sleep(0)
        go_on.set()
        assert await asyncio.gather(*opening) == [True, True, True, False, False]
        assert not await open_one("later")

    asyncio.run(scene())


def test_a_table_that_could_not_be_opened_does_not_count() -> None:
    async def scene() -> None:
        async def none_open(_: object) -> set[str]:
            return set()

        tables = OpenTables(1, none_open)
        for _ in range(3):
            with pytest.raises(ValueError, match="no such game"):
                async with tables.one_more("somebody"):
                    raise ValueError("no such game")
        async with tables.one_more("somebody") as note:
            note("one")
        async with tables.one_more("somebody") as note:  # the other one is not open any more
            note("two")

    asyncio.run(scene())


# What the store is told, and what becomes of tables that nobody wants.


async def listed(registry: TableRegistry) -> list[Any]:
    return [json.loads(info) for info in await registry.lobby(50)]


def test_the_lobby_knows_who_is_there_and_after_a_crash_that_nobody_is(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        name = ana.live.table.table
        other = await registry.open_table(protocol.NewTable(game="galaxy", seats=2, name="Bo"))
        assert [info["table"] for info in await listed(registry)] == [name, other.table]
        kept = await registry.listing(name)
        assert kept is not None
        assert (kept.people, kept.held) == (1, 1)
        registry.drop(ana.live)  # as if the process had died: nothing is said, and no more beats come
        lapse.ahead += 2 * STALE + 1
        infos = {info["table"]: info for info in await listed(registry)}
        assert not infos[name]["seats"][0]["here"]
        assert infos[name]["seats"][0]["name"] == "Ana"

    run(scene, tmp_path)


def test_a_table_that_nobody_sits_at_is_soon_not_listed_and_then_deleted(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        wish = protocol.NewTable(game="galaxy", seats=2)
        empty = await registry.open_table(wish)
        watched = await registry.open_table(wish)
        held = await registry.open_table(protocol.NewTable(game="galaxy", seats=2, name="Ana", private=True))
        watcher = await Guest(await table_of(registry, watched.table)).come()
        for name in (empty.table, held.table):
            await registry._put_to_sleep(registry.live[name])
        lapse.ahead += UNLIST_EMPTY + 1
        assert await listed(registry) == []
        await registry.sweep()
        assert await registry.info(empty.table) is not None
        assert await registry.look(empty.table, lambda table: table.number) == 0
        lapse.ahead += EXPIRE
        await registry.sweep()
        assert await registry.info(empty.table) is None
        with pytest.raises(registry_module.NoTable):
            await registry.look(empty.table, lambda table: table.number)
        assert await registry.table(empty.table) is None
        for name in (watched.table, held.table):
            assert await registry.info(name) is not None
        await watcher.sit("Bo")
        assert watcher.line.kinds[-1] != "bye"

    run(scene, tmp_path)


def test_the_beat_deletes_what_has_expired(lapse: Lapse, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(registry_module, "BEAT", 0.02)
    monkeypatch.setattr(registry_module, "SWEEP", 0.05)

    async def scene(registry: TableRegistry) -> None:
        opened = await registry.open_table(protocol.NewTable(game="galaxy", seats=2))
        lapse.ahead += registry_module.SLEEPY + 1
        await until(lambda: opened.table not in registry.live)
        lapse.ahead += EXPIRE + 1
        async with asyncio.timeout(PATIENCE):
            while await registry.info(opened.table) is not None:
                await asyncio.sleep(0.02)

    run(scene, tmp_path)


def test_a_table_whose_game_is_left_does_not_count_once_it_sleeps(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        tables = OpenTables(1, registry.still_open)

        async def play_now() -> str:
            wish = protocol.NewTable(game="galaxy", seats=2, private=True, name="Ana", fill="sensible", start=True)
            async with tables.one_more("ana") as note:
                opened = await registry.open_table(wish)
                note(opened.table)
                return opened.table

        first = await play_now()
        with pytest.raises(TooManyTables):
            await play_now()
        await registry._put_to_sleep(registry.live[first])
        await play_now()

    run(scene, tmp_path)


def test_tables_to_which_nobody_comes_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(registry_module, "MOST_UNVISITED", 3)

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        wish = protocol.NewTable(game="galaxy", seats=2, name="Eve", fill="sensible", start=True)
        opened = [(await registry.open_table(wish)).table for _ in range(8)]
        assert set(registry.live) == {ana.live.table.table, *opened[-3:]}
        first = await table_of(registry, opened[0])
        assert first.table.stage == "playing", "whoever comes to one that sleeps finds it as it was opened"

    run(scene, tmp_path)


def test_a_rematch_is_listed_only_when_it_has_begun_or_a_seat_is_free() -> None:
    table = Table("t", journal.Opened(game="galaxy", seats=2, options={}, private=False, before="earlier"), 0.0)
    for seat, name in enumerate(("Ana", "Bo")):
        table.apply(journal.Taken(seat=seat, name=name, key=f"key {seat}"))

    def is_listed() -> bool:
        return listing.is_for_everybody(
            Listing(table="t", game="galaxy", private=False, opened=0.0, touched=0.0, **listing.listed(table))
        )

    assert not is_listed()
    table.apply(journal.Emptied(seat=1))
    assert is_listed()
    table.apply(journal.Taken(seat=1, name="Bo", key="key"))
    version = table.entry.rules.version_of(table.setup)
    table.apply(journal.Started(seed="0", version=version, at=0.0, bot="sensible"))
    assert is_listed()
