"""Gives memory back to the system after a crowd has left.

The interpreter looks for cycles only after many new objects (`serving.py`), and those of closed connections would lie
there until then; the C library keeps what was freed in the middle of its heap.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable
from typing import Any


def _find_trim() -> Callable[[int], Any] | None:
    try:
        trim: Callable[[int], Any] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # not the GNU C library
        return None
    return trim


_trim = _find_trim()


async def tidy() -> None:
    """Free what nobody can reach any more: a few milliseconds, with hundreds of tables in memory."""
    gc.collect()
    if _trim is not None:
        await asyncio.to_thread(_trim, 0)
