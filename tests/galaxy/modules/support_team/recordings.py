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
        "teams from the beginning: a forecast, connectors that are closed, a plan",
        ("random", "sensible", "random"),
        {"rounds": "I I I", "pace": "turns", "support_team": "dealt", "team_from": "first"},
        frozenset({"predict", "team_connector", "plan_square"}),
    ),
    Recording(
        "trouble",
        "an early look at the cards, spare parts that must be turned, and somebody who sits on a joint",
        ("random", "random", "random"),
        {"rounds": "I I I", "pace": "turns", "support_team": "dealt", "team_from": "first"},
        frozenset({"preview", "sabotage", "team_turn"}),
    ),
    Recording(
        "against_the_clock",
        "the same in real time, with a drill or a preview",
        ("sensible", "random"),
        {"rounds": "I I", "support_team": "dealt", "team_from": "first"},
        frozenset({"hire", "use_team"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
