"""What New Technologies of Keep on Trucking asks and tells."""

from __future__ import annotations

from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, Vocabulary
from starboard.galaxy.mechanisms.technology.vocabulary import Boost, Burn, Recharged, ShieldBoosted
from starboard.galaxy.modules.more_technologies import living
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Square
from starboard.galaxy.vocabulary.questions import GiveUpBlock, Weighed


class Throw(Option, frozen=True):
    """Throw a block with the catapult on a square."""

    written: ClassVar[str] = "throw {square}"
    square: Square


class Ammunition(Weighed, frozen=True, kw_only=True):
    """The catapult that is about to throw something."""

    catapult: str


class AmmunitionLoaded(SeatEvent, frozen=True):
    """Blue blocks lie ready in the holds of catapults."""

    blocks: int
    now: Now


class Boosted(SeatEvent, frozen=True):
    """A component does more than it was built for: a cannon or an engine, by `what` is counted."""

    square: str
    what: str


class Thrown(SeatEvent, frozen=True):
    """A catapult has thrown a block that lay in a hold."""

    square: str
    colour: str
    hold: str
    now: Now


VOCABULARY = Vocabulary(
    [Question("ammunition", (GiveUpBlock,), on="square", about=Ammunition), *living.QUESTIONS],
    [ShieldBoosted, Recharged, AmmunitionLoaded, Boosted, Thrown, *living.EVENTS],
    {
        "shield": (Boost,),
        "shoot": (Boost, Throw),
        "power_cannons": (Boost, Throw),
        "power_engines": (Boost,),
        "load": (Burn,),
        **living.FORMS,
    },
)
