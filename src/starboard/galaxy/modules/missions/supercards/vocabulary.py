"""What supercards ask and tell; it becomes part of the vocabulary of the module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Option, Question, SeatEvent, TableEvent


class ShowerBegins(SeatEvent, frozen=True):
    """Meteors sweep over a ship, from one side and then from another; each is told on its own."""

    sides: Sequence[str]


QUESTIONS: tuple[Question, ...] = ()
EVENTS: tuple[type[TableEvent], ...] = (ShowerBegins,)
MORE: Mapping[str, tuple[type[Option], ...]] = {}
"""Further forms of options for questions of the base game."""
