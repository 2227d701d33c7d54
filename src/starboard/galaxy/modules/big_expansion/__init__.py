"""The Big Expansion: six modules, to be used alone or together."""

from starboard.galaxy.module import Box

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
)
