"""Supercards: set pieces that some missions put among the cards of a flight (MX-7, MX-8).

What the manifest of the module takes from here: the kinds of card and the modifiers that belong to them; what they ask
and tell is in `supercards/vocabulary.py`. Each kind of card has a file of its own, with a class below `Supercard`.
"""

from __future__ import annotations

from starboard.galaxy.modules.missions.supercards.black_hole import BlackHole
from starboard.galaxy.modules.missions.supercards.dealing import DECK, SupercardDeck
from starboard.galaxy.modules.missions.supercards.diseases import Contagion, Plague
from starboard.galaxy.modules.missions.supercards.dust import DenseStardust, NanobotDust
from starboard.galaxy.modules.missions.supercards.fleets import FLEETS
from starboard.galaxy.modules.missions.supercards.hyperspace import ShotsIntoHyperspace
from starboard.galaxy.modules.missions.supercards.meteors import MeteorAlert, MeteorSweep
from starboard.galaxy.modules.missions.supercards.radiation import Meltdown, RadiationWave
from starboard.galaxy.modules.missions.supercards.raids import RaidForesight, RobopoliceDoubleRaid, RobopoliceRaid
from starboard.galaxy.modules.missions.supercards.supercard import Supercard
from starboard.galaxy.modules.missions.supercards.tactical_zone import TacticalZone
from starboard.galaxy.seams import Modifier

__all__ = ["CARDS", "DECK", "MODIFIERS"]

CARDS: tuple[type[Supercard], ...] = (
    MeteorSweep,
    MeteorAlert,
    BlackHole,
    *FLEETS,
    TacticalZone,
    NanobotDust,
    DenseStardust,
    Plague,
    Contagion,
    RadiationWave,
    Meltdown,
    RobopoliceRaid,
    RobopoliceDoubleRaid,
)
MODIFIERS: tuple[Modifier, ...] = (
    SupercardDeck(),
    RaidForesight(),
    ShotsIntoHyperspace(),
)
