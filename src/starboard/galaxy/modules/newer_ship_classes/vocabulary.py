"""What the newer ship classes tell: holes, and insurance."""

from __future__ import annotations

from starboard.engine import SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.vocabulary.events import Now

NAME = "newer_ship_classes"


class HolesRolled(TableEvent, frozen=True):
    """Two dice have said which squares of everybody's board are holes in this flight."""

    dice: tuple[int, int]


class CabinWithdrawn(SeatEvent, frozen=True):
    """A double: the starting cabin is taken off the board."""

    now: Now


class Insured(SeatEvent, frozen=True):
    """A seat has paid for an insurance: lost components cost it no more than this."""

    price: int
    limit: int


VOCABULARY = Vocabulary((), events_of(__name__))
