"""What the tiny game asks and tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from starboard.engine import About, Kind, Option, PrivateEvent, Question, SeatEvent, Vocabulary

Card = Annotated[int, Kind("card", r"\d+", lambda: map(str, range(1, 13)))]


class Bid(Option, frozen=True):
    written: ClassVar[str] = "{card}"
    card: Card


class Roll(Option, frozen=True): ...


class Stop(Option, frozen=True): ...


class One(Option, frozen=True): ...


class All(Option, frozen=True): ...


class Done(Option, frozen=True): ...


class Yes(Option, frozen=True): ...


class No(Option, frozen=True): ...


class InPot(About, frozen=True):
    pot: int


class Won(SeatEvent, frozen=True):
    bids: Sequence[str]


class TopCard(PrivateEvent, frozen=True):
    card: int


class Rolled(SeatEvent, frozen=True):
    face: int


class Grabbed(SeatEvent, frozen=True):
    taken: int


VOCABULARY = Vocabulary(
    [
        Question("bid", (Bid,), on="card"),
        Question("roll", (Roll, Stop), about=InPot),
        Question("grab", (One, All, Done)),
        Question("sure", (Yes, No), about=InPot),
    ],
    [Won, TopCard, Rolled, Grabbed],
)
