"""The recorded games of More Adventures: every kind of card, and every question that it asks."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

ON = {"edition": "second", "more_adventures": "yes", "pace": "turns"}

RECORDINGS = (
    Recording(
        "monopoly",
        "somebody has too many of something, in a flight of level I",
        ("sensible", "random", "sensible"),
        {**ON, "rounds": "second-I"},
        frozenset({"concede", "components_given_up", "finished"}),
    ),
    Recording(
        "awful_day",
        "all three misfortunes of a bad day, in a flight of level III",
        ("sensible", "loiterer", "sensible"),
        {**ON, "rounds": "second-III"},
        frozenset({"day_got_worse", "sabotage_tried", "finished"}),
    ),
    Recording(
        "old_iron",
        "somebody stops at a junkyard for battery tokens and puts them away",
        ("racer", "racer", "racer"),
        {**ON, "rounds": "second-II"},
        frozenset({"junkyard_stop", "charge"}),
    ),
    Recording(
        "new_crew",
        "humans come aboard at a junkyard",
        ("random", "random", "sensible"),
        {**ON, "rounds": "second-II"},
        frozenset({"take_aboard", "crew_joined"}),
    ),
    Recording(
        "either_or",
        "one of two rewards of a junkyard",
        ("random", "sensible", "random"),
        {**ON, "rounds": "second-III"},
        frozenset({"choose_reward"}),
    ),
    Recording(
        "umbrellas",
        "a shower from which all hide in secret",
        ("sensible", "sensible", "loiterer"),
        {**ON, "rounds": "second-III"},
        frozenset({"ignore_side", "went_under", "finished"}),
    ),
    Recording(
        "after_you",
        "a shower before which somebody would rather see what the others do",
        ("random", "sensible"),
        {**ON, "rounds": "second-III"},
        frozenset({"order_wanted", "finished"}),
    ),
    Recording(
        "whole_trek",
        "a Trek with all the new cards in its decks",
        ("sensible", "sensible", "sensible", "sensible"),
        {"edition": "second", "more_adventures": "yes"},
        frozenset({"take_title", "finished"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
