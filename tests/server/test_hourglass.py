"""The hourglass on the server's clock, in a time lapse: real tables and a real store, with a clock that can jump."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from starboard.server.live import GRACE
from starboard.server.registry import TableRegistry
from tests.server.guests import Guest, Lapse, due_of, run, two_who_build, until


def time_of(guest: Guest) -> float:
    """The second of the game's last entry."""
    game = guest.live.table.game
    assert game is not None
    return game.time


def test_it_runs_out_by_itself_when_its_time_has_come(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        due = due_of(ana.live)
        lapse.ahead += due + GRACE - ana.live.second() - 0.2
        await ana.answer("draw", "draw", at=due - 1)  # any act sets the timers by the clock as it is now
        assert "hourglass_run_out" not in ana.line.events
        await until(lambda: "hourglass_run_out" in ana.line.events)
        assert time_of(ana) >= due

    run(scene, tmp_path)


def test_what_was_clicked_in_time_counts_though_it_comes_late(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        due = due_of(ana.live)
        lapse.ahead += due + 0.3 - ana.live.second()
        await ana.answer("draw", "draw", at=due - 0.1)
        assert ana.line.about("draw") == ["done"]
        assert time_of(ana) == due
        await until(lambda: "hourglass_run_out" in ana.line.events)

    run(scene, tmp_path)


def test_what_was_clicked_afterwards_is_done_after_the_hourglass(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, _ = await two_who_build(registry)
        due = due_of(ana.live)
        lapse.ahead += due + 0.3 - ana.live.second()
        await ana.answer("draw", "draw", at=due - 0.1)
        await ana.answer("return", "return", at=due + 0.2)
        assert ana.line.about("return") == [], "it waits"
        await until(lambda: ana.line.about("return"))
        assert ana.line.about("return") == ["done"]
        assert ana.line.events.index("hourglass_run_out") < ana.line.events.index("component_returned")

    run(scene, tmp_path)


def test_it_stands_still_while_nobody_keeps_the_table(lapse: Lapse, tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        ana, bo = await two_who_build(registry)
        live = ana.live
        second, due, table = live.second(), due_of(live), live.table.table
        for guest in (ana, bo):
            await live.ask(partial(live.leave, guest.person))
        await live.store.release(table, lapse.wall_time())
        lapse.ahead += 3600
        live.hold = await live.store.hold(table, lapse.wall_time())
        await live.ask(live.keep)
        assert live.second() == pytest.approx(second, abs=5)
        assert due_of(live) == due

    run(scene, tmp_path)
