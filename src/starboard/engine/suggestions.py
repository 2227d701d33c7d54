"""Suggestions for a table that does not want to choose every option by itself: ready-made sets, and dice that choose.

A suggestion is an ordinary setup: it can be changed like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from starboard.engine.setup import Choice, Setup, WrongSetup


class Preset(Struct, frozen=True, kw_only=True):
    """A ready-made set of options. Its words are `preset-NAME`, with a `.text` that says whom it is for.

    Whatever has a switch and is not in it is switched off; other options stay as they are, unless some preset of the
    game speaks of them.
    """

    name: str
    options: Mapping[str, str] = {}
    seats: int | None = None
    """For how many it is meant, if it is not for any number."""
    group: str = ""
    """What a form puts it under, as it does with options."""


class Change(Struct, frozen=True, kw_only=True):
    """What the face of a die does to an option: it gets a value, or the next one of its values."""

    option: str
    value: str | None = None
    """None: one step up among its values; the last one stays."""
    instead_of: str = ""
    """Of a list: what gives way to the value, wherever it stands."""


class DiceTable(Struct, frozen=True, kw_only=True):
    """A table in which dice look up options, each die after the other.

    Its words are `dice-NAME` with a `.text`, for each face `dice-NAME-FACE`, `dice-NAME-again` for a face that is in
    force already, and `dice-NAME-full` where not even that changes anything.
    """

    name: str
    begin: Mapping[str, str]
    """The options that it speaks of, as they are before the first die."""
    faces: tuple[tuple[Change, ...], ...]
    """What each face brings, from 1 on."""
    again: tuple[Change, ...]
    """What a face brings whose changes are all in force already."""
    dice: tuple[int, ...]
    """How many may be rolled, the usual number first."""
    group: str = ""


class Rolled(NamedTuple):
    """A die: its face, and which of its table's words say what it brought."""

    face: int
    brought: str


class Suggestion(NamedTuple):
    """A setup to begin with, and the dice that chose it, if they did."""

    seats: int
    options: dict[str, str]
    dice: Sequence[Rolled] = ()


MakeSetup = Callable[[int, Mapping[str, str]], Setup]
"""`Rules.setup`."""


def from_preset(
    preset: Preset,
    presets: Iterable[Preset],
    choices: Sequence[Choice],
    make: MakeSetup,
    seats: int,
    options: Mapping[str, str],
) -> Suggestion:
    """What a table agrees on that has agreed on these seats and options, and takes this preset of those of its game."""
    spoken_of = {name for each in presets for name in each.options} | {each.name for each in choices if each.switch}
    kept = {name: value for name, value in options.items() if name not in spoken_of}
    numbers = range(seats, 0, -1) if preset.seats is None else (preset.seats,)
    return _settled(make, numbers, {**kept, **preset.options}, preset.options)


def from_dice(
    table: DiceTable,
    dice: int,
    roll: Callable[[], int],
    choices: Sequence[Choice],
    make: MakeSetup,
    seats: int,
    options: Mapping[str, str],
) -> Suggestion:
    """What a table agrees on that rolls so many dice, each a face from 1 on. What the dice do not speak of stays."""
    known = {choice.name: choice for choice in choices}
    chosen = {name: value for name, value in options.items() if name not in known or _stays(known[name], table)}
    chosen |= table.begin
    rolled = []
    for _ in range(dice):
        face = roll()
        brought, chosen = _brought(table, face, chosen, known)
        rolled.append(Rolled(face, brought))
    own = {change.option for changes in (*table.faces, table.again) for change in changes} | table.begin.keys()
    alone = {name: value for name, value in chosen.items() if name in own}
    return _settled(make, range(seats, 0, -1), chosen, alone)._replace(dice=rolled)


def _stays(choice: Choice, table: DiceTable) -> bool:
    """Whether the dice do not speak of an option, nor of its switch."""
    return choice.name not in table.begin and choice.switch not in table.begin


def _brought(
    table: DiceTable, face: int, chosen: dict[str, str], known: Mapping[str, Choice]
) -> tuple[str, dict[str, str]]:
    for brought, changes in ((str(face), table.faces[face - 1]), ("again", table.again)):
        after = {**chosen, **{change.option: _changed(change, chosen, known) for change in changes}}
        if after != chosen:
            return brought, after
    return "full", chosen


def _changed(change: Change, chosen: Mapping[str, str], known: Mapping[str, Choice]) -> str:
    choice = known[change.option]
    now = chosen.get(choice.name, choice.default)
    if change.value is None:
        return choice.values[min(choice.values.index(now) + 1, len(choice.values) - 1)]
    if change.instead_of:
        return " ".join(change.value if value == change.instead_of else value for value in choice.read(now))
    return change.value


def _settled(
    make: MakeSetup, numbers: Sequence[int], options: Mapping[str, str], alone: Mapping[str, str]
) -> Suggestion:
    """With the first number of seats that fits; if nothing fits, without what was agreed on besides."""
    for tried in (options, alone):
        for number in numbers:
            try:
                setup = make(number, tried)
            except WrongSetup:
                continue
            return Suggestion(number, dict(setup.options))
    raise ValueError(f"{dict(alone)} can be played by nobody")
