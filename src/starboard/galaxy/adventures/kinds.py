"""The kinds of adventure card of the base game, registered as a module registers its own."""

from starboard.galaxy.adventures.abandoned_ship import AbandonedShip
from starboard.galaxy.adventures.abandoned_station import AbandonedStation
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.combat_zone import CombatZone
from starboard.galaxy.adventures.epidemic import Epidemic
from starboard.galaxy.adventures.meteors import Meteors
from starboard.galaxy.adventures.nothing import Nothing
from starboard.galaxy.adventures.open_space import OpenSpace
from starboard.galaxy.adventures.pirates import Pirates
from starboard.galaxy.adventures.planets import Planets
from starboard.galaxy.adventures.sabotage import Sabotage
from starboard.galaxy.adventures.slavers import Slavers
from starboard.galaxy.adventures.smugglers import Smugglers
from starboard.galaxy.adventures.stardust import Stardust

BASE_CARDS: tuple[type[Adventure], ...] = (
    AbandonedShip,
    AbandonedStation,
    CombatZone,
    Epidemic,
    Meteors,
    OpenSpace,
    Pirates,
    Planets,
    Sabotage,
    Slavers,
    Smugglers,
    Stardust,
)

SCENARIO_CARDS: tuple[type[Adventure], ...] = (Nothing,)
"""Kinds that no deck holds; scenarios are told with them."""
