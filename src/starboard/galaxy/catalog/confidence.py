"""How sure the numbers of printed things are, as their data files say it in `values` and `marks`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from starboard.galaxy.editions import EDITIONS
from starboard.galaxy.registry import modules

LEAST_SURE = ("invented", "reconstructed", "inferred", "corroborated", "exact")
"""The marks there are, the least sure first."""
ALL_OTHERS = "all others"


class _Marked(Struct):
    """The beginning of a data file: one mark for everything in it, or for each mark what has it."""

    values: str | dict[str, str | list[str]] = ""


class Confidence:
    """The marks of one data file."""

    def __init__(self, file: Traversable) -> None:
        values = msgspec.json.decode(file.read_bytes(), type=_Marked).values
        marks = {values: ALL_OTHERS} if isinstance(values, str) else values
        self._others = next((mark for mark, what in marks.items() if what == ALL_OTHERS), "")
        self._named = {name: mark for mark, what in marks.items() if not isinstance(what, str) for name in what}

    def of(self, name: str) -> str:
        """How sure one thing is: a kind of component, or a card by its id."""
        return self._named.get(name, self._others)


def tiles_confidence(owner: str) -> Confidence:
    """That of the tiles of an edition or a module."""
    return Confidence(dict(_files("tiles"))[owner])


def cards_confidence(owner: str) -> Confidence:
    """That of the cards of an edition or a module."""
    return Confidence(dict(_files("cards"))[owner])


def _files(what: str) -> Iterator[tuple[str, Traversable]]:
    for edition in EDITIONS.values():
        yield edition.name, edition.file(f"{what}.json")
    for module in modules():
        name = module.tiles if what == "tiles" else module.decks
        if name is not None:
            yield module.name, files(module.package).joinpath(name)


def least_sure(marks: Iterable[str]) -> str:
    """The mark of several things together: no better than that of any of them; nothing if none has one."""
    found = set(marks)
    return next((mark for mark in LEAST_SURE if mark in found), "")


def of_board(marks: Mapping[str, str]) -> str:
    """The mark of a board from those of its values."""
    return least_sure(marks.values())
