"""How an application is put on the network: the one place for the settings of uvicorn and of the interpreter."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys

import uvicorn
from starlette.applications import Starlette

from starboard.server.frames import ShortWay

COLLECT_AFTER = (50_000, 20, 50)
"""A picture of a table is hundreds of objects that live until the next one, and none of them ever refers back to
itself. By default Python looks for such cycles after every second act, and through all tables every few seconds."""

HAND_OVER_AFTER = 0.0005
"""Seconds for which a thread that works for the database may keep the interpreter while somebody's act waits for it;
by default ten times that."""


def serve(app: Starlette, listener: socket.socket, web_sockets: type[asyncio.Protocol] = ShortWay) -> None:
    """Answer on a socket until the process is told to end."""
    gc.collect()
    gc.freeze()  # modules and catalogues stay for ever; nobody need look at them again
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(HAND_OVER_AFTER)
    uvicorn.Server(settings(app, web_sockets)).run(sockets=[listener])


def settings(app: Starlette, web_sockets: type[asyncio.Protocol]) -> uvicorn.Config:
    """What the table service runs with; the load test's bare broadcast too, but for the short way of WebSockets."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=web_sockets,
        ws_per_message_deflate=False,  # messages are small; packing them costs more than sending them
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
    )
