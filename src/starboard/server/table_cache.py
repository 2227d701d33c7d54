"""Tables that sleep, read for those who only look: nobody acts here, so clocks and bots stand still."""

from __future__ import annotations

from collections import OrderedDict

from starboard.server.reading import JournalReader
from starboard.server.store import Row
from starboard.server.table import Table

READ_LATELY = 8
"""Tables that are kept in memory for whoever looks again."""


class TableCache:
    """The tables that were looked at lately."""

    def __init__(self) -> None:
        self._read: OrderedDict[str, tuple[Table, Row]] = OrderedDict()
        """Each with the last line of its journal that was read."""

    async def table(self, reader: JournalReader, name: str) -> Table | None:
        """A table as its journal has it now; None if there is no such table."""
        table, last = self._read.pop(name, (None, None))  # nobody else has it while it is read on
        if table is None or await reader.line(name, table.number) != last:
            # It was never read; or it was deleted since, or restored from a backup.
            table, last = await reader.read(name), None
            if table is None:
                return None
        elif await reader.read_on(table):
            last = None
        last = last or await reader.line(name, table.number)
        if last is not None:
            self._read[name] = table, last
            if len(self._read) > READ_LATELY:
                self._read.popitem(last=False)
        return table
