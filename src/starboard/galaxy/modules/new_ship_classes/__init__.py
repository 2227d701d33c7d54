"""New Ship Classes: class IA, which flies whichever way its owner likes, and class IIA, two halves with one marker.

Their boards are sheets of the first edition; sections, turning and settling by halves are rules of the base game.
"""

from starboard.engine import Choice
from starboard.galaxy.module import Module
from starboard.galaxy.modules.new_ship_classes.direction import Direction
from starboard.galaxy.modules.new_ship_classes.halves import Halves
from starboard.galaxy.modules.new_ship_classes.vocabulary import VOCABULARY

MODULE = Module(
    name="new_ship_classes",
    package=__name__,
    version="2",
    box="big_expansion",
    modifiers=(Direction(), Halves()),
    choices=(Choice("new_ship_classes", ("no", "yes"), "no"),),
    rounds=("IA", "IIA"),
    vocabulary=VOCABULARY,
)
