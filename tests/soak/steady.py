"""A table of people who mean no harm: each acts some times a second, and what they notice is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field
from websockets.exceptions import WebSocketException

from starboard.server.load.line import Line
from starboard.server.load.patch import apply_ops
from tests.soak.ledger import Deed
from tests.soak.players import next_act

EVERY = 0.4
"""Seconds between two acts of a seat."""
LAST_ANSWERS = 20.0
"""Seconds that the last acts may take to be answered."""
AGAIN = 0.25
"""Seconds after which a seat that was thrown out comes back."""
PATIENCE = 30.0


class Work(Struct):
    """What was done and noticed during one order."""

    updates: list[float] = field(default_factory=list)
    """Seconds from the moment an act was due until what it caused arrived at another seat, for each of the others.

    Acts that had to wait because the one before was not answered yet count from when they should have been sent.
    """
    deeds: list[Deed] = field(default_factory=list)
    thrown_out: int = 0
    unanswered: int = 0
    turned_away: int = 0
    """Attempts to come back that failed."""


class _Watchful(Line):
    """A line whose end is noticed."""

    def __init__(self, seat: _Seat) -> None:
        super().__init__(seat.hear)
        self._seat = seat

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._seat.lost(self)


class _Seat:
    def __init__(self, table: SteadyTable, number: int, token: str) -> None:
        self.number = number
        self.sight: dict[str, Any] = {}
        self.pending: Deed | None = None
        self.due_at = 0.0
        """When the act that is under way should have been sent."""
        self.next_due = 0.0
        self._table = table
        self._token = token
        self._numbers = count()
        self._line: _Watchful | None = None
        self._welcomed = asyncio.Event()
        self._coming: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Connect, and send again what was not answered."""
        self._welcomed.clear()
        line = _Watchful(self)
        await asyncio.wait_for(line.open(self._table.address), PATIENCE)
        self._line = line
        line.send(msgspec.json.encode({"do": "hello", "token": self._token}))
        await asyncio.wait_for(self._welcomed.wait(), PATIENCE)
        if self.pending is not None:
            self.pending.resent += 1
            self._send(self.pending)

    def lost(self, line: _Watchful) -> None:
        """The connection has ended."""
        if line is self._line:
            self._line = None
            self._table.work.thrown_out += 1
            self._coming = asyncio.get_running_loop().create_task(self._come_back())

    async def _come_back(self) -> None:
        while self._line is None:
            await asyncio.sleep(AGAIN)
            try:
                await self.come()
            except (OSError, TimeoutError, WebSocketException):
                self._table.work.turned_away += 1

    def act(self, now: float) -> None:
        """Send the next act if it is due and the one before is answered."""
        decision = (self.sight.get("game") or {}).get("decision")
        if self._line is None or self.pending is not None or now < self.next_due or decision is None:
            return
        option = next_act(decision["options"])
        if option is None:
            return
        self.due_at, self.next_due = self.next_due, self.next_due + EVERY
        self.pending = Deed(self.number, f"{self.number}.{next(self._numbers)}", decision["id"], option)
        self._table.work.deeds.append(self.pending)
        self._send(self.pending)

    def _send(self, deed: Deed) -> None:
        if self._line is not None:
            wish = {"do": "answer", "act": deed.act, "decision": deed.decision, "option": deed.option}
            self._line.send(msgspec.json.encode(wish))

    def hear(self, text: bytes) -> None:
        """Take a message."""
        now = perf_counter()
        message = msgspec.json.decode(text)
        match message["is"]:
            case "welcome":
                game = message["sight"]["game"]
                self.sight = {"game": game and {"decision": game["decision"]}}
                self._welcomed.set()
            case "update":
                apply_ops(self.sight, [op for op in message["ops"] if _is_about_decision(op[0])])
                self._table.arrived(message["n"], self.number, now)
                self._answered(message, now)
            case "done" | "refused":
                self._answered(message, now)
            case _:
                pass

    def _answered(self, message: dict[str, Any], now: float) -> None:
        if self.pending is None or message.get("act") != self.pending.act:
            return
        deed, self.pending = self.pending, None
        if message["is"] == "refused":
            deed.refused = True
        else:
            deed.number = message["n"]
            self._table.caused(message["n"], self.number, self.due_at)
        self.act(now)


def _is_about_decision(path: Sequence[str | int]) -> bool:
    return path[0] == "game" and (len(path) == 1 or path[1] == "decision")


class SteadyTable:
    """Everybody at the table."""

    def __init__(self, port: int, table: str, tokens: Sequence[str]) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.work = Work()
        self._seats = [_Seat(self, number, token) for number, token in enumerate(tokens)]
        self._causes: dict[int, tuple[int, float]] = {}
        self._early: dict[int, list[tuple[int, float]]] = {}

    async def come(self) -> None:
        """Everybody connects."""
        for seat in self._seats:
            await seat.come()

    def arrived(self, number: int, seat: int, now: float) -> None:
        """An update has come to a seat."""
        cause = self._causes.get(number)
        if cause is None:
            self._early.setdefault(number, []).append((seat, now))
        elif cause[0] != seat:
            self.work.updates.append(now - cause[1])

    def caused(self, number: int, seat: int, due_at: float) -> None:
        """A seat has learned the number of what it did."""
        self._causes[number] = (seat, due_at)
        self.work.updates += [now - due_at for other, now in self._early.pop(number, ()) if other != seat]

    async def act_for(self, seconds: float) -> Work:
        """Act steadily, then wait for the last answers."""
        self.work = Work()
        self._causes.clear()
        self._early.clear()
        began = perf_counter()
        for seat in self._seats:
            seat.next_due = began + EVERY * seat.number / len(self._seats)
        while (now := perf_counter()) - began < seconds:
            for seat in self._seats:
                seat.act(now)
            soonest = min(seat.next_due for seat in self._seats)
            await asyncio.sleep(min(max(soonest - perf_counter(), 0.005), EVERY))
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_ANSWERS):
                for seat in self._seats:
                    seat.next_due = float("inf")
                while any(seat.pending is not None for seat in self._seats):
                    await asyncio.sleep(0.01)
        late = [seat for seat in self._seats if seat.pending is not None]
        self.work.unanswered = len(late)
        self.work.updates += [perf_counter() - seat.due_at for seat in late for _ in self._seats[1:]]
        return self.work
