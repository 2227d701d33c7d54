"""What tests of actions look at again and again: the need of an action, and profit with its sources."""

from starboard.engine import Rehearsal
from starboard.spacecorp.table import Table

LAST_TURN = ("ending contracts", "last_turns 0", "active 0")
"""The era ends after the turn of seat 0."""


def need(r: Rehearsal[Table]) -> object:
    """What the action in hand must reach."""
    return r.asked(r.state.active).about["need"]


def profit(r: Rehearsal[Table], seat: int) -> int:
    """How much profit a player has."""
    return int(r.game.view(None).table.corporations[seat].profit)


def gained(r: Rehearsal[Table], seat: int, source: str) -> list[int]:
    """The amounts of profit that a player has gained from a source, one after the other."""
    return [event.data["amount"] for event in r.events("profit", seat) if event.data["source"] == source]
