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
BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
