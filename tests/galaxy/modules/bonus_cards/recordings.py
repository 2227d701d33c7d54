"""The recorded games of Bonus Cards."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "wrong_form",
        "the last ship hides a die",
        ("sensible", "sensible", "sensible"),
        {"rounds": "I", "pace": "turns", "bonus_cards": "yes"},
        frozenset({"guess_die"}),
    ),
    Recording(
        "old_batteries",
        "somebody trades crew for battery tokens",
        ("random", "random", "random"),
        {"rounds": "I", "pace": "turns", "bonus_cards": "yes"},
        frozenset({"arrange_cells"}),
    ),
    Recording(
        "bribes",
        "robots are bribed",
        ("sensible", "sensible"),
        {"rounds": "II", "pace": "turns", "bonus_cards": "yes"},
        frozenset({"name_row"}),
    ),
    Recording(
        "shopping",
        "a component more",
        ("sensible", "random"),
        {"rounds": "II", "pace": "turns", "bonus_cards": "yes"},
        frozenset({"fit_component"}),
    ),
    Recording(
        "billiards",
        "meteors are played at rivals",
        ("sensible", "sensible"),
        {"rounds": "III", "pace": "turns", "bonus_cards": "yes"},
        frozenset({"play_billiards"}),
    ),
    Recording(
        "new_hands",
        "humans are hired at a junkyard",
        ("loiterer", "random", "random", "random"),
        {"rounds": "III", "pace": "turns", "bonus_cards": "yes"},
        frozenset({"arrange_crew"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
