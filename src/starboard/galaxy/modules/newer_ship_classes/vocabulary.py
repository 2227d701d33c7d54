"""What the newer ship classes tell: the dice that make holes, and the cabins that go with a double."""

from __future__ import annotations

from starboard.engine import SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.vocabulary.events import Now


class HolesRolled(TableEvent, frozen=True):
    """Two dice have said which squares of everybody's board are holes in this flight."""

    dice: tuple[int, int]


class CabinWithdrawn(SeatEvent, frozen=True):
    """A double: the starting cabin is taken off the board."""

    now: Now


VOCABULARY = Vocabulary((), events_of(__name__))
