"""Recorded games with New Technology."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "clever_ships",
        "boosters, stasis and specializations in use",
        ("sensible", "sensible", "sensible"),
        {"new_technology": "yes", "rounds": "II"},
        frozenset({"jump", "wake", "specialize"}),
    ),
)
NEVER_ASKED = frozenset({"negotiate", "wake_from"})
"""Too rare to wait for; `rules/` has both."""

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, never_asked=NEVER_ASKED, home=Path(__file__).with_name("games"))
