"""Every player that is a program, by game and by name."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from starboard.bots.careless import RandomBot
from starboard.bots.galaxy.sensible import SensibleBot as SensibleTrucker
from starboard.bots.player import Player
from starboard.bots.spacecorp.sensible import SensibleBot as SensibleCorporation

Factory: TypeAlias = Callable[[object], Player]
"""Makes a player from a seed; players made from the same seed choose alike."""

BOTS: Mapping[str, Mapping[str, Factory]] = {
    "galaxy": {
        "random": lambda seed: RandomBot(seed, reluctant=("finish", "give up")),
        "sensible": SensibleTrucker,
    },
    "spacecorp": {
        "random": lambda seed: RandomBot(seed, reluctant=("pass",)),
        "sensible": SensibleCorporation,
    },
}
