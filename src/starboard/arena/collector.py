"""Spends less time looking for cycles while games are played: they make few, and all that is printed lives for ever.

`starboard bench` of a game shows what it is worth: a few percent of the decisions per second.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

NEW_OBJECTS = 50_000
"""How many more objects have come than gone before cycles are looked for among them."""


@contextmanager
def seldom() -> Iterator[None]:
    """Look for cycles seldom, and never in what is there already."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
