"""Where the value of an action may come from: HQs, the hand, time cards."""

from __future__ import annotations

from itertools import combinations
from operator import attrgetter

from starboard.spacecorp.cardset import SERVING, TIME
from starboard.spacecorp.catalog.cards import is_time
from starboard.spacecorp.table import Table
from starboard.spacecorp.worth import INFRA_ACTIONS, NO_WORTH, Worth



def infra_at(table: Table, seat: int, action: str) -> Worth:
    """What a player's HQ gives to an action."""
    corporation = table.corporations[seat]
    return corporation.infra_worth.get(action, NO_WORTH)


def usable_headquarters(table: Table, action: str) -> list[tuple[int, Worth]]:
    """The HQs whose infra may serve the action now: one's own, and others' until the era's end is triggered.

    Two HQs at once are the edge Competitors' doing, which also lifts the ban after the trigger.
    """
    if action not in INFRA_ACTIONS:
        return []
    owners = (table.me,) if table.ending and table.hq_limit == 1 else table.from_active()
    return [(owner.seat, owner.infra_worth[action]) for owner in owners if action in owner.infra_worth]


_ADDS = attrgetter("adds")


def infra_choices(table: Table, action: str, used: tuple[tuple[int, bool], ...]) -> list[Worth]:
    """What the HQs that may still be used give, one entry for each way to choose as many of them as possible."""
    places = table.hq_limit - len(used)
    if not places:
        return []
    taken = dict(used)
    free = [worth for seat, worth in usable_headquarters(table, action) if seat not in taken]
    if not table.era and len(free) > places:  # in Mariners nothing counts but the sum
        free = sorted(free, key=_ADDS, reverse=True)[:places]
    if places == 1 or len(free) == 1:
        return free
    return [one.plus(other) for one, other in combinations(free, 2)]


def has_value(table: Table, action: str) -> bool:
    """Whether the active player could gather any value for an action."""
    return (
        bool(table.me.held & SERVING[action])
        or action in table.me.infra_worth
        or table.me.gives(f"{action}_add") > 0
        or bool(usable_headquarters(table, action))
    )


def has_time_card(table: Table) -> bool:
    """Whether the active player holds a time card."""
    return bool(table.me.held & TIME)


def time_card(table: Table) -> str:
    """A time card of the active player."""
    return next(card for card in table.me.hand if is_time(card))
