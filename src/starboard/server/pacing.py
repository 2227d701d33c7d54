"""How long bots take at a table with people: as long as a person would, less when all wait for them."""

from __future__ import annotations

from starboard.engine import Decision
from starboard.server.table import Table

HURRY = 0.2
"""How long bots take, beside their usual time, when everybody only waits for them."""


def thinking_time(table: Table, decision: Decision, option: str) -> float:
    """How long a bot takes for an answer, in seconds of a person."""
    game = table.game
    assert game is not None
    pacing = table.entry.pacing
    leisure = pacing.leisure(game.state, decision.question)
    if leisure:
        return leisure
    usual = pacing.seconds(decision.question, option)
    return usual * HURRY if _all_wait(table) else usual


def _all_wait(table: Table) -> bool:
    """Whether no person has anything to do before the bots are done."""
    game = table.game
    assert game is not None
    if game.is_open:
        return not any(_is_busy(table, seat) for seat in range(len(table.seats)))
    state, is_out = game.state, table.entry.pacing.is_out
    return all(is_out(state, number) for number, seat in enumerate(table.seats) if seat.held)


def _is_busy(table: Table, seat: int) -> bool:
    """Whether a person has more to do on a seat than to wait for others."""
    game = table.game
    decision = None if game is None or table.seats[seat].bot is not None else game.decision(seat)
    return decision is not None and len(decision.options) > 1
