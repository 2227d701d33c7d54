"""The contracts of the Business Display, one face for two players and one for three or four."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from starboard.spacecorp.catalog.cards import ERAS, read


class Contract(Struct, frozen=True, forbid_unknown_fields=True):
    """A contract: its row, its reward, and its condition with what the condition needs to know."""

    row: int
    players: str
    reward: int
    condition: str
    mark: str
    n: int = 1
    sites: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    base: str = ""


class _ContractFile(Struct):
    mariners: tuple[Contract, ...]
    planeteers: tuple[Contract, ...]
    starfarers: tuple[Contract, ...]


_data: _ContractFile = read("contracts", _ContractFile)
CONTRACTS = {"mariners": _data.mariners, "planeteers": _data.planeteers, "starfarers": _data.starfarers}
"""All contracts of each era."""
ROWS = tuple(range(1, 8))


@cache
def contracts(era: str, seats: int) -> dict[int, Contract]:
    """The contracts of an era by row, for a number of players."""
    face = "2" if seats <= 2 else "3-4"
    return {contract.row: contract for contract in CONTRACTS[era] if contract.players == face}


def reward(disc: int, era: str, row: int, seats: int) -> int:
    """What a contract pays: its own reward and those of the eras before it that nobody has fulfilled.

    `disc` is how far the row's disc has come: 0 at the start, 1 on the Mariners contract, and so on.
    """
    last = ERAS.index(era)
    return sum(contracts(ERAS[index], seats)[row].reward for index in range(disc, last + 1))
