"""Contracts: which conditions a player has met, claiming them, and the trigger of the era's end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from starboard.engine import Rule, ask
from starboard.spacecorp.catalog.cards import COLONIES
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS, Contract, contracts, reward
from starboard.spacecorp.edges import on_contract
from starboard.spacecorp.table import Table

DONE = "done"
CONTRACT_COLONIES = {"opp_contract_1": 1, "opp_or_comp_contract_2": 2}


def _own_spots(table: Table, seat: int, kind: str = "") -> list[str]:
    return [spot for spot, (owner, base) in table.bases.items() if owner == seat and kind in ("", base)]


def _sites(table: Table, spots: list[str]) -> list[str]:
    return [table.board.site_of_spot[spot] for spot in spots]


def _bases_at(table: Table, seat: int, contract: Contract) -> int:
    return sum(site in contract.sites for site in _sites(table, _own_spots(table, seat)))


def _bases_in(table: Table, seat: int, contract: Contract) -> int:
    sites = table.board.sites
    return sum(sites[site].region in contract.regions for site in _sites(table, _own_spots(table, seat)))


def _lagrange(table: Table, seat: int, *, wanted: bool) -> int:
    sites = table.board.sites
    return sum(sites[site].lagrange is wanted for site in _sites(table, _own_spots(table, seat)))


def _teams_at(table: Table, seat: int, contract: Contract) -> int:
    return sum(team in contract.sites for team in table.corporations[seat].teams)


def _in_orion(table: Table, seat: int) -> int:
    sites = table.board.sites
    return sum(team in sites and sites[team].orion for team in table.corporations[seat].teams)


def _own_colonies(table: Table, seat: int) -> list[str]:
    return [name for owner, name in table.colonies.values() if owner == seat]


COUNTS: dict[str, Callable[[Table, int, Contract], int]] = {
    "first_produce": lambda table, seat, contract: table.corporations[seat].produced,
    "produce_total": lambda table, seat, contract: table.corporations[seat].best_produce,
    "base_at": _bases_at,
    "bases_in": _bases_in,
    "bases_lagrange": lambda table, seat, contract: _lagrange(table, seat, wanted=True),
    "bases_non_lagrange": lambda table, seat, contract: _lagrange(table, seat, wanted=False),
    "bases_of": lambda table, seat, contract: len(_own_spots(table, seat, contract.base)),
    "genetics": lambda table, seat, contract: table.corporations[seat].genetics,
    "team_at": _teams_at,
    "infra": lambda table, seat, contract: sum(map(bool, table.corporations[seat].infra)),
    "progress": lambda table, seat, contract: len(table.corporations[seat].progress),
    "colonies": lambda table, seat, contract: len(_own_colonies(table, seat)),
    "systems_with_bases": lambda table, seat, contract: len(set(_sites(table, _own_spots(table, seat)))),
    "bases_one_system": lambda table, seat, contract: max(
        Counter(_sites(table, _own_spots(table, seat))).values(), default=0
    ),
    "colony_value": lambda table, seat, contract: max(
        (COLONIES[name].value for name in _own_colonies(table, seat)), default=0
    ),
    "orion": lambda table, seat, contract: _in_orion(table, seat),
}
"""For each condition, the number that must reach the contract's `n`. The starting base is no base tile: it never counts."""


def claimable(table: Table, seat: int) -> list[int]:
    """The rows of the era's contracts that a player could claim now."""
    return [
        row
        for row, contract in contracts(table.era_name, table.setup.seats).items()
        if table.discs[row - 1] <= table.era and COUNTS[contract.condition](table, seat, contract) >= contract.n
    ]


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
    """With six contracts fulfilled every other player who has not passed takes one last turn."""
    if fulfilled(table) >= CONSTANTS.contracts_to_end and table.ending != "contracts":
        table.ending = "contracts"
        table.last_turns = tuple(other.seat for other in table.opponents() if not other.passed)
        table.tell("ending", cause="contracts")
