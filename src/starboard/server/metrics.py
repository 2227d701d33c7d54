"""What this server counts and measures, for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import accumulate
from time import monotonic, perf_counter

from prometheus_client import CollectorRegistry, GCCollector, Metric, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from starboard import __version__
from starboard.server.operators import Operators
from starboard.server.registry import TableRegistry
from starboard.server.store import StoreError
from starboard.server.tallies import Counts, Durations, Level, Tally

COUNT_EVERY = 10.0
"""Seconds before the tables in the store are counted again."""

COUNT_PATIENCE = 1.0
"""Seconds that whoever asks for metrics waits for that; without an answer, tables asleep are left out."""

LAG_EVERY = 0.25
"""Seconds between two measurements of the event loop's lag."""

FOR_STRANGERS = (
    "Metrics are for those who look after this server: ask from its own machine,"
    " or start it with --metrics-from and your network."
)


class Metrics:
    """The metrics of one table service."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._stored: int | None = None
        self._counted = -COUNT_EVERY
        self._counting: asyncio.Task[None] | None = None
        self._registry = CollectorRegistry()
        self._registry.register(_Service(self))
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    async def written(self, accept: str) -> tuple[bytes, str]:
        """The metrics in the best format that a scraper accepts, and that format's media type."""
        if self._counting is None and monotonic() - self._counted >= COUNT_EVERY:
            self._counting = asyncio.get_running_loop().create_task(self._count(), name="count tables")
        if self._counting is not None:
            await asyncio.wait([self._counting], timeout=COUNT_PATIENCE)
        encode, media_type = choose_encoder(accept)
        return encode(self._registry), media_type

    async def _count(self) -> None:
        try:
            self._stored = await self._tables.store.count()
        except StoreError:
            self._stored = None
        finally:
            self._counted = monotonic()
            self._counting = None

    def families(self) -> Iterator[Metric]:
        """What is counted and measured, now."""
        live = self._tables.live
        yield InfoMetricFamily("starboard", "The version of Starboard.", {"version": __version__})
        tables = GaugeMetricFamily(
            "starboard_tables", "Tables in memory, only in the store, and found damaged.", labels=["state"]
        )
        tables.add_metric(["live"], len(live))
        tables.add_metric(["damaged"], self._tables.reader.damaged)
        if self._stored is not None:
            tables.add_metric(["asleep"], max(0, self._stored - len(live)))
        yield tables
        people = GaugeMetricFamily("starboard_people", "People at tables of this process.", labels=["role"])
        here = [person for table in live.values() for person in table.people]
        seated = sum(person.seat is not None for person in here)
        people.add_metric(["seat"], seated)
        people.add_metric(["watcher"], len(here) - seated)
        yield people
        store = self._tables.store
        yield from map(_family, [*self._tables.tallies, store.append_time, store.failures])


class _Service(Collector):
    """What `prometheus_client` asks for the metrics of the service."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def describe(self) -> Iterable[Metric]:
        """Nothing: that this registry has each name once needs no proof at every start."""
        return []

    def collect(self) -> Iterable[Metric]:
        return self._metrics.families()


def _family(tally: Tally) -> Metric:
    match tally:
        case Counts():
            counter = CounterMetricFamily(tally.name, tally.about, labels=[tally.label] if tally.label else [])
            for value, count in sorted(tally.counts.items()):
                counter.add_metric([value] if tally.label else [], count)
            return counter
        case Level():
            return GaugeMetricFamily(tally.name, tally.about, value=tally.value)
        case Durations():
            bounds = [*(repr(bound) for bound in tally.bounds), "+Inf"]
            buckets = list(zip(bounds, map(float, accumulate(tally.counts)), strict=True))
            return HistogramMetricFamily(tally.name, tally.about, buckets=buckets, sum_value=tally.total)


async def measure_lag(lag: Durations) -> None:
    """For ever: measure by how much later than asked for the event loop gets round to something."""
    while True:
        asked = perf_counter()
        await asyncio.sleep(LAG_EVERY)
        lag.add(max(0.0, perf_counter() - asked - LAG_EVERY))


async def metrics(request: Request) -> Response:
    """The metrics, for those who look after the server."""
    operators: Operators = request.app.state.operators
    if not operators.include(request):
        return PlainTextResponse(f"{FOR_STRANGERS}\n", 403)
    written, media_type = await request.app.state.metrics.written(request.headers.get("accept", ""))
    return Response(written, headers={"content-type": media_type, "cache-control": "no-store"})
