"""Those who watch: who got up is one of them, and what they say is bounded."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from starboard.server import protocol
from starboard.server import table as table_module
from starboard.server.limits import TALK
from starboard.server.registry import TableRegistry
from tests.server.clients import Client, open_table
from tests.server.guests import Guest, ana_at_a_table, run, until


def kinds(client: Client, act: str) -> str:
    """How an act was answered."""
    while True:
        message: Any = client.read()
        if message.get("act") == act:
            return str(message["is"])


@pytest.mark.parametrize("begun", [False, True])
def test_who_did_not_hear_that_getting_up_was_stored_watches_after_coming_back(service: str, begun: bool) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], opened["token"]) as ana:
        if begun:
            ana.do("start")
        ana.send({"do": "stand", "act": "up"})  # and the line breaks before the answer
    with Client(service, opened["table"]) as watcher:
        watcher.until(lambda me: not me.room["seats"][0]["held"])
    with Client(service, opened["table"], opened["token"], have=2) as ana:
        ana.send({"do": "stand", "act": "up"})
        assert kinds(ana, "up") == "done"
        assert ana.seat is None
        assert not ana.refused


def test_a_token_that_never_opened_a_seat_is_still_turned_away(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], "never heard of") as stranger:
        assert stranger.until_bye() == "wrong_token"


def test_who_sits_down_again_with_the_same_secret_has_a_seat_again(service: str) -> None:
    secret = "a secret of some length"
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"]) as bo:
        bo.do("sit", name="Bo", token=secret)
        bo.do("stand")
        bo.until(lambda me: me.seat is None)
        bo.do("sit", name="Bo", token=secret)
    with Client(service, opened["table"], secret) as bo:
        bo.until(lambda me: me.sight)
        assert bo.seat == 1


def test_those_who_watch_may_not_drown_those_who_play(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        watchers = [await Guest(ana.live).come() for _ in range(3)]
        for number in range(TALK * 3):
            watcher = watchers[number % 3]
            await watcher.do(protocol.Say(act=f"say {number}", text="Hello!"))
        refused = sum(watcher.line.kinds.count("refused") for watcher in watchers)
        assert refused > TALK
        assert len(ana.live.table.chat) == TALK * 3 - refused
        for number in range(TALK):
            await ana.do(protocol.Say(act=f"say {number}", text="I play."))
        assert "refused" not in ana.line.kinds

    run(scene, tmp_path)


def test_what_those_who_watch_say_fills_a_journal_only_so_far(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(table_module, "WATCHERS_LINES", 3)

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        watcher = await Guest(ana.live).come()
        for number in range(5):
            await watcher.do(protocol.Say(act=str(number), text="Hello!"))
        assert watcher.line.kinds.count("refused") == 2
        again = await Guest(ana.live).come()
        await again.do(protocol.Say(act="again", text="Hello!"))
        assert again.line.about("again") == ["refused"]
        await ana.do(protocol.Say(act="ana", text="Quiet at last."))
        assert ana.line.about("ana") == ["done"]

    run(scene, tmp_path)


def test_what_others_do_never_makes_a_table_forget_what_a_seat_has_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(table_module, "ACTS_KEPT", 3)

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        watcher = await Guest(ana.live).come()
        await ana.do(protocol.Fill(act="mine", seat=1, bot="sensible"))
        for number in range(5):
            await watcher.do(protocol.Say(act=str(number), text="Hello!"))
        before = ana.live.table.number
        ana.live.do(partial(ana.live.hear, ana.person, protocol.Fill(act="mine", seat=1, bot="sensible")))
        await until(lambda: ana.line.about("mine") == ["done", "done"])
        assert ana.live.table.number == before

    run(scene, tmp_path)
