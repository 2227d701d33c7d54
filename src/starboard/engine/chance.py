"""Chance: a counter-based random generator that lives inside the state, with one counter for each named stream.

Draw number k of a stream depends on nothing but the seed, the stream's name and k, so that a second game, a bot
or a copy can never disturb it, and anyone who knows the seed can check every shuffle and every die afterwards:
the draw from n possibilities is the first 8 bytes of SHA-256("seed/stream/k"), big-endian, times n, shifted
right by 64 bits (tests/engine/test_chance.py computes it again).
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

from starboard.engine.errors import BadInput

T = TypeVar("T")


def commitment(seed: str) -> str:
    """What is published before the game: it binds the table to the seed and says nothing about it."""
    return sha256(f"starboard seed {seed}".encode()).hexdigest()


def _number(name: str) -> int:
    """The first 8 bytes of the name's SHA-256."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big")


class Chance:
    """Draws for one game. `told` counts every draw and every hidden thing shown, which is what ends undo.

    Mappings are replaced, never changed in place: every checkpoint copies them, and only few draw.
    """

    __slots__ = ("closed", "counters", "scripted", "seed", "told")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.counters: dict[str, int] = {}
        self.scripted: dict[str, tuple[int, ...]] = {}
        self.closed: tuple[str, ...] = ()
        """Streams that give nothing beyond what was scripted."""
        self.told = 0

    def draw(self, stream: str, possibilities: int) -> int:
        """A number from 0 to possibilities - 1."""
        self.told += 1
        script = self.scripted.get(stream)
        if script:
            self.scripted = {**self.scripted, stream: script[1:]}
            return script[0] % possibilities
        if self.closed and stream in self.closed:
            raise BadInput(f"there is no further draw from {stream!r}: all that were scripted have been drawn")
        count = self.counters.get(stream, 0)
        self.counters = {**self.counters, stream: count + 1}
        return _number(f"{self.seed}/{stream}/{count}") * possibilities >> 64

    def shuffled(self, stream: str, items: Iterable[T]) -> list[T]:
        """The items in an order drawn from the stream."""
        pile = list(items)
        if self.closed or self.scripted.get(stream):
            for last in range(len(pile) - 1, 0, -1):
                other = self.draw(stream, last + 1)
                pile[last], pile[other] = pile[other], pile[last]
            return pile
        # The same draws, without looking anything up for each of them (`starboard bench`).
        prefix, count = f"{self.seed}/{stream}/", self.counters.get(stream, 0)
        for last in range(len(pile) - 1, 0, -1):
            other = _number(f"{prefix}{count}") * (last + 1) >> 64
            count += 1
            pile[last], pile[other] = pile[other], pile[last]
        if len(pile) > 1:
            self.counters = {**self.counters, stream: count}
            self.told += len(pile) - 1
        return pile

    def reveal(self) -> None:
        """Something hidden has been shown without a draw: nobody may take the last step back any more."""
        self.told += 1

    def script(self, stream: str, values: Iterable[int], *, only: bool = False) -> None:
        """The next draws of the stream give these values (for scenarios and tests), and `only` these."""
        self.scripted = {**self.scripted, stream: tuple(values)}
        if only and stream not in self.closed:
            self.closed = (*self.closed, stream)

    def copy(self) -> Chance:
        """An independent generator that will draw the same numbers."""
        twin = Chance(self.seed)
        twin.counters = self.counters
        twin.scripted = self.scripted
        twin.closed = self.closed
        twin.told = self.told
        return twin

    def data(self) -> dict[str, object]:
        """What the next draws depend on besides the seed, as plain data."""
        plain: dict[str, object] = {"counters": dict(sorted(self.counters.items()))}
        if any(self.scripted.values()):
            plain["scripted"] = {stream: list(values) for stream, values in self.scripted.items() if values}
        if self.closed:
            plain["closed"] = list(self.closed)
        return plain

    @classmethod
    def from_data(cls, seed: str, plain: dict[str, object]) -> Chance:
        """The generator that `data` described."""
        chance = cls(seed)
        counters, scripted, closed = plain["counters"], plain.get("scripted", {}), plain.get("closed", [])
        assert isinstance(counters, dict)
        assert isinstance(scripted, dict)
        assert isinstance(closed, list)
        chance.closed = tuple(closed)
        chance.counters = dict(counters)
        chance.scripted = {stream: tuple(values) for stream, values in scripted.items()}
        return chance
