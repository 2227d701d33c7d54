"""Recorded games with the new components."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "push_and_shine",
        "thrusters, panels and crubots in use",
        ("sensible", "sensible", "sensible", "sensible"),
        {"newer_technology": "yes", "rounds": "II"},
        frozenset({"thrust", "pushed_aside", "sun_used", "crubots_activated", "diverted"}),
    ),
)
NEVER_ASKED = frozenset({"rouse"})
"""Asked when somebody comes aboard, which takes cards of another module."""

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, never_asked=NEVER_ASKED, home=Path(__file__).with_name("games"))
