"""The recorded games of the new titles."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.modules.keep_on_trucking.treks import ON, TECH
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "crooked_ship",
        "the Aesthete comes first, is defended, and in gold demands a straight crew; titles pay by the holder",
        ("sensible", "sensible", "sensible", "sensible"),
        {**ON, "more_titles": "3-6-9", "new_titles": "first", "pace": "turns"},
        frozenset({"take_title", "title_gilded", "lopsided"}),
    ),
    Recording(
        "two_plates_each",
        "two players with two titles each, on the other side of the holder",
        ("sensible", "sensible"),
        {**ON, "more_titles": "4-8-12", "double_titles": "yes"},
        frozenset({"take_title", "title_gilded"}),
    ),
    Recording(
        "usual_terms",
        "the new titles without the holder, in the hands of three",
        ("sensible", "random", "sensible"),
        {**ON, "more_titles": "titles", "new_titles": "first", "pace": "turns"},
        frozenset({"take_title", "title_scored"}),
    ),
    Recording(
        "loose_plugs",
        "both new titles with new components: a golden Machinist loses what has lost its partner",
        ("sensible", "sensible", "sensible", "sensible"),
        {**ON, **TECH, "more_titles": "4-8-12", "new_titles": "first", "pace": "turns"},
        frozenset({"take_title", "title_gilded", "unplugged"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
