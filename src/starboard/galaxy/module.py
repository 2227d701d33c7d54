"""The manifests in which modules of Galaxy Trucker and boxes of them say what they are; the registry reads no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from starboard.engine import Choice, DiceTable, Need, Preset, Setup, View, Vocabulary
from starboard.entry import Pick
from starboard.galaxy.catalog.figures import FigureKind
from starboard.galaxy.catalog.parts import PartKind
from starboard.galaxy.seams import Modifier


class Printed(Struct, frozen=True, kw_only=True):
    """A thing of a module that is neither a component nor an adventure card, as the glossary lists it.

    Its words are those with which it lies beside the ships, `thing-NAME`; `explain-thing-NAME` says what it does where
    these speak of a game under way.
    """

    name: str
    group: str
    """The heading it stands under, `glossary-GROUP`."""
    count: int | None = 1
    sure: str = ""
    """How sure that is: exact, inferred or reconstructed."""


class Module(Struct, frozen=True, kw_only=True):
    """One expansion, or a part of one: what it brings to the catalogue and what it puts into play.

    Data files are named as they lie in its folder. Its words are `words/en.ftl` and `words/fr.ftl` there, its rule ids
    `rulebook.toml`, its rules pages for players `rules/en.md` and `rules/fr.md`, its advice to bots `advice.py`; each
    may be missing.
    """

    name: str
    package: str
    """The Python package of its folder: its data files, its `words`, its `advice`."""
    version: str = "1"
    box: str = ""
    """The box it came in, by which the form groups it."""
    editions: tuple[str, ...] = ("first",)
    """The editions it is for; a table that names another one cannot switch it on."""

    tiles: str | None = None
    """A file of tiles, written as those of an edition."""
    first_tile: int | None = None
    """The number of the first of them; no two tiles may have the same."""
    cards: tuple[type[Any], ...] = ()
    """Its kinds of adventure card: classes below `Adventure`."""
    decks: str | None = None
    """A file of cards by level. While the module is on they are shuffled into the decks of the game."""
    extras: Mapping[str, str] = {}
    """Files with what is collected from all modules that are on, by its name: `{"roads": "roads.json"}`."""
    boards: str | None = None
    """A file with sheets of boards and plans of flights, written as those of an edition."""
    parts: tuple[PartKind, ...] = ()
    figures: tuple[FigureKind, ...] = ()
    """Its kinds of figure, each with a letter of its own."""
    printed: tuple[Printed, ...] = ()
    """What else is in its box: roads, specializations, loans."""
    blocks: str = ""
    """The blocks that join the bank while it is on, by the letters of their colours."""

    modifiers: tuple[Modifier, ...] = ()
    begins: Callable[[Setup], Iterable[str]] | None = None
    """The names of its modifiers that are in play from the first moment on; all of them if it says nothing."""

    choices: tuple[Choice, ...] = ()
    """Its table options; the first one is its switch, whose first value means that it is off."""
    when: Callable[[Setup], bool] | None = None
    """For a module without a switch, which belongs to some games of an edition: whether this is one of them."""
    rounds: tuple[str, ...] = ()
    """The ship classes that can be flown with it and not without."""
    journeys: bool = False
    """Whether it is for journeys of several flights only, in an edition that knows such."""
    seats: int = 0
    """How many seats there may be with it, if they are more than without."""
    needs: tuple[Need | str, ...] = ()
    """What it needs: other modules, by their names, the only place where one module may name another; or needs with
    sentences of their own. What follows from its editions, rounds and seats is added by itself, with a sentence for all
    modules; a need with a sentence of its own comes first and is the one that is said."""
    excludes: tuple[Need | str, ...] = ()
    """What it does not go together with: the switches of other modules; or needs, with sentences of their own."""
    vocabulary: Vocabulary = Vocabulary()
    """What it asks and tells beyond the base game, and further forms of options for questions of the base game."""

    seen: Callable[[Any], Mapping[str, Any]] | None = None
    """What everybody sees of it: `seen(table)`."""
    own: Callable[[Any, int], Mapping[str, Any]] | None = None
    """What a seat sees of it instead: `own(table, seat)`, with keys that `seen` has as well."""
    keeps: Callable[[Any], Iterable[int]] | None = None
    """The components that lie with it and not in the warehouse or on ships: `keeps(table)`, for the generic tests."""
    check: Callable[[Any], None] | None = None
    """What must always hold of a table it is in play at, for the generic tests."""
    shake: Callable[[Any, int | None, Callable[[list[Any]], None]], None] | None = None
    """`shake(table, seat, shuffle)` changes all of it that a seat (None: who watches) may not know, for these tests."""

    goals: Callable[[View, int], Mapping[str, Sequence[bool]]] | None = None
    """What it asks of seats beyond finishing flights: `goals(view, seat)`, from a view of the finished game, says for
    each goal by its name whether the seat has reached it, once for each time it had it."""
    trials: Mapping[str, Callable[[Pick], Mapping[str, str]]] = {}
    """Tables at which bots are tried besides those with each value of its switch: their options, by a name."""

    @property
    def switch(self) -> str:
        """The name of the option that switches it on; nothing if it has none."""
        return self.choices[0].name if self.choices else ""

    @property
    def on(self) -> tuple[str, ...]:
        """The values of its switch with which it is on."""
        return self.choices[0].values[1:] if self.choices else ()

    def is_on(self, setup: Setup) -> bool:
        """Whether a table has agreed to play with it."""
        if self.when is not None:
            return self.when(setup)
        switch = self.choices[0]
        return setup.options.get(switch.name, switch.values[0]) != switch.values[0]


class Box(Struct, frozen=True, kw_only=True):
    """Modules that are sold together: what its book says of all of them at once.

    Its words (`options-<name>` is the heading in the form) and its rulebook lie in its folder as those of a module do.
    It may name its modules and their options, and is never in play itself.
    """

    name: str
    package: str
    modules: tuple[str, ...]
    """The names of its modules."""
    presets: tuple[Preset, ...] = ()
    """Ready-made sets of options for an evening with it."""
    dice: tuple[DiceTable, ...] = ()
    """Tables by which dice choose what it brings."""
