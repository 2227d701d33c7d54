"""What the roads of this box ask and tell beyond what roads of several editions do."""

from __future__ import annotations

from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, TableEvent, Vocabulary
from starboard.galaxy.mechanisms.roads.vocabulary import VOCABULARY as SHARED
from starboard.galaxy.vocabulary.kinds import Component
from starboard.galaxy.vocabulary.questions import No, OfCard, Weighed, Yes


class TakeGoods(Option, frozen=True):
    """Take the goods and what they carry."""


class LeaveGoods(Option, frozen=True):
    """Leave all of them."""


class DrawOrdered(Option, frozen=True):
    """Take a component from the pile of one's own, unseen."""


class TakeOrdered(Option, frozen=True):
    """Take a component from the pile of one's own that one knows already."""

    written: ClassVar[str] = "take ordered {component}"
    component: Component


class Infected(Weighed, frozen=True, kw_only=True):
    """The goods."""

    goods: str


class ComponentsOrdered(TableEvent, frozen=True):
    """Everybody concerned has drawn so many components of their own."""

    count: int


class OrderedTaken(SeatEvent, frozen=True):
    """A seat has taken a component from its own pile."""


class OrderedReturned(SeatEvent, frozen=True):
    """A seat has put one back there."""


class RivalFires(SeatEvent, frozen=True):
    """A ship behind is stronger than the one that wants a card, and fires."""

    at: int


VOCABULARY = Vocabulary(
    [
        *SHARED.questions.values(),
        Question("still_use_card", (Yes, No), about=OfCard),
        Question("infected_goods", (TakeGoods, LeaveGoods), about=Infected),
    ],
    [*SHARED.events.values(), ComponentsOrdered, OrderedTaken, OrderedReturned, RivalFires],
    {**SHARED.more, "build": (DrawOrdered, TakeOrdered)},
)
