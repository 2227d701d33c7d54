"""Clients that mean harm, or are broken: the server stays up, and a table beside them plays on."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from starboard.server.protocol import MOST_BYTES, Said
from tests.browser.service import Service
from tests.server.clients import Client, connect, open_table

LONGEST_PAUSE = 10.0
"""Seconds within which the table beside must always have been answered, on a machine that is busy with other tests."""

few = settings(
    max_examples=40,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


class TableBeside(threading.Thread):
    """Somebody who builds a ship at a table of his own, a few acts a second, and notices every disturbance."""

    def __init__(self, service: str) -> None:
        super().__init__(daemon=True)
        self._service = service
        self._ending = threading.Event()
        self.acts = 0
        self.longest = 0.0
        self.trouble: list[object] = []

    def run(self) -> None:
        calm = {"rounds": "test"}  # without an hourglass, so that it can go on for ever
        opened = open_table(self._service, name="Bea", fill="sensible", start=True, options=calm)
        try:
            with Client(self._service, opened["table"], opened["token"], tell="fr") as bea:
                bea.until(lambda me: me.game)
                while not self._ending.wait(0.1):
                    began = time.monotonic()
                    answer = bea.answer(self._next(bea))
                    self.longest = max(self.longest, time.monotonic() - began)
                    self.acts += 1
                    if answer["is"] != "done":
                        self.trouble.append(answer)
        except Exception as problem:
            self.trouble.append(problem)

    def _next(self, bea: Client) -> str:
        bea.until(lambda me: me.decision)
        options: list[str] = bea.decision["options"]
        return next(option for option in options if option.startswith(("start", "return", "draw", "take", "weld")))

    def end(self) -> None:
        """Stop."""
        self._ending.set()
        self.join(LONGEST_PAUSE * 2)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("hostile")) as service:
        yield service


@pytest.fixture(scope="module")
def beside(running: Service) -> Iterator[TableBeside]:
    table = TableBeside(running.address)
    table.start()
    yield table
    table.end()


@pytest.fixture(autouse=True)
def undisturbed(running: Service, beside: TableBeside) -> Iterator[None]:
    """Around every test: the table beside plays on, nothing is refused to it, and the server does not complain."""
    yield
    acts, deadline = beside.acts, time.monotonic() + LONGEST_PAUSE
    while beside.acts < acts + 3 and not beside.trouble and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not beside.trouble
    assert beside.acts >= acts + 3
    assert beside.longest < LONGEST_PAUSE
    assert "Traceback" not in running.said, running.said


@pytest.fixture(scope="module")
def table(running: Service) -> Any:
    """A game with one seat for the villain."""
    return open_table(running.address, name="Eve", fill="sensible", start=True, options={"rounds": "I"})


def socket_address(service: Service, table: str) -> str:
    return f"{service.address.replace('http', 'ws')}/api/tables/{table}/socket"


class Villain:
    """A line that says hello and then anything; it is opened again when the server has had enough."""

    def __init__(self, service: Service, table: Any) -> None:
        self._service = service
        self._table = table
        self._lines = ExitStack()
        self._socket: ClientConnection | None = None

    def says(self, anything: str | bytes) -> None:
        """Say something and see that the line is still served, or was closed in good order."""
        line = self._socket or self._open()
        try:
            line.send(anything)
            line.send(json.dumps({"do": "ping", "sent": 1.5}))
            while json.loads(line.recv(LONGEST_PAUSE))["is"] != "pong":
                pass
        except ConnectionClosed:
            self._socket = None
            assert line.close_code in (1007, 1008, 1009), "the line broke"

    def _open(self) -> ClientConnection:
        address = socket_address(self._service, self._table["table"])
        self._socket = self._lines.enter_context(connect(address, max_size=None))
        self._socket.send(json.dumps({"do": "hello", "token": self._table["token"], "tell": "en"}))
        return self._socket

    def close(self) -> None:
        """Hang up."""
        self._lines.close()


@pytest.fixture(scope="module")
def villain(running: Service, table: Any) -> Iterator[Villain]:
    one = Villain(running, table)
    yield one
    one.close()


ODD_MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"hello"',
    "{}",
    '{"do": null}',
    '{"do": "conquer"}',
    '{"do": "answer"}',
    '{"do": "answer", "act": 1, "decision": "0.0.0", "option": "draw"}',
    '{"do": "answer", "act": "", "decision": "0.0.0", "option": "draw"}',
    '{"do": "answer", "act": "a", "decision": ["0.0.0"], "option": {}}',
    '{"do": "answer", "act": "a", "decision": "0.0.0", "option": "draw", "at": "now"}',
    '{"do": "answer", "act": "a", "decision": "0.0.0", "option": "draw", "at": 1e999}',
    '{"do": "answer", "act": "a", "decision": "0.0.0", "option": "draw", "seat": 1}',
    '{"do": "say", "act": "a", "text": ""}',
    '{"do": "say", "act": "a", "text": "\\ud800"}',
    '{"do": "say", "act": "a", "text": "\\u0000"}',
    '{"do": "fill", "act": "a", "seat": 99999999999999999999999999, "bot": "sensible"}',
    '{"do": "fill", "act": "a", "seat": -1, "bot": "sensible"}',
    '{"do": "fill", "act": "a", "seat": 0, "bot": "../../etc/passwd"}',
    '{"do": "clear", "act": "a", "seat": 400}',
    '{"do": "change", "act": "a", "seats": 1e9, "options": {}}',
    '{"do": "change", "act": "a", "seats": 4, "options": {"rounds": "none"}}',
    '{"do": "sit", "act": "a", "name": "' + "x" * 500 + '"}',
    '{"do": "hello"}',
    '{"do": "ping"}',
    '{"do": "ping", "sent": "soon"}',
    "[" * 2000,
    "[" * 2000 + "]" * 2000,
    '{"do":' * 600 + "1" + "}" * 600,
    "9" * 4000,
    "x" * (MOST_BYTES + 1),
    "é" * MOST_BYTES,
    "x" * 100_000,
    b"",
    b"\x00" * 100,
    b'{"do": "ping", "sent": 1}',
    b"\xff" * (MOST_BYTES * 2),
]


@pytest.mark.parametrize("message", ODD_MESSAGES, ids=range(len(ODD_MESSAGES)))
def test_messages_that_are_none(villain: Villain, message: str | bytes) -> None:
    villain.says(message)


@few
@given(message=st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_messages_of_chance(villain: Villain, message: str | bytes) -> None:
    villain.says(message)


def _words(kinds: list[type[msgspec.Struct]]) -> list[str]:
    return sorted({field.name for kind in kinds for field in msgspec.structs.fields(kind)})


KINDS = list(Said.__args__)
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 5), st.floats(), st.text(max_size=12)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)
likely = st.one_of(st.integers(-1, 4), st.sampled_from(["0.0.0", "1.0.0", "draw", "start", "sensible", "a"]), anything)


@few
@given(
    do=st.sampled_from([kind.__name__.lower() for kind in KINDS if kind.__name__ not in ("Stand", "Rematch")]),
    fields=st.dictionaries(st.sampled_from(_words(KINDS)), likely, max_size=5),
)
def test_messages_that_nearly_mean_something(villain: Villain, do: str, fields: dict[str, Any]) -> None:
    villain.says(json.dumps({"do": do, "act": "a", **fields}))


def test_nobody_answers_for_somebody_else(running: Service) -> None:
    opened = open_table(running.address, name="Ana", options={"rounds": "I"})
    with (
        Client(running.address, opened["table"], opened["token"]) as ana,
        Client(running.address, opened["table"]) as watcher,
        Client(running.address, opened["table"]) as eve,
    ):
        eve.do("sit", name="Eve")
        ana.do("start")
        starter, other = (ana, eve) if ana.until(lambda me: me.game).decision else (eve, ana)
        starter.until(lambda me: me.decision)
        other.until(lambda me: me.game)
        decision = starter.decision["id"]
        assert other.do("answer", decision=decision, option="start")["code"] == "stale"
        assert watcher.do("answer", decision=decision, option="start")["code"] == "not_allowed"
        assert starter.do("answer", decision=decision, option="win")["code"] == "not_possible"
        assert starter.do("answer", decision="0.99.99", option="start")["code"] == "stale"
        assert other.do("fill", seat=starter.seat, bot="sensible")["code"] == "not_allowed"
        assert starter.do("answer", decision=decision, option="start")["is"] == "done"
        assert starter.do("answer", decision=decision, option="start")["code"] == "stale"


def test_a_token_opens_its_own_table_only(running: Service, table: Any) -> None:
    other = open_table(running.address, name="Ana")
    with Client(running.address, other["table"], table["token"]) as eve:
        assert eve.until_bye() == "wrong_token"
    connection = HTTPConnection(running.address.removeprefix("http://"), timeout=LONGEST_PAUSE)
    connection.request(
        "GET", f"/api/tables/{table['table']}/drawing", headers={"authorization": f"Bearer {other['token']}"}
    )
    assert connection.getresponse().status == 403
    connection.close()


@pytest.mark.parametrize("first", ["", "{", '{"do": "ping", "sent": 1}', '{"do": "start", "act": "a"}', b"\x00"])
def test_who_does_not_say_hello_first_is_sent_away(running: Service, table: Any, first: str | bytes) -> None:
    with connect(socket_address(running, table["table"])) as line:
        line.send(first)
        heard = []
        with suppress(ConnectionClosed):
            while True:
                heard.append(json.loads(line.recv(LONGEST_PAUSE * 2))["is"])
        assert "welcome" not in heard


def test_pages_of_other_sites_are_turned_away(running: Service, table: Any) -> None:
    for origin in ("http://elsewhere.example", "null", "https://localhost", running.address + "0"):
        with pytest.raises(InvalidStatus), connect(socket_address(running, table["table"]), origin=Origin(origin)):
            pass


def test_a_flood_is_heard_slowly_and_drowns_nobody(running: Service, table: Any) -> None:
    with connect(socket_address(running, table["table"]), max_size=None) as line:
        line.send(json.dumps({"do": "hello"}))
        message = json.dumps({"do": "say", "act": "a", "text": "x" * 290})
        line.socket.settimeout(2.0)
        with suppress(ConnectionClosed, TimeoutError, OSError):  # when nobody takes them any more, sending stops
            for _ in range(5000):
                line.send(message)


def test_who_never_reads_holds_up_nobody_at_the_table(running: Service) -> None:
    calm = {"rounds": "test"}
    opened = open_table(running.address, name="Ana", start=True, options=calm)
    with ExitStack() as lines, Client(running.address, opened["table"], opened["token"]) as ana:
        for _ in range(5):
            lines.enter_context(_deaf(running, opened["table"]))
        ana.answer("start")
        slowest = 0.0
        for number in range(100):
            began = time.monotonic()
            assert ana.answer("return" if number % 2 else "draw")["is"] == "done"
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < LONGEST_PAUSE


def _deaf(service: Service, table: str) -> socket.socket:
    """A client that shakes hands, says hello and never reads again."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", service.port))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost:{service.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = b'{"do":"hello"}'
    mask = b"\x01\x02\x03\x04"
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(hello))
    line.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + masked)
    return line


HALVES = [
    b"",
    b"G",
    b"GET / HTTP/1.1\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 4000\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffff\r\n",
]


def test_half_open_lines_are_in_nobodys_way(running: Service, table: Any) -> None:
    with ExitStack() as lines:
        for half in HALVES * 10:
            line = lines.enter_context(socket.create_connection(("127.0.0.1", running.port), timeout=LONGEST_PAUSE))
            line.sendall(half)
        for start in (b"\x81", b"\x81\xfe\x10", b"\x81\x85\x01\x02\x03\x04", b"\xff" * 20, b"\x88\x80"):
            lines.enter_context(_deaf(running, table["table"])).sendall(start)
        with Client(running.address, table["table"], table["token"]) as eve:
            eve.until(lambda me: me.sight)


def test_lines_that_break_in_the_midst_of_a_frame(running: Service, table: Any) -> None:
    for start in (b"\x81", b"\x01\x83abc", b"\x81\x85\x01\x02\x03\x04ab", b"\x80\x80\x01\x02\x03\x04"):
        line = _deaf(running, table["table"])
        line.sendall(start)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        line.close()  # a reset in place of a good-bye


ROUTES = [
    "/",
    "/api/health",
    "/api/place",
    "/api/games",
    "/api/tables",
    "/api/tables/x",
    "/api/tables/x/log",
    "/api/tables/x/replay",
    "/api/tables/x/drawing",
    "/api/tables/x/seats/0/text",
    "/api/tables/x/socket",
    "/api/nothing",
    "/assets/x",
    "/assets/",
]


def ask(
    service: Service, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
) -> int:
    """The status of an answer."""
    connection = HTTPConnection("127.0.0.1", service.port, timeout=LONGEST_PAUSE)
    try:
        connection.putrequest(method, path, skip_host=False)
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()


@pytest.mark.parametrize("path", ROUTES)
def test_garbage_on_every_route(running: Service, table: Any, path: str) -> None:
    path = path.replace("/x", f"/{table['table']}", 1) if path.startswith("/api/tables/x") else path
    for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"):
        for body in (None, b"", b"{", b"\xff" * 100, b"x" * 100_000):
            with suppress(ConnectionError):  # it may hang up on who sends too much
                assert ask(running, method, path, body) < 500, (method, path)
    for query in (
        "?tell=%00",
        "?tell=xx&tell=fr",
        "?columns=-1",
        "?columns=99999999999",
        "?at=nan&look=%ff",
        "?" + "a" * 3000,
    ):
        assert ask(running, "GET", path + query) < 500, query
    for headers in (
        {"authorization": "Bearer"},
        {"authorization": "é"},
        {"range": "bytes=9-1"},
        {"accept-encoding": "x;q=z"},
    ):
        assert ask(running, "GET", path, headers=headers) < 500, headers


@few
@given(path=st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=60))
def test_paths_of_chance(running: Service, path: str) -> None:
    assert ask(running, "GET", f"/{path}") < 500


@pytest.mark.parametrize(
    "path",
    [
        "/../../pyproject.toml",
        "/assets/../index.html",
        "/assets/%2e%second-%2e%second-app.py",
        "/..%2fapp.py",
        "/%2e%2e%5capp.py",
    ],
)
def test_no_path_leads_out_of_the_clients_folder(running: Service, path: str) -> None:
    connection = HTTPConnection("127.0.0.1", running.port, timeout=LONGEST_PAUSE)
    connection.request("GET", path)
    answer = connection.getresponse().read()
    connection.close()
    assert b"make_app" not in answer
    assert b"[project]" not in answer


@few
@given(noise=st.binary(min_size=1, max_size=400))
def test_noise_in_place_of_http(running: Service, noise: bytes) -> None:
    with socket.create_connection(("127.0.0.1", running.port), timeout=LONGEST_PAUSE) as line:
        line.sendall(noise)


@few
@given(body=anything)
def test_requests_for_tables_of_chance(running: Service, body: Any) -> None:
    wish = {"game": "galaxy", "seats": body, "options": body, "name": body, "fill": body, "start": body}
    for some in (body, wish, {**wish, "seats": 2}, {**wish, "seats": 2, "options": {}}):
        assert ask(running, "POST", "/api/tables", json.dumps(some).encode()) in (201, 400, 413, 429)


def test_the_server_forgets_its_guests(running: Service, beside: TableBeside, tmp_path: Path) -> None:
    """After all of the above nobody is left but the table beside and the villain of this module."""
    deadline = time.monotonic() + LONGEST_PAUSE * 3
    while True:
        connection = HTTPConnection("127.0.0.1", running.port, timeout=LONGEST_PAUSE)
        connection.request("GET", "/api/health")
        people = json.loads(connection.getresponse().read())["people"]
        connection.close()
        if people <= 2:
            return
        assert time.monotonic() < deadline, people
        time.sleep(0.2)
