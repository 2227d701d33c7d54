"""What to play with tonight, in the order in which the book advises it; the last set is everything in the box."""

from starboard.engine import Preset
from starboard.galaxy.editions import SECOND

TREK = " ".join(SECOND.usual)
NEW = {"edition": SECOND.name, "more_technologies": "yes", "more_adventures": "yes"}
SHIPS = {**NEW, "more_ships": "yes", "rounds": "second-IA second-IIA second-IIIA"}

PRESETS = (
    Preset(name="newest_evening", options={**NEW, "rounds": SECOND.usual[1]}),
    Preset(name="newest_trek", options={**NEW, "rounds": TREK}),
    Preset(name="bent_ships", options=SHIPS),
    Preset(name="new_titles", options={**SHIPS, "more_titles": "3-6-9"}),
    Preset(name="keep_trucking", options={**SHIPS, "more_titles": "4-8-12", "more_roads": "1"}),
)
"""Components and cards first, then ships, then titles, and roads last (KX-1.8)."""
