"""Decisions as data: what a seat is shown. Nothing here knows a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

CLOCK = -1
"""The seat of the table's clock: it answers an alarm when its seconds have passed."""

ALARM = "alarm"
"""The one question the clock is asked, and its one option unless an alarm has a name of its own."""


class Decision(Struct, frozen=True):
    """One open question to one seat, as players, bots and clients see it.

    `question` comes from the game's closed vocabulary, `options` is finite and never empty, `about` holds what is
    needed to put the question into words. The id changes whenever its seat has answered or taken back anything, or
    something else is asked, so an answer to an older question can never be taken for an answer to this one.
    """

    id: str
    seat: int
    question: str
    options: Sequence[str]
    about: Mapping[str, Any] = {}
    due: float | None = None
    """For the clock only: the second of the game at which it acts."""
