"""A fault costs only whoever met it: one client, or one audience. Nobody else notices, and no table is dropped."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from starboard.server import faults as faults_module
from starboard.server import live as live_module
from starboard.server import protocol
from starboard.server import socket as socket_module
from starboard.server.audience import Audience
from starboard.server.faults import FaultLog
from starboard.server.live import GRACE
from starboard.server.mailbox import Mailbox
from starboard.server.reading import table_from
from starboard.server.refusal import Refusal
from starboard.server.registry import TableRegistry
from starboard.server.robots import Robots
from starboard.server.scene import Scene
from starboard.server.store import Store, StoreError
from starboard.server.table import Table
from tests.server.clients import Client, get, open_table
from tests.server.guests import Guest, Heard, Lapse, ana_at_a_table, due_of, run, two_who_build, until
from tests.server.inside import ServiceInside

FORTY_DIGITS = int("9" * 40)


class Fault(Exception):
    """A mistake of ours."""


@pytest.fixture
def inside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[ServiceInside]:
    with caplog.at_level(logging.ERROR), ServiceInside(tmp_path) as service:
        yield service


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The faults that were logged with their traceback, each by what is wrong."""
    return [str(record.exc_info[1]) for record in caplog.records if record.exc_info and record.exc_info[1]]


# One client, over real sockets.


def test_a_number_of_forty_digits_costs_nobody_else_anything(inside: ServiceInside) -> None:
    opened = open_table(inside.address, seats=3, name="Ana")
    live = inside.registry.live[opened["table"]]
    wishes: list[dict[str, object]] = [{"do": "clear"}, {"do": "fill", "bot": "sensible"}, {"do": "sit", "name": "Eve"}]
    with Client(inside.address, opened["table"], opened["token"]) as ana:
        for wish, language in product(wishes, ("en", "fr")):
            with Client(inside.address, opened["table"], tell=language) as eve:
                if wish["do"] != "sit":
                    eve.do("sit", name="Eve")
                eve.send({"act": "eve", "seat": FORTY_DIGITS, **wish})
                while (message := eve.read())["is"] not in ("refused", "bye"):
                    pass
                assert message["why"]
                if message["is"] == "refused" and wish["do"] != "sit":
                    eve.do("stand")
            if live.table.seats[1].held:
                assert ana.do("clear", seat=1)["is"] == "done"
            assert ana.do("undo")["is"] == "refused"
    assert inside.registry.live[opened["table"]] is live
    assert ana.bye is None


def test_a_refusal_that_cannot_be_worded_ends_only_the_line_of_whoever_it_is_for(
    inside: ServiceInside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    worded = Refusal.told

    def told(refusal: Refusal, language: protocol.Language) -> str:
        if language == "fr":
            raise Fault("words")
        return worded(refusal, language)

    monkeypatch.setattr(Refusal, "told", told)
    opened = open_table(inside.address, name="Ana")
    live = inside.registry.live[opened["table"]]
    with Client(inside.address, opened["table"], opened["token"], tell="en") as ana:
        for wish in ({"do": "undo", "act": "a"}, {"do": "fill", "act": "a", "seat": 9, "bot": "x"}, {"do": "nothing"}):
            with Client(inside.address, opened["table"], tell="fr") as bo:
                bo.until(lambda me: me.sight)
                bo.send(wish)
                assert bo.until_bye() == "fault"
                assert bo.bye["why"] == "Une erreur s’est produite de notre côté."
                assert bo.bye["retry"] > 0
        assert ana.do("undo")["is"] == "refused"
        assert ana.do("say", text="still here")["is"] == "done"
        assert ana.bye is None
    assert inside.registry.live[opened["table"]] is live
    assert set(tracebacks(caplog)) == {"words"}


def test_a_fault_that_is_met_again_and_again_is_logged_once(
    inside: ServiceInside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def told(*_: object) -> str:
        raise Fault("words")

    monkeypatch.setattr(Refusal, "told", told)
    opened = open_table(inside.address, name="Ana")
    for _ in range(5):
        with Client(inside.address, opened["table"]) as bo:
            bo.send({"do": "undo", "act": "a"})
            assert bo.until_bye() == "fault"
    assert tracebacks(caplog) == ["words"]
    assert len(caplog.records) == 1


def test_a_fault_in_hearing_a_client_ends_only_its_line(
    inside: ServiceInside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def decode(self, text: str) -> Any:
            if "trouble" in text:
                raise Fault("hearing")
            return sound.decode(text)

    sound = socket_module._said
    monkeypatch.setattr(socket_module, "_said", Broken())
    opened = open_table(inside.address, name="Ana")
    with Client(inside.address, opened["table"], opened["token"]) as ana, Client(inside.address, opened["table"]) as bo:
        ana.until(lambda me: me.sight)
        bo.until(lambda me: me.sight)
        bo.send({"do": "say", "act": "a", "text": "trouble"})
        assert bo.until_bye() == "fault"
        assert ana.do("say", text="still here")["is"] == "done"
    assert tracebacks(caplog) == ["hearing"]


def test_a_table_that_cannot_be_read_for_a_fault_is_told_to_whoever_comes_and_others_play(
    inside: ServiceInside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = (open_table(inside.address, name="Ana")["table"] for _ in range(2))
    sound = TableRegistry.table

    async def table(registry: TableRegistry, name: str) -> Any:
        if name == there:
            raise Fault("reading")
        return await sound(registry, name)

    monkeypatch.setattr(TableRegistry, "table", table)
    with Client(inside.address, there, tell="fr") as bo:
        assert bo.until_bye() == "fault"
    with Client(inside.address, here) as bo:
        bo.until(lambda me: me.sight)
    assert tracebacks(caplog) == ["reading"]


def test_a_request_that_meets_a_fault_is_answered_with_a_sentence_and_the_next_one_as_usual(
    inside: ServiceInside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def shown(*_: object) -> Any:
        raise Fault("drawing")

    opened = open_table(inside.address, name="Ana", fill="sensible", start=True)
    address = f"{inside.address}/api/tables/{opened['table']}/drawing"
    with monkeypatch.context() as broken:
        broken.setattr("starboard.server.app.seats_shown", shown)
        for language, why in (("en", "on our side"), ("fr", "de notre côté"), ("en", "on our side")):
            with pytest.raises(HTTPError) as problem:
                get(f"{address}?tell={language}")
            with problem.value as answer:
                assert answer.code == 500
                assert why in json.load(answer)["why"]
        assert get(f"{inside.address}/api/tables/{opened['table']}")["game"] == "galaxy"
    assert get(address)["lines"]
    assert tracebacks(caplog) == ["drawing"]
    assert len(caplog.records) == 1


# One audience.


def test_an_update_that_cannot_be_worked_out_for_one_seat_reaches_all_others(
    inside: ServiceInside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    opened = open_table(inside.address, name="Ana")
    with (
        Client(inside.address, opened["table"], opened["token"]) as ana,
        Client(inside.address, opened["table"]) as bo,
        Client(inside.address, opened["table"]) as watcher,
    ):
        watcher.until(lambda me: me.sight)
        token = bo.do("sit", name="Bo")["token"]
        bo.until(lambda me: me.seat == 1)
        ana.until(lambda me: me.room["seats"][1]["here"])
        sound = Audience.look

        def look(audience: Audience, now: float, act: str = "") -> bytes | None:
            if audience.seat == 1:
                raise Fault("looking")
            return sound(audience, now, act)

        with monkeypatch.context() as broken:
            broken.setattr(Audience, "look", look)
            assert ana.do("say", text="hello")["is"] == "done"
            assert bo.until_bye() == "fault"
        watcher.until(lambda me: me.room["chat"])
        with Client(inside.address, opened["table"], token, have=bo.n, view="1 -") as back:
            back.until(lambda me: me.sight)
            assert back.seat == 1
            assert [line["text"] for line in back.room["chat"]] == ["hello"]
            assert ana.do("say", text="there you are")["is"] == "done"
            back.until(lambda me: len(me.room["chat"]) == 2)
        assert ana.bye is watcher.bye is None
    assert tracebacks(caplog) == ["looking"]


def test_when_the_common_picture_fails_everybody_is_shown_the_whole_anew(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    def go_on(*_: object) -> None:
        raise Fault("scene")

    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        with monkeypatch.context() as broken:
            broken.setattr(Scene, "go_on", go_on)
            await ana.answer("draw", "draw")
        assert ana.line.about("draw") == ["done"]
        for guest in (ana, bo):
            assert guest.line.kinds.count("bye") == 0
            newest = [message for message in guest.line.messages if message["is"] == "welcome"][-1]
            assert newest["n"] == ana.live.table.number
            assert newest["sight"]["game"]["table"]["yard"]["places"][0]["holding"]
        await ana.answer("return", "return")
        assert ana.line.messages[-1]["is"] == bo.line.messages[-1]["is"] == "update"

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert tracebacks(caplog) == ["scene"]


def test_of_those_who_are_shown_it_anew_only_whoever_cannot_be_is_closed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    sound = Audience.welcome

    def go_on(*_: object) -> None:
        raise Fault("scene")

    def welcome(audience: Audience, *more: Any) -> None:
        if audience.seat == 1:
            raise Fault("welcome")
        sound(audience, *more)

    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        with monkeypatch.context() as broken:
            broken.setattr(Scene, "go_on", go_on)
            broken.setattr(Audience, "welcome", welcome)
            await ana.answer("draw", "draw")
        assert ana.line.about("draw") == ["done"]
        assert bo.line.messages[-1] == {"is": "bye", "code": "fault"}
        assert "bye" not in ana.line.kinds
        back = await Guest(ana.live, 1).come()
        assert back.line.kinds == ["welcome"]
        await ana.answer("return", "return")
        assert back.line.kinds == ["welcome", "update"]

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert tracebacks(caplog) == ["scene", "welcome"]


def test_a_picture_that_cannot_be_drawn_at_all_is_drawn_for_whoever_comes_when_it_can(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    def fail(*_: object) -> Any:
        raise Fault("sight")

    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        seen = ana.live.table.number
        with monkeypatch.context() as broken:
            broken.setattr(Scene, "go_on", fail)
            broken.setattr(live_module, "room_shown", fail)
            await ana.answer("draw", "draw")
            assert ana.live.table.number == seen + 1
            assert "bye" in ana.line.kinds
            assert "bye" in bo.line.kinds
            early = await Guest(ana.live, 1).come()
            assert early.line.kinds == ["bye"]
        back = await Guest(ana.live, 1).come(have=seen)
        assert back.line.kinds == ["welcome"], "what happened meanwhile is not missing"
        assert back.line.messages[0]["sight"]["game"]["table"]["yard"]["places"][0]["holding"]
        assert registry.live[ana.live.table.table] is ana.live

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert set(tracebacks(caplog)) == {"sight"}


def test_a_line_that_fails_when_something_is_sent_leaves_the_others_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    sound = Heard.send

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)

        def send(line: Heard, message: bytes) -> None:
            if line is watchers[1].line:
                raise Fault("sending")
            sound(line, message)

        watchers = [await Guest(ana.live).come() for _ in range(3)]

        with monkeypatch.context() as broken:
            broken.setattr(Heard, "send", send)
            await ana.do(protocol.Say(act="say", text="hello"))
        assert watchers[1].line.messages[-1] == {"is": "bye", "code": "fault"}
        for guest in (ana, watchers[0], watchers[2]):
            assert guest.line.messages[-1]["is"] == "update"

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert tracebacks(caplog) == ["sending"]


# The table itself.


@pytest.mark.parametrize("was_stored", [False, True])
def test_a_fault_between_applying_and_storing_leaves_the_table_as_its_journal_has_it(
    was_stored: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    sound = Store.append

    async def append(store: Store, *more: Any, **summary: Any) -> bool:
        if was_stored:
            await sound(store, *more, **summary)
        raise Fault("storing")

    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", append)
            await ana.answer("draw", "draw")
        assert ana.line.about("draw")[-1] == ("done" if was_stored else "refused")
        assert ("component_drawn" in bo.line.events) is was_stored
        rows = await registry.store.rows(ana.live.table.table)
        again = table_from(ana.live.table.table, rows)
        assert again.game is not None
        assert ana.live.table.game is not None
        assert again.number == ana.live.table.number
        assert again.game.view(0) == ana.live.table.game.view(0)
        late = await Guest(ana.live, 0).come()
        assert late.line.messages[0]["n"] == again.number
        if not was_stored:
            await ana.answer("draw", "once more")
            assert ana.line.about("once more") == ["done"]
        assert "bye" not in ana.line.kinds + bo.line.kinds
        assert registry.live[ana.live.table.table] is ana.live

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert tracebacks(caplog) == ["storing"]


def test_only_a_store_that_may_know_more_than_the_memory_drops_a_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def append(*_: Any, **__: Any) -> bool:
        raise StoreError("the disk is full")

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", append)
            with pytest.raises(StoreError):
                await ana.do(protocol.Say(act="say", text="hello"))
        assert ana.line.messages[-1] == {"is": "bye", "code": "closing"}
        assert ana.live.table.table not in registry.live

    run(scene, tmp_path)


def test_a_bot_whose_turn_meets_a_fault_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    sound = Robots.plan
    failures: list[object] = []

    def plan(robots: Robots, *more: Any) -> Any:
        found = sound(robots, *more)
        if len(failures) < 2:
            failures.append(found)
            raise Fault("bot's turn")
        return found

    monkeypatch.setattr(Robots, "plan", plan)
    monkeypatch.setattr(live_module, "MEND_AFTER", 0.05)

    async def scene(registry: TableRegistry) -> None:
        registry.pace = 0.0
        ana = await ana_at_a_table(registry, fill="sensible", options={"pace": "turns", "rounds": "I"})
        await ana.do(protocol.Start(act="start"))
        await ana.answer("draw", "draw")
        await ana.answer("return", "return")
        await until(lambda: sum(map(ana.line.events.count, ("component_drawn", "component_taken"))) > 1)
        assert "bye" not in ana.line.kinds

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert tracebacks(caplog) == ["bot's turn"]


def test_a_bot_whose_pace_meets_a_fault_acts_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    def thinking_time(*_: object, **__: object) -> float:
        raise Fault("pace")

    monkeypatch.setattr("starboard.server.robots.thinking_time", thinking_time)

    async def scene(registry: TableRegistry) -> None:
        registry.pace = 0.0
        ana = await ana_at_a_table(registry, fill="sensible", options={"pace": "turns", "rounds": "I"})
        await ana.do(protocol.Start(act="start"))
        await ana.answer("draw", "draw")
        await ana.answer("return", "return")
        await until(lambda: sum(map(ana.line.events.count, ("component_drawn", "component_taken"))) > 1)

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert set(tracebacks(caplog)) == {"pace"}


def test_an_hourglass_that_could_not_act_acts_a_little_later(
    lapse: Lapse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    sound = Table.alarm
    failures: list[object] = []

    def alarm(table: Table) -> Any:
        if len(failures) < 2:
            failures.append(table)
            raise Fault("clock")
        return sound(table)

    monkeypatch.setattr(Table, "alarm", alarm)
    monkeypatch.setattr(live_module, "MEND_AFTER", 0.05)

    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        due = due_of(ana.live)
        lapse.ahead += due + GRACE - ana.live.second()
        await bo.answer("draw", "in time", at=due - 1)  # any act sets the timers by the clock as it is now
        await until(lambda: ana.live.table.game is not None and ana.live.table.game.view(None).due != due)
        assert "bye" not in ana.line.kinds + bo.line.kinds

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert tracebacks(caplog) == ["clock"]


def test_tables_are_kept_although_a_beat_meets_a_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setattr("starboard.server.registry.BEAT", 0.01)
    sound = TableRegistry._beat
    beats: list[object] = []

    async def beat(registry: TableRegistry) -> None:
        beats.append(registry)
        if len(beats) == 1:
            raise Fault("beat")
        await sound(registry)

    monkeypatch.setattr(TableRegistry, "_beat", beat)

    async def scene(_: TableRegistry) -> None:
        await until(lambda: len(beats) > 3)

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert tracebacks(caplog) == ["beat"]


# The parts.


def test_a_mailbox_does_the_next_job_after_one_that_failed_and_says_for_whom_it_was() -> None:
    async def scene() -> None:
        failed: list[tuple[str, object]] = []
        done: list[int] = []
        box = Mailbox("box", lambda problem, owner: failed.append((str(problem), owner)))

        async def fails(name: str, pause: float | None) -> None:
            if pause is not None:
                await asyncio.sleep(pause)
            raise Fault(name)

        async def works(number: int) -> None:
            done.append(number)

        for pause in (None, 0.0):  # at once, and in the task
            for idle in (True, False):
                if idle:
                    await box.ask(partial(works, 0))
                box.do(partial(fails, "one", pause), "ana")
                box.do(partial(works, 1))
                await box.ask(partial(works, 2))
        assert failed == [("one", "ana")] * 4
        assert done.count(1) == done.count(2) == 4
        with pytest.raises(Fault):
            await box.ask(partial(fails, "asked", None))
        await box.ask(partial(works, 3))
        assert len(failed) == 4, "whoever asked has heard of it"
        box.stop()

    asyncio.run(scene())


def test_the_log_tells_a_fault_once_and_later_how_often(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr(faults_module, "monotonic", lambda: now)
    log = FaultLog()

    def meet(times: int) -> None:
        for _ in range(times):
            try:
                raise Fault("here")
            except Fault as problem:
                log.report("table x", problem)

    with caplog.at_level(logging.ERROR):
        meet(100)
        assert len(caplog.records) == 1
        now += 61
        meet(100)
        assert len(caplog.records) == 2
        assert "100 times" in caplog.records[1].getMessage()
        assert caplog.records[1].exc_info is None
        try:
            raise Fault("elsewhere")
        except Fault as problem:
            log.report("table x", problem)
        assert tracebacks(caplog) == ["here", "elsewhere"]
