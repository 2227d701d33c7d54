"""Keep on Trucking: five modules for the second edition, to be used alone or together."""

from starboard.galaxy.module import Box
from starboard.galaxy.modules.keep_on_trucking.evenings import PRESETS

BOX = Box(
    name="keep_on_trucking",
    package=__name__,
    modules=("more_adventures", "more_technologies", "more_ships", "more_titles", "more_roads"),
    presets=PRESETS,
)
