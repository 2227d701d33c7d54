"""What colonies give to their owners, and when."""

from __future__ import annotations

from typing import Final

from starboard.engine import Rule, ask
from starboard.spacecorp.catalog.cards import COLONIES
from starboard.spacecorp.catalog.codes import handled
from starboard.spacecorp.catalog.contracts import ROWS, reward
from starboard.spacecorp.table import Table

SOURCE: Final = "colony"


class Benefit:
    """What a colony gives; each hook is a moment, and at most moments a colony gives nothing.

    `owner` has the colony; `seat` is whoever does something.
    """

    __slots__ = ()

    def when_founded(self, table: Table, owner: int) -> Rule:
        """The owner has just founded it."""
        yield from ()

    def after_colonizing(self, table: Table, owner: int, seat: int) -> None:
        """Somebody has founded a colony, perhaps this one."""

    def after_producing(self, table: Table, owner: int, seat: int) -> None:
        """Somebody has produced."""

    def after_contract(self, table: Table, owner: int, seat: int) -> None:
        """Somebody has fulfilled a contract."""

    def at_the_end(self, table: Table, owner: int) -> Rule:
        """The game is over."""
        yield from ()


class OwnColonies(Benefit):
    """Profit whenever the owner founds a colony, this one included."""

    __slots__ = ("for_all",)

    def __init__(self, *, for_all: bool) -> None:
        self.for_all = for_all
        """Whether it is paid for each colony that the owner has by then, instead of for the new one."""

    def after_colonizing(self, table: Table, owner: int, seat: int) -> None:
        """Paid to the founder."""
        if seat == owner:
            table.gain(owner, colonies_of(table, owner) if self.for_all else 1, SOURCE)


class OpponentsColonies(Benefit):
    """Profit whenever an opponent founds a colony."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def after_colonizing(self, table: Table, owner: int, seat: int) -> None:
        """Paid when it is somebody else's."""
        if seat != owner:
            table.gain(owner, self.amount, SOURCE)


class OpponentsProduction(Benefit):
    """Profit whenever an opponent produces."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def after_producing(self, table: Table, owner: int, seat: int) -> None:
        """Paid when it is somebody else."""
        if seat != owner:
            table.gain(owner, self.amount, SOURCE)


class OpponentsContracts(Benefit):
    """Profit whenever an opponent fulfils a contract."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def after_contract(self, table: Table, owner: int, seat: int) -> None:
        """Paid when it is somebody else."""
        if seat != owner:
            table.gain(owner, self.amount, SOURCE)


class OpponentsColoniesNow(Benefit):
    """Profit for every two colonies of the others."""

    __slots__ = ()

    def when_founded(self, table: Table, owner: int) -> Rule:
        """Counted once."""
        table.gain(owner, (len(table.colonies) - colonies_of(table, owner)) // 2, SOURCE)
        yield from ()


class EverybodysProgress(Benefit):
    """Profit for so many adaptations or breakthroughs, whoever has them."""

    __slots__ = ("each", "kind")

    def __init__(self, kind: str, each: int) -> None:
        self.kind = kind
        self.each = each

    def when_founded(self, table: Table, owner: int) -> Rule:
        """Counted once."""
        there = sum([corporation.count(self.kind) for corporation in table.corporations])
        table.gain(owner, there // self.each, SOURCE)
        yield from ()


class OwnProgress(Benefit):
    """Profit for each progress card of the owner."""

    __slots__ = ()

    def when_founded(self, table: Table, owner: int) -> Rule:
        """Counted once."""
        table.gain(owner, len(table.corporations[owner].progress), SOURCE)
        yield from ()


class SecuritySystems(Benefit):
    """Profit for each system with a security base of the owner."""

    __slots__ = ()

    def when_founded(self, table: Table, owner: int) -> Rule:
        """Counted once."""
        sites = {table.board.site_of_spot[spot] for spot, kind in table.bases.of(owner) if kind == "security"}
        table.gain(owner, len(sites), SOURCE)
        yield from ()


class UnfulfilledNow(Benefit):
    """The reward of an unfulfilled contract."""

    __slots__ = ()

    def when_founded(self, table: Table, owner: int) -> Rule:
        """Paid at once."""
        yield from _unfulfilled_contract(table, owner)


class UnfulfilledAtTheEnd(Benefit):
    """The reward of a contract that has stayed unfulfilled."""

    __slots__ = ()

    def at_the_end(self, table: Table, owner: int) -> Rule:
        """Paid before colonies are scored."""
        yield from _unfulfilled_contract(table, owner)


class EmptySystems(Benefit):
    """Profit for each star that has no colony at the end."""

    __slots__ = ()

    def at_the_end(self, table: Table, owner: int) -> Rule:
        """Counted once."""
        empty = [site.id for site in table.board.sites.values() if site.track and site.id not in table.colonies]
        table.gain(owner, len(empty), SOURCE)
        yield from ()


def colonies_of(table: Table, seat: int) -> int:
    """How many colonies a player has."""
    return sum([owner == seat for owner, _ in table.colonies.values()])


def _unfulfilled_contract(table: Table, seat: int) -> Rule:
    """The reward of one contract of the era that nobody has fulfilled; it stays unfulfilled."""
    rewards = {
        str(row): reward(table.discs[row - 1], table.era_name, row, table.setup.seats)
        for row in ROWS
        if table.discs[row - 1] <= table.era
    }
    if rewards:
        choice = yield from ask(seat, "unfulfilled", list(rewards), {"rewards": rewards})
        table.gain(seat, rewards[choice], SOURCE)


_BY_CODE: Final[dict[str, Benefit]] = {
    "none": Benefit(),
    "own_colonize_1": OwnColonies(for_all=False),
    "own_colonize_n": OwnColonies(for_all=True),
    "opp_colonize_1": OpponentsColonies(1),
    "opp_colonize_2": OpponentsColonies(2),
    "opp_or_comp_colonize_1": OpponentsColonies(1),
    "opp_produce_1": OpponentsProduction(1),
    "opp_contract_1": OpponentsContracts(1),
    "opp_or_comp_contract_2": OpponentsContracts(2),
    "per_2_opp_colonies": OpponentsColoniesNow(),
    "per_breakthrough": EverybodysProgress("breakthrough", 1),
    "per_2_adaptations": EverybodysProgress("adaptation", 2),
    "per_own_progress": OwnProgress(),
    "per_security": SecuritySystems(),
    "unfulfilled_now": UnfulfilledNow(),
    "unfulfilled_end": UnfulfilledAtTheEnd(),
    "end_empty_systems": EmptySystems(),
}
_HANDLED: Final = handled("colony benefit", [colony.benefit for colony in COLONIES.values()], _BY_CODE)
BENEFITS: Final = {name: _HANDLED[colony.benefit] for name, colony in COLONIES.items()}
"""The benefit of each colony by the colony's name."""


def founded(table: Table, seat: int, name: str) -> Rule:
    """What the colonies that stand give for a new one, then what the new one gives at once."""
    for owner, colony in table.colonies.values():
        BENEFITS[colony].after_colonizing(table, owner, seat)
    yield from BENEFITS[name].when_founded(table, seat)


def produced(table: Table, seat: int) -> None:
    """What colonies give when somebody has produced."""
    for owner, colony in table.colonies.values():
        BENEFITS[colony].after_producing(table, owner, seat)


def fulfilled_contract(table: Table, seat: int) -> None:
    """What colonies give when somebody has fulfilled a contract."""
    for owner, colony in table.colonies.values():
        BENEFITS[colony].after_contract(table, owner, seat)


def score_gifts(table: Table) -> Rule:
    """What colonies give at the end of the game."""
    for owner, colony in table.colonies.values():
        yield from BENEFITS[colony].at_the_end(table, owner)
