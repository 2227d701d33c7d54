"""How many tables each caller has opened that are still open. Kept in the memory of this process alone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager

MOST_CALLERS = 10_000
"""Callers who are remembered, those who opened tables last."""


class TooManyTables(Exception):
    """A caller has as many tables open as one may."""


class OpenTables:
    """The tables of each caller, at most `most`. `still_open` says which of some tables are."""

    def __init__(self, most: int, still_open: Callable[[Collection[str]], Awaitable[set[str]]]) -> None:
        self._most = most
        self._still_open = still_open
        self._callers: OrderedDict[str, _Opened] = OrderedDict()

    @asynccontextmanager
    async def one_more(self, caller: str) -> AsyncIterator[Callable[[str], None]]:
        """Open a table meanwhile, and say its name when it is open; TooManyTables if the caller has too many."""
        mine = self._of(caller)
        if mine.count >= self._most:
            known = set(mine.tables)
            mine.tables -= known - await self._still_open(known)
        if mine.count >= self._most:
            raise TooManyTables(caller)
        mine.opening += 1
        try:
            yield mine.tables.add
        finally:
            mine.opening -= 1

    def _of(self, caller: str) -> _Opened:
        mine = self._callers.setdefault(caller, _Opened())
        self._callers.move_to_end(caller)
        if len(self._callers) > MOST_CALLERS:
            self._callers.popitem(last=False)
        return mine


class _Opened:
    """What one caller has opened, and how many tables are being opened for him just now."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.opening = 0

    @property
    def count(self) -> int:
        return len(self.tables) + self.opening
