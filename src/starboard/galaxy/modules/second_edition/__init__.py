"""The second edition's own box: games that are ready to play, and the rules in which it differs from the first.

What is printed is in `editions/second`, what it does in its own way in `editions/__init__.py`.
"""

from starboard.engine import Preset
from starboard.galaxy.editions import SECOND
from starboard.galaxy.module import Box

BOX = Box(
    name="second_edition",
    package=__name__,
    modules=("transgalactic_trek",),
    presets=(
        Preset(name="new_lesson", options={"edition": SECOND.name, "rounds": SECOND.lesson}),
        Preset(name="new_flight", options={"edition": SECOND.name, "rounds": SECOND.flights[1]}),
        Preset(name="trek", options={"edition": SECOND.name, "rounds": " ".join(SECOND.usual)}),
    ),
)
