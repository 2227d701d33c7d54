"""Recorded games with the newer ship classes."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "rolled_up",
        "a cylinder, hit across its seam",
        ("sensible", "sensible", "random"),
        {"newer_ship_classes": "yes", "rounds": "IIB"},
        frozenset({"meteor", "finished"}),
    ),
    Recording(
        "full_of_holes",
        "expert teams build round a double's holes",
        ("sensible", "sensible", "sensible", "sensible"),
        {"newer_ship_classes": "yes", "rounds": "IIIB", "teams": "expert"},
        frozenset({"holes_rolled", "cabin_withdrawn", "partners_swapped", "finished"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
