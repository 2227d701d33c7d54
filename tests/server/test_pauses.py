"""Before a card and after a settlement a table leaves people time to look, and then goes on by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from starboard.entry import Pacing, Standing
from starboard.games import GAMES
from starboard.server import protocol
from starboard.server.registry import TableRegistry
from starboard.server.room import room_shown
from starboard.server.table import Table
from tests.server.guests import Guest, ana_at_a_table, run, run_two, table_of, two_who_build, until

A_WHILE = 0.4
"""Seconds in which a table that goes on would have done so."""
QUICK = 0.04
CALM = "calm 1"
"""The seed of a flight whose first two cards ask nothing and leave nobody behind."""

Ready, Hold, Wish = protocol.Ready, protocol.Hold, protocol.Wish


@pytest.fixture(autouse=True)
def _soon_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.server.live.RELOAD", 0.05)
    monkeypatch.setattr("starboard.server.table.new_seed", lambda: CALM)


async def before_the_first_card(registry: TableRegistry) -> tuple[Guest, Guest]:
    """Two people whose ships are a cabin each."""
    registry.pace = QUICK
    ana, bo = await two_who_build(registry)
    await ana.answer("finish 1", "ana finishes")
    await bo.answer("finish 2", "bo finishes")
    assert question(ana) == "next_card"
    return ana, bo


def question(guest: Guest) -> str | None:
    game = guest.live.table.game
    assert game is not None
    return game.question


def cards(guest: Guest) -> int:
    return guest.line.events.count("card_turned_up")


def told(guest: Guest, *path: str) -> list[Any]:
    """What a guest was told of a part of the sight, one change after the other."""
    ops = [op for message in guest.line.messages for op in message.get("ops", ())]
    return [op[1] if len(op) > 1 else None for op in ops if op[0][: len(path)] == list(path)]


def test_a_card_comes_when_all_have_seen_the_last_one(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await before_the_first_card(registry)
        await ana.do(Ready(act="seen"))
        await asyncio.sleep(A_WHILE)
        assert not cards(ana), "Bo's page is still showing something"
        await bo.do(Ready(act="seen"))
        await until(lambda: cards(bo) == 1)

    run(scene, tmp_path)


def test_the_leader_brings_it_at_once_and_others_only_together(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await before_the_first_card(registry)
        await bo.do(Ready(act="go", at_once=True))
        await asyncio.sleep(A_WHILE)
        assert not cards(ana)
        await ana.do(Ready(act="go", at_once=True))
        await until(lambda: cards(bo) == 1)

    run(scene, tmp_path)


def test_whoever_holds_it_is_waited_for_until_they_let_go_or_leave(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await before_the_first_card(registry)
        await bo.do(Hold(act="hold"))
        for guest in (ana, bo):
            await guest.do(Ready(act="go", at_once=True))
        await asyncio.sleep(A_WHILE)
        assert not cards(ana)
        shown = room_shown(ana.live.table).pause
        assert shown is not None
        assert (shown.holders, shown.ready) == ([1], [0, 1])
        assert told(ana, "room", "pause")
        await bo.do(Hold(act="let go", on=False))
        await until(lambda: cards(ana) == 1)
        await until(lambda: question(ana) == "next_card")
        await bo.do(Hold(act="hold again"))
        await ana.do(Ready(act="go again", at_once=True))
        await asyncio.sleep(A_WHILE)
        assert cards(ana) == 1
        await bo.live.ask(lambda: bo.live.leave(bo.person))
        await until(lambda: cards(ana) == 2)

    run(scene, tmp_path)


def test_a_hold_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soon = Standing(question="next_card", usual="fly on", beat=1.0, longest=3600.0, hold=0.2)
    brief = Pacing(standing=lambda table, _: soon if table.stage == "card" else None)
    monkeypatch.setitem(GAMES, "galaxy", replace(GAMES["galaxy"], pacing=brief))

    async def scene(registry: TableRegistry) -> None:
        ana, bo = await before_the_first_card(registry)
        await bo.do(Hold(act="hold"))
        for guest in (ana, bo):
            await guest.do(Ready(act="go", at_once=True))
        await until(lambda: cards(ana) == 1)

    run(scene, tmp_path)


def test_a_wish_is_private_until_it_is_granted(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await before_the_first_card(registry)
        await ana.do(Wish(act="leave", option="give up"))
        assert told(ana, "standing", "wished") == [True]
        assert not told(bo, "standing", "wished")
        for guest in (ana, bo):
            await guest.do(Ready(act="go", at_once=True))
        await until(lambda: "gave_up" in bo.line.events)
        assert ana.live.table.wishes == {}
        assert told(ana, "standing")[-1] is None
        assert cards(ana) == 1

    run(scene, tmp_path)


def test_a_wish_can_be_taken_back_and_nothing_else_can_be_wished_for(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await before_the_first_card(registry)
        await ana.do(Wish(act="leave", option="give up"))
        await ana.do(Wish(act="stay"))
        await bo.do(Wish(act="nonsense", option="fly on"))
        assert bo.line.about("nonsense") == ["refused"]
        for guest in (ana, bo):
            await guest.do(Ready(act="go", at_once=True))
        await until(lambda: cards(bo) == 1)
        assert "gave_up" not in bo.line.events

    run(scene, tmp_path)


def test_a_wish_and_a_hold_outlive_the_server(tmp_path: Path) -> None:
    tables: list[Table] = []

    async def before(registry: TableRegistry) -> None:
        ana, bo = await before_the_first_card(registry)
        await ana.do(Wish(act="leave", option="give up"))
        await bo.do(Hold(act="hold"))
        await bo.do(Ready(act="seen"))
        tables.append(ana.live.table)

    async def after(registry: TableRegistry) -> None:
        registry.pace = QUICK
        live = await table_of(registry, tables[0].table)
        old, new = tables[0].pause, live.table.pause
        assert live.table.wishes == {0: "give up"}
        assert old is not None
        assert new is not None
        assert (new.decisions, new.holds, new.seen, new.since) == (old.decisions, old.holds, old.seen, old.since)
        await asyncio.sleep(A_WHILE)
        assert question(Guest(live)) == "next_card", "while nobody is here nothing runs away"
        ana = await Guest(live, 0).come()
        await ana.do(Ready(act="go", at_once=True))
        await until(lambda: "gave_up" in ana.line.events)

    run(before, tmp_path)
    run(after, tmp_path)


def test_whoever_is_here_by_way_of_another_process_has_a_say(tmp_path: Path) -> None:
    async def scene(one: TableRegistry, two: TableRegistry) -> None:
        ana, bo = await before_the_first_card(one)
        await bo.live.ask(lambda: bo.live.leave(bo.person))
        await until(lambda: not bo.live.table.seats[1].process)
        there = await table_of(two, ana.live.table.table)
        bo = await Guest(there, 1).come()
        await ana.live.ask(ana.live.catch_up)
        await ana.do(Ready(act="go", at_once=False))
        await asyncio.sleep(A_WHILE)
        assert not cards(ana)
        await there.ask(there.catch_up)
        await bo.do(Ready(act="go", at_once=True))
        await ana.live.ask(ana.live.catch_up)
        await until(lambda: cards(ana) == 1)

    run_two(scene, tmp_path, QUICK)


def test_one_who_plays_with_bots_needs_nobody_else(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.pace = QUICK
        ana = await ana_at_a_table(registry, fill="sensible", start=True)
        await ana.answer("start", "begin")
        await ana.answer("finish 2", "finish")
        await until(lambda: question(ana) == "next_card")
        await ana.do(Ready(act="go", at_once=True))
        await until(lambda: cards(ana) == 1)

    run(scene, tmp_path)
