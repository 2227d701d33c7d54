"""What the strange ships ask: which side of the board is to be the front."""

from __future__ import annotations

from starboard.engine import Option, Question, Vocabulary
from starboard.galaxy.vocabulary.questions import Weighed


class Front(Option, frozen=True):
    """Fly as the board lies."""


class Right(Option, frozen=True):
    """The right side of the board becomes the front."""


class Rear(Option, frozen=True):
    """The rear of the board becomes the front."""


class Left(Option, frozen=True):
    """The left side of the board becomes the front."""


VOCABULARY = Vocabulary((Question("direction", (Front, Right, Rear, Left), about=Weighed),))
