"""Recorded games with New Technologies of Keep on Trucking."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "inventions",
        "boosters, catapults and sleepers in use",
        ("sensible", "sensible", "sensible"),
        {"more_technologies": "yes", "rounds": "second-III"},
        frozenset({"wake", "wake_from", "specialize", "ammunition"}),
    ),
    Recording(
        "envoys",
        "a Diplomat who leaves",
        ("sensible", "sensible", "sensible", "sensible"),
        {"more_technologies": "yes", "rounds": "second-III", "pace": "turns"},
        frozenset({"negotiate"}),
    ),
    Recording(
        "journey",
        "a Trek with the same components out all the way",
        ("sensible", "sensible"),
        {"more_technologies": "yes", "edition": "second"},
        frozenset({"specialize", "wake"}),
    ),
)
NEVER_ASKED = frozenset({"lose_sleeper"})
"""Too rare to wait for; `rules/` has it."""

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, never_asked=NEVER_ASKED, home=Path(__file__).with_name("games"))
