"""Too many connections: idle ones make room for newcomers, busy ones stay, and who is turned away is told so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from starboard.server.edge.addresses import network_of
from starboard.server.edge.gate import MOST_TURNED_AWAY, Gate
from starboard.server.edge.limits import RESERVED_DESCRIPTORS, EdgeLimits, most_connections, raise_descriptor_limit
from tests.browser.service import Service
from tests.server.clients import Client, get, open_table
from tests.server.edge.strangers import Stranger, eventually

IN_ALL, EACH = 40, 3
ANA, BO, CY = "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""Addresses of this machine that are no proxy's."""


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somebody", "somebody"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_callers_are_counted_by_what_they_cannot_change(address: str, network: str) -> None:
    assert network_of(address) == network


class Idler:
    """A connection that remembers what was done to it."""

    def __init__(self) -> None:
        self.evicted = False
        self.swept = 0

    def evict(self) -> None:
        """As a connection would."""
        self.evicted = True

    def sweep(self, now: float) -> None:
        """As a connection would."""
        self.swept += 1


def test_who_has_been_idle_longest_goes_first() -> None:
    async def scenario() -> None:
        gate = Gate(EdgeLimits(connections=3, connections_per_address=3))
        first, second, third, fourth, fifth = (Idler() for _ in range(5))
        slots = [gate.admit(idler, None) for idler in (first, second, third)]
        assert slots[0] is not None
        gate.set_idle(slots[0], False)
        gate.set_idle(slots[0], True)
        assert gate.admit(fourth, None)
        assert [idler.evicted for idler in (first, second, third)] == [False, True, False]
        assert gate.admit(fifth, None)
        assert [idler.evicted for idler in (first, second, third)] == [False, True, True]
        assert len(gate) == 3

    asyncio.run(scenario())


def test_an_address_at_its_limit_evicts_its_own_and_nobody_elses() -> None:
    async def scenario() -> None:
        gate = Gate(EdgeLimits(connections=10, connections_per_address=2))
        other, mine, busy = Idler(), Idler(), Idler()
        gate.admit(other, "b")
        gate.admit(mine, "a")
        slot = gate.admit(busy, "a")
        assert slot is not None
        gate.set_idle(slot, False)
        latest = gate.admit(Idler(), "a")
        assert latest is not None
        assert (other.evicted, mine.evicted, busy.evicted) == (False, True, False)
        gate.set_idle(latest, False)
        assert gate.admit(Idler(), "a") is None
        assert not gate.move(gate.admit(Idler(), None) or slot, "a")
        gate.release(slot)
        gate.release(slot)
        assert gate.admit(Idler(), "a") is not None
        assert not other.evicted

    asyncio.run(scenario())


def test_a_connection_that_is_gone_counts_for_nobody_any_more() -> None:
    async def scenario() -> None:
        gate = Gate(EdgeLimits(connections_per_address=1))
        gone = gate.admit(Idler(), None)
        assert gone is not None
        gate.release(gone)
        assert not gate.move(gone, "a")
        gate.set_idle(gone, True)
        here = gate.admit(Idler(), "a")
        assert here is not None
        gate.set_idle(here, False)
        assert gate.admit(Idler(), "a") is None
        assert len(gate) == 1

    asyncio.run(scenario())


def test_only_so_many_are_turned_away_with_words() -> None:
    gate = Gate(EdgeLimits())
    assert all(gate.turn_away(Idler()) for _ in range(MOST_TURNED_AWAY))
    assert not gate.turn_away(Idler())


def test_deadlines_are_looked_at_while_anybody_is_there() -> None:
    async def scenario() -> None:
        gate = Gate(EdgeLimits(sweep_seconds=0.001))
        idler = Idler()
        slot = gate.admit(idler, None)
        assert slot is not None
        async with asyncio.timeout(30):
            while idler.swept < 3:
                await asyncio.sleep(0.001)

    asyncio.run(scenario())


def test_no_more_connections_than_there_are_descriptors_for() -> None:
    assert most_connections(10_000, 1024) == 1024 - RESERVED_DESCRIPTORS
    assert most_connections(100, 1024) == 100
    assert most_connections(100, 10) == 1
    assert raise_descriptor_limit() == raise_descriptor_limit() > RESERVED_DESCRIPTORS


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with few connections."""
    folder = tmp_path_factory.mktemp("narrow")
    with Service(folder, "--connections", str(IN_ALL), "--connections-per-address", str(EACH)) as running:
        yield running


def test_a_thousand_idle_connections_lock_nobody_out(narrow: Service) -> None:
    raise_descriptor_limit()
    table = open_table(narrow.address, name="Eve")
    with ExitStack() as stack, Client(narrow.address, table["table"], table["token"]) as eve:
        eve.until(lambda me: me.sight)
        idle = [stack.enter_context(Stranger(narrow.port)) for _ in range(1000)]
        for stranger in idle[::10]:
            stranger.line.settimeout(1)
        assert get(f"{narrow.address}/api/health")["people"] == 1
        assert eve.do("say", text="still here")["is"] == "done"
        with Client(narrow.address, table["table"]) as newcomer:
            newcomer.until(lambda me: me.sight)
        assert idle[0].everything() == b""


def test_idle_connections_of_an_address_make_room_for_its_newest(narrow: Service) -> None:
    with ExitStack() as stack:
        idle = [stack.enter_context(Stranger(narrow.port, ANA)) for _ in range(EACH * 3)]
        assert idle[0].everything() == b""
        assert idle[-1].ask("/api/health").answer()[0] == 200


def test_websockets_without_a_hello_make_room_and_those_at_a_table_stay(narrow: Service) -> None:
    table = open_table(narrow.address)["table"]
    with ExitStack() as stack:
        for _ in range(EACH * 2):
            assert stack.enter_context(Stranger(narrow.port, BO)).upgrade(table).status() == 101
        sitting = [stack.enter_context(Stranger(narrow.port, BO)).hello(table) for _ in range(EACH)]
        for _ in range(2):
            away = stack.enter_context(Stranger(narrow.port, BO)).ask("/api/health")
            head = away.head()
            assert head.startswith("HTTP/1.1 503 ")
            assert "retry-after: " in head
            assert b"too many connections" in away.everything()
        assert stack.enter_context(Stranger(narrow.port, CY)).ask("/api/health").status() == 200
        sitting.pop().close()
        eventually(lambda: is_served(narrow, BO), "a place that was left stays taken")
    assert narrow.said.count("full: an address") == 1
    assert "was refused" not in narrow.said


def is_served(service: Service, source: str, *headers: str) -> bool:
    with Stranger(service.port, source) as stranger:
        return stranger.ask("/api/health", *headers).status() == 200


def test_behind_a_proxy_callers_are_counted_by_the_address_it_tells(narrow: Service) -> None:
    table = open_table(narrow.address)["table"]
    ana, bo = ("X-Forwarded-For: 2001:db8::1",), ("X-Forwarded-For: 2001:db8:0:1::1",)
    with ExitStack() as stack:
        for _ in range(EACH):
            stack.enter_context(Stranger(narrow.port)).hello(table, *ana)
        away = stack.enter_context(Stranger(narrow.port)).upgrade(table, "X-Forwarded-For: 2001:db8::2")
        assert away.status() == 503
        for _ in range(EACH):
            stack.enter_context(Stranger(narrow.port)).hello(table, *bo)
        assert is_served(narrow, "127.0.0.1", "X-Forwarded-For: 2001:db8:0:2::1")
        assert is_served(narrow, "127.0.0.1")


def test_one_connection_of_a_proxy_serves_many_callers(narrow: Service) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(Stranger(narrow.port)) for _ in range(EACH * 2)]
        for number in range(EACH * 2):
            for line in lines:
                line.ask("/api/health", f"X-Forwarded-For: 192.0.2.{number}")
                assert line.answer()[0] == 200


def test_when_all_connections_are_in_use_newcomers_are_told_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Service(tmp_path_factory.mktemp("full"), "--connections", "5") as full, ExitStack() as stack:
        table = open_table(full.address)["table"]
        for _ in range(5):
            stack.enter_context(Stranger(full.port)).hello(table)
        for _ in range(3):
            assert stack.enter_context(Stranger(full.port)).ask("/api/health").status() == 503
            assert stack.enter_context(Stranger(full.port)).upgrade(table).status() == 503
        assert full.said.count("full: all 5 connections") == 1
        stack.pop_all().close()
        eventually(lambda: is_served(full, "127.0.0.1"), "places that were left stay taken")


def test_some_places_are_kept_for_those_who_have_seats() -> None:
    async def scenario() -> None:
        gate = Gate(EdgeLimits(connections=10, connections_per_address=5, watchers_share=0.8))
        ana = [gate.admit(Idler(), ANA) for _ in range(5)]
        bo = [gate.admit(Idler(), BO) for _ in range(5)]
        slots = [slot for slot in (*ana, *bo) if slot is not None]
        assert len(slots) == 10
        assert [gate.watch(slot) for slot in slots] == [True] * 4 + [False] + [True] * 4 + [False]
        gate.stop_watching(slots[0])  # who watched has sat down
        gate.release(slots[5])
        assert gate.watch(slots[4])
        assert gate.watch(slots[9])

    asyncio.run(scenario())


def test_who_fills_an_address_with_watchers_does_not_lock_out_its_seats(tmp_path: Path) -> None:
    with Service(tmp_path, "--connections-per-address", "10") as service, ExitStack() as crowd:
        mine = open_table(service.address, name="Ana")
        others = [open_table(service.address)["table"] for _ in range(3)]
        watchers = [crowd.enter_context(Client(service.address, others[number % 3])) for number in range(8)]
        for watcher in watchers:
            watcher.until(lambda me: me.sight)
        with Client(service.address, others[0]) as one_more:
            assert one_more.until_bye() == "crowded"
        with Client(service.address, mine["table"], mine["token"]) as ana:
            ana.until(lambda me: me.room["seats"][0]["here"])
            assert ana.do("say", text="There is my seat.")["is"] == "done"
        assert all(watcher.do("say", text="I still watch.")["is"] in ("done", "refused") for watcher in watchers)
