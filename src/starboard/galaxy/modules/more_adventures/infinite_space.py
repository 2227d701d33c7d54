"""Infinite space: open space, twice as wide."""

from __future__ import annotations

from starboard.galaxy.mechanisms.wider_space import WiderSpace


class InfiniteSpace(WiderSpace, frozen=True, tag="infinite_space"):
    """Strength is declared as in open space and takes a ship so many times as far (KX-2.4 to 2.9)."""
