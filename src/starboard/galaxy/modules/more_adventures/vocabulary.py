"""What More Adventures asks and tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from starboard.engine import Kind, Option, Question, SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.mechanisms.vocabulary import (
    CHARGE,
    JUNKYARD,
    TAKE_ABOARD,
    CellsGained,
    CrewJoined,
    DayGotWorse,
    JunkyardStop,
    Left,
    Right,
    WentUnder,
)
from starboard.galaxy.vocabulary.questions import OfCard, OnSquare


class InOrder(Option, frozen=True):
    """Let everybody choose in flight order, knowing what those ahead have chosen."""


class Reward(Option, frozen=True):
    """Take this one of two rewards."""

    written: ClassVar[str] = "reward {reward}"
    reward: Annotated[int, Kind("reward", r"[12]", lambda: ("1", "2"))]


class OfWare(OfCard, frozen=True, kw_only=True):
    """The card, and what kind of component it wants."""

    ware: str


class WaresCounted(TableEvent, frozen=True):
    """The components of a kind are counted, by seat."""

    card: str
    line: int
    ware: str
    counts: Mapping[str, int]


class Monopoly(SeatEvent, frozen=True):
    """A ship has more of a kind than all the others together."""

    ware: str


class OrderWanted(TableEvent, frozen=True):
    """These seats would rather see what those ahead choose, so all choose in flight order."""

    card: str
    seats: Sequence[int]


VOCABULARY = Vocabulary(
    (
        Question("ignore_side", (Left, Right, InOrder), about=OfCard),
        Question("concede", (OnSquare,), on="square", about=OfWare),
        Question("choose_reward", (Reward,), about=OfCard),
        JUNKYARD,
        TAKE_ABOARD,
        CHARGE,
    ),
    (*events_of(__name__), CellsGained, CrewJoined, DayGotWorse, JunkyardStop, WentUnder),
)
