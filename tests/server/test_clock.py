"""Somebody sets the clock of the machine, and no game notices: its hourglass neither runs out nor stops."""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from starboard.server import clock as clock_module
from starboard.server.clock import TOLERANCE, SteadyClock
from starboard.server.live import GRACE
from starboard.server.registry import TableRegistry
from tests.browser.service import Service
from tests.server import skewed
from tests.server.clients import Client, open_table
from tests.server.guests import Guest, Lapse, due_of, run, run_two, table_of, two_who_build, until
from tests.server.postgres import Cluster

HOUR = 3600.0
PATIENCE = 60.0
SLOW = 1000.0
"""Bots that do nothing in a test, so that the hourglass is as it was."""
NOTICED = "the clock of this machine was set"


class Skewed(Service):
    """A service that takes the time from a clock that tests set; several may share the clock."""

    def __init__(self, folder: Path, clock: Path, *options: str) -> None:
        super().__init__(folder, *options, bot_pace=SLOW)
        self._clock = clock
        if not clock.exists():
            self.set_clock(0.0)

    @property
    def program(self) -> Sequence[str]:
        """The command line of `starboard`."""
        return [sys.executable, str(skewed.__file__), str(self._clock)]

    def set_clock(self, ahead: float) -> None:
        """Have the clock show so many seconds more than it is."""
        new = self._clock.with_suffix(".new")
        new.write_text(str(ahead), encoding="utf-8")
        new.replace(self._clock)

    def wait_until_noticed(self, times: int) -> None:
        """Wait until the server has found its clock set so often."""
        wait_until(lambda: self.said.count(NOTICED) == times)


def wait_until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def second_of(client: Client) -> float:
    """The second of the game, as the server says it now."""
    client.send({"do": "ping", "sent": 0.0})
    while True:
        message = client.read()
        if message["is"] == "pong":
            return float(message["now"])


def goes_on(client: Client) -> float:
    """The second of the game once it has grown."""
    before = second_of(client)
    wait_until(lambda: second_of(client) > before)
    return second_of(client)


def runs_until(client: Client, due: float) -> bool:
    """Whether the hourglass still runs and will run out when it would have; or has, on a machine that is that slow."""
    return client.game["due"] == due or second_of(client) >= due


def builds(service: Service, opened: Any) -> Client:
    """Somebody whose game has begun, with the hourglass running."""
    client = Client(service.address, opened["table"], opened["token"])
    client.answer("start")
    return client.until(lambda me: me.game["due"])


def assert_close(later: float, sooner: float) -> None:
    """The second of a game has not jumped: far less than the hour by which the clock was set has passed."""
    assert -TOLERANCE <= later - sooner < HOUR / 4


def test_a_clock_that_is_set_changes_no_game_of_a_running_server_nor_after_a_restart(tmp_path: Path) -> None:
    with Skewed(tmp_path, tmp_path / "clock") as service:
        opened = open_table(service.address, name="Ana", start=True)
        with builds(service, opened) as ana:
            due, second = ana.game["due"], second_of(ana)
            for times, ahead in enumerate((HOUR, -HOUR), start=1):
                service.set_clock(ahead)
                service.wait_until_noticed(times)
                after = goes_on(ana)
                assert_close(after, second)
                assert ana.answer("draw" if times == 1 else "return")["is"] == "done"
                assert runs_until(ana, due)
                second = after
        for ahead in (HOUR, -2 * HOUR):
            service.kill()
            service.set_clock(ahead)
            service.start()
            with Client(service.address, opened["table"], opened["token"]) as ana:
                assert runs_until(ana.until(lambda me: me.game), due)
                after = goes_on(ana)
                assert_close(after, second)
                second = after
        service.kill()
        let_pass(tmp_path / "tables" / "tables.sqlite", due - second - 2)
        service.set_clock(0.0)
        service.start()
        with Client(service.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.game["due"] != due, PATIENCE)


def let_pass(database: Path, seconds: float) -> None:
    """Have so many seconds of its games pass while no server runs."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE holds SET skipped = skipped - ?", (seconds,))


def keepers(url: str, beats: int) -> list[str]:
    """Who kept the only table, in turn, during so many beats."""
    seen: list[tuple[str, float]] = []
    with psycopg.connect(url, autocommit=True) as connection:

        def look() -> bool:
            found = connection.execute("SELECT keeper, beat FROM holds").fetchone()
            assert found is not None
            if not seen or seen[-1] != found:
                seen.append((found[0], found[1]))
            return len(seen) > beats

        wait_until(look)
    in_turn = [keeper for keeper, _ in seen]
    return [keeper for keeper, before in zip(in_turn, [None, *in_turn], strict=False) if keeper != before]


def test_two_processes_on_one_machine_go_on_with_their_table_when_its_clock_is_set(
    postgres: Cluster, tmp_path: Path
) -> None:
    url, clock = postgres.new_database(), tmp_path / "clock"
    with (
        Skewed(tmp_path / "one", clock, "--database", url) as one,
        Skewed(tmp_path / "two", clock, "--database", url) as two,
    ):
        opened = open_table(one.address, name="Ana", start=True)
        with builds(one, opened) as ana, Client(two.address, opened["table"]) as watcher:
            watcher.until(lambda me: me.game)
            due, second = ana.game["due"], second_of(ana)
            for times, ahead in enumerate((HOUR, -HOUR), start=1):
                one.set_clock(ahead)
                for service in (one, two):
                    service.wait_until_noticed(times)
                assert len(keepers(url, 4)) == 1, "nobody takes the table from the one who keeps it"
                for client in (ana, watcher):
                    assert_close(goes_on(client), second)
                second = second_of(ana)
                assert ana.answer("draw" if times == 1 else "return")["is"] == "done"
                assert runs_until(ana, due)


def test_two_processes_whose_clocks_disagree_do_not_take_a_table_from_each_other_in_turns(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.new_database()
    with (
        Service(tmp_path / "one", "--database", url) as one,
        Skewed(tmp_path / "two", tmp_path / "clock", "--database", url) as two,
    ):
        opened = open_table(one.address, name="Ana")
        with Client(one.address, opened["table"], opened["token"]) as ana:
            ana.until(lambda me: me.room)
            two.set_clock(-HOUR)
            two.wait_until_noticed(1)
            with Client(two.address, opened["table"]) as watcher:
                watcher.until(lambda me: me.room)
                assert len(keepers(url, 6)) <= 2, "once it may, before it has seen that the other is alive"


# The same without processes, where a test says when there is a beat.


def test_the_hourglass_neither_runs_out_nor_stops_and_runs_out_in_the_end(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        live = ana.live
        second, due = live.second(), due_of(live)
        for jump in (HOUR, -2 * HOUR, 3.0, -3.0):
            lapse.wall_ahead += jump
            assert_close(live.second(), second)
            await registry._beat()
            assert_close(live.second(), second)
            assert live.hold.skipped == pytest.approx(lapse.wall_ahead, abs=TOLERANCE)
            kept = (await registry.store.beat([live.table.table], registry._clock.now()))[live.table.table]
            assert kept.skipped == live.hold.skipped
        assert due_of(live) == due
        lapse.ahead += due + GRACE - live.second() - 0.2
        await ana.answer("draw", "draw", at=due - 1)
        assert "hourglass_run_out" not in ana.line.events
        await until(lambda: "hourglass_run_out" in ana.line.events)

    run(scene, tmp_path)


def test_a_table_that_falls_asleep_or_wakes_up_as_the_clock_is_set_goes_on_where_it_was(
    lapse: Lapse, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        name, second = ana.live.table.table, ana.live.second()
        for guest in (ana, bo):
            await guest.live.ask(partial(guest.live.leave, guest.person))
        for jump in (HOUR, -2 * HOUR):
            lapse.wall_ahead += jump  # noticed in the beat in which it falls asleep
            registry.live[name].quiet_since -= 1000
            await registry._beat()
            assert name not in registry.live
            lapse.wall_ahead += 3 * jump  # noticed when it wakes up
            again = await table_of(registry, name)
            assert_close(again.second(), second)

    run(scene, tmp_path)


def test_who_follows_a_table_is_not_ahead_of_its_keeper_whoever_notices_first(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        there = await Guest(await table_of(other, ana.live.table.table)).come()
        second = ana.live.second()
        for jump in (HOUR, -HOUR):
            for first, then in ((registry, other), (other, registry)):
                lapse.wall_ahead += jump
                for noticing in (first, then, first):
                    await noticing._beat()
                    for guest in (ana, there):
                        assert_close(guest.live.second(), second)

    run_two(scene, tmp_path)


def test_a_clock_is_steady_until_it_is_told_to_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, ticks = 1000.0, 5.0
    monkeypatch.setattr(clock_module, "wall_time", lambda: wall)
    monkeypatch.setattr(clock_module, "monotonic", lambda: ticks)
    clock = SteadyClock()
    assert (clock.now(), clock.follow()) == (1000.0, 0.0)
    wall, ticks = 1002.5, 7.0
    assert (clock.now(), clock.follow(), clock.now()) == (1002.0, 0.0, 1002.0), "within what clocks may differ"
    wall = 500.0
    assert (clock.now(), clock.follow(), clock.now(), clock.jumped) == (1002.0, -502.0, 500.0, -502.0)
