"""HTTP from strangers: what a request may weigh and how long it may take, before the application hears of it.

uvicorn's parser keeps whatever a client sends of a header, and waits for the rest of it for ever.
"""

from __future__ import annotations

import logging
from enum import Enum
from http import HTTPStatus
from math import inf
from typing import Any

import httptools
from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from starboard.server.edge.addresses import network_of
from starboard.server.edge.config import EdgeConfig
from starboard.server.edge.gate import Slot
from starboard.server.edge.outflow import Outflow
from starboard.server.edge.websocket import GuardedWebSocket

logger = logging.getLogger("starboard.server.edge")

LONGEST_LENGTH = 9
"""Digits of a content-length that are worth reading."""


class Answer(Struct, frozen=True):
    """Why a request is not served, told by the edge itself."""

    status: HTTPStatus
    text: str
    headers: tuple[str, ...] = ()

    def encoded(self) -> bytes:
        """The whole response."""
        body = f"{self.text}\n".encode()
        lines = [
            f"HTTP/1.1 {self.status.value} {self.status.phrase}",
            "content-type: text/plain; charset=utf-8",
            f"content-length: {len(body)}",
            "connection: close",
            *self.headers,
        ]
        return "".join(f"{line}\r\n" for line in [*lines, ""]).encode() + body


MALFORMED = Answer(HTTPStatus.BAD_REQUEST, "This is not a valid HTTP request.")
EARLY = Answer(HTTPStatus.BAD_REQUEST, "This request came before earlier ones were answered.")
LATE = Answer(HTTPStatus.REQUEST_TIMEOUT, "The request took too long to arrive.")
LONG_BODY = Answer(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "The body of this request is too long.")
LONG_TARGET = Answer(HTTPStatus.REQUEST_URI_TOO_LONG, "The address in this request is too long.")
LONG_HEAD = Answer(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The headers of this request are too long or too many.")
FULL = Answer(
    HTTPStatus.SERVICE_UNAVAILABLE, "There are too many connections; try again in a moment.", ("retry-after: 5",)
)
CROWDED = Answer(
    HTTPStatus.SERVICE_UNAVAILABLE,
    "There are too many connections from your address; close some and try again.",
    ("retry-after: 5",),
)


class Phase(Enum):
    """What the next byte belongs to."""

    BETWEEN = 0
    HEAD = 1
    BODY = 2


class _Refused(Exception):
    """Ends the parser's work on a request; why is kept in `_refusal`, for the parser passes nothing on."""


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP with bounds, for the connections that a gate lets in."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        assert isinstance(self.config, EdgeConfig)
        self._limits = self.config.limits
        self._gate = self.config.gate
        self._proxies = self.config.proxies
        self._slot: Slot | None = None
        self._proxied = False
        self._outflow = Outflow(self._limits)
        self._phase = Phase.BETWEEN
        self._parts = 0
        """Heads and bodies that were complete so far."""
        self._arrived = 0
        """Bytes of this head or body, not counting those that came together with the end of the last."""
        self._deadline = inf
        self._refusal = MALFORMED
        self._ended = False
        """Whether what arrives from now on is ignored."""
        self._ignored = 0

    # The connection.

    def connection_made(self, transport: Any) -> None:
        """Somebody connects. A proxy's connections are nobody's own until a request says whose it is."""
        super().connection_made(transport)
        caller = self.client[0] if self.client else ""
        self._proxied = caller in self._proxies
        self._slot = self._gate.admit(self, None if self._proxied else network_of(caller))
        self._deadline = self.loop.time() + self._limits.head_seconds
        if self._slot is None:
            self._deadline = self.loop.time() + self._limits.linger_seconds
            if not self._gate.turn_away(self):
                self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        self._deadline = inf
        self._gate.forget(self)
        if self._slot is not None:
            self._gate.release(self._slot)

    def evict(self) -> None:
        """Close at once, in favour of another connection."""
        self.transport.abort()

    def sweep(self, now: float) -> None:
        """Look at the deadlines."""
        if now > self._deadline:
            self._expire(now)
        if self._outflow.is_stalled(self.transport, now):
            self.transport.abort()

    def _expire(self, now: float) -> None:
        if self._ended or self._slot is None:
            self.transport.abort()
        elif self.flow.read_paused:  # it is us who do not read
            self._deadline = now + self._limits.body_seconds
        elif self._phase is Phase.BETWEEN and not self._arrived:
            self.transport.close()
            self._deadline = inf
        else:
            self._dismiss(LATE)

    # What arrives.

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, in pieces that are no longer than what may still come."""
        if self._ended:
            self._ignore(data)
            return
        self._unset_keepalive_if_required()
        if self._slot is None:
            self._dismiss(FULL)
            return
        if self._deadline == inf and self._phase is Phase.BETWEEN:
            self._deadline = self.loop.time() + self._limits.head_seconds
        at = 0
        while at < len(data) and not self._ended:
            most = self._limits.body_bytes if self._phase is Phase.BODY else self._limits.head_bytes
            piece = data[at : at + most - self._arrived + 1]
            parts = self._parts
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade as upgrade:
                self._change_protocol(data[at + upgrade.args[0] :])
                return
            except httptools.HttpParserError:
                self._dismiss(self._refusal)
                return
            at += len(piece)
            self._arrived = self._arrived + len(piece) if parts == self._parts else 0
            if self._arrived > most:
                self._dismiss(LONG_BODY if self._phase is Phase.BODY else LONG_HEAD)

    def _ignore(self, data: bytes) -> None:
        self._ignored += len(data)
        if self._ignored > self._limits.ignored_bytes:
            self.transport.abort()

    def _enter(self, phase: Phase, seconds: float) -> None:
        self._phase = phase
        self._parts += phase is not Phase.HEAD
        self._deadline = self.loop.time() + seconds

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._enter(Phase.HEAD, self._limits.head_seconds)

    def on_url(self, url: bytes) -> None:
        """A part of the address that is asked for."""
        super().on_url(url)
        if len(self.url) > self._limits.target_bytes:
            self._refuse(LONG_TARGET)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer after the body."""
        super().on_header(name, value)
        if len(self.headers) > self._limits.headers:
            self._refuse(LONG_HEAD)

    def on_headers_complete(self) -> None:
        """A request's headers are all there."""
        assert self._slot is not None
        if self._proxied and not self._gate.move(self._slot, network_of(self._caller())):
            self._refuse(CROWDED)
        for name, value in self.headers:
            if name == b"content-length" and _is_more(value, self._limits.body_bytes):
                self._refuse(LONG_BODY)
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if len(self.pipeline) >= self._limits.pipelined or (is_answering and self._turns_into_websocket()):
            self._refuse(EARLY)
        super().on_headers_complete()
        self._enter(Phase.BODY, self._limits.body_seconds)

    def on_message_complete(self) -> None:
        """A request is complete."""
        super().on_message_complete()
        assert self._slot is not None
        self._enter(Phase.BETWEEN, inf)
        if self.cycle is None or not self.cycle.response_complete:
            self._gate.set_idle(self._slot, False)
        elif not self._turns_into_websocket():  # it was answered before all of it was there
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_response_complete(self) -> None:
        """A request has been answered."""
        super().on_response_complete()
        if self._slot is not None and not self.pipeline:
            self._gate.set_idle(self._slot, True)
            if self._proxied:
                self._gate.move(self._slot, None)

    def _caller(self) -> str:
        """The address of whoever asks, by the proxy's word, or the proxy itself if it says nothing."""
        told = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for").decode("latin-1")
        found = self._proxies.get_trusted_client_address(told)[0] if told else ""
        return found or (self.client[0] if self.client else "")

    # What becomes of it.

    def _turns_into_websocket(self) -> bool:
        return self.parser.should_upgrade() and self._should_upgrade()

    def _change_protocol(self, rest: bytes) -> None:
        """A request asks for another protocol than HTTP. WebSockets are spoken here; for others it is plain HTTP."""
        assert self._slot is not None
        if not self._should_upgrade():
            logger.warning("a client asked for a protocol that is not spoken here; it got HTTP")
            self._finish()
            return
        self._deadline = inf
        self.handle_websocket_upgrade()
        del self.parser  # which holds this protocol as this one holds it
        taken_over = self.transport.get_protocol()
        assert isinstance(taken_over, GuardedWebSocket)
        taken_over.take_slot(self._slot)
        if rest:
            taken_over.data_received(rest)

    def _refuse(self, answer: Answer) -> None:
        self._refusal = answer
        raise _Refused

    def _end(self, seconds: float) -> None:
        self._ended = True
        self._deadline = self.loop.time() + seconds
        self.flow.resume_reading()

    def _finish(self) -> None:
        """Answer what was asked so far, then close."""
        self._end(inf)
        self.cycle.keep_alive = False

    def _dismiss(self, answer: Answer) -> None:
        """Say why a request is not served, unless an earlier one is still being answered, and close."""
        if answer.status is not HTTPStatus.SERVICE_UNAVAILABLE:  # the gate has logged that
            logger.warning("a request was refused: %s", answer.text)
        if self._phase is Phase.BODY:
            if self.pipeline or self.cycle.response_started:
                self._ended = True  # or what has come already would be read for ever
                self.transport.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        elif self.cycle is not None and not self.cycle.response_complete:
            self._finish()
            return
        self._end(self._limits.linger_seconds)
        self.transport.write(answer.encoded())
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self._slot is not None:
            self._gate.set_idle(self._slot, True)


def _is_more(length: bytes, most: int) -> bool:
    return length.isdigit() and (len(length) > LONGEST_LENGTH or int(length) > most)
