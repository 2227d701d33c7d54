"""What the newer cards ask and tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Square
from starboard.galaxy.vocabulary.questions import Done, No, OfCard, OnSquare, Repeated, Yes


class PutToSleep(Option, frozen=True):
    """A new human sleeps in a component where others are awake."""

    written: ClassVar[str] = "sleep {square}"
    square: Square


class SectorEntered(TableEvent, frozen=True):
    """A dangerous sector has put so many cards of this deck on top of the others."""

    card: str
    deck: str
    count: int


class TurnedAway(SeatEvent, frozen=True):
    """After the shots a ship has left an abandoned ship or station alone, or had to."""

    card: str


class CrewJoined(SeatEvent, frozen=True):
    """Somebody from a planet has come aboard."""

    who: str
    square: str
    now: Now


class TooFast(SeatEvent, frozen=True):
    """Whoever used the strongest engines faces the meteors, less so many large ones if they were second."""

    strength: float
    less: int


class Overcharged(SeatEvent, frozen=True):
    """Components with too much power between them are about to come loose."""

    squares: Sequence[str]


VOCABULARY = Vocabulary(
    (
        Question("go_on", (Yes, No), about=OfCard),
        Question("take_aboard", (OnSquare, PutToSleep, Done), on="square", about=Repeated),
    ),
    events_of(__name__),
)
