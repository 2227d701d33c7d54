"""What golden titles tell when they insist."""

from __future__ import annotations

from starboard.engine import SeatEvent, Vocabulary, events_of


class Lopsided(SeatEvent, frozen=True):
    """A golden Aesthete has so many more crew members on one side than on the other, who will go."""

    count: int


class Unplugged(SeatEvent, frozen=True):
    """So many components of a golden Machinist lack what they need, and will fall off."""

    count: int


VOCABULARY = Vocabulary((), events_of(__name__))
