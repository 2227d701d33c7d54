"""Scenarios: a position of SpaceCorp from its text, at the beginning of the active player's turn."""

from __future__ import annotations

from starboard.engine import Game, Rehearsal
from starboard.spacecorp import RULES
from starboard.spacecorp.notation import read_table
from starboard.spacecorp.table import Table


def position(text: str) -> Rehearsal[Table]:
    """The game at the beginning of the active player's turn in this position."""
    table = read_table(text)
    return Rehearsal(Game.from_state(RULES, RULES.setup(table.setup.seats, table.setup.options), table))
