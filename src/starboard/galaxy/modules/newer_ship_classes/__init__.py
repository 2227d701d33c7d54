"""Newer Ship Classes: class IIB, a cylinder; class IIIB, with holes that dice have made; class IV, two boards in one.

Their boards are sheets of the first edition, and what is odd about a cylinder is geometry: all of it is in the base
game.
"""

from starboard.engine import Choice, Need
from starboard.galaxy.module import Module
from starboard.galaxy.modules.newer_ship_classes.cruisers import Cruisers
from starboard.galaxy.modules.newer_ship_classes.holes import Holes
from starboard.galaxy.modules.newer_ship_classes.insurance import Insurance
from starboard.galaxy.modules.newer_ship_classes.seen import seen
from starboard.galaxy.modules.newer_ship_classes.vocabulary import NAME, VOCABULARY

MODULE = Module(
    name=NAME,
    package=__name__,
    box="another_big_expansion",
    modifiers=(Cruisers(), Holes(), Insurance()),
    choices=(Choice(NAME, ("no", "yes"), "no"),),
    rounds=("IIB", "IIIB", "IV"),
    needs=(Need("deck_iv", "rounds", ("IV",), "newer_cards", ("yes",)),),
    vocabulary=VOCABULARY,
    seen=seen,
)
