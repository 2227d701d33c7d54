"""Fifth Wheel: five players, and what changes for all of them when there are so many.

The fifth starting cabin, its colour and the fifth starting space are there already; here are the rules for five.
"""

from starboard.engine import SEATS, Choice, Need
from starboard.galaxy.module import Module
from starboard.galaxy.modules.fifth_wheel.crowd import Crowd

MODULE = Module(
    name="fifth_wheel",
    package=__name__,
    box="big_expansion",
    modifiers=(Crowd(),),
    choices=(Choice("fifth_wheel", ("no", "yes"), "no"),),
    seats=5,
    needs=("new_technology", Need("fifth_seat", SEATS, ("5",), "fifth_wheel", ("yes",))),
)
