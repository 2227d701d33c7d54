"""How much clients may ask for: buckets that fill with time and are emptied by what clients do, and what is stored."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

WATCHERS = 100
"""People who may watch one table, unless the host says otherwise. Those who have seats do not count."""

WATCHERS_BY_ADDRESS = 10
"""Of them, those who come from one address."""

DEVICES = 6
"""Connections of one seat; another one replaces the oldest."""

TALK, TALK_A_SECOND = 8, 0.5
"""Things that a seat may say at once, and in a second on average; those who watch a table all together."""

WATCHERS_LINES = 500
"""Things that those who watch may say at one table, all together: the journal keeps them for ever."""

SEAT_LINES, TABLE_LINES = 2_000, 10_000
"""Things that whoever holds a seat may say at one table, and that all who hold seats may."""

DEEDS, DEEDS_A_SECOND = 30, 2.0
"""Times that somebody may sit down, get up, move bots, change options and undo at once, and in a second on average."""

MANY_ENTRIES = 200_000
"""Entries of a journal beyond which it only takes what brings the game to its end. A long game has a few thousand."""

MOST_ENTRIES = 250_000
"""Entries beyond which a journal takes nothing but the rematch."""


class Bucket:
    """Holds up to `size` and fills by `rate` a second."""

    __slots__ = ("_level", "_rate", "_seen", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._level = size
        self._seen = monotonic()

    def _fill(self) -> float:
        now = monotonic()
        self._level = min(self._size, self._level + (now - self._seen) * self._rate)
        self._seen = now
        return self._level

    def take(self, amount: float = 1) -> bool:
        """Take something out; False, and nothing taken, if there is not enough in it."""
        if self._fill() < amount:
            return False
        self._level -= amount
        return True

    def seconds_until(self, amount: float) -> float:
        """The seconds until so much is in it."""
        return max(0.0, (amount - self._fill()) / self._rate)


class Buckets:
    """A bucket for each caller, of whom only the latest are remembered."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Take one out of the caller's bucket; False if it is empty."""
        bucket = self._buckets.pop(caller, None) or Bucket(self._size, self._rate)
        self._buckets[caller] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
