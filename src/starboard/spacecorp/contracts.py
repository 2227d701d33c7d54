"""Contracts: which conditions a player has met, claiming them, and the trigger of the era's end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from starboard.engine import Rule, ask
from starboard.spacecorp.benefits.colonies import fulfilled_contract
from starboard.spacecorp.benefits.edges import CONTRACT, Occasion, offer
from starboard.spacecorp.catalog.cards import COLONIES, ERAS, Colony
from starboard.spacecorp.catalog.codes import handled
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import CONTRACTS, ROWS, Contract, contracts, reward
from starboard.spacecorp.corporation import Corporation
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.table import Table

DONE: Final = "done"


def _sites(table: Table, seat: int) -> list[Site]:
    """The sites of a player's bases, one entry for each base. The starting base is no base tile: it never counts."""
    board = table.board
    return [board.sites[board.site_of_spot[spot]] for spot, _ in table.bases.of(seat)]


def _colonies(table: Table, seat: int) -> list[Colony]:
    return [COLONIES[name] for owner, name in table.colonies.values() if owner == seat]


Count: TypeAlias = Callable[[Table, Corporation, Contract], int]

BASES_COUNTED: Final[dict[str, Count]] = {
    "base_at": lambda table, me, contract: sum(site.id in contract.sites for site in _sites(table, me.seat)),
    "bases_in": lambda table, me, contract: sum(site.region in contract.regions for site in _sites(table, me.seat)),
    "bases_lagrange": lambda table, me, _: sum(site.lagrange for site in _sites(table, me.seat)),
    "bases_non_lagrange": lambda table, me, _: sum(not site.lagrange for site in _sites(table, me.seat)),
    "bases_of": lambda table, me, contract: sum(kind == contract.base for _, kind in table.bases.of(me.seat)),
    "systems_with_bases": lambda table, me, _: len({site.id for site in _sites(table, me.seat)}),
    "bases_one_system": lambda table, me, _: max(
        Counter(site.id for site in _sites(table, me.seat)).values(), default=0
    ),
}
"""For each condition about bases, the number that must reach the contract's `n`."""
OTHERS_COUNTED: Final[dict[str, Count]] = {
    "first_produce": lambda _, me, __: me.produced,
    "produce_total": lambda _, me, __: me.best_produce,
    "genetics": lambda _, me, __: me.genetics,
    "team_at": lambda _, me, contract: sum([team in contract.sites for team in me.teams]),
    "infra": lambda _, me, __: sum(map(bool, me.infra)),
    "progress": lambda _, me, __: len(me.progress),
    "colonies": lambda table, me, _: len(_colonies(table, me.seat)),
    "colony_value": lambda table, me, _: max((colony.value for colony in _colonies(table, me.seat)), default=0),
    "orion": lambda table, me, _: sum([team in table.board.orion for team in me.teams]),
}
"""The same for all other conditions."""
_CONDITIONS: Final = [contract.condition for era in ERAS for contract in CONTRACTS[era]]
COUNTS: Final = handled("contract condition", _CONDITIONS, {**BASES_COUNTED, **OTHERS_COUNTED})


class Goal:
    """A contract that can still be fulfilled, with what is looked at after every action."""

    __slots__ = ("contract", "count", "n", "row")

    def __init__(self, contract: Contract, count: Count) -> None:
        self.contract = contract
        self.count = count
        self.n = contract.n
        self.row = contract.row


def claimable(table: Table, seat: int) -> list[int]:
    """The rows of the era's contracts that a player could claim now."""
    about_bases, others = _unfulfilled(table.era, table.setup.seats, table.discs)
    met = table.bases.met.get((seat, table.discs))
    if met is None:  # it stays the same as long as these bases stand
        met = table.bases.met[seat, table.discs] = _met(table, seat, about_bases)
    more = _met(table, seat, others)
    return sorted(met + more) if more else met


def _met(table: Table, seat: int, goals: list[Goal]) -> list[int]:
    me = table.corporations[seat]
    return [goal.row for goal in goals if goal.count(table, me, goal.contract) >= goal.n]


@lru_cache(maxsize=256)
def _unfulfilled(era: int, seats: int, discs: tuple[int, ...]) -> tuple[list[Goal], list[Goal]]:
    """The contracts of an era that nobody has fulfilled yet: those about bases, and the others."""
    left = [contract for row, contract in contracts(ERAS[era], seats).items() if discs[row - 1] <= era]
    about_bases, others = (
        [Goal(contract, counts[contract.condition]) for contract in left if contract.condition in counts]
        for counts in (BASES_COUNTED, OTHERS_COUNTED)
    )
    return about_bases, others


def fulfilled(table: Table) -> int:
    """How many of the era's contracts are fulfilled."""
    return sum(disc == table.era + 1 for disc in table.discs)


def claim_contracts(table: Table, rows: list[int]) -> Rule:
    """Step 2: the active player claims as many as he has met and likes; the sixth triggers the end of the era."""
    seat = table.active
    while rows:
        rewards = {row: reward(table.discs[row - 1], table.era_name, row, table.setup.seats) for row in rows}
        claims = {f"contract {row}": row for row in rows}
        about = {"rewards": {claim: rewards[row] for claim, row in claims.items()}}
        choice = yield from ask(seat, "claim_contract", [*claims, DONE], about)
        if choice == DONE:
            return
        row = claims[choice]
        table.discs = tuple(
            table.era + 1 if number == row else disc for number, disc in zip(ROWS, table.discs, strict=True)
        )
        table.tell("contract_fulfilled", seat, row=row)
        table.gain(seat, rewards[row], "contract")
        fulfilled_contract(table, seat)
        _notice_end(table)
        yield from offer(table, CONTRACT, Occasion(seat))
        rows = claimable(table, seat)


def _notice_end(table: Table) -> None:
    """With six contracts fulfilled each other player takes one last turn, but for those who had theirs or passed."""
    if fulfilled(table) >= CONSTANTS.contracts_to_end and table.ending != "contracts":
        table.ending = "contracts"
        table.last_turns = tuple(
            other.seat
            for other in table.opponents()
            if not other.passed and (table.last_turns is None or other.seat in table.last_turns)
        )
        table.tell("ending", cause="contracts")
