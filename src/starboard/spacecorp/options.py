"""The table options of SpaceCorp."""

from starboard.engine import Choice, Need
from starboard.spacecorp.catalog.cards import ERAS

CHOICES = (
    Choice("first_era", ERAS, "mariners"),
    Choice("last_era", ERAS, "starfarers"),
    Choice("planeteers_deck", ("58", "53"), "58"),
)

NEEDS = tuple(Need("eras", "first_era", (era,), "last_era", ERAS[place:]) for place, era in enumerate(ERAS) if place)
"""A game ends no earlier than it begins."""
