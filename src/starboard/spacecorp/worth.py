"""What cards, whole hands and HQs are worth to an action."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, INFRA_CARDS, CardAction
from starboard.spacecorp.catalog.constants import CONSTANTS

WORTH = {
    action: {card.id: worth for card in CARDS.values() if (worth := card.worth(action)) is not None}
    for action in ACTIONS
}
"""For each action the cards that serve it, and what they are worth to it."""


class Worth(NamedTuple):
    """What several cards together give to an action: additions, and the product of the multipliers among them."""

    adds: int = 0
    times: int = 1
    cards: tuple[tuple[str, CardAction], ...] = ()
    shields: tuple[tuple[str, int], ...] = ()
    """The cards that could be used for their shielded value instead, with what that takes from the additions."""

    def plus(self, other: Worth) -> Worth:
        """Both together."""
        return Worth(
            self.adds + other.adds, self.times * other.times, self.cards + other.cards, self.shields + other.shields
        )


NO_WORTH = Worth()


def _of_card(card: str) -> dict[str, Worth]:
    """What one card alone gives to each action that it serves."""
    return {
        worth.type: Worth(
            worth.value,
            worth.times or 1,
            ((card, worth),),
            () if worth.shielded is None else ((card, worth.value - worth.shielded),),
        )
        for worth in CARDS[card].actions
    }


_CARDS = {card: tuple(_of_card(card).items()) for card in CARDS}


@lru_cache(maxsize=4096)
def hand_worth(hand: tuple[str, ...]) -> dict[str, Worth]:
    """What all cards of a hand together give to each action that they serve."""
    sums: dict[str, Worth] = {}
    for card in hand:
        for action, worth in _CARDS.get(card, ()):
            before = sums.get(action)
            sums[action] = worth if before is None else before.plus(worth)
    return sums


@cache
def infra_worth(headquarters: str, slots: tuple[str, ...]) -> dict[str, Worth]:
    """What an HQ with these cards in its slots gives to each action that it serves.

    Its infra is used as a whole: shielded means the shielded value of the card that loses least by it.
    """
    printed = CONSTANTS.headquarters[headquarters]
    sums = {"research": Worth(printed.research)}
    for card, slot in zip(slots, printed.slots, strict=True):
        given = {action: Worth(value) for action, value in slot.items()}
        if card:
            given = dict(_CARDS[card])
        for action, worth in given.items():
            sums[action] = sums.get(action, NO_WORTH).plus(worth)
    return {
        action: worth._replace(shields=tuple(sorted(worth.shields, key=lambda shield: shield[1])[:1]))
        for action, worth in sums.items()
    }


INFRA_ACTIONS = frozenset(
    (
        "research",
        *(action.type for card in INFRA_CARDS for action in CARDS[card].actions),
        *(action for printed in CONSTANTS.headquarters.values() for slot in printed.slots for action in slot),
    )
)
"""The actions that any infra serves."""
