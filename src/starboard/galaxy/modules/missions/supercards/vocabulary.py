"""What supercards ask and tell; it becomes part of the vocabulary of the module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from starboard.engine import Option, Question, SeatEvent, TableEvent
from starboard.galaxy.vocabulary.events import Aim, Now
from starboard.galaxy.vocabulary.kinds import Square
from starboard.galaxy.vocabulary.questions import Done, OfCard, OnSquare


class ShowerBegins(SeatEvent, frozen=True):
    """Meteors sweep over a ship, from one side and then from another, along all these ways; each is told on its own."""

    sides: Sequence[str]
    aims: Mapping[str, Sequence[Aim]]


class PowerEngine(Option, frozen=True):
    """Power a double engine while something pulls at the ship."""

    form: ClassVar[str] = "power"
    written: ClassVar[str] = "power {square}"
    square: Square


class LettingGo(OfCard, frozen=True, kw_only=True):
    """A black hole pulls at a part of a ship: how hard, against which strength, and what is due for that."""

    attraction: int
    engines: float
    """Their strength without what is let go already, and with all that is powered so far."""
    due: int
    """How many components are due in all."""
    left: int
    """How many of them are still to be named."""
    taken: Sequence[str] = ()
    """The squares whose components go, so far."""
    one_by_one: bool = True
    """What may go next depends on what goes before."""


class HolePulls(SeatEvent, frozen=True):
    """A black hole pulls at a ship, or at each part of it, so hard."""

    attraction: int


class HoleEscaped(SeatEvent, frozen=True):
    """The engines are stronger than the hole."""

    strength: float
    attraction: int


class HoleFed(SeatEvent, frozen=True):
    """A ship is about to abandon components, with which the engines are so strong; that they are gone is told next."""

    squares: Sequence[str]
    strength: float
    attraction: int


class HoleSwallowed(SeatEvent, frozen=True):
    """There is not enough to abandon: everything goes."""

    squares: Sequence[str]


class NanobotsAte(SeatEvent, frozen=True):
    """Nanobots have found these components, which come loose."""

    squares: Sequence[str]


class FleetMet(SeatEvent, frozen=True):
    """How a ship has met a fleet, by a word, and how many lines of the card it suffers."""

    card: str
    outcome: str
    lines: int


class DifferenceCounted(SeatEvent, frozen=True):
    """What one count of a ship is above another one, by the word for both: `crew_minus_cannons`."""

    strength: float
    measure: str


class ContagionPassed(TableEvent, frozen=True):
    """The contagion goes round, the how manieth time of how many."""

    number: int
    passes: int


class BatteriesDrained(SeatEvent, frozen=True):
    """A wave of radiation has taken a token from each of these."""

    squares: Sequence[str]
    now: Now


class MeltedDown(SeatEvent, frozen=True):
    """These batteries were charged too much, and come loose."""

    squares: Sequence[str]


class ShotIntoHyperspace(TableEvent, frozen=True):
    """Whoever is in hyperspace is shot at; the shot is told next."""

    seats: Sequence[int]


class RaidComing(TableEvent, frozen=True):
    """A die has said from where the police come; the line is printed on the card.

    `routes` has for each ship, by seat, the squares that each unit would enter, if nobody did anything about it.
    """

    hazard: str
    die: int
    side: str
    total: int
    aims: Mapping[str, Sequence[Aim]]
    routes: Mapping[str, Sequence[Sequence[str]]]


class PoliceSearched(SeatEvent, frozen=True):
    """Where they were to come in they could not, so they have looked for another way around the ship."""

    who: str
    hand: str
    aims: Mapping[str, Sequence[Aim]]


class Confiscated(SeatEvent, frozen=True):
    """The police have taken what was there: who by their names, and how much of what in all."""

    who: str
    square: str
    figures: Sequence[str]
    loss: Mapping[str, int | str]
    now: Now


QUESTIONS: tuple[Question, ...] = (Question("let_go", (OnSquare, PowerEngine, Done), on="square", about=LettingGo),)
EVENTS: tuple[type[TableEvent], ...] = (
    ShowerBegins,
    HolePulls,
    HoleEscaped,
    HoleFed,
    HoleSwallowed,
    FleetMet,
    DifferenceCounted,
    ShotIntoHyperspace,
    NanobotsAte,
    ContagionPassed,
    BatteriesDrained,
    MeltedDown,
    RaidComing,
    PoliceSearched,
    Confiscated,
)
MORE: Mapping[str, tuple[type[Option], ...]] = {}
"""Further forms of options for questions of the base game."""
