"""A fault in a game's rules: what met it is refused for good and logged once, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from starboard.engine import ALARM, CLOCK, Ask, Rule
from starboard.galaxy.rules import GalaxyRules
from starboard.galaxy.table import Table as GalaxyTable
from starboard.server import protocol
from starboard.server.live import GRACE
from starboard.server.registry import TableRegistry
from tests.server.guests import Lapse, ana_at_a_table, due_of, run, two_who_build, until


class Fault(Exception):
    """A mistake in a rule."""


Breaks = Callable[[int, str], bool]
Break = Callable[[Breaks], None]


@pytest.fixture
def break_building(monkeypatch: pytest.MonkeyPatch) -> Break:
    """Makes the rules fail after some acts, by their seat and their name, when they have been done half."""
    sound = GalaxyRules.step
    broken: list[Breaks] = []

    def step(rules: GalaxyRules, state: GalaxyTable) -> Rule:
        run, given = sound(rules, state), None
        answer: tuple[int, str] | None = None
        while True:
            try:
                request = run.send(given)
            except StopIteration:
                return
            for breaks in broken:
                if answer is not None and breaks(*answer):
                    raise Fault(answer[1])
            given = yield request
            answer = (request.seat, given) if isinstance(request, Ask) else given

    monkeypatch.setattr(GalaxyRules, "step", step)
    return broken.append


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The faults that were logged with their traceback, each by what is wrong."""
    return [str(record.exc_info[1]) for record in caplog.records if record.exc_info and record.exc_info[1]]


def test_the_act_that_met_a_fault_is_refused_for_good_and_the_table_goes_on(
    break_building: Break, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        break_building(lambda seat, act: seat == 0 and act == "draw")
        await ana.answer("draw", "first")
        await ana.answer("draw", "first")  # over a new line
        await ana.answer("draw", "another click")
        assert ana.line.about("first") == ["refused", "refused"]
        assert ana.line.about("another click") == ["refused"]
        assert "went wrong" in next(message["why"] for message in ana.line.messages if message["is"] == "refused")
        await bo.answer("draw", "bo")
        await ana.answer("finish 1", "finish")
        assert bo.line.about("bo") == ana.line.about("finish") == ["done"]
        assert "component_drawn" in ana.line.events
        assert "bye" not in ana.line.kinds + bo.line.kinds
        assert registry.live[ana.live.table.table] is ana.live
        rows = await registry.store.rows(ana.live.table.table)
        assert [row.number for row in rows][-1] == ana.live.table.number

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert faults(caplog) == ["draw"]


def test_a_bot_that_meets_a_fault_does_something_else(
    break_building: Break, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.pace = 0.0
        ana = await ana_at_a_table(registry, fill="sensible", options={"pace": "turns", "rounds": "I"})
        break_building(lambda seat, act: seat == 1 and act == "draw")
        await ana.do(protocol.Start(act="start"))
        await ana.answer("draw", "draw")
        await ana.answer("return", "return")
        await until(lambda: "component_taken" in ana.line.events)
        assert "bye" not in ana.line.kinds

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert faults(caplog) == ["draw"]


def test_an_hourglass_that_meets_a_fault_is_let_go(
    lapse: Lapse, break_building: Break, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        break_building(lambda seat, _: seat == CLOCK)
        due = due_of(ana.live)
        lapse.ahead += due + GRACE - 0.2 - ana.live.second()
        await ana.answer("draw", "late", at=due + 0.2)
        await bo.answer("draw", "in time", at=due - 1)  # any act sets the timers by the clock as it is now
        await until(lambda: ana.line.about("late"))
        await ana.answer("return", "later", at=due + 2)
        assert ana.line.about("late") == ana.line.about("later") == ["done"]
        await asyncio.sleep(0.2)
        assert "bye" not in ana.line.kinds

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert faults(caplog) == [ALARM]


def test_a_game_that_cannot_begin_is_a_table_that_still_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    def begin(*_: object) -> None:
        raise Fault("round")

    async def scene(registry: TableRegistry) -> None:
        ana = await ana_at_a_table(registry)
        with monkeypatch.context() as broken:
            broken.setattr("starboard.galaxy.rules._begin_round", begin)
            await ana.do(protocol.Start(act="start"))
        assert ana.line.about("start") == ["refused"]
        assert ana.live.table.game is None
        await ana.do(protocol.Start(act="once more"))
        assert ana.line.about("once more") == ["done"]
        assert ana.live.table.game is not None

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert faults(caplog) == ["round"]


def test_a_bot_with_a_fault_of_its_own_does_not_end_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    def choose(*_: object) -> str:
        raise Fault("bot")

    monkeypatch.setattr("starboard.bots.galaxy.sensible.SensibleBot.choose", choose)

    async def scene(registry: TableRegistry) -> None:
        registry.pace = 0.0
        ana = await ana_at_a_table(registry, fill="sensible", options={"pace": "turns", "rounds": "I"})
        await ana.do(protocol.Start(act="start"))
        await ana.answer("draw", "draw")
        await ana.answer("return", "return")
        await until(lambda: ana.line.events.count("component_drawn") > 1)
        assert "bye" not in ana.line.kinds

    with caplog.at_level(logging.ERROR):
        run(scene, tmp_path)
    assert set(faults(caplog)) == {"bot"}
