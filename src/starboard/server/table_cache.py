"""Tables that sleep, read for those who only look: nobody acts here, so clocks and bots stand still."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from starboard.server import journal
from starboard.server.store import Row, Store
from starboard.server.table import Table

AT_ONCE = 16
"""Entries of a journal that are read before the tables that are alive get their turn again."""

READ_LATELY = 8
"""Tables that are kept in memory for whoever looks again."""


class TableCache:
    """The tables that were looked at lately."""

    def __init__(self) -> None:
        self._read: OrderedDict[str, tuple[Table, Row]] = OrderedDict()
        """Each with the last line that was read."""

    async def table(self, store: Store, name: str) -> Table | None:
        """A table as its journal has it now; None if there is no such table."""
        table, last = self._read.pop(name, (None, None))  # nobody else has it while it is read on
        rows = await store.rows(name, -1 if last is None else last.number - 1)
        if last is not None:
            if rows[:1] == [last]:
                del rows[0]
            else:  # it was deleted, or restored from a backup
                table, last = None, None
                rows = await store.rows(name)
        for row in rows:
            entry = journal.read_entry(row.entry)
            if table is None:
                assert isinstance(entry, journal.Opened)
                table = Table(name, entry, row.at)
            else:
                table.apply(entry)
            if row.number % AT_ONCE == 0:
                await asyncio.sleep(0)
            last = row
        if table is not None and last is not None:
            self._read[name] = table, last
            if len(self._read) > READ_LATELY:
                self._read.popitem(last=False)
        return table
