"""Everything that was ever sent during whole games, held against the truth that their journals tell afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from starboard import games
from starboard.server.store import Row, Store, database_url
from tests.browser.service import Service
from tests.every_game.registered import GAMES
from tests.server.clients import Client, open_table
from tests.server.witness import Recording, check_recordings, play

MOST_SECONDS = 90.0
OPTIONS = {"galaxy": {"rounds": "I"}, "spacecorp": {}}
SEATS = {"galaxy": 4, "spacecorp": 3}


async def read_journal(folder: Path, table: str) -> list[Row]:
    store = await Store.open(database_url({}, folder / "tables"))
    try:
        return await store.rows(table)
    finally:
        await store.close()


@pytest.mark.parametrize("name", games.GAMES)
def test_nothing_that_was_ever_sent_says_more_than_its_receiver_may_know(name: str, tmp_path: Path) -> None:
    random = Random(f"leaks {name}")
    seats = SEATS[name]
    with Service(tmp_path, bot_pace=0.0) as service:
        opened = open_table(service.address, name, seats, options=OPTIONS[name], name="Ana")
        table = opened["table"]
        clients = [Client(service.address, table, opened["token"], tell="en")]
        bo = Client(service.address, table, tell="fr")
        assert bo.do("sit", name="Bo", seat=1)["is"] == "seated"
        clients.append(bo)
        watchers = [Client(service.address, table, tell="en"), Client(service.address, table)]
        try:
            clients[0].do("start")
            for client in (*clients, *watchers):
                client.until(lambda me: me.game)
            play(clients, watchers, random, GAMES[name].reluctant, MOST_SECONDS)
        finally:
            for client in (*clients, *watchers):
                client.close()
    rows = asyncio.run(read_journal(tmp_path, table))
    recordings = [Recording(client.seat, client.received, client.token) for client in (*clients, *watchers)]
    for witness in check_recordings(name, rows, recordings, random):
        assert not witness.leaks
        assert witness.checked > 50
