"""The Big Expansion: six modules, to be used alone or together, and what its book says of choosing among them."""

from starboard.galaxy.module import Box
from starboard.galaxy.modules.big_expansion.evenings import DICE, PRESETS

BOX = Box(
    name="big_expansion",
    package=__name__,
    modules=(
        "new_technology",
        "fifth_wheel",
        "new_ship_classes",
        "evil_machinations",
        "rough_roads",
        "bonus_cards",
    ),
    presets=PRESETS,
    dice=(DICE,),
)
