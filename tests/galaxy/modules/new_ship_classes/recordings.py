"""Recorded games with the new ship classes."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "strange_ships",
        "a ship that flies any way round, then one in two halves, of which somebody loses one",
        ("sensible", "sensible", "random"),
        {"new_ship_classes": "yes", "rounds": "IA IIA"},
        frozenset({"direction", "section_gave_up", "finished"}),
    ),
    Recording(
        "halves_of_partners",
        "expert teams build halves in turns; errors are refused",
        ("sensible", "sensible", "sensible", "sensible"),
        {"new_ship_classes": "yes", "rounds": "IIA", "teams": "expert", "pace": "turns", "errors": "refused"},
        frozenset({"partners_swapped", "finished"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
