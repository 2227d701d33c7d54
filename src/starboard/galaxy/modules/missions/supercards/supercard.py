"""What all supercards have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal, TypeVar

from msgspec import Meta

from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.catalog.sheets import LEVELS
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.options import plan_of
from starboard.galaxy.table import Table

T = TypeVar("T")
Side = Literal["front", "right", "rear", "left"]
ByLevel = Annotated[
    tuple[int, ...], Meta(min_length=4, max_length=4, description="four numbers, for the levels I to IV")
]


class Supercard(Adventure, frozen=True):
    """An adventure card that affects everybody and rewards nobody; many of them grow with the level of the flight.

    Its class has `play(table)`, as every card. Its cards lie in `cards.json`, in the deck `SC`, which is no level.
    """

    of_meteors: ClassVar[bool] = False
    """Whether it brings nothing but meteors: those are what people bet on (MX-2.13)."""

    needs_box: ClassVar[str] = ""
    """The box without which it stays out of the game; nothing if it needs none."""

    needs_part: ClassVar[str] = ""
    """The part of components without which nobody can do anything about it; nothing if there is none."""


def is_supercard(card: str | None) -> bool:
    """Whether a card, by its id or its text, is one of them."""
    return card is not None and isinstance(read_card(card), Supercard)


def can_come(table: Table, card: Supercard) -> bool:
    """Whether the boxes on the table have all that a supercard needs (MX-7.3, MX-8.40)."""
    boxes = {module.box for module in table.modules}
    parts = {part.name for module in table.modules for part in module.parts}
    return card.needs_box in ("", *boxes) and card.needs_part in ("", *parts)


def said_by_level(card: Supercard, values: Sequence[int]) -> list[Said]:
    """The text of a card whose only number depends on the level of the flight."""
    return [Said(f"card-{card.kind}.text", dict(zip(("one", "two", "three", "four"), values, strict=True)))]


def lines_up_to(table: Table, lines: Mapping[str, Sequence[T]]) -> list[T]:
    """What is printed for the level of the flight and for all lower ones, from the top (MX-7.7)."""
    below = LEVELS[: plan_of(table.round_name).number]
    return [item for level in below for item in lines.get(level, ())]
