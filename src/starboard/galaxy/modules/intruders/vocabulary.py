"""What intruders tell. They ask nothing themselves: what can be done about them is the business of components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.vocabulary.events import Aim, Now

NAME = "intruders"


class IntruderComing(TableEvent, frozen=True):
    """An intruder comes in the line that was rolled, for each ship by seat.

    `routes` has for each ship the squares that each intruder would enter one after the other, if nobody did anything
    about it: all that it depends on is there for everybody to see.
    """

    hazard: str
    side: str
    total: int
    aims: Mapping[str, Sequence[Aim]]
    routes: Mapping[str, Sequence[Sequence[str]]]


class PreyEaten(SeatEvent, frozen=True):
    """A predator has helped itself: who was there by their names, and how much of what it has taken in all."""

    who: str
    square: str
    figures: Sequence[str]
    loss: Mapping[str, int | str]
    now: Now


VOCABULARY = Vocabulary((), events_of(__name__))
