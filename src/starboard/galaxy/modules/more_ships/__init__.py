"""More ships of the second edition: IA with grouped numbers, IIA with mirrored impacts, IIIA with bent ones.

Their boards are sheets of the second edition, and how hits come on them is geometry: both are in the base game. What is
left to do is the die that says how board IA lies.
"""

from starboard.engine import Choice
from starboard.galaxy.editions import SECOND
from starboard.galaxy.module import Module
from starboard.galaxy.modules.more_ships.compass import NAME, Compass
from starboard.galaxy.modules.more_ships.seen import seen

MODULE = Module(
    name=NAME,
    package=__name__,
    box="keep_on_trucking",
    editions=(SECOND.name,),
    modifiers=(Compass(),),
    choices=(Choice(NAME, ("no", "yes"), "no"),),
    rounds=tuple(f"{SECOND.prefix}{name}" for name in ("IA", "IIA", "IIIA")),
    seen=seen,
)
