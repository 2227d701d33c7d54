"""What the table expects of any player that is a program."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from starboard.engine import Decision, View

Look: TypeAlias = Callable[[], View]
"""Makes the view of the seat; a player that needs no view never pays for one."""


class Player(Protocol):
    """Answers one decision at a time."""

    def choose(self, decision: Decision, look: Look) -> str:
        """One of the decision's options."""
