"""How an application is put on the network: the one place for the settings of uvicorn and of the interpreter."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette

from starboard.server.frames import ShortWay

COLLECT_AFTER = (50_000, 20, 50)
"""A picture of a table is hundreds of objects that live until the next one, and none of them ever refers back to
itself. By default Python looks for such cycles after every second act, and through all tables every few seconds."""

HAND_OVER_AFTER = 0.0005
"""Seconds for which a thread that works for the database may keep the interpreter while somebody's act waits for it;
by default ten times that."""


def serve(
    app: Starlette,
    listener: socket.socket,
    web_sockets: type[asyncio.Protocol] = ShortWay,
    say_goodbye: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Answer on a socket until the process is told to end (SIGTERM, SIGINT); then returns when all is in order.

    `say_goodbye` is called when nobody can connect any more and those who are connected still are.
    """
    gc.collect()
    gc.freeze()  # modules and catalogues stay for ever; nobody need look at them again
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(HAND_OVER_AFTER)
    _Server(settings(app, web_sockets), say_goodbye).run(sockets=[listener])


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
