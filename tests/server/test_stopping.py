"""What docs/hosting.md promises about the end of a server, and about a store that fails while it runs."""

from __future__ import annotations

import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.browser.service import Service
from tests.server.clients import Client, get, open_table
from tests.server.postgres import Cluster

PATIENCE = 60.0


def come_back(service: Service, opened: Any) -> Client:
    """Somebody who calls again until the server lets him in, as browsers do."""
    deadline = time.monotonic() + PATIENCE
    while True:
        client = Client(service.address, opened["table"], opened["token"])
        try:
            return client.until(lambda me: me.sight)
        except ConnectionClosed:
            client.close()
            assert client.bye["code"] == "closing"
        assert time.monotonic() < deadline
        time.sleep(0.05)


def holders(folder: Path) -> set[str]:
    """Who keeps the tables, by what is stored."""
    with closing(sqlite3.connect(folder / "tables" / "tables.sqlite")) as connection:
        return {keeper for (keeper,) in connection.execute("SELECT keeper FROM holds")}


def test_at_sigterm_people_are_told_what_was_acknowledged_is_stored_and_the_process_ends_well(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        tables = [open_table(service.address, name="Ana") for _ in range(3)]
        people = [Client(service.address, opened["table"], opened["token"]) for opened in tables]
        watchers = [Client(service.address, opened["table"], tell="fr") for opened in tables]
        for number, client in enumerate([*people, *watchers]):
            assert client.do("say", text=f"line {number}")["is"] == "done"
        assert holders(tmp_path) != {""}
        assert service.stop() == 0
        for client in [*people, *watchers]:
            assert client.until_bye() == "closing"
            client.close()
        assert "s’arrête" in watchers[0].bye["why"]
        assert "The table is closed. Every game is saved." in service.said
        assert holders(tmp_path) == {""}, "whoever comes next need not wait for their keeper to be taken for dead"
        with pytest.raises(OSError, match="refused"):
            Client(service.address, tables[0]["table"])
        service.start()
        for number, opened in enumerate(tables):
            with Client(service.address, opened["table"], opened["token"]) as back:
                back.until(lambda me: me.sight)
                assert [line["text"] for line in back.room["chat"]] == [f"line {number}", f"line {number + 3}"]
        assert "ERROR" not in service.said


def test_ctrl_c_is_the_same(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana")
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.sight)
            assert service.stop(signal.SIGINT) == 0
            assert ana.until_bye() == "closing"


def test_a_server_ends_also_while_the_store_does_not_answer(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana")
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.room["seats"][0]["here"])
            with closing(sqlite3.connect(tmp_path / "tables" / "tables.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert service.stop() == 0
            assert ana.until_bye() == "closing"


@contextmanager
def full_disk(service: Service, folder: Path) -> Iterator[None]:
    """The server cannot make any file larger than its database's log is now."""
    before = resource.prlimit(service.process, resource.RLIMIT_FSIZE)
    size = (folder / "tables" / "tables.sqlite-wal").stat().st_size
    resource.prlimit(service.process, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(service.process, resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_acts_are_refused_in_words_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ana")
        with Client(service.address, opened["table"], opened["token"]) as ana:
            before = ana.until(lambda me: me.room["seats"][0]["here"]).room["seats"][1]
            with full_disk(service, tmp_path):
                wishes = cycle((partial(ana.do, "fill", seat=1, bot="random"), partial(ana.do, "clear", seat=1)))
                while next(wishes)()["is"] == "done":  # until the database's log is at its end
                    before = dict(ana.room["seats"][1])
                assert "couldn’t store" in ana.refused[0]["why"]
                assert ana.until_bye() == "closing"
                listed = get(f"{service.address}/api/tables")
                assert [table["table"] for table in listed] == [opened["table"]], "reading goes on"
        with come_back(service, opened) as ana:
            assert ana.room["seats"][1] == before
            assert ana.do("say", text="room again")["is"] == "done"
        assert "cannot be used now" in service.said


def test_while_postgresql_is_away_acts_are_refused_in_words_and_play_goes_on_when_it_is_back(
    postgres: Cluster, tmp_path: Path
) -> None:
    with Service(tmp_path, "--database", postgres.new_database()) as service:
        opened = open_table(service.address, name="Ana")
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.room["seats"][0]["here"])
            assert ana.do("say", text="before")["is"] == "done"
            postgres.stop()
            try:
                refused = ana.do("say", text="meanwhile")
                assert refused["is"] == "refused"
                assert "couldn’t store" in refused["why"]
                assert ana.until_bye() == "closing"
            finally:
                postgres.start()
        with come_back(service, opened) as ana:
            assert [line["text"] for line in ana.room["chat"]] == ["before"]
            assert ana.do("say", text="after")["is"] == "done"
