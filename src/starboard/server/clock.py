"""The clock of games: it follows the machine's wall clock, but not when somebody sets it or the machine sleeps.

Games count their seconds in seconds since 1970, because several server processes share them. A wall clock can be set,
by hand or by the network, and it runs on while a laptop sleeps. So the time of games is a monotonic clock with a fixed
distance to the wall clock. The registry looks at that distance with every beat, and adds what it has grown by to the
time that every table has stood still (`Hold.skipped`): no game notices.
"""

from __future__ import annotations

from time import monotonic
from time import time as wall_time

TOLERANCE = 1.0
"""Seconds by which the wall clock may differ before it is taken to have been set: computers that share a database
agree no better, and clocks that are adjusted little by little never get that far."""


class SteadyClock:
    """Seconds since 1970 that run evenly between two calls of `follow`."""

    __slots__ = ("_offset", "jumped")

    def __init__(self) -> None:
        self._offset = wall_time() - monotonic()
        self.jumped = 0.0
        """Seconds of all jumps together."""

    def now(self) -> float:
        """Seconds since 1970."""
        return self._offset + monotonic()

    def follow(self) -> float:
        """Jump to the wall clock if that was set; by how many seconds, 0 if it was not."""
        jump = wall_time() - self.now()
        if abs(jump) <= TOLERANCE:
            return 0.0
        self._offset += jump
        self.jumped += jump
        return jump


def elapsed() -> float:
    """Seconds since some moment in the past, for how long something has lasted in this process."""
    return monotonic()
