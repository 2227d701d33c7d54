"""Every player that is a program, by game and by name."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from starboard.bots.careless import RandomBot
from starboard.bots.galaxy.sensible import SensibleBot as SensibleTrucker
from starboard.bots.player import Player
from starboard.bots.spacecorp.sensible import SensibleBot as SensibleCorporation
from starboard.engine.vocabulary import texts_of
from starboard.galaxy.vocabulary.questions import Finish, GiveUp, GiveUpSection
from starboard.spacecorp.vocabulary.questions import Pass

Factory: TypeAlias = Callable[[object], Player]
"""Makes a player from a seed; players made from the same seed choose alike."""

_ENDS_A_FLIGHT = texts_of(Finish, GiveUp, GiveUpSection)
_ENDS_AN_ERA = texts_of(Pass)

BOTS: Mapping[str, Mapping[str, Factory]] = {
    "galaxy": {
        "random": lambda seed: RandomBot(seed, reluctant=_ENDS_A_FLIGHT),
        "sensible": SensibleTrucker,
    },
    "spacecorp": {
        "random": lambda seed: RandomBot(seed, reluctant=_ENDS_AN_ERA),
        "sensible": SensibleCorporation,
    },
}
