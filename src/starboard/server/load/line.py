"""A WebSocket of a client that is cheap enough to have hundreds of them in one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class Line(asyncio.Protocol):
    """Calls `hear` with every text message, in the moment in which it arrives; no task waits for it."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport
        self._protocol: ClientProtocol

    async def open(self, address: str) -> None:
        """Connect to ws://..., and return when messages may be sent."""
        uri = parse_uri(address)
        self._protocol = ClientProtocol(uri, max_size=None)
        await asyncio.get_running_loop().create_connection(lambda: self, uri.host, uri.port)
        await self._opened

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade to a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hand on what is complete."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._hear(bytes(event.data))
            elif isinstance(event, Response):
                self._answered(self._protocol.handshake_exc)
        self._flush()

    def _answered(self, problem: Exception | None) -> None:
        if problem is None:
            self._opened.set_result(None)
        else:
            self._opened.set_exception(problem)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for an answer need not wait any longer."""
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionResetError("the server hung up"))

    def _flush(self) -> None:
        data: list[Any] = self._protocol.data_to_send()
        for part in data:
            if part:
                self._transport.write(part)
