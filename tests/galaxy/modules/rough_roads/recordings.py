"""The recorded games of Rough Roads."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "one_road",
        "one road, somebody wants what a stronger ship behind wants, too",
        ("sensible", "loiterer", "sensible"),
        {"rounds": "I", "pace": "turns", "rough_roads": "1"},
        frozenset({"still_use_card"}),
    ),
    Recording(
        "two_roads",
        "two roads on class II; crews are to be paid",
        ("sensible", "sensible"),
        {"rounds": "II", "rough_roads": "2"},
        frozenset({"pay_union"}),
    ),
    Recording(
        "loose_ends",
        "connectors that drag on the engines, so that components are let go",
        ("sensible", "random"),
        {"rounds": "I", "pace": "turns", "rough_roads": "1"},
        frozenset({"drop_component"}),
    ),
    Recording(
        "three_roads",
        "three roads with a handicap for each seat; goods that make people ill",
        ("sensible", "loiterer", "sensible", "sensible"),
        {"rounds": "I", "rough_roads": "3", "road_handicap": "0 1 2 3"},
        frozenset({"infected_goods"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
