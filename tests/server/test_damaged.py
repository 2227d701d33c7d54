"""A damaged journal: its table says so to people and to the host, and nothing else suffers."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from starboard.server import journal, protocol
from starboard.server.reading import REMEMBERED, DamagedJournal
from starboard.server.registry import TableRegistry
from starboard.server.room import room_shown
from tests.browser.service import Service
from tests.server.clients import PATIENCE, Client, get, open_table
from tests.server.guests import Guest, Lapse, ana_at_a_table, run, run_two, table_of, two_who_build

WRITE = "UPDATE journal SET entry = ? WHERE table_id = ? AND number = ?"
DELETE = "DELETE FROM journal WHERE table_id = ? AND number = ?"


def change(folder: Path, statement: str, *values: object) -> None:
    """Change a journal behind the server's back."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection, connection:
        assert connection.execute(statement, values).rowcount == 1


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the host was told of damaged journals."""
    return [record.getMessage() for record in caplog.records if "damaged" in record.getMessage()]


def encoded(entry: journal.AnyEntry) -> bytes:
    return journal.write_entry(entry)


@pytest.mark.parametrize(
    ("number", "entry", "reason"),
    [
        (2, b"\x00\xff no JSON", "it cannot be read"),
        (2, b'{"e": "taken"', "it cannot be read"),
        (2, '{"e": "unheard of"}', "it cannot be read"),
        (0, encoded(journal.Went(seat=0)), "it does not open a table"),
        (0, encoded(journal.Opened(game="chess", seats=2, options={}, private=False)), "it is not possible there"),
        (0, encoded(journal.Opened(game="galaxy", seats=99, options={}, private=False)), "it is not possible there"),
        (2, encoded(journal.Opened(game="galaxy", seats=2, options={}, private=False)), "it is not possible there"),
        (2, encoded(journal.Undone(seat=0, time=1.0)), "it is not possible there (The game hasn’t begun yet.)"),
        (2, encoded(journal.Went(seat=77)), "it is not possible there"),
        (0, None, "it is missing"),
        (3, None, "it is missing"),
    ],
)
def test_every_way_to_damage_a_journal_is_told_once_to_the_host_and_to_everybody_who_comes(
    number: int, entry: bytes | str | None, reason: str, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        other = await ana_at_a_table(registry)
        name = ana.live.table.table
        registry.drop(ana.live)
        if entry is None:
            change(tmp_path, DELETE, name, number)
        else:
            change(tmp_path, WRITE, entry, name, number)
        for _ in range(3):
            with pytest.raises(DamagedJournal) as damage:
                await registry.table(name)
            assert (damage.value.table, damage.value.number) == (name, number)
            assert damage.value.reason.startswith(reason)
            with pytest.raises(DamagedJournal):
                await registry.look(name, room_shown)
        await other.do(protocol.Say(act="say", text="all is well here"))
        assert other.line.about("say") == ["done"]

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    (line,) = told(caplog)
    assert f"is damaged at line {number}: {reason}" in line


def test_a_journal_without_any_line_is_damaged_and_not_absent(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        registry.drop(ana.live)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
            connection.execute("DELETE FROM journal")
        with pytest.raises(DamagedJournal):
            await registry.table(ana.live.table.table)
        assert await registry.table("nothing") is None

    run(scene, tmp_path)


def test_a_damaged_journal_is_not_read_again_for_a_minute_and_then_may_have_been_repaired(
    lapse: Lapse, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        name = ana.live.table.table
        registry.drop(ana.live)
        sound = (await registry.store.rows(name))[1].entry
        change(tmp_path, WRITE, b"garbage", name, 1)
        with pytest.raises(DamagedJournal):
            await registry.table(name)
        lapse.ahead += REMEMBERED + 1
        with pytest.raises(DamagedJournal):
            await registry.table(name)
        change(tmp_path, WRITE, sound, name, 1)
        with pytest.raises(DamagedJournal):
            await registry.table(name)
        lapse.ahead += REMEMBERED + 1
        assert (await table_of(registry, name)).table.seats[0].name == "Ana"

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert len(told(caplog)) == 1


@pytest.mark.parametrize("act", ["catch up", "act"])
def test_garbage_that_another_process_writes_ends_that_table_alone(
    act: str, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        beside = await ana_at_a_table(registry)
        name = ana.live.table.table
        assert await other.store.append(name, ana.live.table.number + 1, 0.0, b"garbage")
        with pytest.raises(DamagedJournal):
            await (ana.do(protocol.Say(act="say", text="Hello?")) if act == "act" else ana.live.ask(ana.live.catch_up))
        assert ana.line.messages[-1] == {"is": "bye", "code": "damaged"}
        assert ana.line.about("say") == (["refused"] if act == "act" else [])
        with pytest.raises(DamagedJournal):
            await registry.table(name)
        await beside.do(protocol.Say(act="say", text="all is well here"))
        assert beside.line.about("say") == ["done"]
        assert "bye" not in beside.line.kinds
        watcher = await Guest(beside.live).come()
        assert watcher.line.kinds == ["welcome"]

    with caplog.at_level(logging.ERROR):
        run_two(scene, tmp_path)
    assert len(told(caplog)) == 1


def test_people_are_told_in_their_language_over_sockets_and_http_and_the_lobby_stays(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        broken = open_table(service.address, name="Ana", start=True)
        sound = open_table(service.address, name="Bo")
        service.kill()
        change(tmp_path / "tables", WRITE, b"garbage", broken["table"], 2)
        service.start()
        with Client(service.address, sound["table"], sound["token"]) as bo:
            for language, sentence in (("en", "is damaged"), ("fr", "est endommagé")):
                for token in (broken["token"], None):
                    with Client(service.address, broken["table"], token, tell=language) as visitor:
                        assert visitor.until_bye() == "damaged"
                        assert sentence in visitor.bye["why"]
                for path in ("drawing", "seats/0/text"):
                    with pytest.raises(HTTPError, match="409") as refused:
                        get(f"{service.address}/api/tables/{broken['table']}/{path}?tell={language}")
                    assert sentence in json.loads(refused.value.read())["why"]
            listed = {table["table"] for table in get(f"{service.address}/api/tables")}
            assert listed == {broken["table"], sound["table"]}
            assert bo.do("say", text="all is well here")["is"] == "done"
            with urlopen(f"{service.address}/metrics", timeout=PATIENCE) as metrics:
                assert b'starboard_tables{state="damaged"} 1.0' in metrics.read()
        assert service.said.count("is damaged at line 2") == 1
