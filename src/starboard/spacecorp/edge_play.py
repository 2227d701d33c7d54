"""Playing an edge: its holder is asked at the very moment the card could be played, and only then."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from starboard.engine import ask
from starboard.engine.request import Request
from starboard.spacecorp.corporation import Corporation
from starboard.spacecorp.table import Table

PASS = "pass"


def offer_edge(table: Table, corporation: Corporation, edge: str, **about: Any) -> Generator[Request, Any, bool]:
    """Ask a player who holds an edge whether he plays it now; it is discarded when he does."""
    cards = corporation.with_edge(edge)
    if not cards:
        return False
    choice = yield from ask(corporation.seat, "edge", [cards[0], PASS], {"edge": edge, **about})
    if choice == PASS:
        return False
    play_edge(table, corporation, choice, edge)
    return True


def play_edge(table: Table, corporation: Corporation, card: str, edge: str) -> None:
    """An edge is played: its card goes to the discard pile and its action is ignored."""
    corporation.drop(card)
    table.put_away(card)
    table.tell("edge_played", corporation.seat, card=card, edge=edge)
