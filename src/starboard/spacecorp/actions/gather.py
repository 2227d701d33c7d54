"""Gathering the value of an action, one small choice at a time, and paying for it.

A choice is offered only if the action can still be completed after it, so nobody can talk himself into a corner.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from starboard.engine import Rule, ask
from starboard.engine.decision import Request
from starboard.spacecorp.actions.effort import (
    NO_RESERVE,
    TIMED,
    Bill,
    Effort,
    Reserve,
    Task,
    beginning,
    bill_of,
    can_complete,
    farthest,
    reserve,
)
from starboard.spacecorp.actions.sources import has_time_card, infra_at, time_card, usable_headquarters
from starboard.spacecorp.table import Table
from starboard.spacecorp.worth import WORTH

DO_IT = "do it"
DONE = "done"
"""What a player says who has a time card left for a second team but lets it be."""


def gather(
    table: Table, task: Task, effort: Effort | None = None, about: dict[str, Any] | None = None
) -> Generator[Request, Any, Effort]:
    """The active player puts an effort together until he says `do it`.

    With a second team's effort given, only what stands at the new place can be added.
    """
    now = effort or beginning(table, task.action, sealed=task.sealed)
    while True:
        bill = bill_of(table, task, now)
        options = [DO_IT] if bill is not None else []
        options += _harmless(table, task, now)
        if not now.again:
            options += _exclusive(table, task, now, safe=bill is not None)
        shown = {"action": task.action, "need": task.need, "value": now.value(), "profit": bill and bill.profit}
        choice = yield from ask(table.active, "gather", options, {**about, **shown} if about else shown)
        if choice == DO_IT:
            return now
        now = added(table, task, now, choice)


def added(table: Table, task: Task, effort: Effort, option: str) -> Effort:
    """The effort with what an option adds to it."""
    match option.split(" "):
        case ["card", card, *shielded]:
            return effort.with_card(card, task.action, bool(shielded))
        case ["infra", seat, *shielded]:
            return effort.with_infra(int(seat), infra_at(table, int(seat), task.action), bool(shielded))
        case ["time", use]:
            return effort.with_time(use)
        case ["spaceport", spot, card]:
            return effort.with_doubled(spot, card)
        case ["spaceport", spot]:
            return replace(effort, spaceport=spot)
        case ["industrial", spot]:
            return replace(effort, industrial=spot)
        case ["factory", spot]:
            return replace(effort, factory=spot)
        case _:
            raise AssertionError(f"an unknown option was offered: {option}")


def _harmless(table: Table, task: Task, effort: Effort) -> Iterator[str]:
    """Additions that can only bring the action nearer: plain cards, doublings, help from what stands there."""
    if not effort.again:
        shielding = _may_shield(task, effort)
        served, chosen = WORTH[task.action], dict(effort.cards)
        for card in table.me.hand:
            if card in served and card not in chosen and not (shielding and served[card].shielded is not None):
                yield f"card {card}"
        if _may_use_time(table, task, effort):
            yield "time double"
    if not effort.spaceport and not table.era:
        for spot in task.spaceports:
            yield f"spaceport {spot}"
    if not effort.industrial:
        for spot in task.industrials:
            yield f"industrial {spot}"
    if task.irradiated and not (task.shielded or effort.shielded or effort.factory):
        for spot in task.factories:
            yield f"factory {spot}"


def _exclusive(table: Table, task: Task, effort: Effort, safe: bool) -> Iterator[str]:
    """Additions that exclude others, where the action stays within reach after them.

    It is safe where the action could be performed as it is: whatever is added then, it still can be.
    """

    def within_reach(more: Effort) -> bool:
        return safe or can_complete(table, task, more)

    shielding = _may_shield(task, effort)
    if len(effort.infra) < table.hq_limit:
        yield from _infra(table, task, effort, shielding, safe)
    if shielding:
        served, chosen = WORTH[task.action], dict(effort.cards)
        for card in table.me.hand:
            if card in served and card not in chosen and served[card].shielded is not None:
                if within_reach(effort.with_card(card, task.action, False)):
                    yield f"card {card}"
                if within_reach(effort.with_card(card, task.action, True)):
                    yield f"card {card} shielded"
    if (
        _may_use_time(table, task, effort)
        and len(table.working_teams(table.active)) > 1
        and within_reach(effort.with_time("twice"))
    ):
        yield "time twice"
    if table.era and not effort.spaceport:
        for spot in task.spaceports:
            for card, _, _ in effort.values:
                if within_reach(effort.with_doubled(spot, card)):
                    yield f"spaceport {spot} {card}"


def _infra(table: Table, task: Task, effort: Effort, shielding: bool, safe: bool) -> Iterator[str]:
    """The HQs that could be used; any of them, where the action is safe or the hand alone would do."""
    used = [seat for seat, _ in effort.infra]
    hand = NO_RESERVE if safe else reserve(table, task, effort, infra=False)
    enough = safe or task.need <= farthest(table, task, effort, hand)
    single = table.hq_limit == 1 and not shielding
    for seat, worth in usable_headquarters(table, task.action):
        if seat in used:
            continue
        if not enough and single:  # nothing but this HQ can be added to the hand
            if task.need <= farthest(table, task, effort, Reserve(hand.hand, (worth,), hand.factor)):
                yield f"infra {seat}"
        elif enough or can_complete(table, task, effort.with_infra(seat, worth, False)):
            yield f"infra {seat}"
        if shielding and worth.shields and (enough or can_complete(table, task, effort.with_infra(seat, worth, True))):
            yield f"infra {seat} shielded"


def _may_shield(task: Task, effort: Effort) -> bool:
    """Whether a shielded value could matter: to this team, or to the one that comes after it."""
    return (task.irradiated or effort.time == "twice") and not effort.shielded


def _may_use_time(table: Table, task: Task, effort: Effort) -> bool:
    return not effort.time and task.action in TIMED and not task.sealed and has_time_card(table)


def spend(table: Table, task: Task, effort: Effort, used: Sequence[str] = ()) -> Bill:
    """Play the cards of an effort and pay for it; opponents whose things were used are due compensation.

    `used` are spots of bases that the action itself needed. A second team pays only for its own place.
    """
    if not effort.again:
        _play(table, effort)
    bill = bill_of(table, task, effort)
    assert bill is not None, "an effort that cannot be performed was offered"
    if bill.profit:
        table.gain(table.active, -bill.profit, "effort")
    spots = sorted({*used, effort.spaceport, effort.industrial, effort.factory} - {""})
    for spot in spots:
        table.compensate(table.bases[spot][0])
    if spots or effort.infra:
        table.tell("helped", table.active, bases=spots, infra=[seat for seat, _ in effort.infra])
    return bill


def _play(table: Table, effort: Effort) -> None:
    for card, _ in effort.cards:
        table.in_play_card(card)
    if effort.time:
        table.in_play_card(time_card(table))
    if effort.cards or effort.time:
        table.tell("cards_played", table.active, cards=[card for card, _ in effort.cards], time=effort.time)
    for seat, _ in effort.infra:
        table.compensate(seat)


Performed = Generator[Request, Any, tuple[Effort, int] | None]
"""A timed action of one team: its effort and the profit that filled a gap; None if no team performed it."""
P = TypeVar("P")
"""What the teams can do with an effort: how far they can go, where they can build."""


def once_or_twice(
    table: Table,
    prospect: P,
    perform: Callable[[Table, P], Performed],
    prospect_of: Callable[[Table, Effort, int], P | None],
) -> Rule:
    """A timed action of one team; with a time card used for that, of a second one, if there is any prospect of it.

    The first has quite finished before the second begins.
    """
    first = yield from perform(table, prospect)
    assert first is not None
    effort, spent = first
    if effort.time == "twice":
        second = prospect_of(table, effort.for_second_team(), spent)
        if second is not None:
            yield from perform(table, second)


def choose_team(
    table: Table, action: str, able: Sequence[int], effort: Effort
) -> Generator[Request, Any, int | None]:
    """Which team acts; a second team need not."""
    options = [f"team {team}" for team in able]
    if effort.again:
        options.append(DONE)
    choice = yield from ask(table.active, "choose_team", options, {"action": action})
    return None if choice == DONE else int(choice.removeprefix("team "))
