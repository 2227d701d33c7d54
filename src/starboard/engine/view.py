"""A view: what one seat may know, as data."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from starboard.engine.decision import Decision
from starboard.engine.setup import Setup


class View(Struct, frozen=True):
    """What one seat (or a spectator) may know about a game, and nothing else."""

    game: str
    version: str
    setup: Setup
    seat: int | None
    commitment: str
    seed: str | None
    """Told when the game is over, so that everybody can check it against the commitment."""
    over: bool
    time: float
    due: float | None
    """The second of the game at which a running clock will act next."""
    alarms: Mapping[str, float]
    """Every running alarm by its name (`alarm` where it has none of its own), with the second at which it rings."""
    waiting_for: Sequence[int]
    """The seats that have an open decision, but for those which are asked something that would give them away.

    A game that is not over and waits for nobody waits for somebody whom only that seat itself is told of.
    """
    decision: Decision | None
    may_undo: bool
    table: Any
    scores: Sequence[float] | None
