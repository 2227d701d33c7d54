"""Whoever has seen enough need not wait for a bot that leaves people time to look; when all have, it goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from starboard.entry import Pacing
from starboard.games import GAMES
from starboard.server import protocol
from starboard.server.registry import TableRegistry
from tests.server.guests import Guest, run, table_of, until

A_WHILE = 0.3
"""Seconds in which a bot that hurries would have given the word."""


@pytest.fixture(autouse=True)
def _an_hour_to_look_before_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = replace(GAMES["galaxy"], pacing=Pacing(leisure=lambda *_: 3600.0))
    monkeypatch.setitem(GAMES, "galaxy", slow)
    monkeypatch.setattr("starboard.server.live.RELOAD", 0.05)


async def at_a_yard_where_a_bot_gives_the_word(registry: TableRegistry) -> tuple[Guest, Guest]:
    registry.pace = 0.05
    opened = await registry.open_table(protocol.NewTable(game="galaxy", seats=3))
    live = await table_of(registry, opened.table)
    ana, bo = await Guest(live).come(), await Guest(live).come()
    await ana.sit("Ana", 1)
    await bo.sit("Bo", 2)
    await ana.do(protocol.Start(act="start"))
    return ana, bo


async def is_ready(guest: Guest) -> None:
    await guest.live.ask(lambda: guest.live.ready(guest.person))


def has_begun(guest: Guest) -> bool:
    return "building_started" in guest.line.events


def test_a_bot_goes_on_when_everybody_is_ready(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await at_a_yard_where_a_bot_gives_the_word(registry)
        await is_ready(ana)
        await is_ready(ana)
        await asyncio.sleep(A_WHILE)
        assert not has_begun(ana), "Bo is still looking"
        await is_ready(bo)
        await until(lambda: has_begun(ana))

    run(scene, tmp_path)


def test_whoever_is_away_is_not_waited_for_and_whoever_watches_has_no_say(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await at_a_yard_where_a_bot_gives_the_word(registry)
        watcher = await Guest(ana.live).come()
        await is_ready(watcher)
        await bo.live.ask(lambda: bo.live.leave(bo.person))
        await until(lambda: not bo.live.table.seats[2].process)
        await asyncio.sleep(A_WHILE)
        assert not has_begun(ana)
        await is_ready(ana)
        await until(lambda: has_begun(ana))

    run(scene, tmp_path)


def test_words_do_not_undo_it_and_what_comes_next_is_looked_at_anew(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await at_a_yard_where_a_bot_gives_the_word(registry)
        await is_ready(ana)
        await bo.do(protocol.Say(act="say", text="one moment"))
        await is_ready(bo)
        await until(lambda: has_begun(ana))
        await asyncio.sleep(A_WHILE)
        assert "component_drawn" not in ana.line.events

    run(scene, tmp_path)
