"""What cards, whole hands and HQs are worth to an action."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, TIME_CARDS, CardAction
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.table import Table

WORTH = {
    action: {card.id: worth for card in CARDS.values() if (worth := card.worth(action)) is not None}
    for action in ACTIONS
}
"""For each action the cards that serve it, and what they are worth to it."""
_TIME = frozenset(TIME_CARDS)


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


def _worth_of(action: str, card: str) -> Worth | None:
    worth = WORTH[action].get(card)
    if worth is None:
        return None
    shields = () if worth.shielded is None else ((card, worth.value - worth.shielded),)
    return Worth(worth.value, worth.times or 1, ((card, worth),), shields)


@lru_cache(maxsize=1024)
def hand_worth(hand: tuple[str, ...]) -> dict[str, Worth]:
    """What all cards of a hand together give to each action that they serve."""
    sums: dict[str, Worth] = {}
    for card in hand:
        for action in CARDS[card].actions if card in CARDS else ():
            worth = _worth_of(action.type, card)
            assert worth is not None
            sums[action.type] = sums.get(action.type, NO_WORTH).plus(worth)
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
            given = {action: worth for action in ACTIONS if (worth := _worth_of(action, card)) is not None}
        for action, worth in given.items():
            sums[action] = sums.get(action, NO_WORTH).plus(worth)
    return {
        action: worth._replace(shields=tuple(sorted(worth.shields, key=lambda shield: shield[1])[:1]))
        for action, worth in sums.items()
    }


def infra_at(table: Table, seat: int, action: str) -> Worth:
    """What a player's HQ gives to an action."""
    corporation = table.corporations[seat]
    return infra_worth(corporation.headquarters, corporation.infra).get(action, NO_WORTH)


def usable_headquarters(table: Table, action: str) -> list[tuple[int, Worth]]:
    """The HQs whose infra may serve the action now: one's own, and others' until the era's end is triggered.

    Two HQs at once are the edge Competitors' doing, which also lifts the ban after the trigger.
    """
    found = []
    for corporation in (table.me,) if table.ending and table.hq_limit == 1 else table.from_active():
        worth = infra_worth(corporation.headquarters, corporation.infra).get(action)
        if worth is not None:
            found.append((corporation.seat, worth))
    return found


def infra_choices(table: Table, action: str, used: tuple[tuple[int, bool], ...]) -> list[Worth]:
    """What the HQs that may still be used give, one entry for each way to choose as many of them as possible."""
    places = table.hq_limit - len(used)
    if not places:
        return []
    taken = [seat for seat, _ in used]
    free = [worth for seat, worth in usable_headquarters(table, action) if seat not in taken]
    if places == 1 or len(free) == 1:
        return free
    return [one.plus(other) for one, other in combinations(free, 2)]


def has_value(table: Table, action: str) -> bool:
    """Whether the active player could gather any value for an action."""
    return (
        action in hand_worth(table.me.hand)
        or table.me.gives(f"{action}_add") > 0
        or bool(usable_headquarters(table, action))
    )


def has_time_card(table: Table) -> bool:
    """Whether the active player holds a time card."""
    return not _TIME.isdisjoint(table.me.hand)


def time_card(table: Table) -> str:
    """A time card of the active player."""
    return next(card for card in table.me.hand if card in _TIME)
