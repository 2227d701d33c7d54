"""The table options of SpaceCorp."""

from starboard.engine import BadInput, Choice, Setup
from starboard.spacecorp.catalog.cards import ERAS

CHOICES = (
    Choice("first_era", ERAS, "mariners"),
    Choice("last_era", ERAS, "starfarers"),
    Choice("planeteers_deck", ("58", "53"), "58"),
)


def check(setup: Setup) -> None:
    """BadInput for options that contradict each other."""
    if ERAS.index(setup["first_era"]) > ERAS.index(setup["last_era"]):
        raise BadInput(f"option last_era: {setup['last_era']} comes before the first era, {setup['first_era']}")
