"""Figures: who lives in cabins, by the letter under which a ship keeps them. Modules bring further letters."""

from __future__ import annotations

from msgspec import Struct

HUMAN, PURPLE, BROWN = "H", "P", "B"
BERTHS = 2
"""The berths of a cabin."""


class FigureKind(Struct, frozen=True):
    """One kind of figure. Its name stands in options, in events and in the ids of words (`crew-purple`)."""

    letter: str
    name: str
    crew: bool = True
    """Whether it is a crew member: it counts wherever the crew is counted, and may be lost."""
    human: bool = False
    """Whether it can fly a ship alone."""
    colour: str = ""
    """The colour of the life support without which it leaves; none if it needs none."""
    berths: int = 1
    """The room it takes in a cabin."""
    guise_of: str = ""
    """The letter of whoever becomes this by moving into berths meant for it: a human who is put to sleep."""
    glyph: str = "?"
    """How a terminal draws it."""


BASE_FIGURES = (
    FigureKind(HUMAN, "human", human=True, glyph="☺"),
    FigureKind(PURPLE, "purple", colour="purple", berths=2, glyph="Ψ"),
    FigureKind(BROWN, "brown", colour="brown", berths=2, glyph="Ω"),
)
