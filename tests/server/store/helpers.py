"""Opening stores in tests, and tables to put in them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from starboard.server.store import Heard, Listing, Store

NOON = 1_700_000_000.0


@contextlib.asynccontextmanager
async def opened(url: str, heard: Heard | None = None) -> AsyncIterator[Store]:
    store = await Store.open(url, heard=heard)
    try:
        yield store
    finally:
        await store.close()


def listing(table: str, *, private: bool = False, stage: str = "waiting", touched: float = NOON) -> Listing:
    return Listing(table, "galaxy", private, stage, NOON, touched, b'{"seats": 4}')


async def with_table(store: Store, table: str = "kitchen") -> str:
    await store.create(listing(table), NOON, [b"opened"])
    return table


async def entries(store: Store, table: str) -> list[bytes]:
    """All lines of a journal, which must be numbered from 0 without a gap."""
    rows = await store.rows(table)
    assert [row.number for row in rows] == list(range(len(rows)))
    return [row.entry for row in rows]


async def until(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
