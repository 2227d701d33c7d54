"""What modules share that ask and tell the same: each lists in its own vocabulary what it takes from here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from starboard.engine import Kind, Option, Question, SeatEvent, TableEvent
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Square
from starboard.galaxy.vocabulary.questions import Done, OfCard, OnSquare, Pass, Repeated

Area = Annotated[int, Kind("area", r"\d+", lambda: map(str, range(1, 5)))]
"""An area of a card, or a row of meteors on it, counted from one."""


class Stop(Option, frozen=True):
    """Stop at an area of the junkyard."""

    written: ClassVar[str] = "stop {area}"
    area: Area


class PutToSleep(Option, frozen=True):
    """A new human sleeps in a component where others are awake."""

    written: ClassVar[str] = "sleep {square}"
    square: Square


class Left(Option, frozen=True):
    """Hide from what comes from the left."""


class Right(Option, frozen=True):
    """Hide from what comes from the right."""


class Bargains(OfCard, frozen=True, kw_only=True):
    """The card, and what cannot be chosen: why not, by the option that it would be."""

    closed: Mapping[str, str] = {}
    """Somebody else has `taken` it, or there is not enough `crew`, `cells`, goods (`any`)."""


class JunkyardStop(SeatEvent, frozen=True):
    """A ship stops at an area of the junkyard."""

    area: int


class CrewJoined(SeatEvent, frozen=True):
    """Somebody new has come aboard."""

    who: str
    square: str
    now: Now


class CellsGained(SeatEvent, frozen=True):
    """A battery token has been put into a battery, or taken out to go elsewhere."""

    square: str
    now: Now


class WentUnder(SeatEvent, frozen=True):
    """A ship hides from what comes from one side."""

    side: str


class DayGotWorse(TableEvent, frozen=True):
    """The next row of a bad day: an epidemic, a sabotage or stardust."""

    card: str
    line: int
    misfortune: str


JUNKYARD = Question("junkyard", (Stop, Pass), about=Bargains)
TAKE_ABOARD = Question("take_aboard", (OnSquare, PutToSleep, Done), on="square", about=Repeated)
CHARGE = Question("charge", (OnSquare,), on="square", about=Repeated)
