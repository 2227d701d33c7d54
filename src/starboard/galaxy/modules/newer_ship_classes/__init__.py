"""Newer Ship Classes: class IIB, a cylinder, and class IIIB, a board with holes that dice have made.

Their boards are sheets of the first edition, and what is odd about a cylinder is geometry: all of it is in the base
game.
"""

from starboard.engine import Choice
from starboard.galaxy.module import Module
from starboard.galaxy.modules.newer_ship_classes.holes import Holes, seen
from starboard.galaxy.modules.newer_ship_classes.vocabulary import VOCABULARY

MODULE = Module(
    name="newer_ship_classes",
    package=__name__,
    box="another_big_expansion",
    modifiers=(Holes(),),
    choices=(Choice("newer_ship_classes", ("no", "yes"), "no"),),
    rounds=("IIB", "IIIB"),
    vocabulary=VOCABULARY,
    seen=seen,
)
