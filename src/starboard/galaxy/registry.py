"""The modules there are, and their modifiers by name. All are always installed; a setup says which are in play."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import import_module

from starboard.galaxy.catalog.figures import BASE_FIGURES, FigureKind
from starboard.galaxy.module import Module
from starboard.galaxy.modules import NAMES
from starboard.galaxy.seams import NO_SEAMS, Modifier, Seams

MORE_MODULES = "STARBOARD_MODULES"
"""The environment variable that names further packages with a `MODULE`, separated by commas."""


@cache
def modules() -> tuple[Module, ...]:
    """Every module, in the fixed order in which they are asked."""
    packages = [f"starboard.galaxy.modules.{name}" for name in NAMES]
    packages += [package for package in os.environ.get(MORE_MODULES, "").split(",") if package]
    return tuple(import_module(package).MODULE for package in packages)


@cache
def modifiers() -> dict[str, Modifier]:
    """Every modifier by its name, in the order of modules and of their manifests."""
    return {modifier.name: modifier for module in modules() for modifier in module.modifiers}


@cache
def figures() -> dict[str, FigureKind]:
    """Every kind of figure by its letter, those of the base game first."""
    kinds = [*BASE_FIGURES, *(kind for module in modules() for kind in module.figures)]
    return {kind.letter: kind for kind in kinds}


@cache
def crew_letters() -> str:
    """The letters of the figures that are crew members."""
    return "".join(letter for letter, kind in figures().items() if kind.crew)


@cache
def human_letters() -> str:
    """The letters of the figures that can fly a ship alone."""
    return "".join(letter for letter, kind in figures().items() if kind.human)


def seams_of(names: Iterable[str]) -> Seams:
    """The seams of a table or a ship at which these modifiers are in play."""
    chosen = frozenset(names)
    return _seams(chosen) if chosen else NO_SEAMS


@lru_cache(maxsize=4096)
def _seams(names: frozenset[str]) -> Seams:
    return Seams([modifier for name, modifier in modifiers().items() if name in names])
