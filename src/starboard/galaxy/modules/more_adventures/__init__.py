"""More Adventures: three new cards for each level of the second edition."""

from starboard.engine import Choice
from starboard.galaxy.editions import SECOND
from starboard.galaxy.mechanisms.bad_day import BadDay
from starboard.galaxy.module import Module
from starboard.galaxy.modules.more_adventures.asteroid_rain import AsteroidRain
from starboard.galaxy.modules.more_adventures.dump import Dump
from starboard.galaxy.modules.more_adventures.free_competition import FreeCompetition
from starboard.galaxy.modules.more_adventures.infinite_space import InfiniteSpace
from starboard.galaxy.modules.more_adventures.vocabulary import VOCABULARY

MODULE = Module(
    name="more_adventures",
    package=__name__,
    box="keep_on_trucking",
    editions=(SECOND.name,),
    cards=(AsteroidRain, BadDay, Dump, FreeCompetition, InfiniteSpace),
    decks="cards.json",
    choices=(Choice("more_adventures", ("no", "yes"), "no"),),
    vocabulary=VOCABULARY,
)
