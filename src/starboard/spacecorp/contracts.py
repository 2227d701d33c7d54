"""Contracts: which conditions a player has met, claiming them, and the trigger of the era's end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from starboard.engine import Rule, ask
from starboard.spacecorp.catalog.cards import COLONIES, ERAS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS, Contract, contracts, reward
from starboard.spacecorp.edges import on_contract
from starboard.spacecorp.table import Table

DONE = "done"
CONTRACT_COLONIES = {"opp_contract_1": 1, "opp_or_comp_contract_2": 2}


class Holdings:
    """What a player's contract conditions are counted from. The starting base is no base tile: it never counts."""

    def __init__(self, table: Table, seat: int) -> None:
        board = table.board
        self.corporation = table.corporations[seat]
        bases = table.bases.of(seat) if table.bases else []
        self.kinds = [kind for _, kind in bases]
        self.sites = [board.sites[board.site_of_spot[spot]] for spot, _ in bases]
        self.colonies = [COLONIES[name] for owner, name in table.colonies.values() if owner == seat]
        self.orion = board.orion


COUNTS: dict[str, Callable[[Holdings, Contract], int]] = {
    "first_produce": lambda own, _: own.corporation.produced,
    "produce_total": lambda own, _: own.corporation.best_produce,
    "base_at": lambda own, contract: sum(site.id in contract.sites for site in own.sites),
    "bases_in": lambda own, contract: sum(site.region in contract.regions for site in own.sites),
    "bases_lagrange": lambda own, _: sum(site.lagrange for site in own.sites),
    "bases_non_lagrange": lambda own, _: sum(not site.lagrange for site in own.sites),
    "bases_of": lambda own, contract: own.kinds.count(contract.base),
    "genetics": lambda own, _: own.corporation.genetics,
    "team_at": lambda own, contract: sum(team in contract.sites for team in own.corporation.teams),
    "infra": lambda own, _: sum(map(bool, own.corporation.infra)),
    "progress": lambda own, _: len(own.corporation.progress),
    "colonies": lambda own, _: len(own.colonies),
    "systems_with_bases": lambda own, _: len({site.id for site in own.sites}),
    "bases_one_system": lambda own, _: max(Counter(site.id for site in own.sites).values(), default=0),
    "colony_value": lambda own, _: max((colony.value for colony in own.colonies), default=0),
    "orion": lambda own, _: sum(team in own.orion for team in own.corporation.teams),
}
"""For each condition, the number that must reach the contract's `n`."""


def claimable(table: Table, seat: int) -> list[int]:
    """The rows of the era's contracts that a player could claim now."""
    own = Holdings(table, seat)
    return [
        contract.row
        for contract in _unfulfilled(table.era_name, table.setup.seats, table.discs)
        if COUNTS[contract.condition](own, contract) >= contract.n
    ]


@lru_cache(maxsize=256)
def _unfulfilled(era: str, seats: int, discs: tuple[int, ...]) -> list[Contract]:
    """The contracts of an era that nobody has fulfilled yet."""
    return [contract for row, contract in contracts(era, seats).items() if discs[row - 1] <= ERAS.index(era)]


def fulfilled(table: Table) -> int:
    """How many of the era's contracts are fulfilled."""
    return sum(disc == table.era + 1 for disc in table.discs)


def claim_contracts(table: Table) -> Rule:
    """Step 2: the active player claims as many as he has met and likes; the sixth triggers the end of the era."""
    seat = table.active
    while rows := claimable(table, seat):
        rewards = {row: reward(table.discs[row - 1], table.era_name, row, table.setup.seats) for row in rows}
        about = {"rewards": {f"contract {row}": amount for row, amount in rewards.items()}}
        choice = yield from ask(seat, "claim_contract", [*(f"contract {row}" for row in rows), DONE], about)
        if choice == DONE:
            return
        row = int(choice.removeprefix("contract "))
        table.discs = tuple(
            table.era + 1 if number == row else disc for number, disc in zip(ROWS, table.discs, strict=True)
        )
        table.tell("contract_fulfilled", seat, row=row)
        table.gain(seat, rewards[row], "contract")
        for owner, name in table.colonies.values():
            if owner != seat:
                table.gain(owner, CONTRACT_COLONIES.get(COLONIES[name].benefit, 0), "colony")
        _notice_end(table)
        yield from on_contract(table)


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
