"""The roads that several editions have word for word: the modifier of each, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.mechanisms.roads.course import ToughTrip, UnionShip
from starboard.galaxy.mechanisms.roads.losses import CosmicPsychosis, PersonalizedCabins, RemorselessFate
from starboard.galaxy.mechanisms.roads.procedure import NastySurprise
from starboard.galaxy.mechanisms.roads.ships import DeadZone
from starboard.galaxy.mechanisms.roads.shots import BigBaddies, MeteoricInversion, PiercingProjectiles
from starboard.galaxy.seams import Modifier

_ROADS: tuple[Modifier, ...] = (
    CosmicPsychosis(),
    MeteoricInversion(),
    ToughTrip(),
    RemorselessFate(),
    PiercingProjectiles(),
    UnionShip(),
    DeadZone(),
    NastySurprise(),
    BigBaddies(),
    PersonalizedCabins(),
)
COMMON: Mapping[str, Modifier] = {road.name: road for road in _ROADS}
