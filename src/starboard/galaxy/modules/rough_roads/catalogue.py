"""The road cards as printed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from starboard.engine import Setup
from starboard.galaxy.registry import extras, modules_on


class Road(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One road card; what it does is a modifier of the same name."""

    id: str
    name: str
    sure: str
    """How well its effect is known: exact, inferred or reconstructed."""
    note: str = ""
    construction: bool = False
    """Whether it bears the symbol of building."""
    whole_table: bool = False
    """Whether it cannot hold for some seats only."""
    no_handicap: bool = False
    """Whether it is left out where seats have handicaps."""
    more_cards: Mapping[str, int] = {}
    """By the level of a flight: how many cards of level III are added to it."""
    components: Mapping[str, int] = {}
    """By the level of a flight: how many components are ordered."""


class _File(Struct):
    roads: tuple[Road, ...]


@cache
def roads() -> Mapping[str, Road]:
    """Every road of the module by its name."""
    return _read(files(__package__).joinpath("roads.json").read_bytes())


def roads_of(setup: Setup) -> Mapping[str, Road]:
    """The roads of a table: those of the module, and what others that are on bring."""
    more = extras("roads")
    found = dict(roads())
    for module in modules_on(setup) if more else ():
        if module.name in more:
            found |= _read(more[module.name])
    return found


@cache
def _read(file: bytes) -> Mapping[str, Road]:
    return {road.name: road for road in msgspec.json.decode(file, type=_File).roads}
