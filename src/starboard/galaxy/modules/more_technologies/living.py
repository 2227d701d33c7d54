"""What the living half of the module asks and tells: sleepers, and aliens who know a shortcut."""

from __future__ import annotations

from starboard.engine import Question, SeatEvent
from starboard.galaxy.mechanisms import stasis
from starboard.galaxy.mechanisms.specializations import vocabulary as cyan
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.questions import OnSquare, Repeated


class SleeperLost(SeatEvent, frozen=True):
    """A penalty has taken somebody who was asleep, since nobody else was left."""

    square: str
    now: Now


class ShortcutFound(SeatEvent, frozen=True):
    """Ships have passed each other, and a Micronavigator makes a day of it."""


QUESTIONS = (
    *stasis.QUESTIONS,
    Question("lose_sleeper", (OnSquare,), on="square", about=Repeated),
    *cyan.QUESTIONS,
)
EVENTS = (*stasis.EVENTS, SleeperLost, *cyan.EVENTS, ShortcutFound)
FORMS = {"battery": (cyan.Techie,)}
"""Further forms for questions of the base game."""
