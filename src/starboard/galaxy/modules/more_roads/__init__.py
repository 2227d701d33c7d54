"""Rough Roads of Keep on Trucking: one to three road cards a flight, each a rule that makes it harder."""

from starboard.engine import Choice, Need
from starboard.galaxy.editions import SECOND
from starboard.galaxy.mechanisms.roads.catalogue import EXTRA, roads_in
from starboard.galaxy.mechanisms.roads.common import COMMON
from starboard.galaxy.mechanisms.roads.losses import Explosive
from starboard.galaxy.mechanisms.roads.procedure import ALL, Roadworks
from starboard.galaxy.mechanisms.roads.seen import check, seen, shake
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.more_roads.losses import SpaceWaste, StructuralWeakness
from starboard.galaxy.modules.more_roads.meteors import AbandonedDebris, MurphysLaw, NoLuck
from starboard.galaxy.modules.more_roads.ships import ContaminatedGoods, FaultyConnectors, GravityAnomaly
from starboard.galaxy.modules.more_roads.shots import ParanoidInhabitants, WelcomeToTheLead
from starboard.galaxy.modules.more_roads.vocabulary import VOCABULARY

NAME = "more_roads"
"""The module, and the option for how many roads there are: hard, extreme, insane."""
HANDICAP = "more_roads_handicap"
"""The option that says which seats the roads hold for."""

MODULE = Module(
    name=NAME,
    package=__name__,
    box="keep_on_trucking",
    editions=(SECOND.name,),
    modifiers=(
        Roadworks(NAME, HANDICAP, shuffled_for_each_flight=True),
        GravityAnomaly(),
        WelcomeToTheLead(),
        FaultyConnectors(),
        SpaceWaste(),
        StructuralWeakness(),
        ParanoidInhabitants(),
        NoLuck(),
        MurphysLaw(),
        ContaminatedGoods(),
        Explosive("explosive_stuff", "goods", "cells"),
        AbandonedDebris(),
        *COMMON.values(),
    ),
    begins=lambda _: (NAME,),
    needs=(Need("after_learning", NAME, ("1", "2", "3"), "rounds", never=(SECOND.lesson,)),),
    choices=(
        Choice(NAME, ("0", "1", "2", "3"), "0"),
        Choice(HANDICAP, (ALL, "0"), ALL, kind="list", most=4),
    ),
    printed=tuple(Printed(name=road.name, group="roads", sure=road.sure) for road in roads_in(__package__).values()),
    extras={EXTRA: "roads.json"},
    vocabulary=VOCABULARY,
    seen=seen,
    check=check,
    shake=shake,
)
