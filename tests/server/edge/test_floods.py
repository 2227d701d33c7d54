"""Floods of WebSocket frames: each is heard at its connection's own pace, and a table beside plays on."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.frames import Opcode

from tests.browser.service import Service
from tests.server.clients import Client, open_table
from tests.server.edge.strangers import Stranger, frame_of, text

FLOOD = 20_000
"""Frames. At 30 a second they take eleven minutes to be heard, longer than any test may run."""
HEARD = 10_000
"""Answers that no flood gets while a few acts are made beside it."""


@pytest.fixture
def ana(running: Service) -> Iterator[Client]:
    """Somebody at a table of her own."""
    opened = open_table(running.address, name="Ana")
    with Client(running.address, opened["table"], opened["token"]) as client:
        yield client.until(lambda me: me.sight)


@pytest.fixture
def table(running: Service) -> str:
    return str(open_table(running.address)["table"])


@pytest.mark.parametrize(
    "frame",
    [
        frame_of(Opcode.PING),
        frame_of(Opcode.PING, b"x" * 125),
        frame_of(Opcode.PONG, b"x"),
        frame_of(Opcode.TEXT),
        frame_of(Opcode.BINARY),
        text({"do": "ping", "sent": 1}),
        text({"do": "hello"}),
    ],
    ids=["ping", "long ping", "pong", "empty text", "empty binary", "message", "refused message"],
)
def test_a_flood_is_heard_slowly_while_a_table_beside_plays_on(
    running: Service, ana: Client, table: str, frame: bytes
) -> None:
    with ExitStack() as stack:
        strangers = [stack.enter_context(Stranger(running.port)).hello(table) for _ in range(4)]
        for stranger in strangers:
            stranger.line.settimeout(0.2)
            with suppress(TimeoutError):
                stranger.send(frame * FLOOD)
        for number in range(20):
            assert ana.do("change", seats=2 + number % 3, options={})["is"] == "done"
        for stranger in strangers:
            assert answers(stranger) < HEARD


def answers(stranger: Stranger) -> int:
    """How many frames have come back so far."""
    stranger.line.settimeout(0.01)
    found = 0
    try:
        while True:
            stranger.frame()
            found += 1
    except TimeoutError:
        return found


def test_what_came_in_a_flood_is_heard_in_order_in_the_end(running: Service, table: str) -> None:
    with Stranger(running.port) as stranger:
        stranger.hello(table)
        flood = [frame_of(Opcode.PING, str(number).encode()) for number in range(90)]
        stranger.send(b"".join(flood) + text({"do": "ping", "sent": 5}) + frame_of(Opcode.PING, b"last"))
        heard = [stranger.frame() for _ in range(92)]
        assert [bytes(frame.data) for frame in heard[:90]] == [str(number).encode() for number in range(90)]
        assert {frame.opcode for frame in heard[90:]} == {Opcode.TEXT, Opcode.PONG}


@pytest.mark.parametrize("many", [2, 16, 17, 5000])
def test_a_message_has_a_limit_of_fragments(running: Service, table: str, many: int) -> None:
    message = b'{"do": "ping", "sent": 1234567890}'
    pieces = [message[at : at + 1] for at in range(many - 1)] + [message[many - 1 :]]
    frames = [frame_of(Opcode.TEXT if not at else Opcode.CONT, piece, False) for at, piece in enumerate(pieces[:-1])]
    with Stranger(running.port) as stranger:
        stranger.hello(table)
        stranger.send(b"".join([*frames, frame_of(Opcode.CONT, pieces[-1])]))
        if many <= 16:
            assert stranger.message()["sent"] == 1234567890
        else:
            assert stranger.closed_with() == 1008


def test_a_flood_before_the_hello_waits_too(running: Service, ana: Client, table: str) -> None:
    with Stranger(running.port) as stranger:
        stranger.upgrade(table).send(text({"do": "hello"}) + frame_of(Opcode.PING) * FLOOD)
        assert stranger.status() == 101
        assert ana.do("change", seats=2, options={})["is"] == "done"
        assert stranger.message()["is"] == "welcome"
        assert answers(stranger) < HEARD


def test_who_reads_nothing_is_not_listened_to(running: Service, ana: Client, table: str) -> None:
    with Stranger(running.port, buffer=2048) as stranger:
        stranger.hello(table)
        stranger.line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
        stranger.line.settimeout(1)
        with pytest.raises(TimeoutError):
            stranger.send(frame_of(Opcode.PING, b"x" * 125) * FLOOD * 5)
        assert ana.do("change", seats=2, options={})["is"] == "done"
