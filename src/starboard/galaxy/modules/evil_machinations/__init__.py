"""Evil Machinations: everybody hides a nasty card in every flight, and those who run out of credits borrow some."""

from starboard.engine import Choice
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.evil_machinations.cards import CARDS
from starboard.galaxy.modules.evil_machinations.drawer import NAME
from starboard.galaxy.modules.evil_machinations.hands import Machinations
from starboard.galaxy.modules.evil_machinations.loans import Loans
from starboard.galaxy.modules.evil_machinations.seen import check, own, seen, shake
from starboard.galaxy.modules.evil_machinations.vocabulary import VOCABULARY

MODULE = Module(
    name=NAME,
    package=__name__,
    version="2",
    box="big_expansion",
    cards=CARDS,
    decks="cards.json",
    modifiers=(Machinations(), Loans()),
    choices=(Choice(NAME, ("no", "yes"), "no"),),
    printed=(Printed(name="loan", group="loans", count=None, sure="exact"),),
    vocabulary=VOCABULARY,
    seen=seen,
    own=own,
    check=check,
    shake=shake,
)
