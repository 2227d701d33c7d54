"""Whether this server lives and can store what people do, for whatever watches over it."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from starboard.server.operators import Operators
from starboard.server.registry import TableRegistry
from starboard.server.store import StoreError

logger = logging.getLogger(__name__)

FRESH = 1.0
"""Seconds for which an outcome is told again: however many ask, one write a second is the most."""

PATIENCE = 3.0
"""Seconds that a write may take."""

NO_ANSWER = f"Nothing could be written for {PATIENCE:g} seconds: the database is locked, very slow or gone."
FOR_STRANGERS = "Nothing can be stored at the moment. The server's log says why."


class Readiness:
    """Knows whether the store can write, by having it write when asked."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._writing: asyncio.Task[None] | None = None
        self._began = -FRESH
        self._ended = -FRESH
        self._problem: str | None = None
        """Why the last write failed."""
        self._told: str | None = None

    async def problem(self) -> str | None:
        """Why nothing can be stored, in a sentence; None if all is well. All who ask at once wait for one write."""
        now = monotonic()
        if self._writing is None and now - self._ended >= FRESH:
            self._began = now
            self._writing = asyncio.get_running_loop().create_task(self._try(), name="readiness")
        problem = self._problem
        if self._writing is not None:
            done, _ = await asyncio.wait([self._writing], timeout=max(0.0, self._began + PATIENCE - now))
            if done:
                problem = self._problem
            elif problem is None:
                problem = NO_ANSWER
        self._log(problem)
        return problem

    async def _try(self) -> None:
        try:
            await self._tables.store.probe()
            self._problem = None
        except StoreError as problem:
            self._problem = str(problem)
        except Exception as problem:
            logger.exception("A fault while trying to write")
            self._problem = f"Trying to write met a fault: {problem!r}."
        finally:
            self._ended = monotonic()
            self._writing = None

    def _log(self, problem: str | None) -> None:
        if problem == self._told:
            return
        if problem is None:
            logger.warning("Ready again: the database can be written to.")
        elif self._told is None:
            logger.error("Not ready: %s", problem)
        self._told = problem


async def healthz(_: Request) -> Response:
    """The process answers. Nothing is asked of the database: starting the server again would not mend that."""
    return _answer("alive")


async def readyz(request: Request) -> Response:
    """Whether acts can be stored; if not, why, for those who look after the server."""
    readiness: Readiness = request.app.state.readiness
    operators: Operators = request.app.state.operators
    problem = await readiness.problem()
    if problem is None:
        return _answer("ready")
    return _answer(problem if operators.include(request) else FOR_STRANGERS, 503)


def _answer(text: str, status: int = 200) -> Response:
    return PlainTextResponse(f"{text}\n", status, headers={"cache-control": "no-store"})
