"""What docs/hosting.md promises for the moment in which the server is told to end, or its database goes away."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.browser.service import Service
from tests.server.clients import PATIENCE, Client, open_table
from tests.server.postgres import Cluster

SERVICE_RESTART = 1012
"""The code with which a server that ends closes a WebSocket (RFC 6455's registry)."""

CALM = {"rounds": "I", "test_flight": "yes"}


def until_closed(client: Client) -> int | None:
    """Read until the server hangs up; the code with which it does."""
    try:
        while True:
            client.read()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_a_server_that_is_told_to_end_hangs_up_lets_its_tables_go_and_loses_nothing(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        opened = open_table(service.address, name="Ada", fill="sensible", start=True, options=CALM)
        with Client(service.address, opened["table"], opened["token"]) as ada:
            acknowledged = [ada.answer()["n"] for _ in range(3)]
            os.kill(service.process, signal.SIGTERM)
            assert until_closed(ada) == SERVICE_RESTART
        service.wait()
        with closing(sqlite3.connect(tmp_path / "tables" / "tables.sqlite")) as database:
            stored = {number for (number,) in database.execute("SELECT number FROM journal")}
            (last,) = database.execute("SELECT entry FROM journal ORDER BY number DESC LIMIT 1").fetchone()
            keepers = database.execute("SELECT keeper FROM holds").fetchall()
        assert set(acknowledged) <= stored
        assert b'"went"' in last, "Ada is away, so nobody waits for her process"
        assert keepers == [("",)], "whoever opens the table next need not wait"
        service.start()
        with Client(service.address, opened["table"], opened["token"]) as ada:
            assert ada.answer()["is"] == "done"


def test_while_the_database_is_away_nothing_is_acknowledged_and_afterwards_it_is_done_once(
    postgres: Cluster, tmp_path: Path
) -> None:
    with Service(tmp_path, "--database", postgres.new_database()) as service:
        opened = open_table(service.address, name="Ada")
        seat = (service.address, opened["table"], opened["token"])
        with Client(*seat) as ada:
            ada.until(lambda me: me.room["seats"][0]["here"])
            wish = {"do": "say", "act": "said once", "text": "Is anybody writing this down?"}
            postgres.stop()
            try:
                ada.send(wish)
                assert ada.until_bye() == "closing"
                assert "said once" not in ada.done
                with Client(*seat) as too_early:
                    assert too_early.until_bye() == "closing"
            finally:
                postgres.start()
        with _back(seat) as ada:
            ada.send(wish)
            ada.until(lambda me: "said once" in me.done)
            ada.send(wish)  # as a client does that has not heard of it
            assert ada.do("say", text="Thank you.")["is"] == "done"
        with Client(*seat) as ada:
            ada.until(lambda me: me.room)
            said = [line["text"] for line in ada.room["chat"]]
        assert said == ["Is anybody writing this down?", "Thank you."]


def _back(seat: tuple[str, str, str]) -> Client:
    """Come back as a browser does, again and again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        client = Client(*seat)
        try:
            return client.until(lambda me: me.room)
        except ConnectionClosed:
            client.close()
            assert time.monotonic() < deadline
            time.sleep(0.1)
