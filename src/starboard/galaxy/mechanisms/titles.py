"""What modules share about the titles of a journey: the terms on which they are won, and what gold does to them.

Which titles there are, who holds them and who is paid is the business of the module that flies the journey.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

SILVER, GOLD = "silver", "gold"


class Terms(NamedTuple):
    """On what terms a journey is flown; modules may change them (`terms`)."""

    deck: tuple[str, ...]
    """The titles that may be drawn."""
    rewards: Mapping[str, Mapping[str, int]]
    """What a title is worth, by the level of a flight and by its side."""
    first: tuple[str, ...] = ()
    """The titles of the deck that are taken before others are drawn."""
    each: int = 1
    """How many titles everybody holds."""
    half_share: bool = False
    """Whether those who gave up compete as well, with half their score."""


def golden(title: str) -> str:
    """The name of the modifier that says what a title demands in gold."""
    return f"golden_{title}"
