"""How one ship fires at another without dice: along the line of a weapon of its own."""

from __future__ import annotations

from typing import ClassVar

from starboard.engine import Option
from starboard.galaxy.vocabulary.kinds import Side, Square


class Hurl(Option, frozen=True):
    """Throw a block towards a side, with what stands on a square."""

    written: ClassVar[str] = "hurl {square} {side}"
    square: Square
    side: Side


class Aim:
    """Where the shot comes from and goes, for each option: whoever offers one says so here."""

    __slots__ = ("shots",)

    def __init__(self) -> None:
        self.shots: dict[str, tuple[int, int]] = {}
        """By option, the square of the weapon and the side towards which it fires."""
