"""Recorded games with the newer cards."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "sector_after_sector",
        "a dangerous sector leads into deck IV",
        ("sensible", "sensible", "random"),
        {"newer_cards": "yes", "rounds": "III"},
        frozenset({"sector_entered", "finished"}),
    ),
    Recording(
        "deck_four",
        "several flights of level III, until much of deck IV has been met",
        ("loiterer", "random", "loiterer"),
        {"newer_cards": "yes", "rounds": "III III III III"},
        frozenset({"sector_entered", "take_aboard", "go_on", "finished"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
