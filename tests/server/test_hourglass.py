"""The hourglass on the server's clock, in a time lapse: real tables and a real store, with a clock that can jump."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from starboard.server import hall as hall_module
from starboard.server import live as live_module
from starboard.server import protocol
from starboard.server.hall import Hall
from starboard.server.live import GRACE, LiveTable, Person
from starboard.server.store import database_url


class Heard:
    """A line that remembers."""

    def __init__(self) -> None:
        self.messages: list[Any] = []

    def send(self, message: bytes) -> None:
        self.messages.append(json.loads(message))

    def close(self, code: protocol.ByeCode) -> None:
        self.messages.append({"is": "bye", "code": code})

    async def until(self, true: Callable[[Any], bool]) -> Any:
        """The first message of which something is true."""
        async with asyncio.timeout(20):
            while not (found := [message for message in self.messages if true(message)]):
                await asyncio.sleep(0.01)
        return found[0]


class Lapse:
    """The world's clock, and a way to let it jump."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def lapse(monkeypatch: pytest.MonkeyPatch) -> Lapse:
    clock = Lapse()
    monkeypatch.setattr(live_module, "world_time", clock)
    monkeypatch.setattr(hall_module, "world_time", clock)
    monkeypatch.setattr(hall_module, "BEAT", 3600.0)  # a beat would take the jump for the machine's sleep
    return clock


def run(scene: Callable[[LiveTable, Person, Heard], Coroutine[Any, Any, None]], folder: Path) -> None:
    """Play a scene at a table of two people who are building, one of them here."""

    async def play() -> None:
        hall = Hall(pace=1.0, version="")
        await hall.open(database_url({}, folder))
        try:
            opened = await hall.open_table(protocol.NewTable(game="galaxy", seats=2, name="Ana"))
            live = await hall.table(opened.table)
            assert live is not None
            await live.ask(lambda: live.seat(protocol.Sit(act="bo", name="Bo")))
            line = Heard()
            ana = Person(line, seat=0)
            await live.ask(lambda: live.arrive(ana, None))
            await live.ask(lambda: live.hear(ana, protocol.Start(act="start")))
            await answer(live, ana, "start")
            await scene(live, ana, line)
        finally:
            await hall.close()

    asyncio.run(play())


async def answer(live: LiveTable, person: Person, option: str, at: float | None = None) -> None:
    """Answer the person's open decision."""
    game = live.table.game
    assert game is not None
    assert person.seat is not None
    decision = game.decision(person.seat)
    assert decision is not None
    wish = protocol.Answer(act=f"{option} {at}", decision=decision.id, option=option, at=at)
    await live.ask(lambda: live.hear(person, wish))


def due_of(live: LiveTable) -> float:
    """When the hourglass runs out."""
    game = live.table.game
    assert game is not None
    due = game.view(None).due
    assert due is not None
    return due


def test_it_runs_out_by_itself_when_its_time_has_come(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(live: LiveTable, ana: Person, line: Heard) -> None:
        due = due_of(live)
        lapse.ahead += due + GRACE - live.second() - 0.2
        await answer(live, ana, "draw", at=due - 1)  # any act sets the timers by the clock as it is now
        assert not any(event["kind"] == "hourglass_run_out" for event in events(line))
        await line.until(lambda message: "hourglass_run_out" in str(message))
        assert due_of_last_entry(live) >= due

    run(scene, tmp_path)


def test_what_was_clicked_in_time_counts_though_it_comes_late(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(live: LiveTable, ana: Person, line: Heard) -> None:
        due = due_of(live)
        lapse.ahead += due + 0.3 - live.second()
        await answer(live, ana, "draw", at=due - 0.1)
        assert line.messages[-1]["act"].startswith("draw")
        game = live.table.game
        assert game is not None
        assert game.time == due
        await line.until(lambda message: "hourglass_run_out" in str(message))

    run(scene, tmp_path)


def test_what_was_clicked_afterwards_is_done_after_the_hourglass(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(live: LiveTable, ana: Person, line: Heard) -> None:
        due = due_of(live)
        lapse.ahead += due + 0.3 - live.second()
        await answer(live, ana, "draw", at=due - 0.1)
        await answer(live, ana, "return", at=due + 0.2)
        assert sum("act" in message for message in line.messages) == 3, "the last one waits"
        done = await line.until(lambda message: message.get("act", "").startswith("return"))
        assert done["is"] == "update"
        kinds = [event["kind"] for event in events(line)]
        assert kinds.index("hourglass_run_out") < kinds.index("component_returned")

    run(scene, tmp_path)


def test_it_stands_still_while_nobody_keeps_the_table(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(live: LiveTable, ana: Person, line: Heard) -> None:
        second, due, table = live.second(), due_of(live), live.table.table
        await live.ask(lambda: live.leave(ana))
        first = live
        await first.store.release(table, lapse())
        lapse.ahead += 3600
        hold = await first.store.hold(table, lapse())
        await first.ask(lambda: first.keep(hold))
        assert first.second() == pytest.approx(second, abs=5)
        assert due_of(first) == due

    run(scene, tmp_path)


def events(line: Heard) -> list[Any]:
    """All events that were told."""
    return [event for message in line.messages for event in message.get("events", ())]


def due_of_last_entry(live: LiveTable) -> float:
    """The second of the game's last entry."""
    game = live.table.game
    assert game is not None
    return game.time
