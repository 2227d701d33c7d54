"""What the newer cards ask and tell."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Question, SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.mechanisms.vocabulary import TAKE_ABOARD, CrewJoined
from starboard.galaxy.vocabulary.questions import No, OfCard, Yes


class SectorEntered(TableEvent, frozen=True):
    """A dangerous sector has put so many cards of this deck on top of the others."""

    card: str
    deck: str
    count: int


class TurnedAway(SeatEvent, frozen=True):
    """After the shots a ship has left an abandoned ship or station alone, or had to."""

    card: str


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
        TAKE_ABOARD,
    ),
    (*events_of(__name__), CrewJoined),
)
