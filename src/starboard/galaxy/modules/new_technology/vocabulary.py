"""What New Technology asks and tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from starboard.engine import About, Kind, Option, Question, SeatEvent, Vocabulary
from starboard.galaxy.mechanisms.technology.vocabulary import Boost, Burn, Recharged, ShieldBoosted
from starboard.galaxy.modules.new_technology.cards import every_name
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Square
from starboard.galaxy.vocabulary.questions import Done, OfCard, OnSquare, Weighed

Specialization = Annotated[str, Kind("specialization", r"[a-z_]+", every_name)]
"""What a cyan alien has learnt."""


class Jump(Option, frozen=True):
    """Burn the engine on a square to jump to hyperspace."""

    written: ClassVar[str] = "jump {square}"
    square: Square


class Stay(Option, frozen=True):
    """Meet the card."""


class Techie(Option, frozen=True):
    """Let the Techie find the energy."""


class Specialize(Option, frozen=True):
    """Take the card of a specialization."""

    written: ClassVar[str] = "{specialization}"
    specialization: Specialization


class Negotiate(Option, frozen=True):
    """Send the Diplomat, who does not come back."""


class Suffer(Option, frozen=True):
    """Let it happen, and keep the Diplomat."""


class Asleep(Weighed, frozen=True, kw_only=True):
    """How many sleep, and how many of them could be woken now."""

    asleep: int
    beds: int


class Cabin(About, frozen=True):
    """The cabin that somebody is woken for."""

    cabin: str


class Jumping(OfCard, frozen=True, kw_only=True):
    """The card that may be avoided, and how many come after it."""

    cards_left: int


class Woken(SeatEvent, frozen=True):
    """Somebody was woken and has gone from a stasis chamber to a cabin."""

    path: Sequence[str]
    now: Now


class CannonBoosted(SeatEvent, frozen=True):
    """A cannon fires with all it has, for the last time."""

    square: str


class Jumped(SeatEvent, frozen=True):
    """A ship has jumped to hyperspace, by burning the engine on a square."""

    square: str


class Returned(SeatEvent, frozen=True):
    """A ship is back from hyperspace."""


class Specialized(SeatEvent, frozen=True):
    """A cyan alien has shown its diploma."""

    specialization: str


class TechieHelped(SeatEvent, frozen=True):
    """The Techie has saved a battery token."""


class DiplomatSent(SeatEvent, frozen=True):
    """The Diplomat has talked a ship out of trouble and stays with the others."""

    card: str


VOCABULARY = Vocabulary(
    [
        Question("wake", (OnSquare, Done), on="square", about=Asleep),
        Question("wake_from", (OnSquare,), on="square", about=Cabin),
        Question("jump", (Jump, Stay), on="square", about=Jumping),
        Question("specialize", (Specialize,), about=Weighed),
        Question("negotiate", (Negotiate, Suffer), about=OfCard),
    ],
    [
        Woken,
        ShieldBoosted,
        CannonBoosted,
        Jumped,
        Returned,
        Recharged,
        Specialized,
        TechieHelped,
        DiplomatSent,
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
