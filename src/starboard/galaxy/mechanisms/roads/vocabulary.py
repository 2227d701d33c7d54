"""What roads of several editions ask and tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, TableEvent, Vocabulary
from starboard.galaxy.vocabulary.kinds import Colour, Square
from starboard.galaxy.vocabulary.questions import Done, GiveUp, GiveUpSection, OnSquare, Weighed


class Pay(Option, frozen=True):
    """Pay the rest in credits."""


class GiveBlock(Option, frozen=True):
    """Hand over a block instead of a credit."""

    form: ClassVar[str] = "give"
    written: ClassVar[str] = "give {colour} {square}"
    colour: Colour
    square: Square


class LetGo(Option, frozen=True):
    """Drop components whose connectors do not go together."""


class Dues(Weighed, frozen=True, kw_only=True):
    """How many credits or blocks are still to be paid."""

    due: int


class Joints(Weighed, frozen=True, kw_only=True):
    """How many joints take something from the engines."""

    joints: int


class RoadTurnedUp(TableEvent, frozen=True):
    """A road holds from now on, for these seats or, with None, for everybody."""

    road: str
    seats: Sequence[int] | None


class ColumnDied(TableEvent, frozen=True):
    """The dice have named the column in which nothing works: its squares."""

    dice: tuple[int, int]
    squares: Sequence[str]


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
        Question("pay_union", (Pay, GiveBlock, GiveUp, GiveUpSection), about=Dues),
        Question("drop_component", (OnSquare, Done), on="square", about=Joints),
    ],
    [
        RoadTurnedUp,
        ColumnDied,
        Envied,
        LocalsFire,
        EnemyGrew,
        SpotRolled,
        JunkFlies,
        CardsComeAgain,
        UnionShipMet,
    ],
    {"power_engines": (LetGo,)},
)
