"""A module that brings nothing but a kind of figure: passengers who sleep and are no crew."""

from starboard.engine import Choice
from starboard.galaxy.catalog.figures import FigureKind
from starboard.galaxy.module import Module

MODULE = Module(
    name="sleepers",
    package=__name__,
    choices=(Choice("sleepers", ("no", "yes"), "no", switch="sleepers"),),
    figures=(FigureKind("S", "sleeper", crew=False, glyph="z"),),
)
