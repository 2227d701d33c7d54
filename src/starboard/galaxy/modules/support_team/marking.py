"""Tokens of the team on components. They lie among a ship's marks, so they are carried along and lost with them.

A square may bear several marks, with spaces between.
"""

from __future__ import annotations

from starboard.galaxy.ship.ship import Ship


def mark(ship: Ship, square: int, token: str) -> None:
    """A token is put on a component."""
    ship.marks = {**ship.marks, square: " ".join(sorted([*ship.marks.get(square, "").split(), token]))}


def unmark(ship: Ship, square: int, token: str) -> None:
    """A token is taken off again."""
    left = [other for other in ship.marks.get(square, "").split() if other != token]
    others = {other: words for other, words in ship.marks.items() if other != square}
    ship.marks = {**others, square: " ".join(left)} if left else others


def marked(ship: Ship, token: str) -> list[int]:
    """The squares whose components bear this token."""
    return [square for square, words in sorted(ship.marks.items()) if token in words.split()]
