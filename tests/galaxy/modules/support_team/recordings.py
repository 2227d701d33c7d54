"""The recorded games of the support team."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

RECORDINGS = (
    Recording(
        "dealt",
        "two flights; after the first one everybody hires somebody",
        ("sensible", "sensible"),
        {"rounds": "I II", "pace": "turns", "support_team": "dealt"},
        frozenset({"hire", "use_team"}),
    ),
    Recording(
        "competition",
        "three flights; who is home first chooses first, and both abilities are used in the third",
        ("sensible", "random", "sensible"),
        {"rounds": "I I I", "pace": "turns", "support_team": "competition"},
        frozenset({"hire", "use_team", "team_component"}),
    ),
    Recording(
        "at_once",
        "one flight with a team from the beginning: a forecast, and connectors that are closed",
        ("random", "sensible", "random"),
        {"rounds": "I I", "pace": "turns", "support_team": "dealt", "team_from": "first"},
        frozenset({"predict", "team_connector"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
