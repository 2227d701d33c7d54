"""What cards, whole hands and HQs are worth to an action."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final

from starboard.spacecorp.cardset import cards_in
from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, INFRA_CARDS, CardAction
from starboard.spacecorp.catalog.constants import CONSTANTS

WORTH: Final = {
    action: {card.id: worth for card in CARDS.values() if (worth := card.worth(action)) is not None}
    for action in ACTIONS
}
"""For each action the cards that serve it, and what they are worth to it."""


class Worth:
    """What several cards together give to an action: additions, and the product of the multipliers among them."""

    __slots__ = ("adds", "cards", "shields", "times")

    def __init__(
        self,
        adds: int = 0,
        times: int = 1,
        cards: tuple[tuple[str, CardAction], ...] = (),
        shields: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.adds = adds
        self.times = times
        self.cards = cards
        self.shields = shields
        """The cards that could be used for their shielded value instead, with what that takes from the additions."""

    def plus(self, other: Worth) -> Worth:
        """Both together."""
        return Worth(
            self.adds + other.adds, self.times * other.times, self.cards + other.cards, self.shields + other.shields
        )


NO_WORTH: Final = Worth()


MOST_REMEMBERED: Final = 1 << 13
"""What is worked out again and again is kept in plain dictionaries, up to so many things in each: a lookup takes half
of what an lru_cache takes, and there are several in every decision (`starboard bench spacecorp`).
"""
_set_worths: Final[dict[str, dict[int, Worth]]] = {action: {} for action in ACTIONS}


def set_worth(cards: int, action: str) -> Worth:
    """What a set of cards (see `cardset`) that all serve an action gives to it."""
    known = _set_worths[action]
    found = known.get(cards)
    if found is None:
        if len(known) >= MOST_REMEMBERED:
            known.clear()
        found = known[cards] = _cards_worth(cards_in(cards), action)
    return found


def _cards_worth(cards: Iterable[str], action: str) -> Worth:
    """What some cards together give to an action; those that do not serve it are ignored."""
    served = WORTH[action]
    adds, times = 0, 1
    serving = tuple([(card, served[card]) for card in cards if card in served])
    shields = []
    for card, worth in serving:
        adds += worth.value
        times *= worth.times or 1
        if worth.shielded is not None:
            shields.append((card, worth.value - worth.shielded))
    return Worth(adds, times, serving, tuple(shields)) if serving else NO_WORTH


class Infra:
    """What an HQ gives to each action that it serves; made once for equal HQs, so that identity tells them apart."""

    __slots__ = ("given",)

    def __init__(self, given: dict[str, Worth]) -> None:
        self.given = given


@cache
def infra_of(headquarters: str, slots: tuple[str, ...]) -> Infra:
    """What an HQ with these cards in its slots gives.

    Its infra is used as a whole: shielded means the shielded value of the card that loses least by it.
    """
    printed = CONSTANTS.headquarters[headquarters]
    given: dict[str, Worth] = {}
    for action in INFRA_ACTIONS:
        worth = _cards_worth(slots, action)
        adds = sum(slot.get(action, 0) for card, slot in zip(slots, printed.slots, strict=True) if not card)
        if action == "research":
            adds += printed.research
        if adds or worth.cards:
            shields = sorted(worth.shields, key=lambda shield: shield[1])[:1]
            given[action] = Worth(worth.adds + adds, worth.times, worth.cards, tuple(shields))
    return Infra(given)


_choices: Final[dict[str, dict[tuple[tuple[Infra, ...], int, bool], tuple[Worth, ...]]]] = {
    action: {} for action in ACTIONS
}


def infra_choices(action: str, owned: tuple[Infra, ...], places: int, only_sums: bool) -> tuple[Worth, ...]:
    """What several HQs together can give to an action, for each way to choose as many of them as there are places.

    Where only sums count, the greatest will do; and what two HQs give alike is listed once.
    """
    known = _choices[action]
    key = owned, places, only_sums
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_REMEMBERED:
            known.clear()
        found = known[key] = _find_choices(action, owned, places, only_sums)
    return found


def _find_choices(action: str, owned: tuple[Infra, ...], places: int, only_sums: bool) -> tuple[Worth, ...]:
    free = [infra.given[action] for infra in owned if action in infra.given]
    if only_sums:
        free = sorted(free, key=lambda worth: worth.adds, reverse=True)[:places]
    if places > 1 and len(free) > 1:
        free = [one.plus(other) for one, other in combinations(free, 2)]
    different = {(worth.adds, worth.times, worth.cards, worth.shields): worth for worth in free}
    return tuple(different.values()) or (NO_WORTH,)


INFRA_ACTIONS: Final = frozenset(
    (
        "research",
        *(action.type for card in INFRA_CARDS for action in CARDS[card].actions),
        *(action for printed in CONSTANTS.headquarters.values() for slot in printed.slots for action in slot),
    )
)
"""The actions that any infra serves."""
