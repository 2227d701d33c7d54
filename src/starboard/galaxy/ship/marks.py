"""Marks: words that modules lay on components. A component may bear several, each by itself."""

from __future__ import annotations

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


def _lay(ship: Ship, square: int, words: tuple[str, ...]) -> None:
    others = {other: text for other, text in ship.marks.items() if other != square}
    ship.marks = {**others, square: BETWEEN.join(sorted(words))} if words else others
