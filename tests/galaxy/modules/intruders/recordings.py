"""Recorded games with intruders, and with nothing else but what stops them."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.modules.intruders.ships import ON
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "guided_tour",
        "predators and commandos are beaten, turned away at the door, and have their way",
        ("sensible", "sensible", "sensible", "sensible"),
        {**ON, "rounds": "II"},
        frozenset(
            {
                "intruder_coming",
                "intruder_repelled",
                "intruder_beaten",
                "intruder_left",
                "prey_eaten",
                "charges_exploded",
            }
        ),
    ),
    Recording(
        "short_visit",
        "a flight of level I in turns, where thrusters lead somebody to another door",
        ("sensible", "sensible", "random"),
        {**ON, "rounds": "I", "pace": "turns"},
        frozenset({"intruder_entered", "intruder_walked", "pushed_aside"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
