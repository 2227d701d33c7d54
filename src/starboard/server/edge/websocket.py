"""WebSockets from strangers: every frame counts against its connection's budget, and a plain text has a short way.

What arrives is handed on to uvicorn frame by frame, as far as the budget and the application allow; the rest is held
back, and nothing more is read meanwhile. A text in one frame (which is what `starboard bench table` measures) passes by
all of this, by uvicorn and by its queue, whenever nothing waits before it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN

from starboard.server.edge.config import EdgeConfig
from starboard.server.edge.frames import (
    CONTINUATION,
    CONTROL,
    FINAL,
    OPCODE,
    frame,
    frame_bytes,
    is_lawful,
    lone_text,
)
from starboard.server.edge.gate import Slot
from starboard.server.edge.outflow import Outflow
from starboard.server.limits import Bucket

logger = logging.getLogger("starboard.server.edge")

EXTENSION = "starboard.frames"
"""Where an application finds `write`, `listen` and `watch` among the extensions of its ASGI scope."""

Hear: TypeAlias = Callable[[str], bool]
"""Takes a text in the moment in which it arrives; False if it must wait its turn. It then comes the long way."""

FRAMES_AT_ONCE = 8
"""Who has used up its budget is heard again when there is enough for so many: fewer timers for the same frames."""
LONGEST_HEADER = 14
NO_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BYTES_A_FRAME = 4096


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a budget, and a short way for an application that asks for it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        assert isinstance(self.config, EdgeConfig)
        self._limits = limits = self.config.limits
        self._gate = self.config.gate
        self._slot: Slot | None = None
        self._outflow = Outflow(limits)
        self._budget = Bucket(limits.frames, limits.frames_a_second)
        self._hear: Hear | None = None
        self._held = bytearray()
        """What has arrived and was not handed on: it begins with a frame."""
        self._is_holding_back = False
        """Whether complete frames wait."""
        self._fragments = 0
        """Frames of the message that is under way, or none."""
        self._waking: asyncio.TimerHandle | None = None
        self._ignored: int | None = None
        """Bytes that came after the client was hung up on for breaking the rules."""

    # The connection.

    def take_slot(self, slot: Slot) -> None:
        """Take over the place of the connection that was HTTP so far. It is idle until the application listens."""
        self._slot = slot
        slot.holder = self
        self._gate.set_idle(slot, True)

    def handle_connect(self, event: Request) -> None:
        """A client asks to be connected; if it may be, the application is called, a moment later."""
        super().handle_connect(event)
        if not self.handshake_complete and not self.config.ws_per_message_deflate:
            self.scope["extensions"][EXTENSION] = {
                "write": self._write,
                "listen": self._listen,
                "watch": self._watch,
            }

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        self._held.clear()
        if self._waking is not None:
            self._waking.cancel()
        if self._slot is not None:
            self._gate.release(self._slot)

    def evict(self) -> None:
        """Close at once, in favour of another connection."""
        self.transport.abort()

    def sweep(self, now: float) -> None:
        """See whether the client reads what it is sent."""
        if self._outflow.is_stalled(self.transport, now):
            self.transport.abort()

    # The application.

    def _write(self, text: bytes) -> bool:
        """Send a text at once; False, and nothing sent, if it would have to wait or the line is no longer open."""
        if not self._is_open() or not self.writable.is_set():
            return False
        self.transport.write(frame(text))
        return True

    def _listen(self, hear: Hear) -> None:
        """The application knows whom it speaks to, and takes texts the short way from now on."""
        self._hear = hear
        if self._slot is not None:
            self._gate.set_idle(self._slot, False)

    def _watch(self, watches: bool) -> bool:
        """The client only watches, or has a seat; False if there is no place for one more who watches."""
        if self._slot is None:
            return True
        if watches:
            return self._gate.watch(self._slot)
        self._gate.stop_watching(self._slot)
        return True

    def _is_open(self) -> bool:
        return self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()

    async def receive(self) -> Any:
        """The next event for the application."""
        event = await super().receive()
        if self._held or not self.writable.is_set():  # uvicorn may have begun to read again
            self._hand_on()
        return event

    async def send(self, message: Any) -> None:
        """Do what the application says."""
        await super().send(message)
        if self._held:
            self._hand_on()

    def pause_writing(self) -> None:
        """The client does not read; so nothing more that it says is answered."""
        super().pause_writing()
        self._read_or_not()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.loop.call_soon(self._hand_on)

    # What arrives.

    def data_received(self, data: bytes) -> None:
        """Something has arrived; nothing overtakes what came before it and waits."""
        if self._hear is not None and not (self._held or self._fragments or self.read_paused) and self._is_open():
            text = lone_text(data)
            if text is not None and self._budget.take(1 + len(data) // BYTES_A_FRAME):
                if not self._hear(text):
                    super().data_received(data)
                return
        if self._ignored is not None:
            self._ignore(data)
        elif self.handshake_initiated:
            self._held += data
            self._hand_on()
        else:
            self._shake_hands(data)

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the library does not take it for a request, and uvicorn would wait for ever
            self.transport.write(b"".join(self.conn.data_to_send()) or NO_REQUEST)
            self.transport.close()

    def _hand_on(self) -> None:
        """Let uvicorn have the frames that are complete and paid for, one by one."""
        self._is_holding_back = False
        while self._held and not self.transport.is_closing() and self._ignored is None:
            if not self.handshake_complete or self.read_paused or not self.writable.is_set():
                self._is_holding_back = True
                break
            size = self._next_frame()
            if size is None:
                break
            if not self._budget.take(1 + size // BYTES_A_FRAME):
                self._is_holding_back = True
                self._wake_later()
                break
            piece = bytes(self._held[:size])
            del self._held[:size]
            if self._is_fragment_too_many(piece[0]):
                self._fail(CloseCode.POLICY_VIOLATION, "too many fragments")
            else:
                super().data_received(piece)
        self._read_or_not()

    def _next_frame(self) -> int | None:
        """How long the next frame is; None if not all of it is there, or if it may not be sent at all."""
        if len(self._held) >= 2 and not is_lawful(self._held):
            self._fail(CloseCode.PROTOCOL_ERROR, "not a frame that a client may send")
            return None
        size = frame_bytes(self._held)
        if size is not None and size > self.config.ws_max_size + LONGEST_HEADER:
            self._fail(CloseCode.MESSAGE_TOO_BIG, f"expected at most {self.config.ws_max_size} bytes")
        return size if size is not None and size <= len(self._held) else None

    def _is_fragment_too_many(self, head: int) -> bool:
        if head & CONTROL:
            return False
        if head & FINAL:
            is_too_many = self._fragments >= self._limits.fragments
            self._fragments = 0
            return is_too_many
        self._fragments = self._fragments + 1 if head & OPCODE == CONTINUATION else 1
        return self._fragments > self._limits.fragments

    def _wake_later(self) -> None:
        if self._waking is None:
            wait = self._budget.seconds_until(FRAMES_AT_ONCE)
            self._waking = self.loop.call_later(wait, self._wake)

    def _wake(self) -> None:
        self._waking = None
        self._hand_on()

    def _read_or_not(self) -> None:
        """Read on if nothing of what has arrived waits and the client reads too."""
        if self.transport.is_closing() or self._ignored is not None:
            self._held.clear()
        elif self._is_holding_back or self.read_paused or not self.writable.is_set():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    # What breaks the rules.

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, why: str) -> None:
        self.conn.fail(code, why)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """A client has broken the rules of WebSockets: it is told why, given a moment to read it, and hung up on.

        uvicorn would close at once; what had not been read by then would make the system take the reason back.
        """
        assert self.conn.close_sent is not None
        closed = self.conn.close_sent
        logger.warning("a WebSocket broke the rules and was closed with code %d", closed.code)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closed.code, "reason": closed.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._ignored = 0
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self._limits.linger_seconds, self.transport.abort)

    def _ignore(self, data: bytes) -> None:
        self._ignored = (self._ignored or 0) + len(data)
        if self._ignored > self._limits.ignored_bytes:
            self.transport.abort()
