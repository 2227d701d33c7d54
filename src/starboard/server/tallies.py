"""Counters and histograms that the hot path adds to; `metrics.py` turns them into Prometheus metrics when asked.

Adding costs an integer and at most a bisection: no locks, because only the event loop adds, and no lookups of labels.
A new metric is one line in `Tallies`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, get_args

from starboard.server.protocol import RefusalCode


class Counts:
    """How often something happened, by one label; or in all, if the label has no name."""

    __slots__ = ("about", "counts", "label", "name")

    def __init__(self, name: str, about: str, label: str = "", values: Iterable[str] = ("",)) -> None:
        """Values of the label that are known beforehand begin at 0, so that the first time is seen as an increase."""
        self.name = name
        self.about = about
        self.label = label
        self.counts = Counter({value: 0 for value in values if bool(value) == bool(label)})

    def add(self, value: str = "") -> None:
        """It happened once more. The values of a label must be few: never something that a client sent."""
        self.counts[value] += 1


class Level:
    """How many of something there are now."""

    __slots__ = ("about", "name", "value")

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.value = 0


class Durations:
    """How long something took: a histogram with upper bounds in seconds."""

    __slots__ = ("about", "bounds", "counts", "name", "total")

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.about = about
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        """For each bound what took no longer than it and longer than the one before; at the end what took longer."""
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


Tally: TypeAlias = Counts | Level | Durations

FAST = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds for what takes a fraction of a millisecond on a good day."""


class Tallies:
    """What one table service counts."""

    def __init__(self) -> None:
        self.connections = Level("starboard_connections", "WebSocket connections that are open.")
        self.connections_refused = Counts(
            "starboard_connections_refused", "WebSocket connections that were ended before they saw a table.", "reason"
        )
        self.acts = Counts("starboard_acts", "Acts that were stored and shown, those of bots and clocks too.", "kind")
        self.act_time = Durations(
            "starboard_act_seconds", "From the arrival of a client's message to its answer being sent.", FAST
        )
        self.refusals = Counts(
            "starboard_refusals", "Messages of clients that were refused.", "reason", get_args(RefusalCode)
        )
        self.requests_refused = Counts("starboard_requests_refused", "HTTP requests that were refused.", "reason")
        self.tables_reloaded = Counts("starboard_tables_reloaded", "Tables read again after a fault or a failed write.")
        self.bot_time = Durations("starboard_bot_seconds", "How long bots took to choose an option.", FAST)
        self.loop_lag = Durations("starboard_loop_lag_seconds", "By how much the event loop was late.", FAST)

    def __iter__(self) -> Iterator[Tally]:
        return iter(vars(self).values())
