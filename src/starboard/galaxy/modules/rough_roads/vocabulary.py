"""What rough roads ask and tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, TableEvent, Vocabulary
from starboard.galaxy.vocabulary.kinds import Colour, Component, Square
from starboard.galaxy.vocabulary.questions import Done, GiveUp, GiveUpSection, No, OfCard, OnSquare, Weighed, Yes


class Pay(Option, frozen=True):
    """Pay the rest in credits."""


class GiveBlock(Option, frozen=True):
    """Hand over a block instead of a credit."""

    form: ClassVar[str] = "give"
    written: ClassVar[str] = "give {colour} {square}"
    colour: Colour
    square: Square


class TakeGoods(Option, frozen=True):
    """Take the goods and what they carry."""


class LeaveGoods(Option, frozen=True):
    """Leave all of them."""


class LetGo(Option, frozen=True):
    """Drop components whose connectors do not go together."""


class DrawOrdered(Option, frozen=True):
    """Take a component from the pile of one's own, unseen."""


class TakeOrdered(Option, frozen=True):
    """Take a component from the pile of one's own that one knows already."""

    written: ClassVar[str] = "take ordered {component}"
    component: Component


class Dues(Weighed, frozen=True, kw_only=True):
    """How many credits or blocks are still to be paid."""

    due: int


class Joints(Weighed, frozen=True, kw_only=True):
    """How many joints take something from the engines."""

    joints: int


class Infected(Weighed, frozen=True, kw_only=True):
    """The goods."""

    goods: str


class RoadTurnedUp(TableEvent, frozen=True):
    """A road holds from now on, for these seats or, with None, for everybody."""

    road: str
    seats: Sequence[int] | None


class ColumnDied(TableEvent, frozen=True):
    """The dice have named the column in which nothing works: its squares."""

    dice: tuple[int, int]
    squares: Sequence[str]


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


class Envied(SeatEvent, frozen=True):
    """There is a new leader, which the ship behind cannot bear."""

    by: int


class LocalsFire(TableEvent, frozen=True):
    """Those who live on the planets fire at whoever lands."""


class EnemyGrew(TableEvent, frozen=True):
    """The enemy is stronger than its card says, by so much."""

    bonus: int


class SpotRolled(SeatEvent, frozen=True):
    """The dice have named a spot, as column and row counted from 0; the square, if a component stands there."""

    road: str
    spot: tuple[int, int]
    square: str | None


class JunkFlies(SeatEvent, frozen=True):
    """Something that a ship has lost flies at those behind it."""


class CardsComeAgain(TableEvent, frozen=True):
    """So many cards that nobody has used are flown again."""

    count: int


class UnionShipMet(TableEvent, frozen=True):
    """The crews want to be paid before the last card."""


VOCABULARY = Vocabulary(
    [
        Question("still_use_card", (Yes, No), about=OfCard),
        Question("pay_union", (Pay, GiveBlock, GiveUp, GiveUpSection), about=Dues),
        Question("drop_component", (OnSquare, Done), on="square", about=Joints),
        Question("infected_goods", (TakeGoods, LeaveGoods), about=Infected),
    ],
    [
        RoadTurnedUp,
        ColumnDied,
        ComponentsOrdered,
        OrderedTaken,
        OrderedReturned,
        RivalFires,
        Envied,
        LocalsFire,
        EnemyGrew,
        SpotRolled,
        JunkFlies,
        CardsComeAgain,
        UnionShipMet,
    ],
    {"power_engines": (LetGo,), "build": (DrawOrdered, TakeOrdered)},
)
