"""The mission cards as printed, from their data file. What they pay is worked out in `pay.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

from starboard.galaxy.catalog.confidence import Confidence
from starboard.galaxy.options import plan_of

FILE = "missions.json"

Credits: TypeAlias = tuple[int, ...]
"""One number for all flights, or one for each of the levels I to IV."""


class Term(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """One line of what a mission pays or asks for."""

    credits: Credits


class Finished(Term, frozen=True, tag="finished"):
    """For whoever finishes."""


class Delivered(Term, frozen=True, tag="delivered"):
    """For each of something on the ship of a finisher."""

    what: str


class Number(Term, frozen=True, tag="number"):
    """For how many of something a finisher has: the credits for one of it, for two, for three."""

    what: str


class Most(Term, frozen=True, tag="most"):
    """For the finishers who have most of something, each in full."""

    what: str


class Sets(Term, frozen=True, tag="sets"):
    """For each complete set of these on the ship of a finisher."""

    what: tuple[str, ...]


class Lost(Term, frozen=True, tag="lost"):
    """For each of something that was lost during the flight, by everybody or by finishers only."""

    what: str
    finishers: bool = False


class MostLost(Term, frozen=True, tag="most_lost"):
    """For the finishers who have lost most of something, each in full."""

    what: str


class NoneLost(Term, frozen=True, tag="none_lost"):
    """For finishers who have lost nothing of the kind."""

    what: str


Terms: TypeAlias = Finished | Delivered | Number | Most | Sets | Lost | MostLost | NoneLost


class Escort(Struct, frozen=True, forbid_unknown_fields=True):
    """The rocket that wants to be accompanied, and what it pays."""

    days: int
    """How far it moves after open space."""
    within: int
    """How many spaces away the nearest ship may be."""
    credits: Credits
    nearest: Credits


class Mission(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One mission card."""

    name: str
    components: Mapping[str, tuple[str, ...]] = {}
    """By level, the parts of the special components that are added to the warehouse."""
    dealt: int = 0
    """How many of them everybody gets instead, in the places for components set aside."""
    piles: Credits = ()
    """How many supercards are dealt on the viewable piles."""
    unknown: Credits = ()
    """How many are put under the unknown pile."""
    more_unknown: int = 0
    """How many more if the table wants it."""
    armor: tuple[str, ...] = ()
    """The parts of special components that are added as armor if the table wants it (MX-2.18)."""
    modifier: bool = False
    """Whether a modifier of its name is in play during it."""
    times: Mapping[str, int] = {}
    """Lines of the settlement that count several times."""
    terms: tuple[Terms, ...] = ()
    free_losses: bool = False
    """Whether finishers pay nothing for what they have lost in flight."""
    without: str = ""
    """A kind of card that is put aside and replaced."""
    bet: Credits = ()
    """What losers of the bet pay."""
    escort: Escort | None = None
    directives: tuple[str, ...] = ()
    """What each face of the die forbids to build."""
    discouraged: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    """Ship classes that cannot fly it."""
    not_for: tuple[int, ...] = ()
    """Numbers of seats that it is not for."""

    def parts(self, round_name: str) -> tuple[str, ...]:
        """The parts of the special components that its card adds in a round."""
        return self.components.get(plan_of(round_name).level, ())


class _File(Struct):
    stake: int
    new_pilot: int
    drawn: int
    missions: tuple[Mission, ...]


@cache
def _book() -> _File:
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=_File)


@cache
def missions() -> Mapping[str, Mission]:
    """Every mission by its name."""
    return {mission.name: mission for mission in _book().missions}


@cache
def how_sure(name: str) -> str:
    """How well a mission is known: exact, inferred or reconstructed."""
    return Confidence(files(__package__).joinpath(FILE)).of(name)


def stake() -> int:
    """What everybody owns at the beginning; whoever has more at the end has won."""
    return _book().stake


def credits_of_new_pilot() -> int:
    """What somebody owns who comes back after a fatal flight."""
    return _book().new_pilot


def cards_drawn() -> int:
    """How many missions are drawn to choose one of them."""
    return _book().drawn


def by_level(values: Sequence[int], round_name: str) -> int:
    """The value for a round: the only one there is, or that of its level; nothing if there is none."""
    if not values:
        return 0
    return values[0] if len(values) == 1 else values[plan_of(round_name).number - 1]
