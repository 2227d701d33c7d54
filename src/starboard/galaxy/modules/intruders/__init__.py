"""Intruders: predators and commandos who come aboard and walk from component to component."""

from starboard.engine import Choice
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.intruders.bodyguard import BODYGUARD, Bodyguard
from starboard.galaxy.modules.intruders.cards import CARDS
from starboard.galaxy.modules.intruders.foresight import Foresight
from starboard.galaxy.modules.intruders.roads import IN_PAIRS, RESTLESS, Road
from starboard.galaxy.modules.intruders.seen import seen
from starboard.galaxy.modules.intruders.vocabulary import NAME, VOCABULARY

MODULE = Module(
    name=NAME,
    package=__name__,
    box="another_big_expansion",
    cards=CARDS,
    decks="cards.json",
    extras={"roads": "roads.json", "specializations": "specializations.json"},
    printed=(
        Printed(name=RESTLESS, group="roads", sure="reconstructed"),
        Printed(name=IN_PAIRS, group="roads", sure="reconstructed"),
        Printed(name=BODYGUARD, group="specializations", sure="reconstructed"),
    ),
    modifiers=(Foresight(), Road(RESTLESS), Road(IN_PAIRS), Bodyguard()),
    begins=lambda _: (NAME,),
    choices=(Choice(NAME, ("no", "yes"), "no"),),
    needs=("newer_technology",),
    vocabulary=VOCABULARY,
    seen=seen,
)
