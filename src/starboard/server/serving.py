"""How an application is put on the network: the one place for the settings of uvicorn and of the interpreter."""

from __future__ import annotations

import gc
import socket

import uvicorn
from starlette.applications import Starlette

from starboard.server.frames import ShortWay

COLLECT_AFTER = (50_000, 20, 50)
"""A picture of a table is hundreds of objects that live until the next one, and none of them ever refers back to
itself. By default Python looks for such cycles after every second act, and through all tables every few seconds."""


def serve(app: Starlette, listener: socket.socket) -> None:
    """Answer on a socket until the process is told to end."""
    gc.collect()
    gc.freeze()  # modules and catalogues stay for ever; nobody need look at them again
    gc.set_threshold(*COLLECT_AFTER)
    uvicorn.Server(settings(app)).run(sockets=[listener])


def settings(app: Starlette) -> uvicorn.Config:
    """What the table service runs with; the load test's bare broadcast runs with the same."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=ShortWay,
        ws_per_message_deflate=False,  # messages are small; packing them costs more than sending them
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
    )
