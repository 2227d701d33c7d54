"""What modules tell builders before a flight: what to have more of, what to keep clear of. See docs/bots.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from typing import TypeAlias

from msgspec import Struct

from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.ship.layout import Layout

Amounts: TypeAlias = Mapping[str, float]
"""Numbers by what a ship can have: engines, cannons, crew, cells, shields, holds, special."""


class Briefing(Struct, frozen=True, kw_only=True):
    """What a builder should mind in the flight to come. An empty one changes nothing."""

    amounts: Amounts = {}
    """How many times as much of something as usual a ship should have."""
    worths: Amounts = {}
    """How many times as much as usual one of it is worth."""
    like: Mapping[str, str] = {}
    """What a ship should have besides, and as much of as of what: `engines_ahead` like `engines`."""
    gives: tuple[Callable[[Piece, Amounts], Amounts], ...] = ()
    """What a component gives, told what it gives usually."""
    idle: frozenset[str] = frozenset()
    """The squares on which components give nothing, by their names."""
    exposed: float = 1.0
    """How many times as much as usual an exposed connector costs."""
    joints: tuple[Callable[[Piece, int, Piece], float], ...] = ()
    """What it is worth that a component is joined by this side to another."""
    beside: tuple[Callable[[Piece, Piece], float], ...] = ()
    """What it is worth that a component stands on one of the eight squares around another."""
    where: tuple[Callable[[Piece, Layout, int], float], ...] = ()
    """What it is worth that a component stands on this square of a ship."""
    may_turn: tuple[Callable[[Piece], bool], ...] = ()
    """Whether a component that is turned in a way the base game forbids is right as it is."""


PLAIN = Briefing()


def merged(told: Sequence[Briefing]) -> Briefing:
    """Several briefings as one: factors are multiplied, worths of joints are added."""
    if len(told) < 2:
        return told[0] if told else PLAIN
    return Briefing(
        amounts=_product(one.amounts for one in told),
        worths=_product(one.worths for one in told),
        like={what: usual for one in told for what, usual in one.like.items()},
        gives=tuple(gives for one in told for gives in one.gives),
        idle=frozenset(square for one in told for square in one.idle),
        exposed=prod(one.exposed for one in told),
        joints=tuple(joint for one in told for joint in one.joints),
        beside=tuple(beside for one in told for beside in one.beside),
        where=tuple(where for one in told for where in one.where),
        may_turn=tuple(may_turn for one in told for may_turn in one.may_turn),
    )


def _product(factors: Iterable[Amounts]) -> Amounts:
    found: dict[str, float] = {}
    for each in factors:
        for what, factor in each.items():
            found[what] = found.get(what, 1.0) * factor
    return found
