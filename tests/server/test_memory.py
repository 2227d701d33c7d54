"""Memory that a crowd has left behind goes back to the system."""

from __future__ import annotations

import asyncio
import gc
import weakref

from starboard.server.memory import tidy


class Connection:
    """Something that refers to itself, as closed connections do."""

    def __init__(self) -> None:
        self.protocol = self


def test_what_refers_only_to_itself_is_freed() -> None:
    gc.disable()
    try:
        closed = weakref.ref(Connection())
        assert closed() is not None
        asyncio.run(tidy())
        assert closed() is None
    finally:
        gc.enable()
