"""What a journal keeps is bounded for everyone: talk, and all else that can be done again and again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from starboard.server import journal, protocol
from starboard.server import live as live_module
from starboard.server import table as table_module
from starboard.server.limits import DEEDS, TALK
from starboard.server.protocol import Language
from starboard.server.reading import table_from
from starboard.server.registry import TableRegistry
from tests.server.clients import Client, open_table
from tests.server.guests import Guest, ana_at_a_table, run, run_two, table_of, two_who_build


def whys(guest: Guest) -> list[str]:
    """The sentences with which something was refused."""
    return [message["why"] for message in guest.line.messages if message["is"] == "refused"]


async def talk(guest: Guest, times: int, name: str = "say") -> None:
    for number in range(times):
        await guest.do(protocol.Say(act=f"{name} {number}", text="Hello!"))


def test_a_flood_of_talk_from_a_seat_is_refused_and_hardly_any_of_it_kept(service: str) -> None:
    opened = open_table(service, name="Ana")
    with Client(service, opened["table"], opened["token"]) as ana, Client(service, opened["table"]) as watcher:
        ana.until(lambda me: me.sight)
        for number in range(100):
            ana.send({"do": "say", "act": str(number), "text": "x" * 300})
        ana.until(lambda me: len(me.done) + len(me.refused) == 100)
        assert len(ana.refused) > len(ana.done) >= TALK
        assert ana.refused[0]["why"] == "One thing at a time: wait a moment before you say more."
        watcher.until(lambda me: len(me.room["chat"]) == len(ana.done))
        assert watcher.do("say", text="Quiet, please.")["is"] == "done"


@pytest.mark.parametrize(("language", "start"), [("en", "One thing at a time"), ("fr", "Une chose à la fois")])
def test_a_seat_speaks_no_faster_by_another_device_and_others_at_the_table_are_heard(
    language: Language, start: str, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        phone = Guest(ana.live, 0)
        phone.person.language = language
        await phone.come()
        await talk(ana, TALK)
        await talk(phone, 1, "phone")
        assert whys(ana) == []
        assert whys(phone)[0].startswith(start)
        await talk(bo, TALK)
        assert whys(bo) == []

    run(scene, tmp_path)


@pytest.mark.parametrize(
    ("limit", "language", "why"),
    [
        ("SEAT_LINES", "en", "You have used up your share of this chat; the rematch starts with a clean page."),
        ("SEAT_LINES", "fr", "Vous avez épuisé votre part de la discussion"),
        ("TABLE_LINES", "en", "This table has talked itself hoarse; the rematch starts with a clean page."),
        ("TABLE_LINES", "fr", "Cette table n’a plus de voix à force de parler"),
    ],
    ids=["seat en", "seat fr", "table en", "table fr"],
)
def test_what_seats_say_fills_a_journal_only_so_far(
    limit: str, language: Language, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(table_module, limit, 3)

    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        phone = Guest(ana.live, 0)
        phone.person.language = language
        await phone.come()
        await talk(phone, 5)
        assert [sentence.startswith(why) for sentence in whys(phone)] == [True, True]
        await talk(bo, 1)
        assert len(whys(bo)) == (limit == "TABLE_LINES"), "one seat's limit is not another's"
        watcher = await Guest(ana.live).come()
        await talk(watcher, 1, "watcher")
        assert whys(watcher) == []
        rows = await registry.store.rows(ana.live.table.table)
        again = table_from(ana.live.table.table, rows)
        assert again.said_by_seats == ana.live.table.said_by_seats
        await ana.answer("draw", "draw")
        assert ana.line.about("draw") == ["done"]

    run(scene, tmp_path)


def test_who_sits_down_on_a_seat_may_speak_whatever_its_last_holder_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(table_module, "SEAT_LINES", 3)

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        await talk(ana, 4)
        assert len(whys(ana)) == 1
        await ana.do(protocol.Stand(act="up"))
        bo = await Guest(ana.live).come()
        await bo.sit("Bo", 0)
        await talk(bo, 3, "bo")
        assert whys(bo) == []

    run(scene, tmp_path)


def test_acts_that_can_be_done_again_and_again_are_done_only_so_fast(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry, seats=3)
        before = ana.live.table.number
        for number in range(DEEDS):
            await ana.do(protocol.Fill(act=f"fill {number}", seat=1, bot="sensible"))
            await ana.do(protocol.Clear(act=f"clear {number}", seat=1))
        assert ana.live.table.number - before == DEEDS * 2 - len(whys(ana))
        assert len(whys(ana)) > DEEDS // 2
        assert whys(ana)[0] == "That was a lot at once; wait a moment and try again."
        bo = await Guest(ana.live).come()
        await bo.sit("Bo", 2)
        assert whys(bo) == [], "one person's haste is not another's"
        await talk(ana, 1)
        assert ana.line.about("say 0") == ["done"]

    run(scene, tmp_path)


def test_who_sits_down_and_gets_up_all_the_time_must_wait_too(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        eve = await Guest(ana.live).come()
        before = ana.live.table.number
        for number in range(DEEDS * 2):
            await eve.sit(f"Eve {number}")
            await eve.do(protocol.Stand(act=f"up {number}"))
        assert any("lot at once" in why for why in whys(eve))
        assert ana.live.table.number - before < DEEDS * 2 * 3

    run(scene, tmp_path)


def test_answers_of_the_game_are_never_too_fast(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        for number in range(DEEDS * 2):
            await ana.answer("return" if number % 2 else "draw", str(number))
        assert whys(ana) == []

    run(scene, tmp_path)


def test_a_journal_of_very_many_entries_only_takes_what_brings_the_game_to_its_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        await ana.answer("draw", "first draw")
        await ana.answer("return", "what could be taken back")
        monkeypatch.setattr(live_module, "MANY_ENTRIES", ana.live.table.number)
        for wish in (protocol.Say(act="a", text="hello"), protocol.Undo(act="b")):
            await ana.do(wish)
        assert len(whys(ana)) == 2
        assert all(why.startswith("So much has happened at this table") for why in whys(ana))
        before = ana.live.table.number
        await ana.live.ask(lambda: ana.live.leave(ana.person))
        await ana.live.ask(ana.live.close)  # nobody is here any more, which is no longer written down
        assert ana.live.table.number == before
        back = await Guest(ana.live, 0).come()
        assert ana.live.table.number == before
        await back.answer("draw", "draw")
        await bo.do(protocol.Fill(act="fill", seat=1, bot="sensible"))
        assert back.line.about("draw") == bo.line.about("fill") == ["done"]

    run(scene, tmp_path)


def test_a_journal_that_is_full_takes_nothing_and_its_bots_rest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.pace = 0.0
        ana = await ana_at_a_table(registry, fill="sensible", options={"pace": "turns", "rounds": "I"})
        await ana.do(protocol.Start(act="start"))
        await ana.answer("draw", "draw")
        for name in ("MANY_ENTRIES", "MOST_ENTRIES"):
            monkeypatch.setattr(live_module, name, ana.live.table.number + 1)
        await ana.answer("return", "return")
        full = ana.live.table.number
        ana.person.language = "fr"
        await ana.do(protocol.Fill(act="fill", seat=0, bot="sensible"))
        assert whys(ana)[0].startswith("Le journal de cette table est plein")
        await asyncio.sleep(0.05)  # a bot would have acted by now, again and again
        assert ana.live.table.number == full
        assert not ana.live._robots._plans
        await ana.live.ask(lambda: ana.live.commit(lambda: journal.Rematched(table="next", by=0)))
        assert ana.live.table.rematch == "next"

    run(scene, tmp_path)


def test_whoever_comes_and_goes_all_the_time_writes_it_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(live_module, "RELOAD", 3600.0)

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        before = ana.live.table.number
        for _ in range(20):
            await ana.live.ask(lambda: ana.live.leave(ana.person))
            await ana.come()
        assert ana.live.table.number == before
        assert ana.live.table.seats[0].process

    run(scene, tmp_path)


def test_whoever_comes_by_way_of_two_processes_in_turn_writes_it_once_each(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(live_module, "RELOAD", 3600.0)

    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        phone = await Guest(await table_of(other, ana.live.table.table), 0).come()
        guests: list[Any] = [ana, phone]
        for guest in guests:
            await guest.live.ask(guest.live.catch_up)
        before = ana.live.table.number
        for _ in range(10):
            for guest in guests:
                await guest.live.ask(lambda guest=guest: guest.live.leave(guest.person))
                await guest.come()
                await guest.live.ask(guest.live.catch_up)
        await ana.live.ask(ana.live.catch_up)
        assert ana.live.table.number <= before + 2

    run_two(scene, tmp_path)


def test_who_came_by_another_process_a_moment_ago_is_written_down_a_little_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(live_module, "RELOAD", 0.2)

    async def scene(registry: TableRegistry, other: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        await Guest(await table_of(other, ana.live.table.table), 0).come()
        await ana.live.ask(ana.live.catch_up)
        await ana.come()
        async with asyncio.timeout(10):
            while ana.live.table.seats[0].process != registry.store.process:
                await asyncio.sleep(0.01)

    run_two(scene, tmp_path)
