"""The processes of a load test: servers, which say where they are, and clients, which take orders."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Self

import msgspec

from starboard.engine import BadInput
from starboard.server.load.clients import Order
from starboard.server.load.crowd import Measured

STARTING_SECONDS = 60.0
ENDING_SECONDS = 10.0
_NO_LIMITS = ("--tables-a-minute", "1000000", "--tables-per-address", "1000000", "--connections-per-address", "100000")
"""All clients of a load test have one address."""


class _Process:
    """A program that is ended with the `with` statement it was started for."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.id = self._process.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()
        self._process.terminate()
        try:
            self._process.wait(ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _say(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()

    def _hear(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise BadInput("a process of the load test has ended early; what it said last is above")
        return line


class Server(_Process):
    """A server on this machine."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command)
        self._port = 0

    @property
    def address(self) -> str:
        """Where it answers."""
        while not self._port:
            told = re.search(r"http://localhost:(\d+)", self._hear().decode())
            if told:
                self._port = int(told[1])
                self._wait_until_it_answers()
        return f"127.0.0.1:{self._port}"

    def _wait_until_it_answers(self) -> None:
        deadline = monotonic() + STARTING_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self._port), timeout=STARTING_SECONDS).close()
            except OSError:
                if monotonic() > deadline:
                    raise
                sleep(0.02)
            else:
                return


class Clients(_Process):
    """A process of clients."""

    def __init__(self) -> None:
        super().__init__([sys.executable, "-m", "starboard.server.load.clients"])

    def order(self, order: Order) -> None:
        """Have something done."""
        self._say(msgspec.json.encode(order))

    def answer(self) -> Measured:
        """Wait until it is done."""
        return msgspec.json.decode(self._hear(), type=Measured)


def table_service(serve: Sequence[str], folder: Path) -> Server:
    """The real server on an empty folder; `serve` is the command line up to its options."""
    return Server(
        [*serve, "--port", "0", "--data", str(folder), *_NO_LIMITS, "--lang", "en"],
    )


def bare_broadcast() -> Server:
    """The limit."""
    return Server([sys.executable, "-m", "starboard.server.load.bare"])
