"""The recorded games of the second edition: its learning flight, and a flight of each level."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording("lesson", "the learning flight", ("sensible", "random", "sensible"), {"rounds": "second-test"}),
    Recording("level_i", "a flight of level I", ("sensible", "sensible"), {"rounds": "second-I"}),
    Recording("level_ii", "level II, building in turns", ("sensible",) * 3, {"rounds": "second-II", "pace": "turns"}),
    Recording("level_iii", "level III, all sorts of players", ("sensible", "random") * 2, {"rounds": "second-III"}),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
