"""Servers of the soak test: unlike in a test, what one logs is a figure and not an error that ends everything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.browser.service import Service
from tests.server.postgres import Cluster
from tests.soak.figures import Figure, none_of


@contextmanager
def served(service: Service) -> Iterator[Service]:
    """Start a service, and end it."""
    try:
        service.start()
        yield service
    finally:
        service.stop()


@contextmanager
def postgres_running() -> Iterator[Cluster]:
    """A PostgreSQL with files of its own, and its end."""
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


def logged(*services: Service) -> Figure:
    """How often the services have met a fault of their own."""
    lines = sum(len(service.said.splitlines()) for service in services)
    faults = sum(service.said.count("Traceback") for service in services)
    return none_of("tracebacks in the log", faults, f" in {lines:,} lines")
