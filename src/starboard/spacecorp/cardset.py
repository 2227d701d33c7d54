"""Sets of cards as the bits of a number, so that whether a hand holds any of some cards is one operation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, EDGES, INFRA_CARDS, SPECIAL_CARDS, TIME_CARDS

BIT: Final = {card: 1 << number for number, card in enumerate((*CARDS, *TIME_CARDS))}
"""For each card the number in which only its own bit is set."""
_CARD: Final = {bit: card for card, bit in BIT.items()}


def set_of(cards: Iterable[str]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def cards_in(cards: int) -> list[str]:
    """The cards of a set, in the order of the catalogue."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(_CARD[lowest])
        cards ^= lowest
    return found


TIME: Final = set_of(TIME_CARDS)
INFRA: Final = set_of(INFRA_CARDS)
SPECIAL: Final = set_of(SPECIAL_CARDS)
SERVING: Final = {
    action: set_of(card.id for card in CARDS.values() if card.worth(action) is not None) for action in ACTIONS
}
"""For each action the cards that are worth something to it."""
BEARING: Final = {edge: set_of(card.id for card in CARDS.values() if card.edge == edge) for edge in EDGES}
"""For each edge the cards that bear it."""
