"""Tables that sleep, read for those who only look: nobody acts here, so clocks and bots stand still."""

from __future__ import annotations

from collections import OrderedDict

from starboard.server.reading import JournalReader
from starboard.server.table import Table

READ_LATELY = 8
"""Tables that are kept in memory for whoever looks again."""


class TableCache:
    """The tables that were looked at lately."""

    def __init__(self) -> None:
        self._read: OrderedDict[str, Table] = OrderedDict()

    async def table(self, reader: JournalReader, name: str) -> Table | None:
        """A table as its journal has it now; None if there is no such table."""
        table = self._read.pop(name, None)  # nobody else has it while it is read on
        if table is None:
            table = await reader.read(name)
        else:
            await reader.read_on(table)
        if table is not None:
            self._read[name] = table
            if len(self._read) > READ_LATELY:
                self._read.popitem(last=False)
        return table
