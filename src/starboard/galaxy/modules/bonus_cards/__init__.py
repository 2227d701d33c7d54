"""Bonus Cards: two more cards for each level, one special event and one special opportunity."""

from starboard.engine import Choice
from starboard.galaxy.module import Module
from starboard.galaxy.modules.bonus_cards.events import MissingForm, Robosmokeys, SpaceBilliards
from starboard.galaxy.modules.bonus_cards.opportunities import Junkyard, StarDepot
from starboard.galaxy.modules.bonus_cards.vocabulary import VOCABULARY

MODULE = Module(
    name="bonus_cards",
    package=__name__,
    box="big_expansion",
    cards=(MissingForm, Robosmokeys, SpaceBilliards, Junkyard, StarDepot),
    decks="cards.json",
    choices=(Choice("bonus_cards", ("no", "yes"), "no"),),
    vocabulary=VOCABULARY,
)
