"""Servers of the soak test: unlike in a test, what one logs is a figure and not an error that ends everything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.browser.service import Service
from tests.soak.figures import Figure, none_of


@contextmanager
def served(service: Service) -> Iterator[Service]:
    """Start a service, and end it."""
    service.start()
    try:
        yield service
    finally:
        service.stop()


def logged(*services: Service) -> Figure:
    """How often the services have met a fault of their own."""
    lines = sum(len(service.said.splitlines()) for service in services)
    return none_of(
        "tracebacks in the log", sum(service.said.count("Traceback") for service in services), f" in {lines:,} lines"
    )
