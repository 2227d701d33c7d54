"""The hands of machinations: dealt once, chosen from before every flight, hidden among the cards of its second half."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Ask, Rule, ask_all
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.modules.evil_machinations.drawer import DECK, hands, laid, remember
from starboard.galaxy.modules.evil_machinations.vocabulary import Choose
from starboard.galaxy.options import YES, plan_of
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

HAND = 4
STREAM = "machinations"


class Machinations:
    """Deals the hands, asks for a card before each flight, and hides what was chosen in its deck."""

    name = "machinations"
    rank: Mapping[str, int] = {}

    def at_game(self, table: Table) -> Rule:
        """Everybody gets four; the rest goes back to the box unseen (BX-9.1)."""
        deck = table.decks[DECK]
        table.decks = {**table.decks, DECK: ()}
        remember(table, hands=[sorted(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(table.setup.seats)])
        table.tell("machinations_dealt", count=HAND)
        yield from ()

    def at_round(self, table: Table) -> Rule:
        """Everybody lays a card face down (BX-9.3). A test flight has none, and nobody has any left after four."""
        held = hands(table)
        if table.is_test_flight or not any(held):
            return
        asks = [
            Ask(seat, "choose_machination", [f"choose {card}" for card in cards], partial(_facts, cards))
            for seat, cards in enumerate(held)
            if cards
        ]
        choices = yield from ask_all(asks)
        chosen = {seat: _card(choice) for seat, choice in choices.items()}
        remember(
            table,
            hands=[[card for card in cards if card != chosen.get(seat)] for seat, cards in enumerate(held)],
            laid=[chosen.get(seat) for seat in range(table.setup.seats)],
        )
        table.tell("machinations_laid", seats=sorted(chosen))

    def at_launched(self, table: Table) -> Rule:
        """Between the first and the last quarter of the deck, one of them on top (BX-9.6).

        With foresight they lie between the second and the third pile, in the order of the launch (BX-9.7).
        """
        yield from ()
        chosen = [card for seat in _launch_order(table) if (card := laid(table)[seat]) is not None]
        if not chosen:
            return
        deck = table.flight.deck
        if table.setup["foresight"] == YES:
            before = 2 * len(plan_of(table.round_name).pile)
            mixed, after = chosen, before
        else:
            before, after = len(deck) // 4, len(deck) - len(deck) // 4
            mixed = table.chance.shuffled(STREAM, [*deck[before:after], *chosen])
            while mixed[0] not in chosen:
                mixed = table.chance.shuffled(STREAM, mixed)
        table.flight.deck = (*deck[:before], *mixed, *deck[after:])
        remember(table, laid=[None] * table.setup.seats)
        table.tell("machinations_hidden", count=len(chosen))


def _launch_order(table: Table) -> list[int]:
    return sorted(range(table.setup.seats), key=table.numbers.__getitem__)


def _card(choice: str) -> str:
    """The card that somebody has chosen."""
    chosen = read("choose_machination", choice)
    assert isinstance(chosen, Choose), "nothing else is asked for"
    return chosen.card


def _facts(cards: Sequence[str]) -> dict[str, Any]:
    return {"cards": {card: CARDS[card].kind for card in cards}}
