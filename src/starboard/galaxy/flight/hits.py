"""Hits and what comes of them, as values that the rules hand to each other and to modules."""

from __future__ import annotations

from typing import NamedTuple

from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.ship.layout import Layout

METEOR, SHOT = "meteor", "shot"
NOT_ROLLED = (0, 0)
"""The dice of a hit that nobody has rolled for yet."""

HAZARDS = {
    (METEOR, False): "small_meteor",
    (METEOR, True): "large_meteor",
    (SHOT, False): "light_fire",
    (SHOT, True): "heavy_fire",
}


class Hit(NamedTuple):
    """Something that flies at a ship."""

    what: str
    """A meteor or a shot; a module may have something else come in a line that is rolled for."""
    heavy: bool
    side: int
    """Where it comes from; a board may bend its way to another side."""
    rolled: tuple[int, int] = NOT_ROLLED
    """The dice that say in which line."""
    pierced: bool = False
    """Whether it has gone through a component already."""
    followed: bool = False
    """Whether a light one comes right behind it along the same line."""

    @property
    def hazard(self) -> str:
        """What players call it: small_meteor, large_meteor, light_fire or heavy_fire, or whatever else comes."""
        return HAZARDS.get((self.what, self.heavy), self.what)

    @property
    def is_rolled(self) -> bool:
        """Whether dice have said in which line it comes."""
        return self.rolled != NOT_ROLLED


class Cause(NamedTuple):
    """Why components are destroyed."""

    what: str
    """The hazard, or whatever else did it: `sabotage`."""
    hit: Hit | None = None
    lanes: tuple[Lane, ...] = ()
    """The lanes in which the hit came."""


class Happened(NamedTuple):
    """What a cause did to a ship."""

    cause: Cause
    destroyed: int
    """The squares whose components were destroyed."""
    lost: int
    """The squares of all components that were lost, those that fell off included."""
    before: Layout
    """The structure as it was: what was joined to what, which components have gone."""
    given_up: int = 0
    """The squares whose components were given up because something demanded it."""

    @property
    def fallen(self) -> int:
        """The squares whose components fell off: neither destroyed nor given up."""
        return self.lost & ~self.destroyed & ~self.given_up
