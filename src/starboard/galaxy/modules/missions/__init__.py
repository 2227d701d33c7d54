"""Missions: a job for each flight, with dangerous cargo and set pieces, for whoever finds plain trucking dull."""

from starboard.engine import Choice, Need, Preset
from starboard.galaxy.catalog.parts import PartKind
from starboard.galaxy.module import Box, Module, Printed
from starboard.galaxy.modules.missions import flights, supercards
from starboard.galaxy.modules.missions.catalogue import how_sure, missions
from starboard.galaxy.modules.missions.choosing import CHOSEN, DRAWN, FREE, OPEN, PLAN, SWITCH
from starboard.galaxy.modules.missions.components.artifacts import Artifacts
from starboard.galaxy.modules.missions.components.heavy import HeavyContainers
from starboard.galaxy.modules.missions.components.radioactive import RadioactiveContainers
from starboard.galaxy.modules.missions.components.stock import SpecialComponents
from starboard.galaxy.modules.missions.components.volatile import ExplosiveContainers, FragileContainers
from starboard.galaxy.modules.missions.goals import any_jobs, goals
from starboard.galaxy.modules.missions.memory import ARMOR, MORE_UNKNOWN, NAME
from starboard.galaxy.modules.missions.procedure import Missions
from starboard.galaxy.modules.missions.seen import check, seen, shake
from starboard.galaxy.modules.missions.vocabulary import VOCABULARY
from starboard.galaxy.options import MOST_ROUNDS

BOX = Box(
    name=NAME,
    package=__name__,
    modules=(NAME,),
    presets=(
        Preset(
            name="first_jobs",
            options={SWITCH: CHOSEN, "rounds": "I II III", PLAN: "heavy_duty platinum_club experiments"},
        ),
        Preset(name="any_jobs", options={SWITCH: CHOSEN, "rounds": "I II III"}),
    ),
)
"""The order in which the book advises to learn (MX-1.14), and the game as it is meant."""

MODULE = Module(
    name=NAME,
    package=__name__,
    box=NAME,
    tiles="tiles.json",
    first_tile=400,
    parts=(
        PartKind(name="explosive", group="containers", glyph="¤"),
        PartKind(name="fragile", group="containers", glyph="¡"),
        PartKind(name="radioactive", group="containers", glyph="☢"),
        PartKind(name="heavy", group="containers", glyph="■"),
        PartKind(name="artifact", group="artifacts", directed=True, glyph="║═║═"),
        PartKind(name="double_artifact", group="artifacts", glyph="╬"),
    ),
    cards=supercards.CARDS,
    decks="supercards/cards.json",
    modifiers=(
        Missions(),
        SpecialComponents(),
        ExplosiveContainers(),
        FragileContainers(),
        HeavyContainers(),
        RadioactiveContainers(),
        Artifacts(),
        *flights.MODIFIERS,
        *supercards.MODIFIERS,
    ),
    begins=lambda _: (NAME,),
    choices=(
        Choice(SWITCH, ("no", CHOSEN, DRAWN, FREE), "no"),
        Choice(PLAN, (OPEN, *missions()), OPEN, kind="list", most=MOST_ROUNDS),
        Choice(ARMOR, ("no", "yes"), "no"),
        Choice(MORE_UNKNOWN, ("no", "yes"), "no"),
    ),
    needs=tuple(
        need
        for mission in missions().values()
        for need in (
            Need("mission_class", PLAN, (mission.name,), "rounds", never=mission.forbidden),
            Need("mission_seats", PLAN, (mission.name,), "seats", never=tuple(map(str, mission.not_for))),
        )
        if need.never
    ),
    printed=tuple(Printed(name=name, group="missions", sure=how_sure(name)) for name in missions()),
    vocabulary=VOCABULARY,
    seen=seen,
    check=check,
    shake=shake,
    goals=goals,
    trials={"jobs": any_jobs},
)
