"""WebSockets: the short way does what the long way would have done, and every frame counts, however they arrive."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.streams import StreamReader
from websockets.uri import parse_uri

from starboard.server.edge.frames import frame, frame_bytes, is_lawful, lone_text
from tests.server.clients import PATIENCE, open_table

A_MOMENT = 0.01
TEXTS = st.text(max_size=300) | st.sampled_from(["x" * size for size in (125, 126, 127, 4096, 65_535, 65_536)])
CONTROL = st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=9))
FRAMES = CONTROL | st.builds(
    lambda kind, text, final: Frame(kind, text.encode(), final),
    st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    TEXTS,
    st.booleans(),
)


def sent_by_client(part: Frame) -> bytes:
    return part.serialize(mask=True)


@given(TEXTS)
def test_a_frame_is_the_one_that_the_library_makes(text: str) -> None:
    assert frame(text.encode()) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@given(TEXTS)
def test_a_text_in_one_frame_is_understood(text: str) -> None:
    data = sent_by_client(Frame(Opcode.TEXT, text.encode()))
    assert lone_text(data) == (text if len(text.encode()) < 1 << 16 else None)


@given(FRAMES, FRAMES | st.none(), st.data())
def test_nothing_else_is_taken_for_a_lone_text(first: Frame, second: Frame | None, data: st.DataObject) -> None:
    one = sent_by_client(first)
    assert lone_text(one[: data.draw(st.integers(0, len(one) - 1))]) is None
    assert lone_text(first.serialize(mask=False)) is None
    if second is not None:
        assert lone_text(one + sent_by_client(second)) is None
    if not first.fin or first.opcode is not Opcode.TEXT:
        assert lone_text(one) is None


def test_bytes_that_are_no_text_are_left_to_the_library() -> None:
    assert lone_text(sent_by_client(Frame(Opcode.TEXT, b"\xff"))) is None


@given(st.lists(FRAMES, max_size=6), st.lists(st.integers(0, 200_000), max_size=12))
def test_frames_end_where_the_library_says_however_they_arrive(frames: list[Frame], cuts: list[int]) -> None:
    sent = [sent_by_client(part) for part in frames]
    together = b"".join(sent)
    held, found = bytearray(), []
    for piece in pieces_of(together, cuts) if together else []:
        held += piece
        while (size := frame_bytes(held)) is not None and size <= len(held):
            found.append(bytes(held[:size]))
            del held[:size]
    assert found == sent
    assert not held


@given(st.integers(0, 255), st.integers(0, 255))
def test_a_frame_is_lawful_if_the_library_takes_it(head: int, length: int) -> None:
    reader = StreamReader()
    start = bytearray((head, length))
    extended = {126: (126).to_bytes(2, "big"), 127: (126).to_bytes(8, "big")}.get(length & 127, b"")
    reader.feed_data(bytes(start) + extended + bytes(4 + 126))
    parsing = Frame.parse(reader.read_exact, mask=True)
    try:
        next(parsing)
    except StopIteration:
        assert is_lawful(start)
    except ProtocolError:
        assert not is_lawful(start)
    else:
        raise AssertionError("the library waits for more")


class Pieces:
    """A client that decides how its bytes are cut into pieces."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self._line = socket.create_connection((str(place.hostname), place.port or 0), timeout=PATIENCE)
        self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._protocol = ClientProtocol(parse_uri(address.replace("http", "ws", 1)))
        self._protocol.send_request(self._protocol.connect())
        self.send(self.said())
        while self._protocol.state is not OPEN:
            self._protocol.receive_data(self._arrived())

    def _arrived(self) -> bytes:
        data = self._line.recv(65_536)
        assert data, "the server has hung up"
        return data

    def said(self) -> bytes:
        """The bytes of what was said to the protocol."""
        return b"".join(self._protocol.data_to_send())

    def text(self, message: object) -> bytes:
        """A message in one frame."""
        self._protocol.send_text(json.dumps(message).encode())
        return self.said()

    def text_in_parts(self, message: object) -> bytes:
        """A message in two frames, with a ping between them."""
        text = json.dumps(message).encode()
        self._protocol.send_text(text[:7], fin=False)
        self._protocol.send_ping(b"between")
        self._protocol.send_continuation(text[7:], fin=True)
        return self.said()

    def ping(self) -> bytes:
        """A ping of the WebSocket itself."""
        self._protocol.send_ping(b"are you there")
        return self.said()

    def send(self, piece: bytes) -> None:
        """Send one piece, and leave the server time to find it alone."""
        self._line.sendall(piece)
        time.sleep(A_MOMENT)

    def heard(self) -> Iterator[dict[str, Any]]:
        """The texts that the server sends, as they come."""
        while True:
            self._protocol.receive_data(self._arrived())
            for event in self._protocol.events_received():
                if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                    yield json.loads(bytes(event.data))

    def close(self) -> None:
        self._line.close()


def pieces_of(data: bytes, cuts: Sequence[int]) -> list[bytes]:
    ends = sorted({0, len(data), *(cut % len(data) for cut in cuts)})
    return [data[start:end] for start, end in pairwise(ends)]


def test_messages_are_heard_once_and_in_order_however_they_arrive(service: str) -> None:
    table = open_table(service)["table"]
    for cuts in ([], [1], [2], [5], [6], [7, 8, 9], [40, 41, 90], [60, 61, 62, 200], list(range(0, 400, 9))):
        with closing(Pieces(f"{service}/api/tables/{table}/socket")) as client:
            heard = client.heard()
            client.send(client.text({"do": "hello"}))
            assert next(heard)["is"] == "welcome"
            client.send(client.text({"do": "ping", "sent": 1}))
            together = b"".join(
                [
                    client.text({"do": "ping", "sent": 2}),
                    client.ping(),
                    client.text({"do": "ping", "sent": 3}),
                    client.text_in_parts({"do": "ping", "sent": 4}),
                    client.text({"do": "ping", "sent": 5}),
                ]
            )
            for piece in pieces_of(together, cuts):
                client.send(piece)
            client.send(client.text({"do": "ping", "sent": 6}) + client.text({"do": "ping", "sent": 7}))
            for piece in pieces_of(client.text({"do": "ping", "sent": 8}), [12]):
                client.send(piece)
            answered = [next(heard) for _ in range(8)]
            assert [message["sent"] for message in answered] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_what_looks_like_a_frame_within_another_is_part_of_it(service: str) -> None:
    table = open_table(service)["table"]
    with closing(Pieces(f"{service}/api/tables/{table}/socket")) as client:
        heard = client.heard()
        client.send(client.text({"do": "hello"}))
        assert next(heard)["is"] == "welcome"
        hidden = client.text({"do": "ping", "sent": 1})
        head = bytes((0x82, 0x80 | len(hidden))) + bytes(4)  # a message that is no text, masked with zeros
        client.send(head)
        client.send(hidden)
        client.send(client.text({"do": "ping", "sent": 2}))
        refused, pong = next(heard), next(heard)
        assert refused["code"] == "malformed"
        assert pong["sent"] == 2
