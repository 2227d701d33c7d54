"""People at a table without sockets in between: a registry, a real store, and lines that remember what was sent."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from starboard.server import clock as clock_module
from starboard.server import protocol
from starboard.server import registry as registry_module
from starboard.server.live import LiveTable
from starboard.server.person import Person
from starboard.server.registry import TableRegistry
from starboard.server.store import database_url

OFTEN = 0.01


class Heard:
    """A line that remembers what was sent."""

    def __init__(self) -> None:
        self.messages: list[Any] = []

    def send(self, message: bytes) -> None:
        self.messages.append(json.loads(message))

    def close(self, code: protocol.ByeCode, reason: str = "") -> None:
        self.messages.append({"is": "bye", "code": code, **({"reason": reason} if reason else {})})

    def about(self, act: str) -> list[str]:
        """How an act was answered; an update that names it says that it is done."""
        answers = [message["is"] for message in self.messages if message.get("act") == act]
        return ["done" if answer == "update" else answer for answer in answers]

    @property
    def kinds(self) -> list[str]:
        """What sort of messages came."""
        return [message["is"] for message in self.messages]

    @property
    def events(self) -> list[str]:
        """What was told to happen."""
        return [event["kind"] for message in self.messages for event in message.get("events", ())]


async def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(OFTEN)


class Lapse:
    """Time that passes faster: the server's clocks are so many seconds `ahead`, and its wall clock was set besides."""

    ahead = 0.0
    wall_ahead = 0.0

    def elapsed(self) -> float:
        return time.monotonic() + self.ahead

    def wall_time(self) -> float:
        return time.time() + self.ahead + self.wall_ahead


@pytest.fixture
def lapse(monkeypatch: pytest.MonkeyPatch) -> Lapse:
    clock = Lapse()
    monkeypatch.setattr(clock_module, "monotonic", clock.elapsed)
    monkeypatch.setattr(clock_module, "wall_time", clock.wall_time)
    monkeypatch.setattr(registry_module, "BEAT", 3600.0)  # a beat would take the lapse for time without a keeper
    return clock


def run(scene: Callable[[TableRegistry], Coroutine[Any, Any, None]], folder: Path) -> None:
    """Play a scene in a registry of its own."""

    async def play() -> None:
        registry = TableRegistry(pace=1.0, version="")
        await registry.open(database_url({}, folder))
        try:
            await scene(registry)
        finally:
            await registry.close()

    asyncio.run(play())


def run_two(
    scene: Callable[[TableRegistry, TableRegistry], Coroutine[Any, Any, None]], folder: Path, pace: float = 1.0
) -> None:
    """Play a scene in two registries on one store. Neither hears of the other by itself: the scene says when."""

    async def play() -> None:
        registries = TableRegistry(pace=pace, version=""), TableRegistry(pace=pace, version="")
        for registry in registries:
            await registry.open(database_url({}, folder))
        try:
            await scene(*registries)
        finally:
            for registry in registries:
                await registry.close()

    asyncio.run(play())


class Guest:
    """Somebody at a table, without a socket in between."""

    def __init__(self, live: LiveTable, seat: int | None = None) -> None:
        self.live = live
        self.line = Heard()
        self.person = Person(self.line, seat)

    async def come(self, have: int | None = None) -> Guest:
        view = f"{'watching' if self.person.seat is None else self.person.seat} {self.person.language or '-'}"
        await self.live.ask(lambda: self.live.arrive(self.person, have, view))
        return self

    async def do(self, wish: Any) -> None:
        await self.live.ask(lambda: self.live.hear(self.person, wish))

    async def sit(self, name: str, seat: int | None = None) -> None:
        await self.live.ask(lambda: self.live.sit(self.person, protocol.Sit(act=name, name=name, seat=seat)))

    async def answer(self, option: str, act: str, at: float | None = None) -> None:
        game = self.live.table.game
        assert game is not None
        assert self.person.seat is not None
        decision = game.decision(self.person.seat)
        assert decision is not None
        await self.do(protocol.Answer(act=act, decision=decision.id, option=option, at=at))


async def table_of(registry: TableRegistry, name: str) -> LiveTable:
    live = await registry.table(name)
    assert live is not None
    return live


async def ana_at_a_table(registry: TableRegistry, **more: Any) -> Guest:
    opened = await registry.open_table(protocol.NewTable(game="galaxy", seats=more.pop("seats", 2), name="Ana", **more))
    return await Guest(await table_of(registry, opened.table), 0).come()


async def two_who_build(registry: TableRegistry) -> tuple[Guest, Guest]:
    """Two people who have begun to build."""
    ana = await ana_at_a_table(registry)
    bo = await Guest(ana.live).come()
    await bo.sit("Bo")
    await ana.do(protocol.Start(act="start"))
    await ana.answer("start", "begin")
    return ana, bo


def due_of(live: LiveTable) -> float:
    assert live.table.game is not None
    due = live.table.game.view(None).due
    assert due is not None
    return due
