"""Recorded games with the newer ship classes."""

from __future__ import annotations

from pathlib import Path

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.player import Look
from starboard.engine import Decision
from starboard.galaxy import RULES
from tests.galaxy.modules.newer_ship_classes.cruisers import CRUISE
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording


class Cautious(SensibleBot):
    """Signs whatever an insurer holds under its nose."""

    def choose(self, decision: Decision, look: Look) -> str:
        """Better safe than rich."""
        return "insure" if "insure" in decision.options else super().choose(decision, look)


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
    Recording(
        "cruise",
        "cruisers, of which one is insured, after a flight in which credits were earned",
        ("cautious", "sensible", "cautious"),
        {**CRUISE, "rounds": "II IV"},
        frozenset({"insurance", "insured", "finished"}),
    ),
)

BOOK = Book(RULES, {**PLAYERS, "cautious": Cautious}, RECORDINGS, observer, home=Path(__file__).with_name("games"))
