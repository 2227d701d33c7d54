"""What the toy asks and tells."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import About, Option, Question, SeatEvent, Vocabulary
from starboard.galaxy.vocabulary.events import Now


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


class Duck(Option, frozen=True):
    """Duck."""


class Stand(Option, frozen=True):
    """Stand upright."""


class Sing(Option, frozen=True):
    """Sing at the customs."""


class TurnBack(Option, frozen=True):
    """Turn back at the customs."""


class Soothe(Option, frozen=True):
    """Let a musician soothe them."""


class Suffer(Option, frozen=True):
    """Let it happen."""


class Crank(Option, frozen=True):
    """Crank the barrel organ for energy."""


class Fanfare(Option, frozen=True):
    """Cheer the engines on."""


class Salute(Option, frozen=True):
    """Cheer the cannons on."""


class Chorus(Option, frozen=True):
    """Sing so loudly that it sounds like one more."""


class Drumroll(Option, frozen=True):
    """Drum a hit away."""


class Serenade(Option, frozen=True):
    """Give a block away for a song and a credit."""


class MarchOff(Option, frozen=True):
    """March off until the next card is resolved."""


class Busk(Option, frozen=True):
    """Play in the street for a credit."""


class OfParade(About, frozen=True):
    """The card that asks."""

    card: str


class TunePlayed(SeatEvent, frozen=True):
    """A seat has played its tune."""

    tune: str


class Hummed(SeatEvent, frozen=True):
    """A seat has hummed at the yard."""


class Gilded(SeatEvent, frozen=True):
    """A bandstand shines."""

    square: str
    now: Now


class Strolled(SeatEvent, frozen=True):
    """Somebody has walked over a ship."""

    who: str
    path: Sequence[str]


class Ducked(SeatEvent, frozen=True):
    """A ship has ducked under a hit."""


class Soothed(SeatEvent, frozen=True):
    """A musician has spared a ship something."""


class BandPlayed(SeatEvent, frozen=True):
    """A band has done what it was asked to."""

    what: str


VOCABULARY = Vocabulary(
    [
        Question("play_along", (Play, Listen), about=OfParade),
        Question("rehearse", (March, Waltz)),
        Question("duck", (Duck, Stand)),
        Question("customs", (Sing, TurnBack)),
        Question("soothe", (Soothe, Suffer)),
    ],
    [TunePlayed, Hummed, Gilded, Strolled, Ducked, Soothed, BandPlayed],
    {
        "build": (Hum,),
        "battery": (Crank,),
        "power_engines": (Fanfare,),
        "power_cannons": (Salute,),
        "count_crew": (Chorus,),
        "shield": (Drumroll,),
        "shoot": (Drumroll,),
        "load": (Serenade,),
        "next_card": (MarchOff,),
        "owed": (Busk,),
        "bid": (Busk,),
        "secret_bid": (Busk,),
    },
)
