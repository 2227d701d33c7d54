"""The road cards as printed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from starboard.engine import Setup
from starboard.galaxy.registry import extras, modules_on

EXTRA = "roads"
"""What modules call the files with their road cards among their extras."""


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


def roads_in(package: str) -> Mapping[str, Road]:
    """The roads that a module brings, by name; its package is the folder of its file."""
    return _read(files(package).joinpath("roads.json").read_bytes())


def roads_of(setup: Setup) -> Mapping[str, Road]:
    """The roads of a table: those of all its modules that bring some."""
    brought = extras(EXTRA)
    found: dict[str, Road] = {}
    for module in modules_on(setup):
        if module.name in brought:
            found |= _read(brought[module.name])
    return found


@cache
def _read(file: bytes) -> Mapping[str, Road]:
    return {road.name: road for road in msgspec.json.decode(file, type=_File).roads}
