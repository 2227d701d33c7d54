"""Two server processes that share one PostgreSQL: one table, whichever door one comes in by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from starboard.server.limits import TALK
from tests.browser.service import Service
from tests.server.clients import Client, open_table
from tests.server.postgres import Cluster


@pytest.fixture
def doors(postgres: Cluster, tmp_path: Path) -> Iterator[tuple[Service, Service]]:
    """Two processes on one fresh database."""
    url = postgres.new_database()
    with (
        Service(tmp_path / "one", "--database", url) as one,
        Service(tmp_path / "two", "--database", url) as two,
    ):
        yield one, two


def sees(seat: int | None, holding: bool, me: Client) -> bool:
    """Whether a client sees that a seat holds something, or nothing."""
    assert seat is not None
    return bool(me.game["table"]["yard"]["places"][seat]["holding"] is holding)


def test_what_one_process_accepts_is_seen_at_the_other(doors: tuple[Service, Service]) -> None:
    one, two = doors
    opened = open_table(one.address, name="Ana")
    with Client(one.address, opened["table"], opened["token"]) as ana, Client(two.address, opened["table"]) as bo:
        assert bo.do("sit", name="Bo")["seat"] == 1
        bo.until(lambda me: me.seat == 1)
        ana.until(lambda me: me.room["seats"][1]["here"])
        assert ana.do("start")["is"] == "done"
        ana.answer("start")
        bo.until(lambda me: me.decision and me.decision["question"] == "build")
        for turn in range(10):
            actor, other = (ana, bo) if turn % 2 == 0 else (bo, ana)
            for option, holding in (("draw", True), ("return", False)):
                assert actor.answer(option)["is"] == "done"
                other.until(partial(sees, actor.seat, holding))
        ana.until(lambda me: me.n == bo.n or me.read())
        assert ana.game["table"]["ships"] == bo.game["table"]["ships"]
        assert ana.game["table"]["yard"]["face_up"] == bo.game["table"]["yard"]["face_up"]


def test_two_who_act_at_once_by_different_doors_are_put_in_order(doors: tuple[Service, Service]) -> None:
    one, two = doors
    opened = open_table(one.address, name="Ana")
    with Client(one.address, opened["table"], opened["token"]) as ana, Client(two.address, opened["table"]) as bo:
        bo.do("sit", name="Bo")
        for number in range(TALK):  # both speak without waiting for the other
            for client in (ana, bo):
                client.send({"do": "say", "act": f"{client.seat} {number}", "text": f"{number}"})
        for client in (ana, bo):
            client.until(lambda me: len(me.room["chat"]) == TALK * 2)
            assert not client.refused
        assert ana.room["chat"] == bo.room["chat"]
        for seat in (0, 1):
            said = [line["text"] for line in ana.room["chat"] if line["seat"] == seat]
            assert said == [str(number) for number in range(TALK)]


def test_when_one_process_dies_the_other_keeps_the_clock_and_the_bots(doors: tuple[Service, Service]) -> None:
    one, two = doors
    opened = open_table(one.address, name="Ana", fill="sensible", start=True)
    with Client(one.address, opened["table"], opened["token"]) as ana:
        ana.answer("start")
        ana.until(lambda me: len(me.game["table"]["ships"][1]["pieces"]) > 2)
        with Client(two.address, opened["table"]) as watcher:
            watcher.until(lambda me: me.game)
            one.kill()
            pieces = len(watcher.game["table"]["ships"][1]["pieces"])
            due = watcher.game["due"]
            watcher.until(lambda me: len(me.game["table"]["ships"][1]["pieces"]) > pieces + 2)
            watcher.until(lambda me: not me.room["seats"][0]["here"])
            assert watcher.game["due"] == due
            with Client(two.address, opened["table"], opened["token"]) as back:
                assert back.answer("draw")["is"] == "done"
