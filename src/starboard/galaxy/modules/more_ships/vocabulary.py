"""What the new ships tell: the die by which board IA is turned."""

from __future__ import annotations

from starboard.engine import TableEvent, Vocabulary, events_of

NAME = "more_ships"


class CompassRolled(TableEvent, frozen=True):
    """One die has said which side of everybody's board is the front in this flight."""

    face: int


VOCABULARY = Vocabulary((), events_of(__name__))
