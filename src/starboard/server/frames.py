"""The short way out of a WebSocket: a text is written as one frame, past the layers that a message need not meet.

Servers send frames unmasked, and the table service negotiates no extensions, so a frame is a few bytes before the text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "starboard.frames"
"""Where an application finds the short way among the extensions of its ASGI scope."""

Write: TypeAlias = Callable[[bytes], bool]
"""Sends a text at once; False, and nothing sent, if it would have to wait or the line is no longer open."""

FINAL_TEXT = b"\x81"


class ShortWay(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which offers to its application to write frames at once."""

    def handle_connect(self, event: Request) -> None:
        """A client asks to be connected; if it may be, the application is called, a moment later."""
        super().handle_connect(event)
        if not self.handshake_complete and not self.config.ws_per_message_deflate:
            self.scope["extensions"][EXTENSION] = {"write": self._write}

    def _write(self, text: bytes) -> bool:
        if self.close_sent or not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """A text as one frame of a server (RFC 6455, section 5.2)."""
    length = len(text)
    if length < 126:
        return FINAL_TEXT + length.to_bytes(1, "big") + text
    if length < 1 << 16:
        return FINAL_TEXT + b"\x7e" + length.to_bytes(2, "big") + text
    return FINAL_TEXT + b"\x7f" + length.to_bytes(8, "big") + text
