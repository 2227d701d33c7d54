"""Gathering the value of an action: infra, cards, time, bases, shields and profit, one small choice at a time.

A choice is offered only if the action can still be completed after it, so nobody can talk himself into a corner. What
could be reached by adding everything that is left is summed up in a `Reach`, so that asking this is arithmetic.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from starboard.engine import ask
from starboard.engine.decision import Request
from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, TIME_CARDS, CardAction
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.table import Table

DO_IT = "do it"
TIMED = ("move", "build", "explore")
"""The actions that time cards, and from Planeteers on spent profit, may help."""
SPACEPORT_BONUS = 2
WORTH = {
    action: {card.id: worth for card in CARDS.values() if (worth := card.worth(action)) is not None}
    for action in ACTIONS
}
"""For each action the cards that serve it, and what they are worth to it."""
_TIME = frozenset(TIME_CARDS)


class Task(NamedTuple):
    """What an action must reach, and what stands there that can help it."""

    action: str
    need: int = 1
    irradiated: bool = False
    shielded: bool = False
    """Whether the action is shielded without anybody doing anything for it."""
    spaceports: tuple[str, ...] = ()
    industrials: tuple[str, ...] = ()
    factories: tuple[str, ...] = ()
    """Spots of bases that the active player may use; own shield factories shield without being asked."""
    profit_limit: int = CONSTANTS.profit_limit
    """How much profit may still fill a gap in this action."""
    sealed: bool = False
    """Whether only the action's cards count: no time cards and no profit (a colony's build value)."""


class Effort(NamedTuple):
    """What has been put into an action so far. HQs and cards come with whether their shielded value is used."""

    infra: tuple[tuple[int, bool], ...] = ()
    cards: tuple[tuple[str, bool], ...] = ()
    time: str = ""
    spaceport: str = ""
    doubled: str = ""
    industrial: str = ""
    factory: str = ""


NOTHING = Effort()


class Infra(NamedTuple):
    """What an HQ (or a whole hand) gives to an action: the sum of its values, the product of its multipliers, its cards.
    """

    adds: int
    times: int
    loss: int | None
    """What shielding costs: the value lost by the card that loses least; None if nothing there can shield."""
    cards: tuple[tuple[str, CardAction], ...]


class Reach(NamedTuple):
    """The most that an effort can still become."""

    adds: int
    times: int
    has_multiplier: bool
    dearest: int
    """The greatest single value among its cards, which a spaceport could double."""
    shielded: bool
    loss: int | None
    """What shielding by a card or infra still to come would cost in value; None if there is none."""


_EMPTY = Infra(0, 1, None, ())


@cache
def infra_of(headquarters: str, slots: tuple[str, ...], action: str) -> Infra | None:
    """What an HQ with these cards in its slots gives to an action; None if nothing."""
    printed = CONSTANTS.headquarters[headquarters]
    adds, times, loss = 0, 1, None
    cards = []
    found = False
    if action == "research":
        adds, found = printed.research, True
    for card, slot in zip(slots, printed.slots, strict=True):
        worth = WORTH[action].get(card)
        if worth is not None:
            found = True
            adds += worth.value
            times *= worth.times or 1
            cards.append((card, worth))
            if worth.shielded is not None:
                lost = worth.value - worth.shielded
                loss = lost if loss is None else min(loss, lost)
        elif not card and action in slot:
            found = True
            adds += slot[action]
    return Infra(adds, times, loss, tuple(cards)) if found else None


def infra_at(table: Table, seat: int, action: str) -> Infra | None:
    """What a player's HQ gives to an action."""
    corporation = table.corporations[seat]
    return infra_of(corporation.headquarters, corporation.infra, action)


def usable_headquarters(table: Table, action: str) -> list[tuple[int, Infra]]:
    """The HQs whose infra may serve the action now: one's own, and others' until the era's end is triggered.

    Two HQs at once are the edge Competitors' doing, which also lifts the ban after the trigger.
    """
    found = []
    for corporation in table.from_active() if not table.ending or table.hq_limit > 1 else (table.me,):
        infra = infra_of(corporation.headquarters, corporation.infra, action)
        if infra is not None:
            found.append((corporation.seat, infra))
    return found


@lru_cache(maxsize=256)
def hand_worth(hand: tuple[str, ...]) -> dict[str, Infra]:
    """What all cards of a hand together give to each action they serve."""
    sums: dict[str, Infra] = {}
    for card in hand:
        for worth in CARDS[card].actions if card in CARDS else ():
            before = sums.get(worth.type, _EMPTY)
            loss = before.loss
            if worth.shielded is not None:
                lost = worth.value - worth.shielded
                loss = lost if loss is None else min(loss, lost)
            adds, times = before.adds + worth.value, before.times * (worth.times or 1)
            sums[worth.type] = Infra(adds, times, loss, (*before.cards, (card, worth)))
    return sums


def has_time_card(table: Table) -> bool:
    """Whether the active player holds a time card."""
    return not _TIME.isdisjoint(table.me.hand)


def value_of(table: Table, task: Task, effort: Effort) -> int:
    """The value gathered so far: all additions come before any multiplication.

    With nothing to add, one multiplier serves as the value that the others multiply.
    """
    me, action = table.me, task.action
    adds, times = me.gives(f"{action}_add"), me.times(action)
    has_multiplier = False
    for seat, shielded in effort.infra:
        infra = infra_at(table, seat, action)
        assert infra is not None
        adds += infra.adds - (infra.loss or 0 if shielded else 0)
        times *= infra.times
        has_multiplier = has_multiplier or infra.times > 1
        for card, worth in infra.cards if effort.doubled else ():
            if card == effort.doubled:
                adds += worth.value
                times *= 2 if worth.times else 1
    served = WORTH[action]
    for card, shielded in effort.cards:
        worth = served[card]
        amount = worth.shielded or 0 if shielded else worth.value
        factor = worth.times or 1
        if card == effort.doubled:
            amount, factor = amount * 2, factor * 2 if worth.times else 1
        adds += amount
        times *= factor
        has_multiplier = has_multiplier or worth.times > 0
    if effort.spaceport and table.era == 0:
        adds += SPACEPORT_BONUS
    if effort.time == "double":
        times *= 2
    if effort.industrial:
        times *= 2
    return int(adds * times if adds or not has_multiplier else times)


def is_shielded(task: Task, effort: Effort) -> bool:
    """Whether anything shields the action."""
    if task.shielded or effort.factory:
        return True
    return any(shielded for _, shielded in effort.infra) or any(shielded for _, shielded in effort.cards)


def cost_of(table: Table, task: Task, effort: Effort) -> int | None:
    """The profit it takes to perform the action with this effort; None if it cannot be performed so."""
    return _price(table, task, value_of(table, task, effort), is_shielded(task, effort))


def _price(table: Table, task: Task, total: int, shielded: bool) -> int | None:
    penalty = table.board.radiation_penalty if task.irradiated and not shielded else 0
    left = table.me.profit - penalty
    gap = max(0, task.need - total)
    return gap + penalty if left >= 0 and gap <= _fill(table, task, total, left) else None


def reach(table: Table, action: str, effort: Effort = NOTHING, *, fixed: bool = False, sealed: bool = False) -> Reach:
    """What an effort becomes by adding everything that is left (nothing, where it is fixed), the place apart."""
    me = table.me
    adds, times = me.gives(f"{action}_add"), me.times(action)
    has_multiplier, shielded, dearest = False, False, 0
    loss: int | None = None
    parts: list[Infra] = []
    if effort is not NOTHING:
        served = WORTH[action]
        for card, is_shielded_card in effort.cards:
            worth = served[card]
            shielded = shielded or is_shielded_card
            value = worth.shielded or 0 if is_shielded_card else worth.value
            parts.append(Infra(value, worth.times or 1, None, ((card, worth),)))
        for seat, is_shielded_infra in effort.infra:
            infra = infra_at(table, seat, action)
            assert infra is not None
            shielded = shielded or is_shielded_infra
            value = infra.adds - (infra.loss or 0 if is_shielded_infra else 0)
            parts.append(Infra(value, infra.times, None, infra.cards))
        if effort.time == "double":
            times *= 2
    if not fixed:
        hand = me.hand
        if effort.cards:
            chosen = dict(effort.cards)
            hand = tuple(card for card in hand if card not in chosen)
        in_hand = hand_worth(hand).get(action)
        if in_hand is not None:
            parts.append(in_hand)
        parts += _best_infra(table, action, effort)
        if not effort.time and not sealed and action in TIMED and has_time_card(table):
            times *= 2
    for part in parts:
        adds += part.adds
        times *= part.times
        has_multiplier = has_multiplier or part.times > 1
        for _, worth in part.cards:
            dearest = max(dearest, worth.value)
        if part.loss is not None:
            loss = part.loss if loss is None else min(loss, part.loss)
    return Reach(adds, times, has_multiplier, dearest, shielded, loss)


def _best_infra(table: Table, action: str, effort: Effort) -> list[Infra]:
    """The best HQs that may still be added: as if the greatest sum were always the best, which it may not quite be
    with multipliers; then a possible action may go unoffered, but an impossible one is never offered.
    """
    places = table.hq_limit - len(effort.infra)
    if not places:
        return []
    used = [seat for seat, _ in effort.infra]
    free = [infra for seat, infra in usable_headquarters(table, action) if seat not in used]
    if len(free) > places:
        free.sort(key=lambda infra: (infra.times, infra.adds), reverse=True)
    return free[:places]


def can_complete(table: Table, task: Task, best: Reach, effort: Effort = NOTHING) -> bool:
    """Whether the action can be performed by an effort that can become this much."""
    return task.need <= farthest(table, task, best, effort)


def farthest(table: Table, task: Task, best: Reach, effort: Effort = NOTHING) -> int:
    """The greatest need that an effort which can become this much can meet at this place."""
    adds, times = best.adds, best.times
    if task.industrials:
        times *= 2
    if task.spaceports or effort.spaceport:
        if table.era == 0:
            adds += SPACEPORT_BONUS
        elif effort.spaceport:
            adds, times = _doubled(task, effort.doubled, adds, times)
        elif best.has_multiplier:
            times *= 2
        else:
            adds += best.dearest
    total = _total(adds, times, best)
    profit = table.me.profit
    if not task.irradiated or task.shielded or best.shielded or effort.factory:
        return total + _fill(table, task, total, profit)
    penalty = table.board.radiation_penalty
    most = -1
    if profit >= penalty:
        most = total + _fill(table, task, total, profit - penalty)
    if task.factories:
        most = max(most, total + _fill(table, task, total, profit))
    elif best.loss is not None:
        total = _total(adds - best.loss, times, best)
        most = max(most, total + _fill(table, task, total, profit))
    return most


def _total(adds: int, times: int, best: Reach) -> int:
    return adds * times if adds or not best.has_multiplier else times


def _fill(table: Table, task: Task, total: int, profit: int) -> int:
    """How many missing points profit may fill: not in Mariners, at most three, and fewer than the value itself."""
    if table.era == 0 or task.sealed or task.action not in TIMED:
        return 0
    return max(0, min(task.profit_limit, total - 1, profit))


def _doubled(task: Task, card: str, adds: int, times: int) -> tuple[int, int]:
    if not card:
        return adds, times
    worth = WORTH[task.action][card]
    return adds + worth.value, times * (2 if worth.times else 1)


def _doublable(table: Table, task: Task, effort: Effort) -> list[str]:
    """The move cards, played or in the infra used, whose value a spaceport may double."""
    cards = [card for card, _ in effort.cards]
    for seat, _ in effort.infra:
        infra = infra_at(table, seat, task.action)
        cards += [card for card, _ in infra.cards] if infra else []
    return cards


def _harmless(table: Table, task: Task, effort: Effort, fixed: bool) -> Iterator[tuple[str, Effort]]:
    """Additions that can only bring the action nearer: plain cards, doublings, help from what stands there."""
    if not fixed:
        served, chosen = WORTH[task.action], dict(effort.cards)
        for card in table.me.hand:
            if card in served and card not in chosen and (not task.irradiated or served[card].shielded is None):
                yield f"card {card}", effort._replace(cards=(*effort.cards, (card, False)))
        if not effort.time and task.action in TIMED and not task.sealed and has_time_card(table):
            yield "time double", effort._replace(time="double")
    if not effort.spaceport and table.era == 0:
        for spot in task.spaceports:
            yield f"spaceport {spot}", effort._replace(spaceport=spot)
    if not effort.industrial:
        for spot in task.industrials:
            yield f"industrial {spot}", effort._replace(industrial=spot)
    if task.irradiated and not is_shielded(task, effort):
        for spot in task.factories:
            yield f"factory {spot}", effort._replace(factory=spot)


def _harmful(table: Table, task: Task, effort: Effort, fixed: bool) -> Iterator[tuple[str, Effort]]:
    """Additions that exclude others, after which the action may be out of reach."""
    if not fixed:
        if len(effort.infra) < table.hq_limit:
            used = [seat for seat, _ in effort.infra]
            for seat, infra in usable_headquarters(table, task.action):
                if seat not in used:
                    yield f"infra {seat}", effort._replace(infra=(*effort.infra, (seat, False)))
                    if task.irradiated and infra.loss is not None:
                        yield f"infra {seat} shielded", effort._replace(infra=(*effort.infra, (seat, True)))
        if task.irradiated:
            served, chosen = WORTH[task.action], dict(effort.cards)
            for card in table.me.hand:
                if card in served and card not in chosen and served[card].shielded is not None:
                    yield f"card {card}", effort._replace(cards=(*effort.cards, (card, False)))
                    yield f"card {card} shielded", effort._replace(cards=(*effort.cards, (card, True)))
        if not effort.time and task.action in TIMED and not task.sealed and has_time_card(table):
            if len(table.working_teams(table.active)) > 1:
                yield "time twice", effort._replace(time="twice")
    if not effort.spaceport and table.era and not fixed:
        for spot in task.spaceports:
            for card in _doublable(table, task, effort):
                yield f"spaceport {spot} {card}", effort._replace(spaceport=spot, doubled=card)


def gather(
    table: Table, task: Task, effort: Effort | None = None, about: dict[str, Any] | None = None
) -> Generator[Request, Any, Effort]:
    """The active player puts an effort together until he says `do it`; what it costs is paid by `spend`.

    With an effort given, its infra and cards are fixed (the second team of a time card) and only what stands at the
    new place can be added.
    """
    fixed = effort is not None
    now = effort or NOTHING
    while True:
        options: dict[str, Effort] = {}
        cost = cost_of(table, task, now)
        if cost is not None:
            options[DO_IT] = now
        options.update(_harmless(table, task, now, fixed))
        for name, more in _harmful(table, task, now, fixed):
            best = reach(table, task.action, more, fixed=fixed, sealed=task.sealed)
            if can_complete(table, task, best, more):
                options[name] = more
        shown = {**(about or {}), "action": task.action, "need": task.need, "profit": cost}
        shown["value"] = value_of(table, task, now)
        choice = yield from ask(table.active, "gather", list(options), shown)
        if choice == DO_IT:
            return now
        now = options[choice]


def spend(table: Table, task: Task, effort: Effort, used: Sequence[str] = ()) -> int:
    """Pay for an effort: cards are played, profit is spent, users of others' things owe compensation.

    `used` are spots of bases that the action itself needed. The value that the effort gives.
    """
    price = cost_of(table, task, effort)
    assert price is not None, "an effort that cannot be performed was offered"
    value = value_of(table, task, effort)
    for card, _ in effort.cards:
        table.in_play_card(card)
    if effort.time:
        table.in_play_card(next(card for card in table.me.hand if card in _TIME))
    if effort.cards or effort.time:
        table.tell("cards_played", table.active, cards=[card for card, _ in effort.cards], time=effort.time)
    for seat, _ in effort.infra:
        table.compensate(seat)
    pay_for_place(table, effort, used, price)
    return value


def pay_for_place(table: Table, effort: Effort, used: Sequence[str], price: int) -> None:
    """Profit for what is missing and for radiation; compensation for every opponent's base that was used."""
    if price:
        table.gain(table.active, -price, "effort")
    spots = {*used, effort.spaceport, effort.industrial, effort.factory} - {""}
    for spot in sorted(spots):
        table.compensate(table.bases[spot][0])
    if spots or effort.infra:
        table.tell("helped", table.active, bases=sorted(spots), infra=[seat for seat, _ in effort.infra])


def second_effort(effort: Effort) -> Effort:
    """The same infra and cards for the second team of a time card; what stood at the first place is left behind."""
    return effort._replace(spaceport="", industrial="", factory="")
