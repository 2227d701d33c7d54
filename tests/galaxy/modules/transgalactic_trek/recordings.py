"""The recorded games of the Trek."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "titles",
        "a Trek in which titles are chosen, defended and gilded",
        ("sensible", "sensible", "sensible", "sensible"),
        {"edition": "second", "pace": "turns"},
        frozenset({"take_title"}),
    ),
    Recording(
        "two_truckers",
        "a Trek of two, in real time",
        ("sensible", "sensible"),
        {"edition": "second"},
        frozenset({"take_title"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
