"""What bonus cards ask and tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from starboard.engine import Kind, Option, Question, SeatEvent, TableEvent, Vocabulary
from starboard.galaxy.mechanisms.vocabulary import JUNKYARD, Area, CellsGained, JunkyardStop
from starboard.galaxy.vocabulary.events import Now
from starboard.galaxy.vocabulary.kinds import Component, Seat, Square, Turn
from starboard.galaxy.vocabulary.questions import Done, OfCard, Pass, Weighed

Face = Annotated[int, Kind("face", r"[1-6]", lambda: map(str, range(1, 7)))]
"""A face of a die."""
LineNumber = Annotated[int, Kind("line_number", r"\d+", lambda: map(str, (*range(2, 13), 1)))]
"""What dice can name a column or a row by."""


class SetFace(Option, frozen=True):
    """Hide this face."""

    form: ClassVar[str] = "face"
    written: ClassVar[str] = "face {face}"
    face: Face


class NameColumn(Option, frozen=True):
    """Name a column."""

    form: ClassVar[str] = "column"
    written: ClassVar[str] = "column {number}"
    number: LineNumber


class NameRow(Option, frozen=True):
    """Name a row."""

    form: ClassVar[str] = "row"
    written: ClassVar[str] = "row {number}"
    number: LineNumber


class Play(Option, frozen=True):
    """Play a row of meteors at an opponent."""

    form: ClassVar[str] = "play"
    written: ClassVar[str] = "play {area} at {seat}"
    area: Area
    seat: Seat


class PutInto(Option, frozen=True):
    """Put one from the hand there."""

    form: ClassVar[str] = "put"
    written: ClassVar[str] = "put {square}"
    square: Square


class TakeOut(Option, frozen=True):
    """Take one from there into the hand first."""

    form: ClassVar[str] = "take_out"
    written: ClassVar[str] = "take out {square}"
    square: Square


class Choose(Option, frozen=True):
    """Choose a component of the depot."""

    written: ClassVar[str] = "choose {component}"
    component: Component


class Fit(Option, frozen=True):
    """Weld it there, in the place of whatever stands there."""

    written: ClassVar[str] = "fit {square} {turn}"
    square: Square
    turn: Turn


class InHand(Weighed, frozen=True, kw_only=True):
    """How many are in the hand."""

    hand_count: int


class OfComponent(Weighed, frozen=True, kw_only=True):
    """The component that is to be welded."""

    tile: int


class DieHidden(SeatEvent, frozen=True):
    """A seat has set a die where nobody sees it."""


class DieGuessed(SeatEvent, frozen=True):
    """A seat has named a face."""

    face: int


class DieShown(SeatEvent, frozen=True):
    """The die is shown."""

    face: int


class CoordinatesNamed(SeatEvent, frozen=True):
    """A seat has named a column and a row."""

    column: int
    row: int


class RowPlayed(SeatEvent, frozen=True):
    """A seat plays a row of meteors at another."""

    area: int
    target: int


class CrewHired(SeatEvent, frozen=True):
    """Somebody has moved in, or out of a cabin to go elsewhere."""

    square: str
    now: Now


class DepotOpened(TableEvent, frozen=True):
    """The components that the depot offers."""

    components: Sequence[int]


class ComponentFitted(SeatEvent, frozen=True):
    """A component of the depot has been welded to a ship."""

    component: int
    square: str
    now: Now


VOCABULARY = Vocabulary(
    [
        Question("hide_die", (SetFace,), about=OfCard),
        Question("guess_die", (SetFace,), about=OfCard),
        Question("name_column", (NameColumn,), about=OfCard),
        Question("name_row", (NameRow,), about=OfCard),
        Question("play_billiards", (Play,), about=OfCard),
        JUNKYARD,
        Question("arrange_crew", (PutInto, TakeOut, Done), about=InHand),
        Question("arrange_cells", (PutInto, TakeOut, Done), about=InHand),
        Question("depot", (Choose, Pass), about=OfCard),
        Question("fit_component", (Fit,), about=OfComponent),
    ],
    [
        DieHidden,
        DieGuessed,
        DieShown,
        CoordinatesNamed,
        RowPlayed,
        JunkyardStop,
        CrewHired,
        CellsGained,
        DepotOpened,
        ComponentFitted,
    ],
)
