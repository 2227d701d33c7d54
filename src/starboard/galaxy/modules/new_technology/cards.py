"""The five specialization cards: what is printed on them, and which others there may be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from starboard.engine import Setup
from starboard.galaxy.registry import extras, modules_on

SPECIALIZATION = "specialization"
LAWYER, MANAGER, MERCHANT, TECHIE, DIPLOMAT = NAMES = ("lawyer", "manager", "merchant", "techie", "diplomat")


class LawyerCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left to pay for lost components: credits of an insured ship, a share of an uninsured one."""

    insured: int
    uninsured: tuple[int, int]


class MerchantCard(Struct, frozen=True, forbid_unknown_fields=True):
    """Which blocks sell for more, and by how much."""

    colours: str
    extra: int


class TechieCard(Struct, frozen=True, forbid_unknown_fields=True):
    """How many battery tokens are saved with each card."""

    free: int


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """Those of the five that other editions print otherwise."""

    lawyer: LawyerCard
    merchant: MerchantCard
    techie: TechieCard


class _File(Struct):
    values: Mapping[str, Sequence[str]]
    cards: Cards


_FILE = msgspec.json.decode(files(__package__).joinpath("specializations.json").read_bytes(), type=_File)
CARDS = _FILE.cards
SURE = {name: mark for mark, names in _FILE.values.items() for name in names}
"""How sure what is printed on each card is."""


def names_of(setup: Setup) -> list[str]:
    """The cards that there are at a table: the five, and what other modules that are on bring."""
    more, names = _more_names(), list(NAMES)
    for module in modules_on(setup) if more else ():
        names += more.get(module.name, ())
    return names


@cache
def _more_names() -> Mapping[str, Sequence[str]]:
    return {owner: list(msgspec.json.decode(file)["cards"]) for owner, file in extras("specializations").items()}
