"""The modules there are and all they bring, by name. All are always installed; a setup says which are in play."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeVar

from starboard.engine import Setup
from starboard.galaxy.catalog.figures import BASE_FIGURES, FigureKind
from starboard.galaxy.catalog.parts import BASE_PARTS, PartKind
from starboard.galaxy.module import Box, Module
from starboard.galaxy.modules import BOXES, NAMES
from starboard.galaxy.seams import NEVER_SILENT, NO_SEAMS, Modifier, Seams, Silent

T = TypeVar("T")
MORE_MODULES = "STARBOARD_MODULES"
"""The environment variable that names further packages with a `MODULE`, separated by commas."""


def elsewhere() -> tuple[str, ...]:
    """The packages of modules that are no part of the product, in the order in which they are named."""
    return tuple(package for package in os.environ.get(MORE_MODULES, "").split(",") if package)


@cache
def modules() -> tuple[Module, ...]:
    """Every module, in the fixed order in which they are asked."""
    packages = (*(f"starboard.galaxy.modules.{name}" for name in NAMES), *elsewhere())
    return tuple(import_module(package).MODULE for package in packages)


@cache
def boxes() -> tuple[Box, ...]:
    """Every box of modules."""
    packages = [f"starboard.galaxy.modules.{name}" for name in BOXES]
    return tuple(import_module(package).BOX for package in packages)


def modules_on(setup: Setup) -> tuple[Module, ...]:
    """The modules that a table has agreed to play with."""
    return tuple(module for module in modules() if module.is_on(setup))


@cache
def extras(what: str) -> Mapping[str, bytes]:
    """The files with more of something that a module collects, by the names of the modules that bring them."""
    return {
        module.name: files(module.package).joinpath(module.extras[what]).read_bytes()
        for module in modules()
        if what in module.extras
    }


def _by(name_of: Callable[[T], str], things: Iterable[T]) -> dict[str, T]:
    """These things by their names. What modules have in common they may all list, as the same object."""
    named: dict[str, T] = {}
    for thing in things:
        name = name_of(thing)
        if named.setdefault(name, thing) is not thing:
            raise ValueError(f"two modules bring different things called {name!r}")
    return named


@cache
def modifiers() -> dict[str, Modifier]:
    """Every modifier by its name, in the order of modules and of their manifests."""
    return _by(lambda modifier: modifier.name, (modifier for module in modules() for modifier in module.modifiers))


@cache
def figures() -> dict[str, FigureKind]:
    """Every kind of figure by its letter, those of the base game first."""
    brought = (kind for module in modules() for kind in module.figures)
    return _by(lambda kind: kind.letter, (*BASE_FIGURES, *brought))


@cache
def crew_letters() -> str:
    """The letters of the figures that are crew members."""
    return "".join(letter for letter, kind in figures().items() if kind.crew)


def aliens() -> tuple[FigureKind, ...]:
    """The kinds of figure that live by a life support of their colour."""
    return tuple(kind for kind in figures().values() if kind.colour)


@cache
def human_letters() -> str:
    """The letters of the figures that can fly a ship alone."""
    return "".join(letter for letter, kind in figures().items() if kind.human)


@cache
def part_kinds() -> dict[str, PartKind]:
    """Every kind of part by its name, those of the base game first."""
    return _by(lambda kind: kind.name, (*BASE_PARTS, *(kind for module in modules() for kind in module.parts)))


def _packages() -> list[str]:
    """The packages of all boxes and modules; a box with one module may be the folder of that module."""
    return list(dict.fromkeys([*(box.package for box in boxes()), *(module.package for module in modules())]))


def word_packages() -> tuple[str, ...]:
    """The packages in which the words of the game lie: its own, those of what modules share, then those of boxes and
    modules that have some."""
    own = [package for package in _packages() if files(package).joinpath("words").is_dir()]
    return ("starboard.galaxy", "starboard.galaxy.mechanisms", *own)


def rulebooks() -> dict[str, dict[str, str]]:
    """The rule ids of all boxes and modules that have a rulebook."""
    books: dict[str, dict[str, str]] = {}
    for package in _packages():
        book = files(package).joinpath("rulebook.toml")
        if book.is_file():
            books |= tomllib.loads(book.read_text("utf-8"))
    return books


@cache
def advice() -> tuple[ModuleType, ...]:
    """What modules tell bots about their questions and parts, where they tell anything."""
    named = [f"{module.package}.advice" for module in modules()]
    return tuple(import_module(name) for name in named if find_spec(name) is not None)


def beginning(setup: Setup) -> tuple[str, ...]:
    """The modifiers that are in play from the first moment of a game on."""
    names: list[str] = []
    for module in modules_on(setup):
        every = (modifier.name for modifier in module.modifiers)
        names += every if module.begins is None else module.begins(setup)
    return tuple(names)


def seen(table: Any) -> Mapping[str, Mapping[str, Any]]:
    """What everybody sees of the modules in play; one that shows nothing stands there as well."""
    return {module.name: {} if module.seen is None else module.seen(table) for module in table.modules}


def own(table: Any, seat: int) -> Mapping[str, Mapping[str, Any]]:
    """What a seat sees of the modules in play instead of what everybody sees."""
    return {module.name: module.own(table, seat) for module in table.modules if module.own is not None}


def silent_in(setup: Setup, on: Iterable[Module]) -> frozenset[Silent]:
    """The seams of modifiers of a table's modules that cannot matter in games with its setup."""
    return frozenset(
        (modifier.name, seam)
        for module in on
        for modifier in module.modifiers
        for seam, matters in getattr(modifier, "only_if", {}).items()
        if not matters(setup)
    )


def seams_of(names: Iterable[str], silent: frozenset[Silent] = NEVER_SILENT) -> Seams:
    """The seams of a table or a ship at which these modifiers are in play."""
    chosen = frozenset(names)
    return _seams(chosen, silent) if chosen else NO_SEAMS


@lru_cache(maxsize=4096)
def _seams(names: frozenset[str], silent: frozenset[Silent]) -> Seams:
    return Seams([modifier for name, modifier in modifiers().items() if name in names], silent)
