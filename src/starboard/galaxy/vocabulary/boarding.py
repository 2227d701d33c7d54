"""What is told of somebody who comes aboard and walks from component to component, whoever sends them."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import SeatEvent, events_of
from starboard.galaxy.vocabulary.events import Now


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


class ChargePlanted(SeatEvent, frozen=True):
    """It has left a charge behind, the how manieth of how many that are known of."""

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


EVENTS = events_of(__name__)
"""All of the above."""
