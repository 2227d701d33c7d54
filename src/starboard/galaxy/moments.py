"""Moments: where modules come in between the stages of a game, and may ask players.

A moment lies inside a step of the rules, so that it is run again, with the same answers, from the checkpoint before.
"""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.table import Table


def at(table: Table, moment: str) -> Rule:
    """Every modifier in play has its say, whoever it holds for; `table.holders` tells it for whom that is."""
    for ask in table.all_seams(f"at_{moment}") if table.in_play else ():
        yield from ask(table)
