"""The games this house knows. Adding a game is a package with an `entry`, and two lines here."""

from __future__ import annotations

from starboard.engine import BadInput
from starboard.entry import GameEntry
from starboard.galaxy.entry import GAME as GALAXY
from starboard.spacecorp.entry import GAME as SPACECORP

GAMES = {entry.name: entry for entry in (GALAXY, SPACECORP)}
"""Every game by its name."""


def game(name: str) -> GameEntry:
    """A game by its name; BadInput names the games there are."""
    if name not in GAMES:
        raise BadInput(f"there is no game {name!r}; expected one of: {', '.join(GAMES)}")
    return GAMES[name]
