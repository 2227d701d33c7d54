"""What an action must reach, what has been put into it so far, and how far that can still go.

Whether an action can be completed is arithmetic: everything that is left is added, once for each choice of HQs.
"""

from __future__ import annotations

from typing import Final

from starboard.spacecorp.actions.sources import NO_CHOICE, infra_left
from starboard.spacecorp.cardset import BIT, SERVING, TIME
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.effects import ADDED
from starboard.spacecorp.table import Table
from starboard.spacecorp.worth import NO_WORTH, WORTH, Worth, set_worth

_PROFIT_LIMIT: Final = CONSTANTS.profit_limit
_SPACEPORT_BONUS: Final = CONSTANTS.spaceport_bonus
TIMED: Final = ("move", "build", "explore")
"""The actions that time cards, and from Planeteers on spent profit, may help."""


class Task:
    """What an action must reach, and what stands there that can help it."""

    __slots__ = (
        "action",
        "factories",
        "industrials",
        "irradiated",
        "need",
        "profit_limit",
        "sealed",
        "shielded",
        "spaceports",
    )

    def __init__(
        self,
        action: str,
        need: int = 1,
        irradiated: bool = False,
        shielded: bool = False,
        spaceports: tuple[str, ...] = (),
        industrials: tuple[str, ...] = (),
        factories: tuple[str, ...] = (),
        profit_limit: int = 0,
        sealed: bool = False,
    ) -> None:
        self.action = action
        self.need = need
        self.irradiated = irradiated
        self.shielded = shielded
        """Whether the action is shielded without anybody doing anything for it."""
        self.spaceports = spaceports
        self.industrials = industrials
        self.factories = factories
        """Spots of bases that the active player may use; own shield factories shield without being asked."""
        self.profit_limit = profit_limit
        """How much profit may still fill a gap in this action."""
        self.sealed = sealed
        """Whether only infra and cards of the action's type count (a colony's build value)."""


def profit_limit(table: Table, spent: int) -> int:
    """How much profit may still fill gaps in an action for which some was spent already; in Mariners none."""
    return _PROFIT_LIMIT - spent if table.era else 0


class Effort:
    """What has been put into an action so far; `adds`, `times` and `factor` sum it up, but for what stands there.

    Whatever is put into it makes another effort; none is ever changed.
    """

    __slots__ = (
        "adds",
        "again",
        "cards",
        "doubled",
        "factor",
        "factory",
        "industrial",
        "infra",
        "shielded",
        "spaceport",
        "time",
        "times",
        "values",
    )

    def __init__(self, adds: int = 0, factor: int = 1) -> None:
        self.adds = adds
        self.times = 1
        """The product of the multipliers on cards."""
        self.factor = factor
        """What progress cards and a time card multiply by."""
        self.shielded = False
        self.cards: tuple[tuple[str, bool], ...] = ()
        self.infra: tuple[tuple[int, bool], ...] = ()
        """Cards from hand and seats of HQs, with whether their shielded value is used."""
        self.values: tuple[tuple[str, int, int], ...] = ()
        """All these cards with the value and the multiplier they have been used for."""
        self.time = ""
        self.doubled = ""
        """The card that a spaceport doubles; the sums above hold that already."""
        self.spaceport = ""
        self.industrial = ""
        self.factory = ""
        self.again = False
        """Whether this is the second team's, for whom everything but what stands there is settled."""

    def _copy(self) -> Effort:
        twin = Effort(self.adds, self.factor)
        twin.times = self.times
        twin.shielded = self.shielded
        twin.cards = self.cards
        twin.infra = self.infra
        twin.values = self.values
        twin.time = self.time
        twin.doubled = self.doubled
        twin.spaceport = self.spaceport
        twin.industrial = self.industrial
        twin.factory = self.factory
        twin.again = self.again
        return twin

    def value(self) -> int:
        """The value gathered: all additions come before any multiplication."""
        adds, factor = self.adds, self.factor
        if self.spaceport and not self.doubled:
            adds += _SPACEPORT_BONUS
        if self.industrial:
            factor *= 2
        return total(adds, self.times, factor)

    def with_infra(self, seat: int, worth: Worth, shielded: bool) -> Effort:
        """An HQ's infra is used too."""
        loss = dict(worth.shields) if shielded else {}
        values = tuple([(card, one.value - loss.get(card, 0), one.times) for card, one in worth.cards])
        more = self._copy()
        more.adds += worth.adds - sum(loss.values())
        more.times *= worth.times
        more.shielded = self.shielded or shielded
        more.infra = (*self.infra, (seat, shielded))
        more.values = self.values + values
        return more

    def with_card(self, card: str, action: str, shielded: bool) -> Effort:
        """A card from hand is played too."""
        worth = WORTH[action][card]
        value = worth.value if not shielded or worth.shielded is None else worth.shielded
        more = self._copy()
        more.adds += value
        more.times *= worth.times or 1
        more.shielded = self.shielded or shielded
        more.cards = (*self.cards, (card, shielded))
        more.values = (*self.values, (card, value, worth.times))
        return more

    def with_time(self, use: str) -> Effort:
        """A time card is played too: it doubles the value, or a second team applies it again."""
        more = self._copy()
        more.time = use
        if use == "double":
            more.factor *= 2
        return more

    def with_base(self, kind: str, spot: str) -> Effort:
        """A spaceport, an industrial base or a shield factory is used too."""
        more = self._copy()
        match kind:
            case "spaceport":
                more.spaceport = spot
            case "industrial":
                more.industrial = spot
            case _:
                more.factory = spot
        return more

    def with_doubled(self, spot: str, card: str) -> Effort:
        """A spaceport doubles one of the cards."""
        value, times = next((value, times) for name, value, times in self.values if name == card)
        more = self.with_base("spaceport", spot)
        more.doubled = card
        more.adds += value
        if times:
            more.times *= 2
        return more

    def for_second_team(self) -> Effort:
        """The same infra and cards for another team; what stood at the first place is left behind."""
        second = self._copy()
        second.spaceport = second.industrial = second.factory = ""
        second.again = True
        return second


def beginning(table: Table, action: str, *, sealed: bool = False) -> Effort:
    """An effort with nothing in it but what the player's progress cards give."""
    me = table.me
    if not me.progress or sealed:
        return _NOTHING
    return Effort(me.gives(ADDED[action]), me.times(action))


_NOTHING: Final = Effort()


def total(adds: int, times: int, factor: int) -> int:
    """The value of an action; with nothing to add, one multiplier serves as the value that the others multiply."""
    return (adds or times > 1) * times * factor


class Bill:
    """The profit that an action costs: for the points missing, and all in all, with the penalty for radiation."""

    __slots__ = ("gap", "profit")

    def __init__(self, gap: int, profit: int) -> None:
        self.gap = gap
        self.profit = profit


FREE: Final = Bill(0, 0)


def bill_of(table: Table, task: Task, effort: Effort, value: int) -> Bill | None:
    """What performing the action with this effort and its value costs; None if it cannot be performed so."""
    gap = task.need - value
    if not task.irradiated and (gap <= 0 or not task.profit_limit):
        return FREE if gap <= 0 else None
    penalty = penalty_of(table, task, effort)
    left = table.me.profit - penalty
    gap = max(0, gap)
    return Bill(gap, gap + penalty) if left >= 0 and gap <= _fill(task, value, left) else None


def penalty_of(table: Table, task: Task, effort: Effort) -> int:
    """The profit that radiation costs, unless the action is shielded."""
    exposed = task.irradiated and not (task.shielded or effort.shielded or effort.factory)
    return table.board.radiation_penalty if exposed else 0


def _fill(task: Task, value: int, profit: int) -> int:
    """How many missing points profit may fill: not beyond the limit, and fewer than the value itself."""
    if not task.profit_limit or value < 2 or profit <= 0:
        return 0
    most = min(task.profit_limit, value - 1)
    return min(most, profit)


class Reserve:
    """What may still be added to an effort: all that is left in hand, and one choice of HQs; a time card's factor."""

    __slots__ = ("factor", "hand", "infra")

    def __init__(self, hand: Worth, infra: tuple[Worth, ...], factor: int) -> None:
        self.hand = hand
        self.infra = infra
        self.factor = factor


def reserve(table: Table, task: Task, effort: Effort, *, infra: bool = True) -> Reserve:
    """Everything that is left in hand, and if wanted in HQs, for an effort."""
    if effort.again:
        return NO_RESERVE
    action, held = task.action, table.me.held
    hand = held & SERVING[action]
    if effort.cards:
        for card, _ in effort.cards:
            hand ^= BIT[card]
    timely = held & TIME and action in TIMED and not effort.time and not task.sealed
    choices = infra_left(table, action, effort.infra) if infra else NO_CHOICE
    return Reserve(set_worth(hand, action), choices, 2 if timely else 1)


NO_RESERVE: Final = Reserve(NO_WORTH, NO_CHOICE, 1)


def can_complete(table: Table, task: Task, effort: Effort) -> bool:
    """Whether the action can be performed by adding to this effort."""
    if task.need <= effort.value() and not task.irradiated:
        return True
    return task.need <= farthest(table, task, effort, reserve(table, task, effort))


def farthest(table: Table, task: Task, effort: Effort, left: Reserve) -> int:
    """The greatest need that an effort can meet at this place with what is left; -1 if it can meet none at all."""
    hand = left.hand
    adds, times, factor = effort.adds + hand.adds, effort.times * hand.times, effort.factor * left.factor
    if task.industrials:
        factor *= 2
    if task.spaceports:
        if not table.era:
            adds += _SPACEPORT_BONUS
        elif not effort.doubled and not effort.again:
            return _farthest_from_spaceport(table, task, effort, left, factor)
    most = 0
    for infra in left.infra:
        value = total(adds + infra.adds, times * infra.times, factor)
        most = max(most, value)
    if task.irradiated and not (task.shielded or effort.shielded or task.factories):
        return _farthest_exposed(table, task, left, adds, times, factor, most)
    return most + _fill(task, most, table.me.profit) if task.profit_limit else most


def _farthest_exposed(
    table: Table, task: Task, left: Reserve, adds: int, times: int, factor: int, unshielded: int
) -> int:
    """The same in a radiation zone: either the penalty is paid, or something is used for its shielded value."""
    penalty, profit = table.board.radiation_penalty, table.me.profit
    most = -1
    in_hand = left.hand.shields
    for infra in left.infra:
        if in_hand or infra.shields:
            loss = min([loss for _, loss in in_hand + infra.shields])
            most = max(most, total(adds + infra.adds - loss, times * infra.times, factor))
    if most > 0:
        most += _fill(task, most, profit)
    return max(most, unshielded + _fill(task, unshielded, profit - penalty)) if profit >= penalty else most


def _farthest_from_spaceport(table: Table, task: Task, effort: Effort, left: Reserve, factor: int) -> int:
    """The same where one card may be doubled, so that it matters which one that is and which one is the shield."""
    exposed = task.irradiated and not (task.shielded or effort.shielded or task.factories)
    penalty, profit = table.board.radiation_penalty if exposed else 0, table.me.profit
    most = -1
    for infra in left.infra:
        worth = left.hand.plus(infra)
        adds, times = effort.adds + worth.adds, effort.times * worth.times
        if profit >= penalty:
            value = _doubled(effort, worth, ("", 0), adds, times, factor)
            most = max(most, value + _fill(task, value, profit - penalty))
        for shield in worth.shields if exposed else ():
            value = _doubled(effort, worth, shield, adds - shield[1], times, factor)
            most = max(most, value + _fill(task, value, profit))
    return most


def _doubled(effort: Effort, worth: Worth, shield: tuple[str, int], adds: int, times: int, factor: int) -> int:
    """The greatest value with one card doubled by a spaceport, when one of the cards to come is played shielded."""
    shielding, loss = shield
    values = [
        *effort.values,
        *((card, one.value - loss if card == shielding else one.value, one.times) for card, one in worth.cards),
    ]
    return max(
        (total(adds + value, times * 2 if multiplier else times, factor) for _, value, multiplier in values),
        default=total(adds, times, factor),
    )
