"""The games this house knows. Adding a game is a package with `RULES`, a `presentation` and words, and a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeAlias

from msgspec import Struct

from starboard.engine import BadInput, Decision, Event, Rules, View
from starboard.words import Drawing, Words

PACKAGES = {"galaxy": "starboard.galaxy", "spacecorp": "starboard.spacecorp"}

Look: TypeAlias = Callable[[View, Words, int], Drawing]
"""Draws something of what a seat sees, for a screen of so many columns."""


class Presentation(Struct, frozen=True):
    """How a game looks and speaks, by names that its `presentation` package offers."""

    draw: Look
    """The whole table."""
    looks: Mapping[str, Look]
    """What a player may ask to see at any time, by the word that asks for it; told by the message `look-<word>`.

    Its `$who` is "you" for a player; for somebody who only watches it names what that one sees instead of a hand.
    """
    pictures: Mapping[str, Look]
    """The kinds of events that are told by a picture besides their sentence."""
    styles: Mapping[str, str]
    """What the style names of its drawings mean, in the words of terminals: `bold red`."""
    question: Callable[[Decision, View, Words], str]
    option: Callable[[str, Decision, View, Words], str]
    form: Callable[[str], str]
    """The form of an option: options of one form are listed together, below the message `group-<question>-<form>`."""
    brief: Callable[[str, Decision, View, Words], tuple[str, str]]
    """An option for a long list: what it is about, and the last detail in which it differs from its neighbours."""
    event: Callable[[Event, int | None, Words], str]
    minor: frozenset[str]
    """The kinds of events that are told only to the seat they happen to."""
    show: Callable[[str, Words, int], Drawing] | None = None
    """Draws one thing of the game from its text, if the game has such texts."""
    show_data: Callable[[str], dict[str, Any]] | None = None
    """The same as plain data."""
    copy: Callable[[View, int], str] | None = None
    """What a seat has made, as such a text."""


class GameEntry(Struct, frozen=True):
    """A registered game: its package, whose `words` it speaks, its rules, and its presentation."""

    name: str
    package: str
    rules: Rules[Any]
    presentation: Presentation


def game(name: str) -> GameEntry:
    """A game by its name; BadInput names the games there are."""
    if name not in PACKAGES:
        raise BadInput(f"there is no game {name!r}; expected one of: {', '.join(PACKAGES)}")
    package = PACKAGES[name]
    offered = import_module(f"{package}.presentation")
    presentation = Presentation(
        draw=offered.draw,
        looks=offered.LOOKS,
        pictures=offered.PICTURES,
        styles=offered.STYLES,
        question=offered.question,
        option=offered.option,
        form=offered.form,
        brief=offered.brief,
        event=offered.event,
        minor=offered.MINOR,
        show=getattr(offered, "show", None),
        show_data=getattr(offered, "show_data", None),
        copy=getattr(offered, "copy", None),
    )
    return GameEntry(name, package, import_module(package).RULES, presentation)
