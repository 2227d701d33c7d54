"""Gathering the value of an action: infra, cards, time, bases, shields and profit, one small choice at a time.

A choice is offered only if the action can still be completed after it, so nobody can talk himself into a corner.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, NamedTuple

from starboard.engine import ask
from starboard.engine.decision import Request
from starboard.spacecorp.catalog.cards import CARDS, CardAction, is_time
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.table import Table

DO_IT = "do it"
TIMED = ("move", "build", "explore")
"""The actions that time cards, and from Planeteers on spent profit, may help."""
SPACEPORT_BONUS = 2


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


class Value(NamedTuple):
    """A value in the making: all additions come before any multiplication."""

    adds: int
    times: int
    has_multiplier: bool

    @property
    def total(self) -> int:
        """With nothing to add, one multiplier serves as the value that the others multiply."""
        return self.adds * self.times if self.adds or not self.has_multiplier else self.times


def infra_actions(table: Table, seat: int, action: str) -> Iterator[tuple[str, CardAction]]:
    """What an HQ's infra gives to an action: each matching card or printed value."""
    corporation = table.corporations[seat]
    printed = CONSTANTS.headquarters[corporation.headquarters]
    if action == "research":
        yield "", CardAction("research", printed.research)
    for card, slot in zip(corporation.infra, printed.slots, strict=True):
        if card:
            worth = CARDS[card].worth(action)
            if worth is not None:
                yield card, worth
        elif action in slot:
            yield "", CardAction(action, slot[action])


def hand_actions(table: Table, action: str) -> list[tuple[str, CardAction]]:
    """The cards in the active player's hand that serve an action."""
    found = []
    for card in table.me.hand:
        if card in CARDS:
            worth = CARDS[card].worth(action)
            if worth is not None:
                found.append((card, worth))
    return found


def usable_headquarters(table: Table, action: str) -> list[int]:
    """The HQs whose infra may serve the action now: one's own, and others' until the era's end is triggered.

    Two HQs at once are the edge Competitors' doing, which also lifts the ban after the trigger.
    """
    return [
        corporation.seat
        for corporation in table.from_active()
        if (table.hq_limit > 1 or table.may_use(corporation.seat))
        and any(True for _ in infra_actions(table, corporation.seat, action))
    ]


def _infra_value(table: Table, seat: int, action: str, shielded: bool) -> tuple[int, int]:
    """What an HQ adds and multiplies; shielded, the card that loses least by it uses its shielded value."""
    adds, times, loss = 0, 1, None
    for _, worth in infra_actions(table, seat, action):
        adds += worth.value
        times *= worth.times or 1
        if worth.shielded is not None:
            lost = worth.value - worth.shielded
            loss = lost if loss is None else min(loss, lost)
    return adds - (loss or 0 if shielded else 0), times


def _can_shield_infra(table: Table, seat: int, action: str) -> bool:
    return any(worth.shielded is not None for _, worth in infra_actions(table, seat, action))


def value_of(table: Table, task: Task, effort: Effort) -> Value:
    """The value gathered so far."""
    me, action = table.me, task.action
    adds, times = me.gives(f"{action}_add"), me.times(action)
    has_multiplier = False
    for seat, shielded in effort.infra:
        more, factor = _infra_value(table, seat, action, shielded)
        adds += more
        times *= factor
        has_multiplier = has_multiplier or factor > 1
        if effort.doubled:
            for card, worth in infra_actions(table, seat, action):
                if card and card == effort.doubled:
                    adds += worth.value
                    times *= 2 if worth.times else 1
    for card, shielded in effort.cards:
        worth = _worth(card, action)
        amount = worth.shielded or 0 if shielded else worth.value
        factor = worth.times or 1
        if card == effort.doubled:
            amount, factor = amount * 2, factor * 2 if worth.times else 1
        adds += amount
        times *= factor
        has_multiplier = has_multiplier or bool(worth.times)
    if effort.spaceport and table.era == 0:
        adds += SPACEPORT_BONUS
    if effort.time == "double":
        times *= 2
    if effort.industrial:
        times *= 2
    return Value(adds, times, has_multiplier)


def _worth(card: str, action: str) -> CardAction:
    worth = CARDS[card].worth(action)
    assert worth is not None, f"{card} does not serve {action}"
    return worth


def is_shielded(task: Task, effort: Effort) -> bool:
    """Whether anything shields the action."""
    if task.shielded or effort.factory:
        return True
    return any(shielded for _, shielded in effort.infra) or any(shielded for _, shielded in effort.cards)


def cost_of(table: Table, task: Task, effort: Effort) -> int | None:
    """The profit it takes to perform the action with this effort; None if it cannot be performed so."""
    total = value_of(table, task, effort).total
    return _price(table, task, total, is_shielded(task, effort))


def _price(table: Table, task: Task, total: int, shielded: bool) -> int | None:
    gap = max(0, task.need - total)
    if gap and (table.era == 0 or task.sealed or task.action not in TIMED):
        return None
    if gap > task.profit_limit or (gap and gap >= total):
        return None
    price = gap + (table.board.radiation_penalty if task.irradiated and not shielded else 0)
    return price if price <= table.me.profit else None


def can_complete(table: Table, task: Task, effort: Effort, fixed: bool = False) -> bool:
    """Whether the action can be performed by adding whatever is left to add."""
    best = _everything(table, task, effort, fixed)
    if _price(table, task, best.total, is_shielded(task, effort)) is not None:
        return True
    if not task.irradiated or is_shielded(task, effort):
        return False
    if task.factories:
        return _price(table, task, best.total, True) is not None
    loss = _least_loss(table, task, effort, fixed)
    if loss is None:
        return False
    shielded = Value(best.adds - loss, best.times, best.has_multiplier)
    return _price(table, task, shielded.total, True) is not None


def _everything(table: Table, task: Task, effort: Effort, fixed: bool) -> Value:
    """The value if everything still available were added, nothing of it shielded."""
    full = effort
    if not fixed:
        chosen = {card for card, _ in effort.cards}
        rest = tuple((card, False) for card, _ in hand_actions(table, task.action) if card not in chosen)
        full = full._replace(cards=effort.cards + rest, infra=effort.infra + _best_infra(table, task, effort))
        if not effort.time and task.action in TIMED and not task.sealed and any(map(is_time, table.me.hand)):
            full = full._replace(time="double")
    if task.industrials:
        full = full._replace(industrial=task.industrials[0])
    if task.spaceports and not effort.spaceport:
        full = full._replace(spaceport=task.spaceports[0])
        if table.era:
            candidates = _doublable(table, task, full)
            if candidates:
                values = [value_of(table, task, full._replace(doubled=card)) for card in candidates]
                return max(values, key=lambda value: value.total)
    return value_of(table, task, full)


def _best_infra(table: Table, task: Task, effort: Effort) -> tuple[tuple[int, bool], ...]:
    used = {seat for seat, _ in effort.infra}
    free = [seat for seat in usable_headquarters(table, task.action) if seat not in used]
    free.sort(key=lambda seat: _infra_value(table, seat, task.action, False), reverse=True)
    return tuple((seat, False) for seat in free[: table.hq_limit - len(effort.infra)])


def _least_loss(table: Table, task: Task, effort: Effort, fixed: bool) -> int | None:
    """What it costs in value to shield the action by a card or infra that is still to come."""
    if fixed:
        return None
    chosen = {card for card, _ in effort.cards}
    losses = [
        worth.value - worth.shielded
        for card, worth in hand_actions(table, task.action)
        if card not in chosen and worth.shielded is not None
    ]
    for seat, _ in _best_infra(table, task, effort):
        if _can_shield_infra(table, seat, task.action):
            plain, _ = _infra_value(table, seat, task.action, False)
            shielded, _ = _infra_value(table, seat, task.action, True)
            losses.append(plain - shielded)
    return min(losses, default=None)


def _doublable(table: Table, task: Task, effort: Effort) -> list[str]:
    """The move cards, played or in the infra used, whose value a spaceport may double."""
    cards = [card for card, _ in effort.cards]
    for seat, _ in effort.infra:
        cards += [card for card, _ in infra_actions(table, seat, task.action) if card]
    return cards


def _choices(table: Table, task: Task, effort: Effort, fixed: bool) -> Iterator[tuple[str, Effort]]:
    """Every single thing that could be added now, whether or not the action could still be completed after it."""
    if not fixed:
        if len(effort.infra) < table.hq_limit:
            used = {seat for seat, _ in effort.infra}
            for seat in usable_headquarters(table, task.action):
                if seat not in used:
                    yield f"infra {seat}", effort._replace(infra=(*effort.infra, (seat, False)))
                    if task.irradiated and _can_shield_infra(table, seat, task.action):
                        yield f"infra {seat} shielded", effort._replace(infra=(*effort.infra, (seat, True)))
        chosen = {card for card, _ in effort.cards}
        for card, worth in hand_actions(table, task.action):
            if card not in chosen:
                yield f"card {card}", effort._replace(cards=(*effort.cards, (card, False)))
                if task.irradiated and worth.shielded is not None:
                    yield f"card {card} shielded", effort._replace(cards=(*effort.cards, (card, True)))
        if not effort.time and task.action in TIMED and not task.sealed and any(map(is_time, table.me.hand)):
            yield "time double", effort._replace(time="double")
            if len(table.working_teams(table.active)) > 1:
                yield "time twice", effort._replace(time="twice")
    if not effort.spaceport:
        for spot in task.spaceports:
            if table.era == 0:
                yield f"spaceport {spot}", effort._replace(spaceport=spot)
            else:
                for card in _doublable(table, task, effort):
                    yield f"spaceport {spot} {card}", effort._replace(spaceport=spot, doubled=card)
    if not effort.industrial:
        for spot in task.industrials:
            yield f"industrial {spot}", effort._replace(industrial=spot)
    if task.irradiated and not is_shielded(task, effort):
        for spot in task.factories:
            yield f"factory {spot}", effort._replace(factory=spot)


def gather(
    table: Table, task: Task, effort: Effort | None = None, about: dict[str, Any] | None = None
) -> Generator[Request, Any, Effort]:
    """The active player puts an effort together until he says `do it`; what it costs is paid by `spend`.

    With an effort given, its infra and cards are fixed (the second team of a time card) and only what stands at the
    new place can be added.
    """
    fixed = effort is not None
    now = effort or Effort()
    while True:
        options: dict[str, Effort] = {}
        cost = cost_of(table, task, now)
        if cost is not None:
            options[DO_IT] = now
        for name, more in _choices(table, task, now, fixed):
            if can_complete(table, task, more, fixed):
                options[name] = more
        shown = {
            **(about or {}),
            "action": task.action,
            "value": value_of(table, task, now).total,
            "need": task.need,
            "profit": cost,
        }
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
    play_cards(table, effort)
    for seat, _ in effort.infra:
        table.compensate(seat)
    pay_for_place(table, effort, used, price)
    return value_of(table, task, effort).total


def play_cards(table: Table, effort: Effort) -> None:
    """The cards of an effort leave the hand."""
    for card, _ in effort.cards:
        table.in_play_card(card)
    if effort.time:
        table.in_play_card(next(card for card in table.me.hand if is_time(card)))
    if effort.cards or effort.time:
        table.tell("cards_played", table.active, cards=[card for card, _ in effort.cards], time=effort.time)


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
