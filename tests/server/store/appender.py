"""A process that appends to a table as fast as it can, and says which of its lines were acknowledged.

Arguments: the database, a table, a name. Each line it prints is the number of a line of the journal that it was told is
durable; the entry of that line is its name and a count.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import time

from starboard.server.store import Store


async def append(url: str, table: str, name: str) -> None:
    store = await Store.open(url)
    number = len(await store.rows(table))
    for turn in itertools.count():
        while not await store.append(table, number, time.time(), f"{name} {turn}".encode()):
            number = (await store.rows(table, number - 1))[-1].number + 1
        sys.stdout.write(f"{number} {name} {turn}\n")
        sys.stdout.flush()
        number += 1
        await asyncio.sleep(0)


if __name__ == "__main__":
    asyncio.run(append(*sys.argv[1:]))
