"""Whether a client reads what it is sent."""

from __future__ import annotations

import asyncio

from starboard.server.edge.limits import EdgeLimits
from starboard.server.edge.outflow import Outflow

LIMITS = EdgeLimits(stalled_seconds=30, stalled_bytes=1000)


class Pipe(asyncio.WriteTransport):
    """Something that waits to be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0

    def get_write_buffer_size(self) -> int:
        """As a transport would."""
        return self.waiting


def stalls(*waiting: int) -> list[bool]:
    """What is found at looks ten seconds apart."""
    pipe, outflow = Pipe(), Outflow(LIMITS)
    found = []
    for look, pipe.waiting in enumerate(waiting):
        found.append(outflow.is_stalled(pipe, look * 10.0))
    return found


def test_who_reads_nothing_for_too_long_has_stalled() -> None:
    assert stalls(5000, 5000, 5000, 5000, 5000) == [False, False, False, False, True]


def test_more_to_read_is_no_reading() -> None:
    assert stalls(100, 2000, 3000, 4000, 5000)[-1]


def test_a_byte_now_and_then_is_no_reading_either() -> None:
    assert stalls(5000, 4999, 4998, 4997, 4996)[-1]


def test_who_reads_slowly_but_reads_has_not_stalled() -> None:
    assert not any(stalls(9000, 8900, 8000, 7900, 7000, 6900, 6000))


def test_who_has_read_all_may_take_as_long_for_what_comes_next() -> None:
    assert not any(stalls(500, 500, 500, 0, 500, 500, 500, 0))
