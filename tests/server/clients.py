"""A client of the table service as small as it can be: it follows a table and acts at it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import partial
from itertools import count
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as websocket_connect

PATIENCE = 30.0

connect = partial(websocket_connect, ping_interval=None)
"""Without pings of its own: the thread that sends them uses `random`, which Hypothesis takes for a test's doing."""

_acts = count()


def get(address: str, headers: Mapping[str, str] | None = None) -> Any:
    """The JSON at an address."""
    with urlopen(Request(address, headers=dict(headers or {})), timeout=PATIENCE) as answer:
        return json.load(answer)


def post(address: str, body: object, headers: Mapping[str, str] | None = None) -> Any:
    """The JSON that comes back for a JSON body; a problem is what comes back with its status."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    try:
        with urlopen(Request(address, data, dict(headers or {})), timeout=PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as problem:
        with problem:
            return {"status": problem.code, **json.loads(problem.read())}


def open_table(service: str, game: str = "galaxy", seats: int = 2, **more: object) -> Any:
    """A new table."""
    return post(f"{service}/api/tables", {"game": game, "seats": seats, **more})


def apply(document: Any, op: list[Any]) -> None:
    """Do one operation of an update, as docs/protocol.md has it."""
    *way, last = op[0]
    for key in way:
        document = document[key]
    match op[1:]:
        case []:
            del document[last]
        case [value]:
            document[last] = value
        case [start, amount, items]:
            document[last][start : start + amount] = items
        case _:
            raise AssertionError(f"no operation: {op}")


class Client:
    """Somebody at a table. `sight` is what is shown, kept up to date by reading.

    `caller` is the address that a proxy on this machine would tell of.
    """

    def __init__(
        self, service: str, table: str, token: str | None = None, *, caller: str | None = None, **hello: object
    ) -> None:
        self.table = table
        self.token = token
        self.sight: Any = None
        self.seat: int | None = None
        self.n = -1
        self.views: list[str] = []
        self.events: list[Any] = []
        self.received: list[str] = []
        self.refused: list[Any] = []
        self.done: dict[str, int] = {}
        self.bye: Any = None
        self._line = ExitStack()
        address = f"{service.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = None if caller is None else {"X-Forwarded-For": caller}
        self.socket = self._line.enter_context(connect(address, max_size=None, additional_headers=headers))
        self.send({"do": "hello", **({"token": token} if token else {}), **hello})

    def send(self, message: object) -> None:
        """Send a message as it is."""
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> Any:
        """The next message, taken note of."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        match message["is"]:
            case "welcome":
                self.sight, self.seat, self.n = message["sight"], message["seat"], message["n"]
                self.views.append(message["view"])
            case "update":
                assert message["n"] > self.n, "messages come in order, once"
                self.n = message["n"]
                for op in message["ops"]:
                    apply(self.sight, op)
                self.events += message["events"]
                if "act" in message:
                    self.done[message["act"]] = message["n"]
            case "seated":
                self.token = message["token"]
            case "done":
                self.done[message["act"]] = message["n"]
            case "refused":
                self.refused.append(message)
            case "bye":
                self.bye = message
            case other:
                assert other in ("pong", "resumed"), message
        return message

    def until(self, true: Callable[[Client], object], timeout: float = PATIENCE) -> Self:
        """Read until something is true."""
        deadline = time.monotonic() + timeout
        while not (self.sight is not None and true(self)):
            self.read(max(0.01, deadline - time.monotonic()))
        return self

    def until_bye(self) -> str:
        """Read until the server hangs up; what it said last."""
        try:
            while True:
                self.read()
        except ConnectionClosed:
            return str(self.bye and self.bye["code"])

    def do(self, what: str, **more: object) -> Any:
        """Act, and wait for what comes of it: `seated`, `refused`, or `done`, which an update may say too."""
        act = str(more.pop("act", f"act {next(_acts)}"))
        self.send({"do": what, "act": act, **more})
        while True:
            message = self.read()
            if message.get("act") == act:
                return {"is": "done", "act": act, "n": message["n"]} if message["is"] == "update" else message

    @property
    def room(self) -> Any:
        """The table apart from its game."""
        return self.sight["room"]

    @property
    def game(self) -> Any:
        """The view of the game."""
        return self.sight["game"]

    @property
    def decision(self) -> Any:
        """The open decision."""
        return self.game and self.game["decision"]

    def answer(self, option: str | None = None, **more: object) -> Any:
        """Answer the open decision, with its first option if none is named."""
        self.until(lambda me: me.decision)
        chosen = self.decision["options"][0] if option is None else option
        return self.do("answer", decision=self.decision["id"], option=chosen, **more)

    def close(self) -> None:
        """Hang up."""
        self._line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
