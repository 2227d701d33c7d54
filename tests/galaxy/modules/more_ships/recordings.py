"""Recorded games with the new ships, one on each of the three boards, and a Trek on old and new ones."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "nothing_misses",
        "ship IA, turned by the dice compass",
        ("sensible", "sensible", "random"),
        {"more_ships": "yes", "rounds": "second-IA"},
        frozenset({"meteor", "finished"}),
    ),
    Recording(
        "seeing_double",
        "ship IIA, hit in two columns at once",
        ("sensible",) * 4,
        {"more_ships": "yes", "rounds": "second-IIA", "pace": "turns"},
        frozenset({"meteor", "finished"}),
    ),
    Recording(
        "round_the_corner",
        "ship IIIA, hit from the side by what comes from the front",
        ("sensible", "random") * 2,
        {"more_ships": "yes", "rounds": "second-IIIA"},
        frozenset({"meteor", "finished"}),
    ),
    Recording(
        "trek",
        "a Trek that begins in ship IA, goes on with a usual one and ends in ship IIIA",
        ("sensible", "sensible"),
        {"more_ships": "yes", "rounds": "second-IA second-II second-IIIA"},
        frozenset({"take_title", "finished"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
