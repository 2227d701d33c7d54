"""Rough Roads: one to three road cards a flight, each a rule that makes it harder."""

from starboard.engine import Choice
from starboard.galaxy.mechanisms.roads.catalogue import EXTRA, roads_in
from starboard.galaxy.mechanisms.roads.common import COMMON
from starboard.galaxy.mechanisms.roads.course import DejaVu
from starboard.galaxy.mechanisms.roads.losses import Explosive
from starboard.galaxy.mechanisms.roads.procedure import ALL, Roadworks
from starboard.galaxy.mechanisms.roads.seen import check
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.rough_roads.losses import MetalFatigue, Panic, SweptSpaceJunk
from starboard.galaxy.modules.rough_roads.ordering import MadeToOrder, kept
from starboard.galaxy.modules.rough_roads.seen import own, seen, shake
from starboard.galaxy.modules.rough_roads.ships import BumBatteries, DefectiveConnectors, InfectedGoods, Somersault
from starboard.galaxy.modules.rough_roads.shots import BadLuck, EngineEnvy, HeavyLocals, StiffCompetition
from starboard.galaxy.modules.rough_roads.vocabulary import VOCABULARY

NAME = "rough_roads"
"""The module, and the option for how many roads there are."""
HANDICAP = "road_handicap"

MODULE = Module(
    name=NAME,
    package=__name__,
    box="big_expansion",
    modifiers=(
        Roadworks(NAME, HANDICAP),
        StiffCompetition(),
        EngineEnvy(),
        MetalFatigue(),
        COMMON["cosmic_psychosis"],
        SweptSpaceJunk(),
        DejaVu(),
        BumBatteries(),
        COMMON["meteoric_inversion"],
        COMMON["tough_trip"],
        COMMON["remorseless_fate"],
        COMMON["piercing_projectiles"],
        COMMON["union_ship"],
        Explosive("explosive_goods", "goods"),
        Explosive("explosive_batteries", "cells"),
        InfectedGoods(),
        Somersault(),
        DefectiveConnectors(),
        MadeToOrder(),
        COMMON["dead_zone"],
        COMMON["nasty_surprise"],
        Panic(),
        HeavyLocals(),
        COMMON["big_baddies"],
        BadLuck(),
        COMMON["personalized_cabins"],
    ),
    begins=lambda _: (NAME,),
    choices=(
        Choice(NAME, ("0", "1", "2", "3"), "0"),
        Choice(HANDICAP, (ALL, "0", "1", "2", "3"), ALL, kind="list", most=5),
    ),
    printed=tuple(Printed(name=road.name, group="roads", sure=road.sure) for road in roads_in(__package__).values()),
    extras={EXTRA: "roads.json"},
    vocabulary=VOCABULARY,
    seen=seen,
    own=own,
    keeps=kept,
    check=check,
    shake=shake,
)
