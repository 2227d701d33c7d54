"""What the Trek asks and tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from starboard.engine import Kind, Option, Question, SeatEvent, TableEvent, Vocabulary, events_of
from starboard.galaxy.modules.transgalactic_trek.catalogue import titles
from starboard.galaxy.vocabulary.questions import Weighed

TitleName = Annotated[str, Kind("title", r"[a-z_]+", titles)]
"""A title of the Trek."""


class TakeTitle(Option, frozen=True):
    """Hold this title from now on."""

    form: ClassVar[str] = "title"
    written: ClassVar[str] = "title {title}"
    title: TitleName


class Titles(Weighed, frozen=True, kw_only=True):
    """For each title that is free: one's own score in this flight, and the best one."""

    scores: Mapping[str, Mapping[str, float]]


class TitlesDrawn(TableEvent, frozen=True):
    """The titles of this Trek."""

    titles: Sequence[str]


class TitleScored(TableEvent, frozen=True):
    """The scores of all who compete for a title, as pairs of seat and score, and who is paid for it."""

    title: str
    scores: Sequence[tuple[int, float]]
    seats: Sequence[int]


class TitleTaken(SeatEvent, frozen=True):
    """A seat holds a title from now on."""

    title: str


class TitleGilded(SeatEvent, frozen=True):
    """A title that was defended is gold, and demands something of its holder."""

    title: str


VOCABULARY = Vocabulary(
    (Question("take_title", (TakeTitle,), about=Titles),),
    events_of(__name__),
)
