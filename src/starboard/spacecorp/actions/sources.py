"""Where the value of an action may come from: HQs, the hand, time cards."""

from __future__ import annotations

from typing import Final

from starboard.spacecorp.cardset import BIT, SERVING, TIME
from starboard.spacecorp.catalog.effects import ADDED
from starboard.spacecorp.table import Table
from starboard.spacecorp.worth import INFRA_ACTIONS, NO_WORTH, Infra, Worth, infra_choices


def infra_at(table: Table, seat: int, action: str) -> Worth:
    """What a player's HQ gives to an action."""
    return table.corporations[seat].works.given.get(action, NO_WORTH)


def _may_borrow(table: Table) -> bool:
    """Whether others' infra may be used: until the era's end is triggered.

    Two HQs at once are the edge Competitors' doing, which also lifts the ban after the trigger.
    """
    return not table.ending or table.hq_limit > 1


def usable_headquarters(table: Table, action: str) -> list[tuple[int, Worth]]:
    """The HQs whose infra may serve the action now, in turn order."""
    owners = table.from_active() if _may_borrow(table) else (table.me,)
    return [(owner.seat, owner.works.given[action]) for owner in owners if action in owner.works.given]


def infra_left(table: Table, action: str, used: tuple[tuple[int, bool], ...]) -> tuple[Worth, ...]:
    """What the HQs that may still be used give, one entry for each way to choose as many of them as possible."""
    places = table.hq_limit - len(used)
    if not places or action not in INFRA_ACTIONS:
        return NO_CHOICE
    if not _may_borrow(table):
        owned: tuple[Infra, ...] = (table.me.works,)
    elif used:
        taken = dict(used)
        owned = tuple([owner.works for owner in table.corporations if owner.seat not in taken])
    else:
        owned = tuple(owner.works for owner in table.corporations)
    only_sums = not table.era  # in Mariners there is nothing to shield and nothing to double
    return infra_choices(action, owned, places, only_sums)


NO_CHOICE: Final = (NO_WORTH,)


def has_value(table: Table, action: str) -> bool:
    """Whether the active player could gather any value for an action."""
    me = table.me
    if me.held & SERVING[action] or action in me.works.given:
        return True
    if me.progress and me.gives(ADDED[action]) > 0:
        return True
    return action in INFRA_ACTIONS and bool(usable_headquarters(table, action))


def time_card(table: Table) -> str:
    """A time card of the active player."""
    for card in table.me.hand:
        if BIT[card] & TIME:
            return card
    raise AssertionError("a time card was offered that nobody holds")
