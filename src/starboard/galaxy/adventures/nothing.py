"""Nothing: a card for scenarios, where a card must lie there and nothing is to happen. No deck holds it."""

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.table import Table


class Nothing(Adventure, frozen=True, tag="nothing"):
    """It is turned up and that is that."""

    def play(self, table: Table) -> Rule:
        yield from ()
