"""How an application is put on the network: the one place for the settings of uvicorn and of the interpreter."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.server.edge.config import EdgeConfig
from starboard.server.edge.http import GuardedHttp
from starboard.server.edge.limits import EdgeLimits, most_connections, raise_descriptor_limit
from starboard.server.edge.quiet import keep_logs_short
from starboard.server.edge.websocket import GuardedWebSocket

COLLECT_AFTER = (50_000, 20, 50)
"""A picture of a table is hundreds of objects that live until the next one, and none of them ever refers back to
itself. By default Python looks for such cycles after every second act, and through all tables every few seconds."""

HAND_OVER_AFTER = 0.0005
"""Seconds for which a thread that works for the database may keep the interpreter while somebody's act waits for it;
by default ten times that."""

SETTINGS: dict[str, Any] = {
    "log_config": None,  # one format for all lines, which the command line chooses
    "log_level": "warning",
    "access_log": False,
    "ws_per_message_deflate": False,  # messages are small; packing them costs more than sending them
    "ws_max_size": 64 * 1024,
    "timeout_graceful_shutdown": 3,
}
"""For the table service and for the load test's bare broadcast."""


def serve(
    app: Starlette,
    listener: socket.socket,
    limits: EdgeLimits | None = None,
    say_goodbye: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Answer strangers on a socket until the process is told to end (SIGTERM, SIGINT); returns when all is in order.

    `say_goodbye` is called when nobody can connect any more and those who are connected still are.
    """
    limits = limits or EdgeLimits()
    connections = most_connections(limits.connections, raise_descriptor_limit())
    limits = msgspec.structs.replace(limits, connections=connections)
    keep_logs_short()
    _run(guarded(app, limits), listener, say_goodbye)


def guarded(app: Starlette, limits: EdgeLimits) -> EdgeConfig:
    """What the table service runs with: every connection comes through the edge."""
    return EdgeConfig(
        app, limits, http=GuardedHttp, ws=GuardedWebSocket, timeout_keep_alive=limits.idle_seconds, **SETTINGS
    )


def serve_plainly(app: Starlette, listener: socket.socket) -> None:
    """Answer as the framework does by itself: without guards, and without short ways."""
    raise_descriptor_limit()
    _run(uvicorn.Config(app, ws=WebSocketsSansIOProtocol, **SETTINGS), listener, None)


def _run(config: uvicorn.Config, listener: socket.socket, say_goodbye: Callable[[], Awaitable[None]] | None) -> None:
    gc.collect()
    gc.freeze()  # modules and catalogues stay for ever; nobody need look at them again
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(HAND_OVER_AFTER)
    _Server(config, say_goodbye).run(sockets=[listener])


class _Server(uvicorn.Server):
    """uvicorn's server, which says good-bye before it hangs up, and whose process ends well when it is told to end."""

    def __init__(self, config: uvicorn.Config, say_goodbye: Callable[[], Awaitable[None]] | None) -> None:
        super().__init__(config)
        self._say_goodbye = say_goodbye

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close everything in order."""
        for server in self.servers:
            server.close()
        if self._say_goodbye is not None and not self.force_exit:
            await self._say_goodbye()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would end the process by the signal that it was told to end with, as if it had not heard it."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()
