"""Every player that is a program, by game and by name."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from starboard.bots.careless import RandomBot
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.player import Player

Factory: TypeAlias = Callable[[object], Player]
"""Makes a player from a seed; players made from the same seed choose alike."""

BOTS: Mapping[str, Mapping[str, Factory]] = {
    "galaxy": {
        "random": lambda seed: RandomBot(seed, reluctant=("finish", "give up")),
        "sensible": SensibleBot,
    },
}
