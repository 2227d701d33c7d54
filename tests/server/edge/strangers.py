"""Clients that speak to a server byte by byte, and to whom it need not be polite."""

from __future__ import annotations

import json
import re
import socket
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.frames import Frame, Opcode

from tests.browser.service import Service

PATIENCE = 30.0
OFTEN = 0.05
LOCAL = "127.0.0.1"
UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


class Impatient(Service):
    """The service of `impatient.py`."""

    def _command(self) -> Sequence[str]:
        program = Path(__file__).with_name("impatient.py")
        return [sys.executable, str(program), str(self.folder / "tables"), str(self.port)]


class Stranger:
    """One connection, from any address of this machine. What it sends is never made sense of on its way."""

    def __init__(self, port: int, source: str = LOCAL, buffer: int | None = None) -> None:
        self.port = port
        self.line = socket.socket()
        if buffer is not None:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.line.settimeout(PATIENCE)
        self.line.bind((source, 0))
        self.line.connect((LOCAL, port))
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = bytearray()

    def send(self, data: bytes) -> Self:
        """Send all of it."""
        self.line.sendall(data)
        return self

    def ask(self, path: str, *headers: str, host: str | None = None) -> Self:
        """Send a request."""
        return self.send(request(path, *headers, host=host or f"localhost:{self.port}"))

    def upgrade(self, table: str, *headers: str, host: str | None = None) -> Self:
        """Ask for a WebSocket."""
        return self.ask(f"/api/tables/{table}/socket", *UPGRADE, *headers, host=host)

    def hello(self, table: str, *headers: str) -> Self:
        """Be at a table: after this the application has accepted the connection."""
        assert self.upgrade(table, *headers).status() == 101
        self.send(text({"do": "hello"}))
        while self.frame().opcode is not Opcode.TEXT:
            pass
        return self

    def more(self) -> bool:
        """Wait until something comes; False if the server has hung up."""
        data = self.line.recv(65_536)
        self.rest += data
        return bool(data)

    def head(self) -> str:
        """The status line and the headers of the next answer."""
        while b"\r\n\r\n" not in self.rest:
            assert self.more(), f"hung up on after {bytes(self.rest)!r}"
        end = self.rest.index(b"\r\n\r\n")
        head = self.rest[:end].decode()
        del self.rest[: end + 4]
        return head

    def status(self) -> int:
        """The status of the next answer."""
        return int(self.head().split()[1])

    def answer(self) -> tuple[int, bytes]:
        """The status and the whole body of the next answer, which says how long it is."""
        head = self.head()
        found = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
        length = int(found[1]) if found else 0
        while len(self.rest) < length:
            assert self.more()
        body = bytes(self.rest[:length])
        del self.rest[:length]
        return int(head.split()[1]), body

    def everything(self) -> bytes:
        """All that comes until the server hangs up."""
        try:
            while self.more():
                pass
        except ConnectionError:
            pass
        return bytes(self.rest)

    def frame(self) -> Frame:
        """The next WebSocket frame of the server."""
        while True:
            if len(self.rest) >= 2:
                length, start = self.rest[1], 2
                if length >= 126:
                    start = 4 if length == 126 else 10
                    length = int.from_bytes(self.rest[2:start], "big")
                if len(self.rest) >= start + length:
                    found = Frame(Opcode(self.rest[0] & 15), bytes(self.rest[start : start + length]))
                    del self.rest[: start + length]
                    return found
            assert self.more(), "hung up on"

    def closed_with(self) -> int:
        """The code of the frame with which the server closes."""
        while (frame := self.frame()).opcode is not Opcode.CLOSE:
            pass
        return int.from_bytes(bytes(frame.data)[:2], "big")

    def message(self) -> Any:
        """The next message of the server."""
        while (frame := self.frame()).opcode is not Opcode.TEXT:
            pass
        return json.loads(bytes(frame.data))

    def close(self) -> None:
        """Hang up."""
        self.line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def request(path: str, *headers: str, host: str = "localhost") -> bytes:
    """A request."""
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode()


def text(message: object) -> bytes:
    """A message as one frame of a client."""
    return frame_of(Opcode.TEXT, json.dumps(message).encode())


def frame_of(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, data, fin).serialize(mask=True)


def eventually(true: Callable[[], object], what: str) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(OFTEN)
