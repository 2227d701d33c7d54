"""What the toy asks and tells."""

from __future__ import annotations

from starboard.engine import About, Option, Question, SeatEvent, Vocabulary


class Play(Option, frozen=True):
    """Play along."""


class Listen(Option, frozen=True):
    """Only listen."""


class Hum(Option, frozen=True):
    """Hum at the yard."""


class March(Option, frozen=True):
    """Rehearse a march."""


class Waltz(Option, frozen=True):
    """Rehearse a waltz."""


class OfParade(About, frozen=True):
    """The card that asks."""

    card: str


class TunePlayed(SeatEvent, frozen=True):
    """A seat has played its tune."""

    tune: str


class Hummed(SeatEvent, frozen=True):
    """A seat has hummed at the yard."""


VOCABULARY = Vocabulary(
    [Question("play_along", (Play, Listen), about=OfParade), Question("rehearse", (March, Waltz))],
    [TunePlayed, Hummed],
    {"build": (Hum,)},
)
