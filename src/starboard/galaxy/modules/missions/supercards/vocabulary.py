"""What supercards ask and tell; it becomes part of the vocabulary of the module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Option, Question, SeatEvent, TableEvent
from starboard.galaxy.vocabulary.events import Aim, Now


class ShowerBegins(SeatEvent, frozen=True):
    """Meteors sweep over a ship, from one side and then from another; each is told on its own."""

    sides: Sequence[str]


class NanobotsAte(SeatEvent, frozen=True):
    """Nanobots have found these components, which come loose."""

    squares: Sequence[str]


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


QUESTIONS: tuple[Question, ...] = ()
EVENTS: tuple[type[TableEvent], ...] = (
    ShowerBegins,
    NanobotsAte,
    ContagionPassed,
    BatteriesDrained,
    MeltedDown,
    ShotIntoHyperspace,
    RaidComing,
    PoliceSearched,
    Confiscated,
)
MORE: Mapping[str, tuple[type[Option], ...]] = {}
"""Further forms of options for questions of the base game."""
