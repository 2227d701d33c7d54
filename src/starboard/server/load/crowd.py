"""Programs that sit at many tables and act once a second each, and what they notice about the time it takes."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from http.client import HTTPConnection
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field

from starboard.games import GAMES
from starboard.server import protocol
from starboard.server.load.line import Line
from starboard.server.load.patch import apply_ops

GAME = next(iter(GAMES))
SEATS = 4
PACE = 1.0
"""Seconds between two acts of a seat."""
PATIENCE = 60.0
"""Seconds that something may take before the test is given up."""
LEFT_ALONE = ("finish", "turn")
"""Acts that would end the building."""


class Measured(Struct):
    """What a crowd noticed; times are in seconds."""

    updates: list[float] = field(default_factory=list)
    """From an act until what it caused arrived at another seat, for each of the other seats."""
    acknowledged: list[float] = field(default_factory=list)
    """From an act until the server said that it is done."""
    refused: int = 0
    missed: int = 0
    """Acts that were due while the one before was not acknowledged yet."""
    received_bytes: int = 0
    received: int = 0
    """Messages at other seats."""
    processor_seconds: float = 0.0
    """What the process of the crowd used itself."""

    def add(self, other: Measured) -> None:
        """Count together."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Crowd(ABC):
    """Everybody at some tables."""

    def __init__(self) -> None:
        self.measured = Measured()
        self.acting = False
        self._seats: list[Seat] = []

    @abstractmethod
    async def open(self, address: str, tables: int) -> None:
        """Sit down at so many tables of a server."""

    async def act_for(self, seconds: float) -> Measured:
        """Let every seat act once a second, each beginning at a moment of its own."""
        self.measured, self.acting = Measured(), True
        loop = asyncio.get_running_loop()
        for seat in self._seats:
            loop.call_later(random.random() * PACE, seat.act_and_again)
        await asyncio.sleep(seconds)
        self.acting = False
        await asyncio.sleep(PACE)  # what is on its way arrives, and the last timers end
        return self.measured

    def close(self) -> None:
        """Hang up."""
        for seat in self._seats:
            seat.line.close()

    async def _join(self, seats: Sequence[Seat], address: str) -> None:
        for seat in seats:
            await asyncio.wait_for(seat.line.open(address), PATIENCE)
            self._seats.append(seat)


class Seat(ABC):
    """One seat: its line, and the act it waits for."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.line = Line(self.hear)
        self.sent_at = 0.0
        self.waits = False

    def act_and_again(self) -> None:
        """Act now and in a second."""
        if not self.crowd.acting:
            return
        asyncio.get_running_loop().call_later(PACE, self.act_and_again)
        if self.waits:
            self.crowd.measured.missed += 1
            return
        message = self.choose()
        if message is not None:
            self.waits = True
            self.sent_at = perf_counter()
            self.line.send(message)

    @abstractmethod
    def choose(self) -> bytes | None:
        """The message of the next act."""

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """Take a message."""


# At the tables of the service.


class _Heard(Struct, tag=False):
    """As much of a server's message as a player needs to go on."""

    kind: str = field(name="is")
    n: int = 0
    act: str | None = None
    ops: list[Any] = field(default_factory=list)
    sight: Any = None
    why: str = ""


_decode = msgspec.json.Decoder(_Heard).decode
_encode = msgspec.json.Encoder().encode


class _Party:
    """Who sits at one table; joins what one seat did with what another was told."""

    def __init__(self) -> None:
        self._caused: dict[int, tuple[int, float]] = {}
        self._early: dict[int, list[tuple[int, float]]] = {}

    def arrived(self, number: int, seat: int, now: float, measured: Measured) -> None:
        """An update has come to a seat."""
        cause = self._caused.get(number)
        if cause is None:
            self._early.setdefault(number, []).append((seat, now))
        elif cause[0] != seat:
            measured.updates.append(now - cause[1])

    def acknowledged(self, number: int, seat: int, sent_at: float, measured: Measured) -> None:
        """A seat has learned the number of what it did."""
        self._caused[number] = (seat, sent_at)
        measured.updates += [now - sent_at for other, now in self._early.pop(number, ()) if other != seat]


class _Player(Seat):
    def __init__(self, crowd: Crowd, number: int, party: _Party) -> None:
        super().__init__(crowd, number)
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._party = party
        self._acts = 0
        self._sight: dict[str, Any] = {}

    @property
    def options(self) -> Sequence[str]:
        """What may be done."""
        decision = self._decision
        return decision["options"] if decision else ()

    @property
    def _decision(self) -> dict[str, Any] | None:
        game = self._sight.get("game")
        return game and game["decision"]

    def choose(self) -> bytes | None:
        decision = self._decision
        verbs: dict[str, list[str]] = {}
        for option in self.options:
            verbs.setdefault(option.partition(" ")[0], []).append(option)
        for verb in LEFT_ALONE:
            verbs.pop(verb, None)
        if decision is None or not verbs:
            return None
        option = random.choice(verbs[random.choice(list(verbs))])
        self._acts += 1
        return _encode(protocol.Answer(act=f"{self.number}.{self._acts}", decision=decision["id"], option=option))

    def hear(self, text: bytes) -> None:
        now = perf_counter()
        message = _decode(text)
        measured = self.crowd.measured
        match message.kind:
            case "update":
                self._party.arrived(message.n, self.number, now, measured)
                measured.received += 1
                measured.received_bytes += len(text)
                apply_ops(self._sight, [op for op in message.ops if _is_about_decision(op[0])])
                if message.act is not None:
                    self._take_note(message.n, now)
            case "done":
                self._take_note(message.n, now)
            case "refused":
                self.waits = False
                measured.refused += 1
            case "welcome":
                game = message.sight["game"]
                self._sight = {"game": game and {"decision": game["decision"]}}
                if not self.welcomed.done():
                    self.welcomed.set_result(None)
            case "bye":
                raise RuntimeError(f"the server hung up: {message.why}")
            case _:
                pass

    def _take_note(self, number: int, now: float) -> None:
        """What was done has been acknowledged."""
        if self.waits:
            self.waits = False
            self.crowd.measured.acknowledged.append(now - self.sent_at)
            self._party.acknowledged(number, self.number, self.sent_at, self.crowd.measured)


def _is_about_decision(path: Sequence[str | int]) -> bool:
    return path[0] == "game" and (len(path) == 1 or path[1] == "decision")


class TableCrowd(Crowd):
    """Four players at each table of the first game, as fast as they can."""

    async def open(self, address: str, tables: int) -> None:
        for _ in range(tables):
            await self._open_table(address)

    async def _open_table(self, address: str) -> None:
        body = _encode(protocol.NewTable(game=GAME, seats=SEATS, name="Ada"))
        opened = msgspec.json.decode(await asyncio.to_thread(_post, address, "/api/tables", body))
        table, token = opened["table"], opened["token"]
        party = _Party()
        players = [_Player(self, number, party) for number in range(SEATS)]
        await self._join(players, f"ws://{address}/api/tables/{table}/socket")
        for player in players:
            mine = token if player.number == 0 else None
            player.line.send(_encode(protocol.Hello(token=mine, tell="en")))
            await asyncio.wait_for(player.welcomed, PATIENCE)
            if mine is None:
                player.welcomed = asyncio.get_running_loop().create_future()
                player.line.send(_encode(protocol.Sit(act="sit", name=f"Player {player.number}", seat=player.number)))
                await asyncio.wait_for(player.welcomed, PATIENCE)
        players[0].line.send(_encode(protocol.Start(act="start")))
        await _until(lambda: any(player.options for player in players))
        starter = next(player for player in players if player.options)
        message = starter.choose()
        assert message is not None
        starter.line.send(message)
        await _until(lambda: all("draw" in player.options for player in players))


def _post(address: str, path: str, body: bytes) -> bytes:
    connection = HTTPConnection(address, timeout=PATIENCE)
    try:
        connection.request("POST", path, body)
        return connection.getresponse().read()
    finally:
        connection.close()


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


# At the bare broadcast.


class _Echo(Struct):
    """A message of the broadcast: whose it is, and as much more as makes it as long as an update."""

    seat: int
    filling: str


_decode_echo = msgspec.json.Decoder(_Echo).decode


class _Talker(Seat):
    def __init__(self, crowd: BareCrowd, number: int, table: list[_Talker]) -> None:
        super().__init__(crowd, number)
        self._filling = crowd.filling
        self._table = table

    def choose(self) -> bytes | None:
        return _encode(_Echo(self.number, self._filling))

    def hear(self, text: bytes) -> None:
        now = perf_counter()
        whose = _decode_echo(text).seat
        measured = self.crowd.measured
        if whose == self.number:
            self.waits = False
            measured.acknowledged.append(now - self.sent_at)
        else:
            measured.updates.append(now - self._table[whose].sent_at)
        measured.received += 1
        measured.received_bytes += len(text)


class BareCrowd(Crowd):
    """Four sockets at each table, which say something as long as an update of the service."""

    def __init__(self, message_bytes: int) -> None:
        super().__init__()
        self.filling = "x" * (message_bytes - len(_encode(_Echo(0, ""))))

    async def open(self, address: str, tables: int) -> None:
        for table in range(tables):
            talkers: list[_Talker] = []
            talkers += [_Talker(self, number, talkers) for number in range(SEATS)]
            await self._join(talkers, f"ws://{address}/api/tables/{table}/socket")
