"""What supercards of force do to those who are too weak: line by line, each from some level of the flight on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Shot
from starboard.galaxy.adventures.salvo import fire_at, without_heavy
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.catalog.sheets import LEVELS
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.goods import lose_goods
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

Level = Literal["I", "II", "III", "IV"]


class Effect(Struct, frozen=True, array_like=True):
    """One effect: from which level on it is there, what is lost, and how much of it."""

    level: Level
    what: Literal["days", "crew", "goods", "shots"]
    amount: int | tuple[Shot, ...]

    def __post_init__(self) -> None:
        if isinstance(self.amount, tuple) != (self.what == "shots"):
            raise ValueError("shots are listed one by one, anything else has a number")

    def sentence(self) -> Said:
        """The effect in words."""
        if isinstance(self.amount, tuple):
            return Said("super-effect-shots", {"level": self.level, "shots": Things("shot", self.amount)})
        return Said(f"super-effect-{self.what}", {"level": self.level, "amount": self.amount})


Effects = Annotated[
    tuple[Effect, ...],
    Meta(description="a level : days, crew or goods : a number, or a level : shots : each shot, for each line"),
]


class Penalty(NamedTuple):
    """What somebody suffers in all."""

    days: int = 0
    crew: int = 0
    goods: int = 0
    shots: tuple[str, ...] = ()

    def reduced(self, less: int) -> Penalty:
        """Less of everything, and without the first heavy shots."""
        days, crew, goods = (max(amount - less, 0) for amount in (self.days, self.crew, self.goods))
        return Penalty(days, crew, goods, without_heavy(self.shots, less))

    def stake(self) -> dict[str, Any]:
        """As contests tell it: a word and how much of it, or several of them."""
        told = {word: amount for word, amount in self._asdict().items() if amount}
        if len(told) != 1:
            return {"penalty": "several", **told}
        ((word, amount),) = told.items()
        return {"penalty": word, "shots" if word == "shots" else "amount": amount}


def total(effects: Iterable[Effect]) -> Penalty:
    """All these effects together."""
    found = Penalty()
    for effect in effects:
        found = found._replace(**{effect.what: getattr(found, effect.what) + effect.amount})
    return found


def levels_of(table: Table) -> Sequence[str]:
    """The level of the flight and all lower ones, from the top of a card (MX-7.7)."""
    return LEVELS[: plan_of(table.round_name).number]


def in_force(table: Table, effects: Iterable[Effect]) -> list[Effect]:
    """Those that are there at the level of the flight."""
    levels = levels_of(table)
    return [effect for effect in effects if effect.level in levels]


def suffer(table: Table, ships: Sequence[tuple[Ship, Penalty]], why: str, roller: int | None = None) -> Rule:
    """Ships, leader first, lose days, then crew, then goods; then they are shot at, with one roll for all.

    Whoever gets fewer shots is spared the first heavy ones; whoever has left, or is away by then, is left alone.
    """
    yield from move_back_all(table, [(ship, lost.days) for ship, lost in ships if lost.days], why)
    for ship, lost in ships:
        if lost.crew and ship.seat in table.flight.positions:
            yield from lose_crew(table, ship, lost.crew)
    for ship, lost in ships:
        if lost.goods and ship.seat in table.flight.positions:
            yield from lose_goods(table, ship, lost.goods)
    shots = max((lost.shots for _, lost in ships), key=len, default=())
    targets = [(ship, _spared(shots, lost.shots)) for ship, lost in ships if lost.shots]
    yield from fire_at(table, [target for target in targets if table.is_racing(target[0])], shots, roller)


def _spared(shots: Sequence[str], left: Sequence[str]) -> int:
    """How many heavy shots somebody is spared who gets only these."""
    return len(shots) - len(left)


def of_level(table: Table, values: Sequence[int]) -> int:
    """The number for the level of the flight, of one for each level (MX-2.3)."""
    return values[plan_of(table.round_name).number - 1]


def amounts(values: Sequence[int]) -> Mapping[str, int]:
    """Four numbers by the names that the words of a card have for them."""
    return dict(zip(("one", "two", "three", "four"), values, strict=True))
