"""What the roads of this box ask and tell beyond what roads of several editions do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, Vocabulary
from starboard.galaxy.mechanisms.roads.vocabulary import VOCABULARY as SHARED
from starboard.galaxy.mechanisms.shooting import Hurl
from starboard.galaxy.vocabulary.kinds import Side
from starboard.galaxy.vocabulary.questions import Nothing, OfCard, OnSquare, Weighed


class NameSide(Option, frozen=True):
    """A side of the ships."""

    form: ClassVar[str] = "side"
    written: ClassVar[str] = "{side}"
    side: Side


class Sides(OfCard, frozen=True, kw_only=True):
    """How many have named each side so far."""

    named: Mapping[str, int]


class Welcome(Weighed, frozen=True, kw_only=True):
    """The seat of the new leader."""

    at: int


class JointsTried(SeatEvent, frozen=True):
    """A die says how many days are too many, and for how many ships they are."""

    die: int
    count: int
    seats: Sequence[int]


class LeaderWelcomed(SeatEvent, frozen=True):
    """Somebody behind fires at a new leader."""

    by: int


class ComesAgain(SeatEvent, frozen=True):
    """What did no harm comes again."""


class SideNamed(SeatEvent, frozen=True):
    """A seat says from where debris comes."""

    side: str


VOCABULARY = Vocabulary(
    [
        *SHARED.questions.values(),
        Question("welcome_leader", (OnSquare, Hurl, Nothing), on="square", about=Welcome),
        Question("name_side", (NameSide,), about=Sides),
    ],
    [*SHARED.events.values(), JointsTried, LeaderWelcomed, ComesAgain, SideNamed],
    SHARED.more,
)
