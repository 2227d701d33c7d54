"""HTTP requests without end, or without haste: each ends, with a reason, and costs nobody else anything."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.browser.service import Service
from tests.server.clients import get
from tests.server.edge.strangers import OFTEN, PATIENCE, UPGRADE, Stranger, eventually, request

CHUNK = b"a" * (1 << 16)
PLENTY = 64 << 20
"""More bytes than anybody listens to."""


def memory(service: Service) -> int:
    """Bytes that a process has in memory, where the system tells."""
    told = Path(f"/proc/{service.process}/statm")
    return int(told.read_text(encoding="ascii").split()[1]) * 4096 if told.exists() else 0


def send_without_end(stranger: Stranger, chunk: bytes = CHUNK) -> int:
    """Send until the server no longer takes it; how much it was."""
    sent = 0
    try:
        while sent < PLENTY:
            stranger.line.sendall(chunk)
            sent += len(chunk)
    except (ConnectionError, TimeoutError):
        pass
    return sent


@pytest.mark.parametrize(
    "start",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /",
        b"",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n",
    ],
)
def test_a_request_without_end_is_cut_off_and_kept_nowhere(running: Service, start: bytes) -> None:
    before = memory(running)
    with ExitStack() as stack:
        strangers = [stack.enter_context(Stranger(running.port)) for _ in range(3)]
        for stranger in strangers:
            stranger.send(start)
            assert send_without_end(stranger) < PLENTY
            assert get(f"{running.address}/api/health")["tables"] == 0
        assert memory(running) < before + (24 << 20)


def test_a_body_without_end_is_cut_off_after_the_answer_too(running: Service) -> None:
    """The page may be answered before its request is complete; what follows then costs only its sender."""
    with Stranger(running.port) as stranger:
        stranger.send(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n")
        assert stranger.line.recv(1 << 12).startswith(b"HTTP/1.1 200")
        assert send_without_end(stranger) < PLENTY
    assert get(f"{running.address}/api/health")["tables"] == 0


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 70 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 20_000 + b"\r\n\r\n", 431),
        (b"\r\n" * 10_000, 431),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n", 413),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 70000\r\n\r\n", 413),
        (b"GET /assets/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 70000\r\n\r\n", 413),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n" + b"x" * 5000, 413),
        (b"nonsense\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n", 400),
    ],
)
def test_what_is_too_long_or_no_request_is_told_so(running: Service, request_: bytes, status: int) -> None:
    with Stranger(running.port) as stranger:
        assert stranger.send(request_).status() == status
    assert get(f"{running.address}/api/health")["tables"] == 0


def test_a_request_of_the_size_that_browsers_send_is_served(running: Service) -> None:
    with Stranger(running.port) as stranger:
        for _ in range(3):
            stranger.ask(f"/api/health?{'a' * 3000}", *[f"X-{number}: {'a' * 200}" for number in range(50)])
            assert stranger.answer()[0] == 200


def test_headers_that_take_too_long_end(impatient: Service) -> None:
    with Stranger(impatient.port) as stranger:
        stranger.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        assert trickle(stranger, b"X: y\r\n").startswith(b"HTTP/1.1 408 ")


def test_headers_of_the_second_request_that_take_too_long_end(impatient: Service) -> None:
    with Stranger(impatient.port) as stranger:
        assert stranger.ask("/api/health").answer()[0] == 200
        stranger.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        assert trickle(stranger, b"X: y\r\n").startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    ("head", "piece"),
    [(b"Content-Length: 4000", b"x"), (b"Transfer-Encoding: chunked", b"1\r\nx\r\n")],
)
def test_a_body_that_takes_too_long_ends(impatient: Service, head: bytes, piece: bytes) -> None:
    with Stranger(impatient.port) as stranger:
        stranger.send(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n\r\n")
        assert trickle(stranger, piece).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_nobody_waits_for_ends_too(impatient: Service) -> None:
    with Stranger(impatient.port) as stranger:
        stranger.send(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n")
        assert stranger.answer()[0] == 200
        trickle(stranger, b"x")


def trickle(stranger: Stranger, piece: bytes) -> bytes:
    """Send a piece now and then until the server has had enough; what it says to that."""
    stranger.line.settimeout(OFTEN)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            stranger.line.sendall(piece)
            if not stranger.more():
                return bytes(stranger.rest)
        except TimeoutError:
            pass
        except ConnectionError:
            return bytes(stranger.rest)
    raise AssertionError("it goes on for ever")


@pytest.mark.parametrize("before", [b"", b"\r\n", b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_a_connection_on_which_nothing_comes_ends(impatient: Service, before: bytes) -> None:
    with Stranger(impatient.port) as stranger:
        stranger.send(before).everything()


def test_a_late_end_of_a_body_keeps_no_connection_open(impatient: Service) -> None:
    with Stranger(impatient.port) as stranger:
        stranger.send(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n")
        assert stranger.answer()[0] == 200
        stranger.send(b"x").everything()


def test_an_answer_that_is_not_read_ends(impatient: Service) -> None:
    with Stranger(impatient.port, buffer=4096) as stranger:
        stranger.ask("/big")

        def is_hung_up() -> bool:
            try:
                stranger.line.sendall(b"\r\n")
            except ConnectionError:
                return True
            return False

        eventually(is_hung_up, "the server waits for a reader for ever")


def test_an_answer_that_is_read_is_sent_to_its_end(impatient: Service) -> None:
    with Stranger(impatient.port) as stranger:
        status, body = stranger.ask("/big").answer()
        assert (status, len(body)) == (200, 8 << 20)


def test_requests_sent_before_the_first_is_answered_are_answered_in_order_up_to_a_limit(running: Service) -> None:
    few, many = 5, 500
    with Stranger(running.port) as stranger:
        stranger.send(request("/api/health") * few)
        assert [stranger.answer()[0] for _ in range(few)] == [200] * few
        stranger.send(request("/api/health") * many)
        answered = stranger.everything().count(b"HTTP/1.1 200 OK")
        assert 1 <= answered < 50


def test_nonsense_after_a_request_does_not_spoil_its_answer(running: Service) -> None:
    with Stranger(running.port) as stranger:
        stranger.send(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n")
        assert stranger.answer()[0] == 200
        assert stranger.everything() == b""


def test_a_websocket_begins_only_after_all_requests_before_it_were_answered(running: Service) -> None:
    with Stranger(running.port) as stranger:
        stranger.send(request("/api/health") + request("/api/tables/none/socket", *UPGRADE))
        assert stranger.answer()[0] == 200
        assert stranger.everything() == b""


def test_other_protocols_than_websockets_get_http(running: Service) -> None:
    with Stranger(running.port) as stranger:
        stranger.ask("/api/health", "Upgrade: h2c", "Connection: Upgrade")
        assert stranger.answer()[0] == 200
        assert stranger.everything() == b""


@pytest.mark.parametrize(
    "headers",
    [
        ("Content-Length: 3",),
        ("Sec-WebSocket-Key: again",),
        ("Sec-WebSocket-Extensions: " + "a" * 9000,),
    ],
)
def test_a_handshake_that_is_none_is_answered_and_ends(running: Service, headers: tuple[str, ...]) -> None:
    with Stranger(running.port) as stranger:
        assert 400 <= stranger.upgrade("none", *headers).status() < 500
        stranger.everything()
