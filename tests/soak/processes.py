"""Processes of the attack, apart from the server and from whoever measures: attackers, the sink, and the calm table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

from tests.soak.attacks import Counts, Order, attack, sink
from tests.soak.steady import SteadyTable, Work

LOWEST = 19
"""The priority of those who are not to take processor time from the server."""


ENDING = 5.0


class Helper:
    """A process that carries out orders, one after the other. It ends with the `with` statement it was made for."""

    def __init__(self, target: Callable[..., None], *arguments: object) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=target, args=(theirs, *arguments), daemon=True)
        self._process.start()
        theirs.close()

    def order(self, order: object) -> None:
        """Have something done."""
        self._pipe.send(order)

    def answer(self, seconds: float) -> Any:
        """What came of it; TimeoutError if it takes too long."""
        if not self._pipe.poll(seconds):
            raise TimeoutError("a process of the soak test does not answer")
        return self._pipe.recv()

    def close(self) -> None:
        """Have it end, at the latest in some seconds."""
        self._pipe.close()
        self._process.join(ENDING)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _obey(pipe: Connection, obey: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    while True:
        try:
            order = pipe.recv()
        except EOFError:
            return
        pipe.send(obey(order))


def attacker(pipe: Connection) -> None:
    """Carries out attacks."""
    os.nice(LOWEST)

    def obey(order: Order) -> Counts:
        return asyncio.run(attack(order))

    _obey(pipe, obey)


def sink_server(pipe: Connection) -> None:
    """Listens in place of the server; the first answer is its port, and any order ends it."""
    os.nice(LOWEST)
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    async def serve() -> None:
        server = await asyncio.start_server(sink, "127.0.0.1", 0, backlog=1000)
        pipe.send(server.sockets[0].getsockname()[1])
        await asyncio.get_running_loop().run_in_executor(None, pipe.poll, None)
        os._exit(0)  # with whatever is connected

    asyncio.run(serve())


def steady_table(pipe: Connection, port: int, table: str, tokens: list[str]) -> None:
    """Plays at the table of those who mean no harm."""
    loop = asyncio.new_event_loop()
    playing = SteadyTable(port, table, tokens)
    loop.run_until_complete(playing.come())

    def obey(seconds: float) -> Work:
        return loop.run_until_complete(playing.act_for(seconds))

    _obey(pipe, obey)
