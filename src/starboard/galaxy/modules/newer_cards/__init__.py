"""Newer Cards: a dangerous sector for each of the decks I to III, and deck IV, without which no cruiser flies."""

from starboard.engine import Choice
from starboard.galaxy.module import Module
from starboard.galaxy.modules.newer_cards.armed import ArmedShip, ArmedStation
from starboard.galaxy.modules.newer_cards.inhabited import InhabitedPlanets
from starboard.galaxy.modules.newer_cards.leak import RadiationLeak
from starboard.galaxy.modules.newer_cards.meteors import MeteorPairs, OpenSpaceMeteors
from starboard.galaxy.modules.newer_cards.sector import DangerousSector
from starboard.galaxy.modules.newer_cards.syndicates import PirateSyndicate, SlaverSyndicate, SmugglerSyndicate
from starboard.galaxy.modules.newer_cards.vocabulary import VOCABULARY

MODULE = Module(
    name="newer_cards",
    package=__name__,
    box="another_big_expansion",
    cards=(
        ArmedShip,
        ArmedStation,
        DangerousSector,
        InhabitedPlanets,
        MeteorPairs,
        OpenSpaceMeteors,
        PirateSyndicate,
        RadiationLeak,
        SlaverSyndicate,
        SmugglerSyndicate,
    ),
    decks="cards.json",
    choices=(Choice("newer_cards", ("no", "yes"), "no"),),
    vocabulary=VOCABULARY,
)
