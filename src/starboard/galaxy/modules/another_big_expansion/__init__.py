"""Another Big Expansion: five modules, to be used alone or together, also with those of The Big Expansion."""

from starboard.galaxy.module import Box
from starboard.galaxy.modules.another_big_expansion.evenings import PRESETS

BOX = Box(
    name="another_big_expansion",
    package=__name__,
    modules=(
        "newer_technology",
        "newer_ship_classes",
        "newer_cards",
        "intruders",
        "support_team",
    ),
    presets=PRESETS,
)
