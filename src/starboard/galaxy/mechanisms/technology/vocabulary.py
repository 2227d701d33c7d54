"""What clever components of both editions ask and tell alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.engine import Option, SeatEvent
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Colour, Square


class Boost(Option, frozen=True):
    """Boost the component on a square."""

    written: ClassVar[str] = "boost {square}"
    square: Square


class Burn(Option, frozen=True):
    """Burn a block to fill the battery on a square."""

    written: ClassVar[str] = "burn {colour} {square}"
    colour: Colour
    square: Square


class ShieldBoosted(SeatEvent, frozen=True):
    """A boosted shield has stopped something heavy."""

    square: str
    carriers: Sequence[str] = ()
    """Other shields that were boosted only to reach it."""


class Recharged(SeatEvent, frozen=True):
    """A furnace has burnt a block and filled a battery."""

    square: str
    colour: str
    cells: int
    now: Now
