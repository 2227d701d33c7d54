"""A process of clients, apart from the servers and from whoever measures: it takes orders as lines and answers each.

`python -m starboard.server.load.clients` is started by the load test only.
"""

from __future__ import annotations

import asyncio
import sys
from time import process_time
from typing import TypeAlias

import msgspec
import uvloop
from msgspec import Struct

from starboard.server.load.crowd import BareCrowd, Crowd, Measured, TableCrowd


class Open(Struct, tag=True):
    """Sit down at so many tables; `message_bytes` is for the bare broadcast, which has no messages of its own."""

    crowd: str
    address: str
    tables: int
    message_bytes: int | None = None


class Act(Struct, tag=True):
    """Let a crowd act for so many seconds."""

    crowd: str
    seconds: float


Order: TypeAlias = Open | Act

_decode = msgspec.json.Decoder(Order).decode


async def obey() -> None:
    """Take orders until there are no more."""
    crowds: dict[str, Crowd] = {}
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.buffer.readline):
        measured = await _obey(_decode(line), crowds)
        sys.stdout.buffer.write(msgspec.json.encode(measured) + b"\n")
        sys.stdout.buffer.flush()
    for crowd in crowds.values():
        crowd.close()


async def _obey(order: Order, crowds: dict[str, Crowd]) -> Measured:
    if isinstance(order, Open):
        crowd = TableCrowd() if order.message_bytes is None else BareCrowd(order.message_bytes)
        await crowd.open(order.address, order.tables)
        crowds[order.crowd] = crowd
        return crowd.measured
    began = process_time()
    measured = await crowds[order.crowd].act_for(order.seconds)
    measured.processor_seconds = process_time() - began
    return measured


if __name__ == "__main__":
    uvloop.run(obey())
