"""Whoever only reads a table over HTTP wakes nobody: not its hourglass, not its bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from starboard.server import protocol
from starboard.server import table_cache as cache_module
from starboard.server.registry import NoTable, TableRegistry
from starboard.server.room import room_shown
from starboard.server.store import Row, Store
from starboard.server.table import Table
from tests.browser.service import Service
from tests.server.clients import Client, get, open_table
from tests.server.guests import ana_at_a_table, run, run_two, two_who_build


def seats(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def test_a_table_that_sleeps_sleeps_on_while_it_is_read_over_http(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana", fill="sensible", start=True)
        table = f"{service.address}/api/tables/{opened['table']}"
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.answer("start")
        service.kill()
        service.start()
        assert get(f"{service.address}/api/health")["tables"] == 0
        mine = {"Authorization": f"Bearer {opened['token']}"}
        assert get(f"{table}/drawing")["lines"] != get(f"{table}/drawing", mine)["lines"]
        with urlopen(f"{table}/seats/1/text", timeout=30) as ship:
            assert b"starting_cabin" in ship.read()
        for path in ("log", "replay", "drawing?at=1"):
            with pytest.raises(HTTPError, match="409"):
                get(f"{table}/{path}")
        with pytest.raises(HTTPError, match="404"):
            get(f"{service.address}/api/tables/nothing/drawing")
        assert get(f"{service.address}/api/health")["tables"] == 0


def test_what_is_read_of_a_sleeping_table_is_what_was_stored_last(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        name = ana.live.table.table
        assert await other.look(name, seats) == ["Ana", ""]
        await ana.do(protocol.Change(act="more", seats=3, options={}))
        assert await other.look(name, seats) == ["Ana", "", ""]
        assert await registry.look(name, room_shown) == await other.look(name, room_shown)
        assert not other.live
        with pytest.raises(NoTable):
            await other.look("nothing", seats)

    run_two(scene, tmp_path)


def test_a_sleeping_table_that_many_look_at_at_once_is_read_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        live = ana.live.table
        registry.drop(ana.live)
        read = 0
        rows = Store.rows

        async def counted(store: Store, table: str, *more: Any, **named: Any) -> list[Row]:
            nonlocal read
            found = await rows(store, table, *more, **named)
            read += len(found)
            return found

        monkeypatch.setattr(Store, "rows", counted)
        looks = await asyncio.gather(*(registry.look(live.table, seats) for _ in range(20)))
        assert looks == [["Ana", "Bo"]] * 20
        assert read < 2 * (live.number + 1) + 20

    run(scene, tmp_path)


def test_only_a_few_sleeping_tables_are_kept_in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cache_module, "READ_LATELY", 2)

    async def scene(registry: TableRegistry) -> None:
        names = []
        for _ in range(4):
            ana, _ = await two_who_build(registry)
            names.append(ana.live.table.table)
            registry.drop(ana.live)
        for name in names * 2:
            assert await registry.look(name, seats) == ["Ana", "Bo"]
        assert not registry.live

    run(scene, tmp_path)
