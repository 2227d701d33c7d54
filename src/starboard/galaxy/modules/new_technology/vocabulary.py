"""What New Technology asks and tells."""

from __future__ import annotations

from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, Vocabulary
from starboard.galaxy.mechanisms.specializations.vocabulary import EVENTS as CYAN_EVENTS
from starboard.galaxy.mechanisms.specializations.vocabulary import QUESTIONS as CYAN_QUESTIONS
from starboard.galaxy.mechanisms.specializations.vocabulary import Techie
from starboard.galaxy.mechanisms.stasis import EVENTS as STASIS_EVENTS
from starboard.galaxy.mechanisms.stasis import QUESTIONS as STASIS_QUESTIONS
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Colour, Square
from starboard.galaxy.vocabulary.questions import OfCard


class Boost(Option, frozen=True):
    """Boost the cannon or the shield on a square."""

    written: ClassVar[str] = "boost {square}"
    square: Square


class Jump(Option, frozen=True):
    """Burn the engine on a square to jump to hyperspace."""

    written: ClassVar[str] = "jump {square}"
    square: Square


class Stay(Option, frozen=True):
    """Meet the card."""


class Burn(Option, frozen=True):
    """Burn a block to fill the battery on a square."""

    written: ClassVar[str] = "burn {colour} {square}"
    colour: Colour
    square: Square


class Jumping(OfCard, frozen=True, kw_only=True):
    """The card that may be avoided, and how many come after it."""

    cards_left: int


class ShieldBoosted(SeatEvent, frozen=True):
    """A boosted shield has stopped something heavy."""

    square: str


class CannonBoosted(SeatEvent, frozen=True):
    """A cannon fires with all it has, for the last time."""

    square: str


class Jumped(SeatEvent, frozen=True):
    """A ship has jumped to hyperspace, by burning the engine on a square."""

    square: str


class Returned(SeatEvent, frozen=True):
    """A ship is back from hyperspace."""


class Recharged(SeatEvent, frozen=True):
    """A furnace has burnt a block and filled a battery."""

    square: str
    colour: str
    cells: int
    now: Now


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
