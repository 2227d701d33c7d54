"""Gathering the value of an action, one small choice at a time, and paying for it.

A choice is offered only if the action can still be completed after it, so nobody can talk himself into a corner.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeVar

from starboard.engine import Ask, Rule, ask
from starboard.engine.request import Request
from starboard.engine.vocabulary import Readings
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
    penalty_of,
    reserve,
)
from starboard.spacecorp.actions.sources import infra_at, time_card, usable_headquarters
from starboard.spacecorp.cardset import SERVING, TIME
from starboard.spacecorp.catalog.cards import CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.table import Table
from starboard.spacecorp.vocabulary import read
from starboard.spacecorp.vocabulary.questions import (
    DoubleCard,
    PlayCard,
    PlayTime,
    UseFactory,
    UseIndustrial,
    UseInfra,
    UseSpaceport,
)
from starboard.spacecorp.worth import INFRA_ACTIONS, WORTH

_ADDITIONS: Final = Readings("gather", read)
_KNOWN: Final = _ADDITIONS.known
_CARD: Final = {card: f"card {card}" for card in CARDS}
_INFRA: Final = [f"infra {seat}" for seat in range(max(CONSTANTS.passes_to_end))]
"""The additions that are offered again and again."""
DO_IT: Final = "do it"
TWICE: Final = "twice"
"""How a time card is used that lets a second team perform the action too."""
DONE: Final = "done"
"""What a player says who has a time card left for a second team but lets it be."""


def gather(
    table: Table, task: Task, effort: Effort | None = None, about: dict[str, Any] | None = None
) -> Generator[Request, Any, Effort]:
    """The active player puts an effort together until he says `do it`.

    With a second team's effort given, only what stands at the new place can be added.
    """
    now = effort or beginning(table, task.action, sealed=task.sealed)
    additions = Additions(table, task)
    while True:
        value = now.value()
        bill = bill_of(table, task, now, value)
        options = additions.to(now, safe=bill is not None)
        shown: dict[str, Any] = {} if about is None else about.copy()
        shown["action"] = task.action
        shown["need"] = task.need
        shown["value"] = value
        shown["profit"] = None if bill is None else bill.profit
        if task.irradiated:
            shown["radiation"] = penalty_of(table, task, now)
        if task.spaceports and now.values:  # a spaceport doubles what a card has been used for, shielded or not
            shown["used"] = {card: (adds, times) for card, adds, times in now.values}
        choice: str = yield Ask(table.active, "gather", options, shown)
        if choice == DO_IT:
            return now
        now = added(table, task, now, choice)


def added(table: Table, task: Task, effort: Effort, option: str) -> Effort:
    """The effort with what an option adds to it."""
    addition = _KNOWN.get(option) or _ADDITIONS.read(option)
    if type(addition) is PlayCard:  # the two that are most often chosen cost no look at classes above them
        return effort.with_card(addition.card, task.action, addition.shielded)
    if type(addition) is UseInfra:
        infra = infra_at(table, addition.seat, task.action)
        return effort.with_infra(addition.seat, infra, addition.shielded)
    if isinstance(addition, PlayTime):
        return effort.with_time(addition.use)
    if isinstance(addition, DoubleCard):
        return effort.with_doubled(addition.spot, addition.card)
    if isinstance(addition, (UseSpaceport, UseIndustrial, UseFactory)):
        return effort.with_base(addition.form, addition.spot)
    raise AssertionError(f"an unknown option was offered: {option}")


class Additions:
    """What the active player may add to efforts for a task; nothing of this changes while he gathers."""

    def __init__(self, table: Table, task: Task) -> None:
        action = task.action
        self.table = table
        self.task = task
        me = table.me
        served = WORTH[action] if me.held & SERVING[action] else ()
        self.cards = [card for card in me.hand if card in served] if served else []
        """The cards in hand that serve the action."""
        self.headquarters = usable_headquarters(table, action) if action in INFRA_ACTIONS else []
        self.may_use_time = bool(me.held & TIME) and action in TIMED and not task.sealed
        self.has_help = bool(task.spaceports or task.industrials or task.factories)

    def to(self, effort: Effort, safe: bool) -> list[str]:
        """What can be added to an effort, so that the action can still be completed.

        It is safe where the action could be performed as it is: whatever is added then, it still can be.
        """
        options = [DO_IT] if safe else []
        if effort.again:
            self._add_help(options, effort)
            return options
        task, cards = self.task, self.cards
        if effort.cards:
            chosen = dict(effort.cards)
            cards = [card for card in cards if card not in chosen]
        shielding = (task.irradiated or effort.time == TWICE) and not effort.shielded
        shieldable: list[str] = []
        if shielding:  # a shielded value could matter: to this team, or to the one that comes after it
            shieldable = [card for card in cards if WORTH[task.action][card].shielded is not None]
            cards = [card for card in cards if card not in shieldable]
        for card in cards:
            options.append(_CARD[card])
        may_use_time = self.may_use_time and not effort.time
        if may_use_time:
            options.append("time double")
        if self.has_help:
            self._add_help(options, effort)
        if self.headquarters and len(effort.infra) < self.table.hq_limit:
            self._add_infra(options, effort, shielding, safe)
        if shieldable:
            self._add_shields(options, effort, shieldable, safe)
        if may_use_time and len(self.table.working_teams(self.table.active)) > 1:
            if safe or self._can_complete(effort.with_time(TWICE)):
                options.append(f"time {TWICE}")
        if task.spaceports and self.table.era and not effort.spaceport:
            for spot in task.spaceports:
                for card, _, _ in effort.values:
                    if safe or self._can_complete(effort.with_doubled(spot, card)):
                        options.append(f"spaceport {spot} {card}")
        return options

    def _can_complete(self, effort: Effort) -> bool:
        return can_complete(self.table, self.task, effort)

    def _add_help(self, options: list[str], effort: Effort) -> None:
        """What stands at the place of the action and can only bring it nearer."""
        task = self.task
        if task.spaceports and not effort.spaceport and not self.table.era:
            options += [f"spaceport {spot}" for spot in task.spaceports]
        if task.industrials and not effort.industrial:
            options += [f"industrial {spot}" for spot in task.industrials]
        if task.factories and task.irradiated and not (task.shielded or effort.shielded or effort.factory):
            options += [f"factory {spot}" for spot in task.factories]

    def _add_infra(self, options: list[str], effort: Effort, shielding: bool, safe: bool) -> None:
        """The HQs that could be used; any of them, where the action is safe or the hand alone would do."""
        table, task, used = self.table, self.task, dict(effort.infra)
        hand = NO_RESERVE if safe else reserve(table, task, effort, infra=False)
        enough = safe or task.need <= farthest(table, task, effort, hand)
        single = table.hq_limit == 1 and not shielding
        for seat, worth in self.headquarters:
            if seat in used:
                continue
            if enough:
                options.append(_INFRA[seat])
            elif single:  # nothing but this HQ can be added to the hand
                if task.need <= farthest(table, task, effort, Reserve(hand.hand, (worth,), hand.factor)):
                    options.append(_INFRA[seat])
            elif self._can_complete(effort.with_infra(seat, worth, False)):
                options.append(_INFRA[seat])
            if shielding and worth.shields:
                if enough or self._can_complete(effort.with_infra(seat, worth, True)):
                    options.append(f"infra {seat} shielded")

    def _add_shields(self, options: list[str], effort: Effort, cards: list[str], safe: bool) -> None:
        """Cards that may be played for their shielded value or for the other one."""
        action = self.task.action
        for card in cards:
            if safe or self._can_complete(effort.with_card(card, action, False)):
                options.append(_CARD[card])
            if safe or self._can_complete(effort.with_card(card, action, True)):
                options.append(f"card {card} shielded")


def spend(table: Table, task: Task, effort: Effort, used: Sequence[str] = ()) -> Bill:
    """Play the cards of an effort and pay for it; opponents whose things were used are due compensation.

    `used` are spots of bases that the action itself needed. A second team pays only for its own place.
    """
    before = len(table.due)
    if not effort.again:
        _play(table, effort)
    bill = bill_of(table, task, effort, effort.value())
    assert bill is not None, "an effort that cannot be performed was offered"
    if bill.profit:
        table.gain(table.active, -bill.profit, "effort")
    spots: list[str] = []
    if used or effort.spaceport or effort.industrial or effort.factory:
        spots = sorted({*used, effort.spaceport, effort.industrial, effort.factory} - {""})
        for spot in spots:
            table.compensate(table.bases[spot][0])
    if spots or effort.infra:
        infra = [seat for seat, _ in effort.infra]
        table.tell("helped", table.active, bases=spots, infra=infra, owed=list(table.due[before:]))
    return bill


def _play(table: Table, effort: Effort) -> None:
    if effort.cards or effort.time:
        cards = [card for card, _ in effort.cards]
        table.tell("cards_played", table.active, cards=cards, time=effort.time)
        table.bring_into_play([*cards, time_card(table)] if effort.time else cards)
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
    if effort.time == TWICE:
        second = prospect_of(table, effort.for_second_team(), spent)
        if second is not None:
            yield from perform(table, second)


def choose_team(table: Table, action: str, able: Sequence[int], effort: Effort) -> Generator[Request, Any, int | None]:
    """Which team acts; a second team need not."""
    teams = {f"team {team}": team for team in able}
    options = [*teams, DONE] if effort.again else [*teams]
    choice = yield from ask(table.active, "choose_team", options, {"action": action})
    return teams.get(choice)
