"""The recorded games of Evil Machinations, and who plays them."""

from __future__ import annotations

from pathlib import Path

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.player import Look
from starboard.engine import Decision
from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

QUIET = frozenset({"EM01", "EM02", "EM03", "EM04", "EM08", "EM11", "EM14", "EM15", "EM20", "EM21", "EM22", "EM23"})
"""Machinations that ask for nothing that only they ask for."""


class Schemer(SensibleBot):
    """Chooses what others have to answer for."""

    def choose(self, decision: Decision, look: Look) -> str:
        """Let us see what they do."""
        if decision.question == "choose_machination":
            asking = [option for option in decision.options if option.removeprefix("choose ") not in QUIET]
            return (asking or decision.options)[0]
        return super().choose(decision, look)


RECORDINGS = (
    Recording(
        "officials",
        "customs, tolls and somebody who wants to be paid; four schemers in two flights",
        ("schemer",) * 4,
        {"rounds": "I II", "evil_machinations": "yes", "pace": "turns"},
        frozenset({"choose_machination", "levy", "toll", "extortion", "aim"}),
    ),
    Recording(
        "junker",
        "an auction, a meteor shower and a test of everything",
        ("schemer",) * 4,
        {"rounds": "I II", "evil_machinations": "yes"},
        frozenset({"bid", "hide", "system_test"}),
    ),
    Recording(
        "monopoly",
        "a trust is broken up, and somebody must borrow; with foresight",
        ("schemer", "random", "schemer"),
        {"rounds": "II IIIA", "evil_machinations": "yes", "foresight": "yes"},
        frozenset({"break_up", "loan_taken"}),
    ),
)

BOOK = Book(RULES, {**PLAYERS, "schemer": Schemer}, RECORDINGS, observer, home=Path(__file__).with_name("games"))
