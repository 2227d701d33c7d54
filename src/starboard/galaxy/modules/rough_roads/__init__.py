"""Rough Roads: one to three road cards a flight, each a rule that makes it harder."""

from starboard.engine import Choice
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.rough_roads.catalogue import roads
from starboard.galaxy.modules.rough_roads.course import DejaVu, ToughTrip, UnionShip
from starboard.galaxy.modules.rough_roads.losses import (
    CosmicPsychosis,
    Explosive,
    MetalFatigue,
    Panic,
    PersonalizedCabins,
    RemorselessFate,
    SpaceJunk,
)
from starboard.galaxy.modules.rough_roads.ordering import MadeToOrder, kept
from starboard.galaxy.modules.rough_roads.procedure import ALL, HANDICAP, LEVEL, NAME, NastySurprise, Roadworks
from starboard.galaxy.modules.rough_roads.seen import check, own, seen, shake
from starboard.galaxy.modules.rough_roads.ships import (
    BumBatteries,
    DeadZone,
    DefectiveConnectors,
    InfectedGoods,
    Somersault,
)
from starboard.galaxy.modules.rough_roads.shots import (
    BadLuck,
    BigBaddies,
    EngineEnvy,
    MeteoricInversion,
    ParanoidLocals,
    PiercingProjectiles,
    StiffCompetition,
)
from starboard.galaxy.modules.rough_roads.vocabulary import VOCABULARY

MODULE = Module(
    name=NAME,
    package=__name__,
    box="big_expansion",
    modifiers=(
        Roadworks(),
        StiffCompetition(),
        EngineEnvy(),
        MetalFatigue(),
        CosmicPsychosis(),
        SpaceJunk(),
        DejaVu(),
        BumBatteries(),
        MeteoricInversion(),
        ToughTrip(),
        RemorselessFate(),
        PiercingProjectiles(),
        UnionShip(),
        Explosive("explosive_goods", "goods"),
        Explosive("explosive_batteries", "cells"),
        InfectedGoods(),
        Somersault(),
        DefectiveConnectors(),
        MadeToOrder(),
        DeadZone(),
        NastySurprise(),
        Panic(),
        ParanoidLocals(),
        BigBaddies(),
        BadLuck(),
        PersonalizedCabins(),
    ),
    begins=lambda _: (NAME,),
    choices=(
        Choice(LEVEL, ("0", "1", "2", "3"), "0"),
        Choice(HANDICAP, (ALL, "0", "1", "2", "3"), ALL, kind="list", most=5),
    ),
    printed=tuple(Printed(name=road.name, group="roads", sure=road.sure) for road in roads().values()),
    vocabulary=VOCABULARY,
    seen=seen,
    own=own,
    keeps=kept,
    check=check,
    shake=shake,
)
