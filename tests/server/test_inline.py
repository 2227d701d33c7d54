"""What need not wait is done at once, what must wait goes on later, and nothing overtakes it."""

from __future__ import annotations

import asyncio

import pytest

from starboard.server.inline import run_inline


async def _note(notes: list[str], gate: asyncio.Event | None = None) -> None:
    notes.append("begun")
    if gate is not None:
        await gate.wait()
    notes.append("done")


def test_what_need_not_wait_is_done_at_once() -> None:
    notes: list[str] = []
    assert run_inline(_note(notes)) is None
    assert notes == ["begun", "done"]


def test_what_must_wait_goes_on_when_it_is_awaited() -> None:
    notes: list[str] = []

    async def play() -> None:
        gate = asyncio.Event()
        rest = run_inline(_note(notes, gate))
        assert rest is not None
        assert notes == ["begun"]
        asyncio.get_running_loop().call_soon(gate.set)
        await rest

    asyncio.run(play())
    assert notes == ["begun", "done"]


async def _trip(gate: asyncio.Event | None) -> None:
    if gate is not None:
        await gate.wait()
    raise LookupError("tripped")


def test_a_fault_is_seen_by_whoever_begins_or_by_whoever_awaits_the_rest() -> None:
    with pytest.raises(LookupError, match="tripped"):
        run_inline(_trip(None))

    async def play() -> None:
        gate = asyncio.Event()
        rest = run_inline(_trip(gate))
        assert rest is not None
        gate.set()
        await rest

    with pytest.raises(LookupError, match="tripped"):
        asyncio.run(play())
