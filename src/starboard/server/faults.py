"""Faults of our own: logged without flooding the log, and answered with a sentence where a request met one."""

from __future__ import annotations

import logging
from collections import OrderedDict
from time import monotonic
from typing import TypeAlias
from urllib.parse import parse_qs

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server.protocol import Language, Problem
from starboard.server.voice import service_words

logger = logging.getLogger(__name__)

AGAIN_AFTER = 60.0
"""Seconds between two lines about the same fault."""

KINDS_KEPT = 200
FRAMES_COMPARED = 3

Kind: TypeAlias = tuple[type[BaseException], tuple[tuple[str, int], ...]]
"""Faults are the same if their exceptions were raised at the same place, by way of the same last calls."""


class FaultLog:
    """Logs a fault with its traceback when it is first met, and afterwards how often it was met, once a minute."""

    def __init__(self) -> None:
        self._met: OrderedDict[Kind, tuple[float, int]] = OrderedDict()
        """When each kind was last logged, and how often it was met since."""

    def report(self, where: str, problem: BaseException) -> None:
        """Log a fault; `where` says what was being done, for whoever runs the server."""
        kind, now = _kind(problem), monotonic()
        before = self._met.get(kind)
        if before is None:
            logger.error("%s: a fault", where, exc_info=problem)
            self._met[kind] = now, 0
            if len(self._met) > KINDS_KEPT:
                self._met.popitem(last=False)
            return
        logged, times = before[0], before[1] + 1
        if now - logged < AGAIN_AFTER:
            self._met[kind] = logged, times
        else:
            logger.error("%s: a fault met before (%s), %d times since", where, type(problem).__name__, times)
            self._met[kind] = now, 0


def _kind(problem: BaseException) -> Kind:
    frames: list[tuple[str, int]] = []
    trace = problem.__traceback__
    while trace is not None:
        frames.append((trace.tb_frame.f_code.co_filename, trace.tb_lineno))
        trace = trace.tb_next
    return type(problem), tuple(frames[-FRAMES_COMPARED:])


class FaultGuard:
    """ASGI middleware: a request that meets a fault is answered with status 500, and no other request notices."""

    def __init__(self, app: ASGIApp, log: FaultLog) -> None:
        self._app = app
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = False

        async def noting(message: Message) -> None:
            nonlocal began
            began = True
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except Exception as problem:
            self._log.report(f"{scope['method']} {scope['path']!r:.100}", problem)
            if not began:  # else the server closes the connection, and the client sees that something is missing
                await _answer(scope, send)


async def _answer(scope: Scope, send: Send) -> None:
    language: Language = "fr" if parse_qs(scope.get("query_string", b"")).get(b"tell") == [b"fr"] else "en"
    body = msgspec.json.encode(Problem(service_words(language)("problem-fault")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 500, "headers": [*headers, (b"cache-control", b"no-store")]})
    await send({"type": "http.response.body", "body": body})
