"""Hits and what comes of them, as values that the rules hand to each other and to modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.ship.layout import Layout

METEOR, SHOT = "meteor", "shot"
EXPLOSION = "explosion"
"""The cause of what is destroyed by something that goes off on board."""
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

    drawn: int = 0
    """The face of a die that the card shows: it counts as the first one, and only the other is rolled."""

    @property
    def hazard(self) -> str:
        """What players call it: small_meteor, large_meteor, light_fire or heavy_fire, or whatever else comes."""
        return HAZARDS.get((self.what, self.heavy), self.what)

    @property
    def is_rolled(self) -> bool:
        """Whether dice have said in which line it comes."""
        return self.rolled != NOT_ROLLED


class Prospect(NamedTuple):
    """What would become of something that comes at a ship, if nobody did anything more about it."""

    then: str = ""
    """The word for its end: it `misses`, `bounces`, `strikes`, or whatever else a module's visitors do."""
    price: Mapping[str, Any] = {}
    """What it costs at most, by its word."""
    gain: Mapping[str, Any] = {}
    """What it brings."""
    paths: Sequence[Sequence[str]] = ()
    """The squares over which those walk who come aboard, for each of them in order."""


class Visit(NamedTuple):
    """Somebody who has come aboard is about to enter a component."""

    who: str
    """By the word for it: `predator`."""
    square: int
    unstopped: Prospect
    """What becomes of it from here on if nobody stops it."""
    stopped: Prospect
    """What becomes of it if it is stopped on that component."""


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
    struck: int = 0
    """The squares whose components the cause itself destroyed; those that went with them are not among these."""

    @property
    def fallen(self) -> int:
        """The squares whose components fell off: neither destroyed nor given up."""
        return self.lost & ~self.destroyed & ~self.given_up
