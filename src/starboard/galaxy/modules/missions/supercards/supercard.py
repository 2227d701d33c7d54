"""What all supercards have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.catalog.sheets import LEVELS
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.options import plan_of
from starboard.galaxy.table import Table

T = TypeVar("T")


class Supercard(Adventure, frozen=True):
    """An adventure card that affects everybody and rewards nobody; many of them grow with the level of the flight.

    Its class has `play(table)`, as every card. Its cards lie in `cards.json`, in the deck `SC`, which is no level.
    """

    of_meteors: ClassVar[bool] = False
    """Whether it brings nothing but meteors: those are what people bet on (MX-2.13)."""

    needs_box: ClassVar[str] = ""
    """The box without which it stays out of the game; nothing if it needs none."""


def is_supercard(card: str | None) -> bool:
    """Whether a card, by its id or its text, is one of them."""
    return card is not None and isinstance(read_card(card), Supercard)


def lines_up_to(table: Table, lines: Mapping[str, Sequence[T]]) -> list[T]:
    """What is printed for the level of the flight and for all lower ones, from the top (MX-7.7)."""
    below = LEVELS[: plan_of(table.round_name).number]
    return [item for level in below for item in lines.get(level, ())]
