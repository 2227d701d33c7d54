"""What New Technology asks and tells."""

from __future__ import annotations

from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, Vocabulary
from starboard.galaxy.mechanisms.specializations.vocabulary import EVENTS as CYAN_EVENTS
from starboard.galaxy.mechanisms.specializations.vocabulary import QUESTIONS as CYAN_QUESTIONS
from starboard.galaxy.mechanisms.specializations.vocabulary import Techie
from starboard.galaxy.mechanisms.stasis import EVENTS as STASIS_EVENTS
from starboard.galaxy.mechanisms.stasis import QUESTIONS as STASIS_QUESTIONS
from starboard.galaxy.mechanisms.technology.vocabulary import Boost, Burn, Recharged, ShieldBoosted
from starboard.galaxy.vocabulary.kinds import Square
from starboard.galaxy.vocabulary.questions import OfCard


class Jump(Option, frozen=True):
    """Burn the engine on a square to jump to hyperspace."""

    written: ClassVar[str] = "jump {square}"
    square: Square


class Stay(Option, frozen=True):
    """Meet the card."""


class Jumping(OfCard, frozen=True, kw_only=True):
    """The card that may be avoided, and how many come after it."""

    cards_left: int


class CannonBoosted(SeatEvent, frozen=True):
    """A cannon fires with all it has, for the last time."""

    square: str


class Jumped(SeatEvent, frozen=True):
    """A ship has jumped to hyperspace, by burning the engine on a square."""

    square: str


class Returned(SeatEvent, frozen=True):
    """A ship is back from hyperspace."""


VOCABULARY = Vocabulary(
    [
        *STASIS_QUESTIONS,
        Question("jump", (Jump, Stay), on="square", about=Jumping),
        *CYAN_QUESTIONS,
    ],
    [
        *STASIS_EVENTS,
        ShieldBoosted,
        CannonBoosted,
        Jumped,
        Returned,
        Recharged,
        *CYAN_EVENTS,
    ],
    {
        "shield": (Boost,),
        "shoot": (Boost,),
        "power_cannons": (Boost, Jump),
        "power_engines": (Jump,),
        "count_crew": (Jump,),
        "load": (Burn,),
        "battery": (Techie,),
    },
)
