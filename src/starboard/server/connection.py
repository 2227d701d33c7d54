"""The line to one client: messages go out at once while it keeps up, and wait in order when it does not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET

from starboard.server.inline import run_inline
from starboard.server.protocol import Bye, ByeCode, Language
from starboard.server.voice import service_words

RETRY: Mapping[ByeCode, int] = {"crowded": 20, "fault": 2}
"""Seconds after which a client may try again; after other good-byes it knows by itself whether and when to."""

MOST_WAITING = 500
"""Messages that may wait for a slow client before the line is closed; it then comes back for what it missed."""

GOING_AWAY = 1001
POLICY = 1008

AsgiSend = Callable[[Any], Awaitable[None]]
Write = Callable[[bytes], bool]
"""Sends a text at once; False, and nothing sent, if it would have to wait or the line is no longer open."""


class Connection:
    """Sends without making anybody wait. Nothing is sent after `close`."""

    def __init__(self, send: AsgiSend, write: Write | None = None, language: Language = "en") -> None:
        """`write` is the short way that `send` may be spared."""
        self.language: Language = language
        self.closed = False
        self._asgi_send = send
        self._write = write
        self._waiting: deque[dict[str, Any]] = deque()
        self._sending: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Send a message when the client is ready for it."""
        if self.closed:
            return
        if self._sending is None and self._write is not None and self._write(message):
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close("too_slow")
            return
        self._put({"type": "websocket.send", "text": message.decode()})

    def close(self, code: ByeCode, reason: str = "") -> None:
        """Say good-bye, with what the host of the server has to say about it, and hang up."""
        if self.closed:
            return
        self.closed = True
        why = f"{self._words(code)} {reason}".rstrip()
        bye = msgspec.json.encode(Bye(code=code, why=why, retry=RETRY.get(code, UNSET), reason=reason or UNSET))
        self._put({"type": "websocket.send", "text": bye.decode()})
        self._put({"type": "websocket.close", "code": GOING_AWAY if code == "closing" else POLICY})

    def _words(self, code: ByeCode) -> str:
        try:
            return service_words(self.language)(f"bye-{code.replace('_', '-')}")
        except Exception:  # whatever is wrong with the words, the line is closed
            return code

    def lost(self) -> None:
        """The client has gone: send nothing more."""
        self.closed = True
        self._waiting.clear()

    def _put(self, event: dict[str, Any]) -> None:
        if self._sending is not None:
            self._waiting.append(event)
            return
        try:
            rest = run_inline(self._asgi_send(event))
        except Exception:  # as below
            return
        if rest is not None:
            self._sending = asyncio.get_running_loop().create_task(self._send_the_rest(rest))

    async def _send_the_rest(self, rest: Awaitable[object]) -> None:
        await _never_fails(rest)
        while self._waiting:
            await _never_fails(self._asgi_send(self._waiting.popleft()))
        self._sending = None


async def _never_fails(sending: Awaitable[object]) -> None:
    """A line that breaks while something is sent is noticed by whoever listens to it."""
    with suppress(Exception):
        await sending
