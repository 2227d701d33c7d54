"""The titles as printed, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from starboard.engine import Setup
from starboard.galaxy.registry import extras, modules_on


class Title(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One title. How those of the base game are scored is in `scores.py`; what any of them demands of whoever holds it
    in gold is a modifier (`golden` in `mechanisms/titles.py`)."""

    name: str
    sure: str
    """How sure the whole card is: exact, inferred or reconstructed."""
    score: str
    gold: str
    hard: bool = False
    """Whether its gold is hard to live with."""
    for_partners: bool = False
    """Whether it is for components that need others beside them, beyond those of the base game."""


class _File(Struct):
    titles: tuple[Title, ...]
    rewards: Mapping[str, Mapping[str, int]] = {}


@cache
def _file() -> _File:
    return _read(files(__package__).joinpath("titles.json").read_bytes())


@cache
def _read(file: bytes) -> _File:
    return msgspec.json.decode(file, type=_File)


@cache
def own_titles() -> Mapping[str, Title]:
    """The titles of the module itself by their names."""
    return {title.name: title for title in _file().titles}


@cache
def titles() -> Mapping[str, Title]:
    """Every title by its name, whichever module brings it."""
    more = (title for file in extras("titles").values() for title in _read(file).titles)
    return {**own_titles(), **{title.name: title for title in more}}


def titles_of(setup: Setup) -> tuple[str, ...]:
    """The titles of a table: those of the module, and what others that are on bring."""
    return tuple(_titles_of(setup))


def _titles_of(setup: Setup) -> Iterator[str]:
    yield from own_titles()
    on, more = modules_on(setup), extras("titles")
    partners = any(kind.needs for module in on for kind in module.parts)
    for module in on:
        if module.name in more:
            yield from (title.name for title in _read(more[module.name]).titles if partners or not title.for_partners)


def rewards() -> Mapping[str, Mapping[str, int]]:
    """What titles are worth, by the level of a flight and by their side."""
    return _file().rewards
