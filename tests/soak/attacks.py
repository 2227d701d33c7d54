"""What strangers do to a server: floods, odd frames, endless and slow requests, crowds. Bounded in count and time.

Each attack is a function of an `Enemy`, which opens connections from several loopback addresses, keeps the pace that
was ordered and counts what was really sent. Connections that the server ends are opened again.
"""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from itertools import cycle, islice
from time import monotonic
from typing import TypeAlias

from msgspec import Struct

TEXT, BINARY, CONTINUED, PING = 0x1, 0x2, 0x0, 0x9
STUCK = 2.0
"""Seconds that the server may leave something unread; then the connection is dropped."""
PAUSE = 0.1
"""Seconds before a connection that was ended is opened again."""
BURSTS_A_SECOND = 50
"""How often frames are written on all connections together: many at once, so that sending costs little."""
MOST_CONNECTIONS = 4000
"""That one attack opens in all."""
RESET = struct.pack("ii", 1, 0)


class Order(Struct, frozen=True):
    """An attack: its name, where it goes, for how long, and from which addresses."""

    attack: str
    port: int
    seconds: float
    addresses: Sequence[str]
    played: str
    """The table of people who mean no harm."""
    own: str
    """A table of the attackers' own ..."""
    token: str
    """... at which they hold a seat."""
    finished: str
    """A table whose game is over."""
    force: float = 1.0
    """Part of the usual rate and number of connections."""


class Counts(Struct):
    """What was sent."""

    frames: int = 0
    """WebSocket frames and messages."""
    requests: int = 0
    """HTTP requests, whole or not."""
    connections: int = 0
    turned_away: int = 0
    """Connections that the server refused, or ended early."""


def frame(kind: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame as a client sends it; masked with zeros, which changes nothing."""
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return bytes([(0x80 if final else 0) | kind]) + length + bytes(4) + payload


def said(**message: object) -> bytes:
    """A message of the protocol in a frame."""
    return frame(TEXT, json.dumps(message).encode())


class Line:
    """A connection; whatever comes back is thrown away, unless it is left unread."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self._task: asyncio.Task[None] | None = None

    def drain_answers(self) -> None:
        """Read on and on."""
        self._task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(OSError):
            while await self.reader.read(1 << 16):
                pass

    async def write(self, data: bytes) -> None:
        """Send; OSError if the connection has ended, TimeoutError if nobody reads."""
        if self._task is not None and self._task.done():
            raise ConnectionResetError("the server has hung up")
        self.writer.write(data)
        await asyncio.wait_for(self.writer.drain(), STUCK)

    def close(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
        self.writer.transport.abort()


class Enemy:
    """One attack under way."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.counts = Counts()
        self._addresses = cycle(order.addresses)
        self._began = monotonic()
        self._spent = 0.0

    @property
    def is_over(self) -> bool:
        """Whether time is up."""
        return monotonic() - self._began > self.order.seconds or self.counts.connections > MOST_CONNECTIONS

    def some(self, connections: int) -> int:
        """As many connections as were ordered."""
        return max(1, round(connections * self.order.force))

    async def pace(self, things: int, a_second: float) -> None:
        """Wait until so many more things do not exceed a rate, all connections together."""
        now = monotonic() - self._began
        self._spent = max(self._spent, now - 0.5) + things / (a_second * self.order.force)
        await asyncio.sleep(max(0.0, min(self._spent, self.order.seconds) - now))

    async def connect(self, read: bool = True, buffer: int | None = None) -> Line:
        """A TCP connection from the next address."""
        link = socket.socket()
        link.setblocking(False)
        try:
            if buffer is not None:
                link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            link.bind((next(self._addresses), 0))
            await asyncio.wait_for(asyncio.get_running_loop().sock_connect(link, ("127.0.0.1", self.order.port)), STUCK)
            reader, writer = await asyncio.open_connection(sock=link)
        except BaseException:
            link.close()
            raise
        self.counts.connections += 1
        line = Line(reader, writer)
        if read:
            line.drain_answers()
        return line

    async def upgrade(self, table: str, read: bool = True, buffer: int | None = None) -> Line:
        """A WebSocket to a table."""
        line = await self.connect(False, buffer)
        try:
            await line.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost:{self.order.port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            head = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), STUCK)
            if b" 101 " not in head[:20]:
                raise ConnectionRefusedError(head[:60])
        except BaseException:
            line.close()
            raise
        if read:
            line.drain_answers()
        return line

    async def again_and_again(self, one: Callable[[Line], Awaitable[None]], open_line: Open) -> None:
        """Open a connection, do something with it, close it, until time is up."""
        while not self.is_over:
            try:
                line = await open_line()
            except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                self.counts.turned_away += 1
                await asyncio.sleep(PAUSE)
                continue
            try:
                await one(line)
            except (OSError, TimeoutError):
                self.counts.turned_away += 1
                await asyncio.sleep(PAUSE)
            finally:
                line.close()

    async def wait(self) -> None:
        """Until time is up."""
        await asyncio.sleep(max(0.0, self.order.seconds - (monotonic() - self._began)))


Open: TypeAlias = Callable[[], Awaitable[Line]]
Attack: TypeAlias = Callable[[Enemy], Awaitable[None]]


# Floods of frames on a few sockets.


async def _flood(
    enemy: Enemy, frames: Sequence[bytes], a_second: float, lines: int = 6, hold_seat: bool = False
) -> None:
    order, turns, burst = enemy.order, cycle(frames), max(4, round(a_second / BURSTS_A_SECOND))
    hellos = (said(do="hello"), said(do="hello", token=order.token))

    async def attack(number: int) -> None:
        seated = hold_seat and number == 0
        table = order.own if seated or number % 2 else order.played

        async def one(line: Line) -> None:
            await line.write(hellos[seated])
            while not enemy.is_over:
                await enemy.pace(burst, a_second)
                await line.write(b"".join(islice(turns, burst)))
                enemy.counts.frames += burst

        await enemy.again_and_again(one, lambda: enemy.upgrade(table))

    await asyncio.gather(*(attack(number) for number in range(enemy.some(lines))))


async def valid(enemy: Enemy) -> None:
    """Messages that mean something, far too many of them."""
    kinds = [
        said(do="ping", sent=1.0),
        said(do="ready"),
        said(do="answer", act="a", decision="0.0.0", option="draw"),
        said(do="undo", act="b"),
        said(do="rematch", act="c"),
        said(do="start", act="d"),
    ]
    await _flood(enemy, kinds, 1500, hold_seat=True)


async def malformed(enemy: Enemy) -> None:
    """Messages that mean nothing."""
    texts = ["", "{", "null", "[]", "17", '"hello"', "{}", '{"do":null}', '{"do":"conquer"}', '{"do":"answer"}']
    texts += ['{"do":"hello"}', '{"do":"say","act":"a","text":"\\ud800"}', '{"do":"ping","sent":"soon"}', "x" * 5000]
    texts += ['{"do":"sit","act":"a","name":"' + "x" * 500 + '"}', '{"do":"change","act":"a","seats":1e9,"options":{}}']
    kinds = [*(frame(TEXT, text.encode()) for text in texts), frame(BINARY, bytes(100))]
    await _flood(enemy, kinds, 1500, hold_seat=True)


async def long_numbers(enemy: Enemy) -> None:
    """Numbers of 40 digits wherever a number may stand."""
    number = int("9" * 40)
    kinds = [
        said(do="sit", act="a", name="Eve", seat=number),
        said(do="sit", act="a", name="Eve", seat=-number),
        said(do="clear", act="b", seat=number),
        said(do="fill", act="c", seat=number, bot="sensible"),
        said(do="change", act="d", seats=number, options={}),
        said(do="answer", act="e", decision="0.0.0", option="draw", at=number),
        said(do="ping", sent=number),
    ]
    await _flood(enemy, kinds, 400, hold_seat=True)


async def deep_nesting(enemy: Enemy) -> None:
    """Brackets in brackets."""
    texts = ["[" * 2000 + "]" * 2000, '{"do":' * 600 + "1" + "}" * 600, '{"do":"say","act":' + "[" * 4000]
    await _flood(enemy, [frame(TEXT, text.encode()) for text in texts], 400)


async def not_utf8(enemy: Enemy) -> None:
    """Texts that are none; each ends its connection."""
    kinds = [frame(TEXT, b"\xff" * 50), frame(TEXT, b'{"do":"say","act":"a","text":"\xc3\x28"}')]
    await _flood(enemy, kinds, 400)


async def pings(enemy: Enemy) -> None:
    """WebSocket pings, which the server must answer."""
    await _flood(enemy, [frame(PING, b"x" * 100), frame(PING)], 20_000)


async def empty_frames(enemy: Enemy) -> None:
    """Frames with nothing in them."""
    opening, nothing = frame(TEXT, b"", final=False), frame(CONTINUED, b"", final=False)
    await _flood(enemy, [frame(TEXT), opening, *[nothing] * 17, frame(CONTINUED)], 20_000)


async def fragments(enemy: Enemy) -> None:
    """Messages of a thousand frames."""
    await _flood(enemy, [frame(TEXT, b"[", final=False), *[frame(CONTINUED, b" ", final=False)] * 999], 20_000)


async def chat(enemy: Enemy) -> None:
    """Talk without an end, from a seat and from those who watch."""
    texts = [said(do="say", act=f"talk {number}", text="x" * 290) for number in range(2000)]
    await _flood(enemy, texts, 600, hold_seat=True)


# Crowds of connections.


async def _crowd(enemy: Enemy, connections: int, open_line: Open, one: Callable[[Line], Awaitable[None]]) -> None:
    async def attack(number: int) -> None:
        await asyncio.sleep(min(enemy.order.seconds / 2, number * 0.01))
        await enemy.again_and_again(one, open_line)

    await asyncio.gather(*(attack(number) for number in range(enemy.some(connections))))


async def idle(enemy: Enemy) -> None:
    """Hundreds of connections that say nothing."""

    async def one(line: Line) -> None:
        while not enemy.is_over:
            await asyncio.sleep(1.0)
            await line.write(b"")

    await _crowd(enemy, 400, enemy.connect, one)


async def no_hello(enemy: Enemy) -> None:
    """Hundreds of sockets on which nobody says hello."""

    async def one(line: Line) -> None:
        while not enemy.is_over:
            await asyncio.sleep(1.0)
            await line.write(b"")

    await _crowd(enemy, 200, lambda: enemy.upgrade(enemy.order.played), one)


async def watchers(enemy: Enemy) -> None:
    """Hundreds who watch the table."""

    async def one(line: Line) -> None:
        await line.write(said(do="hello"))
        while not enemy.is_over:
            await asyncio.sleep(2.0)
            await line.write(said(do="ping", sent=1.0))
            enemy.counts.frames += 1

    await _crowd(enemy, 200, lambda: enemy.upgrade(enemy.order.played), one)


async def slow_readers(enemy: Enemy) -> None:
    """Watchers who ask for words and never read."""

    async def one(line: Line) -> None:
        await line.write(said(do="hello", tell="en"))
        while not enemy.is_over:
            await asyncio.sleep(0.2)
            await line.write(said(do="ping", sent=1.0))
            enemy.counts.frames += 1

    await _crowd(enemy, 40, lambda: enemy.upgrade(enemy.order.played, read=False, buffer=2048), one)


async def half_closed(enemy: Enemy) -> None:
    """Those who say hello and close their half of the connection."""

    async def one(line: Line) -> None:
        await enemy.pace(1, 20)
        await line.write(said(do="hello"))
        enemy.counts.frames += 1
        line.writer.write_eof()
        await asyncio.sleep(1.0)

    await _crowd(enemy, 20, lambda: enemy.upgrade(enemy.order.played), one)


async def resets(enemy: Enemy) -> None:
    """Connections that break in the midst of a frame."""

    async def one(line: Line) -> None:
        await enemy.pace(1, 30)
        await line.write(said(do="hello") + said(do="ping", sent=1.0)[:9])
        enemy.counts.frames += 1
        line.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)

    await _crowd(enemy, 6, lambda: enemy.upgrade(enemy.order.played), one)


# HTTP.


async def huge_headers(enemy: Enemy) -> None:
    """Requests whose header has no end (within 16 MB)."""
    chunk = (b"X-Filling: " + b"x" * 4000 + b"\r\n") * 16

    async def one(line: Line) -> None:
        await line.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        enemy.counts.requests += 1
        for _ in range(250):
            await enemy.pace(1, 200)
            await line.write(chunk)
            if enemy.is_over:
                return

    await _crowd(enemy, 4, enemy.connect, one)


async def slow_headers(enemy: Enemy) -> None:
    """Requests that come letter by letter."""

    async def one(line: Line) -> None:
        enemy.counts.requests += 1
        for letter in b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"x" * 100:
            await line.write(bytes([letter]))
            await asyncio.sleep(1.0)
            if enemy.is_over:
                return

    await _crowd(enemy, 150, enemy.connect, one)


async def slow_bodies(enemy: Enemy) -> None:
    """Requests for a table whose body never comes."""

    async def one(line: Line) -> None:
        enemy.counts.requests += 1
        await line.write(
            f"POST /api/tables HTTP/1.1\r\nHost: localhost:{enemy.order.port}\r\nContent-Length: 4000\r\n\r\n".encode()
        )
        while not enemy.is_over:
            await line.write(b" ")
            await asyncio.sleep(1.0)

    await _crowd(enemy, 100, enemy.connect, one)


async def _requests(enemy: Enemy, request: bytes, a_second: float, connections: int) -> None:
    async def one(line: Line) -> None:
        while not enemy.is_over:
            await enemy.pace(1, a_second)
            await line.write(request)
            enemy.counts.requests += 1
            head = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), 30)
            for name in head.lower().split(b"\r\n"):
                if name.startswith(b"content-length:"):
                    await asyncio.wait_for(line.reader.readexactly(int(name.partition(b":")[2])), 30)

    async def careful(line: Line) -> None:
        try:
            await one(line)
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise ConnectionResetError("the server has hung up") from None

    await _crowd(enemy, connections, lambda: enemy.connect(read=False), careful)


async def table_spam(enemy: Enemy) -> None:
    """New tables, again and again."""
    body = json.dumps({"game": "galaxy", "seats": 4, "name": "Spam"}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{enemy.order.port}\r\nContent-Length: {len(body)}\r\n\r\n"
    await _requests(enemy, head.encode() + body, 40, 4)


async def replays(enemy: Enemy) -> None:
    """A finished game, asked for by many at once."""
    path = f"/api/tables/{enemy.order.finished}/replay"
    head = f"GET {path} HTTP/1.1\r\nHost: localhost:{enemy.order.port}\r\n\r\n"
    await _requests(enemy, head.encode(), 20, 20)


ATTACKS: Mapping[str, Attack] = {
    attack.__name__: attack
    for attack in (
        valid,
        malformed,
        long_numbers,
        deep_nesting,
        not_utf8,
        pings,
        empty_frames,
        fragments,
        chat,
        idle,
        no_hello,
        watchers,
        slow_readers,
        half_closed,
        resets,
        huge_headers,
        slow_headers,
        slow_bodies,
        table_spam,
        replays,
    )
}


async def attack(order: Order) -> Counts:
    """Carry out an order; what was sent."""
    enemy = Enemy(order)
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[order.attack](enemy), order.seconds + 10.0)
    return enemy.counts


# In place of the server, to see what attackers cost the machine without it.


async def sink(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers what must be answered for an attack to go on, and throws everything away."""
    with suppress(OSError, ValueError):
        upgraded = False
        while data := await reader.read(1 << 16):
            if upgraded:
                continue
            if b"Upgrade: websocket" in data:
                upgraded = True
                writer.write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
            elif b"\r\n\r\n" in data:
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
    writer.close()
