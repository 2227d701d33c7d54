"""The Transgalactic Trek: three flights of the second edition, and titles to win, to defend and to live up to.

A game of the second edition with a flight of each level is a Trek; nobody has to switch it on.
"""

from starboard.engine import Setup
from starboard.galaxy.editions import EDITIONS, SECOND
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.transgalactic_trek.catalogue import own_titles
from starboard.galaxy.modules.transgalactic_trek.gold import GOLDEN
from starboard.galaxy.modules.transgalactic_trek.memory import NAME
from starboard.galaxy.modules.transgalactic_trek.seen import check, seen, shake
from starboard.galaxy.modules.transgalactic_trek.trek import Trek
from starboard.galaxy.modules.transgalactic_trek.vocabulary import VOCABULARY


def is_trek(setup: Setup) -> bool:
    """Whether a game is one: its edition knows journeys, and it has several flights."""
    return EDITIONS[setup["edition"]].journeys and len(setup["rounds"].split()) > 1


MODULE = Module(
    name=NAME,
    package=__name__,
    box="second_edition",
    editions=(SECOND.name,),
    when=is_trek,
    modifiers=(Trek(), *GOLDEN),
    begins=lambda _: (NAME,),
    printed=tuple(Printed(name=title.name, group="titles", sure=title.sure) for title in own_titles().values()),
    vocabulary=VOCABULARY,
    seen=seen,
    check=check,
    shake=shake,
)
