"""What the module asks and tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from starboard.engine import Option, Question, SeatEvent, Vocabulary
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Side, Square
from starboard.galaxy.vocabulary.questions import Nothing, Weighed

NAME = "newer_technology"


class Push(Option, frozen=True):
    """Push what comes towards a side."""

    written: ClassVar[str] = "push {side}"
    side: Side


class Activate(Option, frozen=True):
    """Switch on the crubots on a square."""

    written: ClassVar[str] = "activate {square}"
    square: Square


class Sun(Option, frozen=True):
    """Take the energy from the solar panel on a square."""

    written: ClassVar[str] = "sun {square}"
    square: Square


class Coming(Weighed, frozen=True, kw_only=True):
    """What comes, from which side, what it would strike; the tokens left, and where each option leads it."""

    hazard: str
    side: str
    square: str | None
    cells: int
    aims: Mapping[str, Sequence[Any]]
    paths: Mapping[str, Sequence[Sequence[str]]] = {}
    """Where those would walk who come aboard, for each option that decides on it."""


class AtTheDoor(Weighed, frozen=True, kw_only=True):
    """Who is about to enter which component; the tokens left."""

    visitor: str
    cabin: str
    cells: int


class PushedAside(SeatEvent, frozen=True):
    """Thrusters on these squares have pushed what comes towards a side."""

    towards: str
    squares: Sequence[str]


class SunUsed(SeatEvent, frozen=True):
    """A solar panel has given its energy, and has no more until the next card."""

    square: str
    now: Now


class SunBack(SeatEvent, frozen=True):
    """With the next card all solar panels of a ship are ready again."""

    now: Now


class CrubotsActivated(SeatEvent, frozen=True):
    """The crubots on a square are crew until the card is over."""

    square: str
    crew: int
    now: Now


class CrubotsOff(SeatEvent, frozen=True):
    """The card is over, and the crubots of a ship are switched off."""

    now: Now


VOCABULARY = Vocabulary(
    [
        Question("thrust", (Push, Activate, Nothing), about=Coming),
        Question("rouse", (Activate, Nothing), about=AtTheDoor),
    ],
    [PushedAside, SunUsed, SunBack, CrubotsActivated, CrubotsOff],
    {"battery": (Sun,), "count_crew": (Activate,)},
)
