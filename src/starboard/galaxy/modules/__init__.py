"""The expansions of Galaxy Trucker and the boxes they came in, a folder each. Only these lists and a box name them."""

NAMES: tuple[str, ...] = (
    "new_technology",
    "fifth_wheel",
    "new_ship_classes",
    "evil_machinations",
    "rough_roads",
    "bonus_cards",
    "newer_technology",
    "newer_ship_classes",
    "newer_cards",
    "intruders",
    "support_team",
    "missions",
    "transgalactic_trek",
    "more_adventures",
    "more_technologies",
    "more_ships",
    "more_titles",
    "more_roads",
)
"""The folders, in the order in which their modifiers are asked where ranks are equal."""

BOXES: tuple[str, ...] = ("big_expansion", "another_big_expansion", "missions", "second_edition", "keep_on_trucking")
"""The folders of boxes. A box may name its modules; a module names nothing but its box."""
