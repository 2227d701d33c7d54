"""What a module of Galaxy Trucker says of itself: its manifest. The registry looks at nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from starboard.engine import Choice, Need, Vocabulary
from starboard.galaxy.catalog.figures import FigureKind
from starboard.galaxy.seams import Modifier


class Module(Struct, frozen=True, kw_only=True):
    """One expansion, or a part of one: what it brings to the catalogue and what it puts into play."""

    name: str
    package: str
    """The Python package of its folder: its data files, its `words`, its `advice`."""
    version: str = "1"
    box: str = ""
    """The box it came in, by which the form groups it."""
    editions: tuple[str, ...] = ("first",)
    figures: tuple[FigureKind, ...] = ()
    """Kinds of figures that may live on its ships, under letters that nobody else uses."""
    modifiers: tuple[Modifier, ...] = ()
    boards: str = ""
    """The data file with its sheets of boards and its flights, if it brings any."""
    choices: tuple[Choice, ...] = ()
    """Its table options; the first one is its switch, whose first value means that it is off."""
    needs: tuple[Need, ...] = ()
    vocabulary: Vocabulary = Vocabulary()
    """What it asks and tells beyond the base game, and further forms of options for questions of the base game."""
    seen: Callable[[Any], Mapping[str, Any]] | None = None
    """What everybody sees of it: `seen(table)`."""
    own: Callable[[Any, int], Mapping[str, Any]] | None = None
    """What only a seat sees of it: `own(table, seat)`."""
    check: Callable[[Any], None] | None = None
    """What must always hold of a table it is in play at, for the generic tests."""
