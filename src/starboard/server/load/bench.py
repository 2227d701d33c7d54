"""The load test of the table service: how long it takes until others see what somebody did, and what it costs.

The limit is measured in the same run, in turn with the service: a server on the same stack that sends whatever it
receives to the four sockets of a table, and messages of the same length.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from msgspec import Struct

from starboard.server.load.clients import Act, Open
from starboard.server.load.crowd import PACE, SEATS, Measured
from starboard.server.load.machine import busy_seconds, check_machine, processor_seconds, resident_bytes
from starboard.server.load.processes import Clients, Server, bare_broadcast, table_service

SLICES = 3
WARM_UP = 2.0
"""Seconds that a crowd acts before it is measured."""

LEAST_SECONDS = SLICES * PACE
"""With less, there might be a slice in which nobody acts."""

MOST_SECONDS = 30.0
"""With more, the hourglasses would run out in the midst of a measurement, and acts wait for them to."""


class Times(Struct, frozen=True):
    """Milliseconds within which half, 95 of 100 and 99 of 100 arrived."""

    p50: float
    p95: float
    p99: float


class Figures(Struct, frozen=True, kw_only=True):
    """How one server did with one number of tables."""

    actions: int
    actions_per_second: float
    update_ms: Times
    """From sending an act to the update at another seat."""
    acknowledged_ms: Times
    """From sending an act to its acknowledgement."""
    processor_us: float
    """What the server used of the processor for each act."""
    processor_share: float
    """The part of one processor that the server was busy with."""
    table_bytes: int
    """What a table with its four sockets takes in memory."""
    message_bytes: float
    """The mean length of what is sent to a seat after an act."""
    refused: int
    missed: int
    """Acts that were not sent in their second, as the one before was not acknowledged."""
    client_share: float
    """The part of one processor that each process of clients was busy with."""
    others_share: float
    """How many processors other programs were busy with meanwhile."""


class Size(Struct, frozen=True):
    """Both servers with one number of tables; the ratios are the service divided by the bare broadcast."""

    tables: int
    service: Figures
    bare: Figures
    p95_ratio: float
    processor_ratio: float


class Report(Struct, frozen=True):
    """All figures of one run."""

    seats: int
    acts_a_second: float
    seconds: float
    client_processes: int
    sizes: Sequence[Size]
    machine: str
    python: str


Progress = Callable[[], None]
"""Called after each step."""

STEPS = 2 + 2 * (SLICES + 1)
"""Steps for each number of tables: two times sitting down, and for both servers warming up and being measured."""


def bench_tables(
    serve: Sequence[str], tables: Sequence[int], seconds: float, client_processes: int, progress: Progress
) -> Report:
    """Measure both servers, with each number of tables for so many seconds."""
    check_machine()
    return Report(
        seats=SEATS,
        acts_a_second=1 / PACE,
        seconds=seconds,
        client_processes=client_processes,
        sizes=[_measure(serve, number, seconds, client_processes, progress) for number in tables],
        machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors",
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )


def _measure(serve: Sequence[str], tables: int, seconds: float, processes: int, progress: Progress) -> Size:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="starboard-load-")))
        service = _Measurement("service", stack.enter_context(table_service(serve, folder)))
        bare = _Measurement("bare", stack.enter_context(bare_broadcast()))
        clients = [stack.enter_context(Clients()) for _ in range(processes)]
        service.open(clients, tables, None)
        progress()
        service.warm_up(clients)
        progress()
        bare.open(clients, tables, round(service.message_bytes))
        progress()
        bare.warm_up(clients)
        progress()
        for _ in range(SLICES):
            for measurement in (service, bare):
                measurement.measure(clients, seconds / SLICES)
                progress()
        ours, theirs = service.figures(tables, processes), bare.figures(tables, processes)
    return Size(
        tables=tables,
        service=ours,
        bare=theirs,
        p95_ratio=ours.update_ms.p95 / theirs.update_ms.p95,
        processor_ratio=ours.processor_us / theirs.processor_us,
    )


class _Measurement:
    """One server under load."""

    def __init__(self, name: str, server: Server) -> None:
        self._name = name
        self._server = server
        self._measured = Measured()
        self._seconds = 0.0
        self._processor = 0.0
        self._others = 0.0
        self._grown = 0

    def open(self, clients: Sequence[Clients], tables: int, message_bytes: int | None) -> None:
        """Have the clients sit down."""
        address = self._server.address
        before = resident_bytes(self._server.id)
        for client, share in zip(clients, _shares(tables, len(clients)), strict=True):
            client.order(Open(self._name, address, share, message_bytes))
        for client in clients:
            client.answer()
        self._grown -= before

    def warm_up(self, clients: Sequence[Clients]) -> None:
        """Have the clients act without counting."""
        self._measured = self._act(clients, WARM_UP)

    @property
    def message_bytes(self) -> float:
        """The mean length of a message in the last slice, or in all."""
        return self._measured.received_bytes / max(self._measured.received, 1)

    def measure(self, clients: Sequence[Clients], seconds: float) -> None:
        """Have the clients act, and count."""
        if not self._seconds:
            self._measured = Measured()
        began, busy = monotonic(), busy_seconds()
        ours = [self._server.id, *(client.id for client in clients)]
        before = [processor_seconds(process) for process in ours]
        self._measured.add(self._act(clients, seconds))
        used = [processor_seconds(process) - earlier for process, earlier in zip(ours, before, strict=True)]
        self._seconds += monotonic() - began
        self._processor += used[0]
        self._others += busy_seconds() - busy - sum(used)

    def _act(self, clients: Sequence[Clients], seconds: float) -> Measured:
        for client in clients:
            client.order(Act(self._name, seconds))
        measured = Measured()
        for client in clients:
            measured.add(client.answer())
        return measured

    def figures(self, tables: int, processes: int) -> Figures:
        """What came of it."""
        measured = self._measured
        actions = len(measured.acknowledged)
        acting = self._seconds - SLICES * PACE  # in the last second of a slice nobody acts any more
        return Figures(
            actions=actions,
            actions_per_second=actions / acting,
            update_ms=_times(measured.updates),
            acknowledged_ms=_times(measured.acknowledged),
            processor_us=self._processor / actions * 1e6,
            processor_share=self._processor / acting,
            table_bytes=(self._grown + resident_bytes(self._server.id)) // tables,
            message_bytes=self.message_bytes,
            refused=measured.refused,
            missed=measured.missed,
            client_share=measured.processor_seconds / acting / processes,
            others_share=max(0.0, self._others / self._seconds),
        )


def _shares(tables: int, processes: int) -> Iterator[int]:
    for process in range(processes):
        yield (tables + process) // processes


def _times(seconds: list[float]) -> Times:
    ordered = sorted(seconds)
    p50, p95, p99 = (ordered[int(part * (len(ordered) - 1))] * 1000 for part in (0.5, 0.95, 0.99))
    return Times(p50, p95, p99)
