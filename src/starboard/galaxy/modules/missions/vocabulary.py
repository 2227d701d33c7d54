"""What missions ask and tell, together with what their supercards do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from starboard.engine import About, Kind, Option, Question, SeatEvent, TableEvent, Vocabulary
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.supercards import vocabulary as supercards
from starboard.galaxy.vocabulary.events import Now, Ring
from starboard.galaxy.vocabulary.questions import Nothing, OfCard, OnSquare, Weighed

MissionName = Annotated[str, Kind("mission", r"[a-z_]+", missions)]
"""A mission by its name."""


class FlyMission(Option, frozen=True):
    """Fly this mission."""

    form: ClassVar[str] = "mission"
    written: ClassVar[str] = "fly {mission}"
    mission: MissionName


class NewPilot(Option, frozen=True):
    """Come back as somebody else."""


class SitOut(Option, frozen=True):
    """Watch the rest of the game."""

    form: ClassVar[str] = "sit_out"
    written: ClassVar[str] = "sit out"


class Offered(About, frozen=True, kw_only=True):
    """The missions to choose from, each with the numbers on its card for this round."""

    jobs: Mapping[str, Mapping[str, int]]


class JobsDrawn(TableEvent, frozen=True):
    """These missions lie on the table."""

    jobs: Sequence[str]


class JobsWanted(TableEvent, frozen=True):
    """Everybody has said which mission they want, by seat."""

    votes: Mapping[str, str]


class MissionChosen(TableEvent, frozen=True):
    """The mission of the flight, with the numbers on its card; agreed on by everybody, or by chance."""

    mission: str
    agreed: bool
    values: Mapping[str, int]


class MissionOver(TableEvent, frozen=True):
    """The flight is settled: what the mission has brought each seat."""

    mission: str
    credits: Mapping[str, int]
    paid: bool
    """Whether it has brought anybody anything."""


class DirectiveIssued(TableEvent, frozen=True):
    """A die has said what nobody may build."""

    die: int
    directive: str


class Exploded(SeatEvent, frozen=True):
    """An explosive container has gone off, with all that stood around it."""

    square: str
    squares: Sequence[str]


class Shattered(SeatEvent, frozen=True):
    """Fragile containers have broken."""

    squares: Sequence[str]


class BottleThrown(SeatEvent, frozen=True):
    """Somebody throws a bottle overboard and goes around a supercard."""

    square: str


class EscortMoved(TableEvent, frozen=True):
    """The escort comes from a space of the track, or from nowhere, to another one; spaces are counted as for ships."""

    start: int | None
    end: int
    ring: Ring


class EscortLost(TableEvent, frozen=True):
    """Nobody was near enough to the escort."""

    place: int
    ring: Ring


class TruckerDied(SeatEvent, frozen=True):
    """An explosion has destroyed the cabin in which somebody flew."""

    square: str
    now: Now


class PilotReplaced(SeatEvent, frozen=True):
    """Somebody new flies for this seat."""


class SatOut(SeatEvent, frozen=True):
    """Nobody flies for this seat any more."""


VOCABULARY = Vocabulary(
    [
        Question("choose_mission", (FlyMission,), about=Offered),
        Question("new_pilot", (NewPilot, SitOut), about=Weighed),
        Question("abandon", (OnSquare,), on="square", about=Weighed),
        Question("throw_bottle", (Nothing, OnSquare), on="square", about=OfCard),
        *supercards.QUESTIONS,
    ],
    [
        *supercards.EVENTS,
        JobsDrawn,
        JobsWanted,
        MissionChosen,
        MissionOver,
        DirectiveIssued,
        Exploded,
        Shattered,
        BottleThrown,
        EscortMoved,
        EscortLost,
        TruckerDied,
        PilotReplaced,
        SatOut,
    ],
    {**supercards.MORE},
)
