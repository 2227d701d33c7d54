"""Marks: words that modules lay on components. A component may bear several, each by itself.

A word that ends in a digit and an arrow (`bypass1>`) points to a side of its component and turns with the ship.
"""

from __future__ import annotations

from starboard.galaxy.catalog.sides import ARROWS
from starboard.galaxy.ship.ship import Ship

BETWEEN = " "
"""Stands between the words on one component."""


def words_on(ship: Ship, square: int) -> tuple[str, ...]:
    """The words that lie on a component."""
    return tuple(ship.marks[square].split(BETWEEN)) if square in ship.marks else ()


def marked(ship: Ship, word: str) -> list[int]:
    """The squares on which a word lies, front left first."""
    return sorted(square for square in ship.marks if word in words_on(ship, square))


def mark(ship: Ship, square: int, word: str) -> None:
    """Lay a word on a component that does not bear it yet."""
    _lay(ship, square, (*words_on(ship, square), word))


def unmark(ship: Ship, square: int, word: str) -> None:
    """Take a word away again."""
    _lay(ship, square, tuple(other for other in words_on(ship, square) if other != word))


def turned_marks(text: str, quarters: int) -> str:
    """The words on a component after it has turned clockwise by so many quarters."""
    return BETWEEN.join(sorted(_turned(word, quarters) for word in text.split(BETWEEN)))


def _turned(word: str, quarters: int) -> str:
    if word[-1] not in ARROWS or not word[-2:-1].isdigit():
        return word
    return word[:-1] + ARROWS[(ARROWS.index(word[-1]) + quarters) % 4]


def _lay(ship: Ship, square: int, words: tuple[str, ...]) -> None:
    others = {other: text for other, text in ship.marks.items() if other != square}
    ship.marks = {**others, square: BETWEEN.join(sorted(words))} if words else others
