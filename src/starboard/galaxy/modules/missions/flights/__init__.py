"""Missions with rules of their own for building or flying: a modifier of the mission's name, in play during it."""

from __future__ import annotations

from starboard.galaxy.modules.missions.flights.archaeology import AlienArchaeology
from starboard.galaxy.modules.missions.flights.bet import TheBet
from starboard.galaxy.modules.missions.flights.beverages import BeverageRun
from starboard.galaxy.modules.missions.flights.carpool import Carpool
from starboard.galaxy.modules.missions.flights.design import AlienDesign
from starboard.galaxy.modules.missions.flights.directives import Directives
from starboard.galaxy.modules.missions.flights.escort import EscortMission
from starboard.galaxy.modules.missions.flights.powder_keg import PowderKeg
from starboard.galaxy.seams import Modifier

MODIFIERS: tuple[Modifier, ...] = (
    AlienArchaeology(),
    AlienDesign(),
    TheBet(),
    BeverageRun(),
    Carpool(),
    PowderKeg(),
    EscortMission(),
    Directives(),
)
