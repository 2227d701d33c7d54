"""What every part of the soak test is given: its time, its chance, its folder, and a way to tell how far it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

Told: TypeAlias = Callable[[float, str], None]
"""Takes how far a part is, from 0 to 1, and its figures so far."""


class Stage:
    """The limits of a part. `scale` is 1 for the whole test of 30 minutes; goals that are counts shrink with it."""

    def __init__(self, folder: Path, seed: str, scale: float, told: Told) -> None:
        self.folder = folder
        self.random = Random(seed)
        self.scale = scale
        self.notes: list[str] = []
        self._told = told

    def share(self, whole: float, least: float = 1) -> int:
        """As much of something as fits into the time that there is."""
        return max(int(least), round(whole * min(1.0, self.scale)))

    def tell(self, done: float, figures: str) -> None:
        """Show how far it is."""
        self._told(min(1.0, done), figures)

    def note(self, text: str) -> None:
        """Keep a sentence that explains a figure."""
        if len(self.notes) < 40:
            self.notes.append(text)


class NotHere(Exception):
    """A part cannot be run on this machine; the reason is a sentence."""


def until(true: Callable[[], object], seconds: float) -> bool:
    """Wait until something is true; False if it has not become so in time."""
    deadline = time.monotonic() + seconds
    while not true():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True
