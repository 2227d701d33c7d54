"""The titles as printed, and what they are worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """One title; how it is scored is in `scores.py`, what it demands of whoever holds it in gold in `gold.py`."""

    name: str
    sure: str
    """How sure the whole card is: exact, inferred or reconstructed."""
    score: str
    gold: str


class _File(Struct):
    rewards: Mapping[str, Mapping[str, int]]
    titles: tuple[Title, ...]


@cache
def _file() -> _File:
    return msgspec.json.decode(files(__package__).joinpath("titles.json").read_bytes(), type=_File)


@cache
def titles() -> Mapping[str, Title]:
    """Every title by its name."""
    return {title.name: title for title in _file().titles}


def reward(level: str, side: str) -> int:
    """What a title on this side is worth after the flight of a level."""
    return _file().rewards[level].get(side, 0)
