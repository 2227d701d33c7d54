"""What intruders tell. They ask nothing themselves: what can be done about them is the business of components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.vocabulary.events import Aim, Now

NAME = "intruders"


class IntruderComing(TableEvent, frozen=True):
    """An intruder comes in the line that was rolled, for each ship by seat.

    `routes` has for each ship the squares that each intruder would enter one after the other, if nobody did anything
    about it: all that it depends on is there for everybody to see.
    """

    hazard: str
    side: str
    total: int
    aims: Mapping[str, Sequence[Aim]]
    routes: Mapping[str, Sequence[Sequence[str]]]


class IntruderRepelled(SeatEvent, frozen=True):
    """The component it would have come in by is defended: by this kind of component, or by so many armed crew."""

    who: str
    square: str
    kind: str
    guards: int


class IntruderEntered(SeatEvent, frozen=True):
    """It has come in by this component, its first step of so many, facing a side of the ship.

    It keeps to its left or right `hand`; `route` is where it would walk from here on, this square included.
    """

    who: str
    hand: str
    square: str
    kind: str
    facing: str
    steps: int
    route: Sequence[str]


class IntruderWalked(SeatEvent, frozen=True):
    """It has made a step, the how manieth of how many, and faces a side of the ship."""

    who: str
    hand: str
    path: tuple[str, str]
    facing: str
    step: int
    steps: int


class PreyEaten(SeatEvent, frozen=True):
    """A predator has helped itself: who was there by their names, and how much of what it has taken in all."""

    who: str
    square: str
    figures: Sequence[str]
    loss: Mapping[str, int | str]
    now: Now


class ChargePlanted(SeatEvent, frozen=True):
    """A commando has left a charge behind, the how manieth of how many."""

    who: str
    square: str
    charge: int
    charges: int
    now: Now


class IntruderBeaten(SeatEvent, frozen=True):
    """It has walked into a component that is defended: of this kind, with so many armed crew."""

    who: str
    hand: str
    square: str
    kind: str
    guards: int
    step: int


class IntruderLeft(SeatEvent, frozen=True):
    """It has made all its steps, or the component under its feet has gone."""

    who: str
    hand: str
    square: str
    step: int


class ChargesExploded(SeatEvent, frozen=True):
    """All charges on a ship go off at once."""

    squares: Sequence[str]


VOCABULARY = Vocabulary((), events_of(__name__))
