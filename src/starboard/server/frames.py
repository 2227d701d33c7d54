"""The short way in and out of a WebSocket: a text in one frame passes by the layers that it need not meet.

Whatever is not as plain as that (parts of messages, several at once, pings, whatever must wait) goes the long way
through uvicorn and websockets. The table service negotiates no extensions, so a frame is a few bytes before the text
(RFC 6455, section 5.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

EXTENSION = "starboard.frames"
"""Where an application finds `write` and `listen` among the extensions of its ASGI scope."""

Hear: TypeAlias = Callable[[str], bool]
"""Takes a text in the moment in which it arrives; False if it must wait its turn. It then comes the long way."""

FINAL_TEXT = 0x81
FINAL, CONTROL = 0x80, 0x08
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In place of a length: it follows, in so many bytes."""
MASK_BYTES = 4


class ShortWay(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a short way for plain texts, for an application that asks for it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hear: Hear | None = None
        self._between_messages = True
        """Whether everything that came so far is complete; what comes in pieces goes the long way for good."""

    def handle_connect(self, event: Request) -> None:
        """A client asks to be connected; if it may be, the application is called, a moment later."""
        super().handle_connect(event)
        if not self.handshake_complete and not self.config.ws_per_message_deflate:
            self.scope["extensions"][EXTENSION] = {"write": self._write, "listen": self._listen}

    def _write(self, text: bytes) -> bool:
        """Send a text at once; False, and nothing sent, if it would have to wait or the line is no longer open."""
        if not self._is_open() or not self.writable.is_set():
            return False
        self.transport.write(frame(text))
        return True

    def _listen(self, hear: Hear) -> None:
        self._hear = hear

    def _is_open(self) -> bool:
        return self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()

    def data_received(self, data: bytes) -> None:
        """Something has arrived; nothing overtakes what came before it and waits."""
        if self._between_messages:
            if self._hear is not None and not self.read_paused and self._is_open():
                text = lone_text(data)
                if text is not None and self._hear(text):
                    return
            if self.handshake_complete:
                self._between_messages = are_whole_messages(data)
            else:
                self._between_messages = data.endswith(b"\r\n\r\n")
        super().data_received(data)


def frame(text: bytes) -> bytes:
    """A text as one frame of a server."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((FINAL_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((FINAL_TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + text
    return bytes((FINAL_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text


def lone_text(data: bytes) -> str | None:
    """The text of one complete frame of a client, if that is what these bytes are, and no more than 64 KiB."""
    if len(data) < 2 or data[0] != FINAL_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[2:4], "big"), 4
    elif length == EIGHT_BYTES:
        return None
    text = start + MASK_BYTES
    if len(data) != text + length:
        return None
    try:
        return apply_mask(data[text:], data[start:text]).decode()
    except UnicodeDecodeError:
        return None


def are_whole_messages(data: bytes) -> bool:
    """Whether bytes that begin with a frame are complete frames, none of which is a part of a larger message."""
    at = 0
    while len(data) - at >= 2:
        head, length = data[at], data[at + 1] & ~MASKED
        if not head & FINAL and not head & CONTROL:
            return False
        start = at + 2 + (MASK_BYTES if data[at + 1] & MASKED else 0)
        if length == TWO_BYTES:
            length, start = int.from_bytes(data[at + 2 : at + 4], "big"), start + 2
        elif length == EIGHT_BYTES:
            length, start = int.from_bytes(data[at + 2 : at + 10], "big"), start + 8
        at = start + length
    return at == len(data)
