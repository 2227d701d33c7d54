"""Recorded games with several modules of the box at once, and with those of the other box."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

VISITED = {"newer_technology": "yes", "intruders": "yes"}
BOX = {**VISITED, "newer_ship_classes": "yes", "newer_cards": "yes", "support_team": "dealt", "team_from": "first"}
OTHER = {"new_technology": "yes", "fifth_wheel": "yes", "evil_machinations": "yes", "bonus_cards": "yes"}

RECORDINGS = (
    Recording(
        "boarded_cruiser",
        "all modules of the box; intruders walk through cruisers",
        ("sensible", "random"),
        {**BOX, "rounds": "IV", "pace": "turns"},
        frozenset({"intruder_entered", "intruder_left", "use_team"}),
    ),
    Recording(
        "visitors_on_rough_roads",
        "everything of both boxes for five, and somebody at the door as well",
        ("sensible", "loiterer", "sensible", "sensible", "random"),
        {**BOX, **OTHER, "rough_roads": "2", "rounds": "I"},
        frozenset({"road_turned_up", "intruder_entered", "intruder_beaten"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
