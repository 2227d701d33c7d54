"""The five specialization cards: what is printed on them, and who has the advantage of which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from starboard.engine import Setup
from starboard.galaxy.modules.new_technology.drawer import remembered
from starboard.galaxy.registry import extras, modules_on
from starboard.galaxy.ship.ship import Ship

CYAN = "C"
SPECIALIZATION = "specialization"
LAWYER, MANAGER, MERCHANT, TECHIE, DIPLOMAT = NAMES = ("lawyer", "manager", "merchant", "techie", "diplomat")


class LawyerCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left to pay for lost components: credits of an insured ship, a share of an uninsured one."""

    insured: int
    uninsured: tuple[int, int]


class ManagerCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What each other alien adds more, and the reward for one, two and three kinds of alien."""

    bonus: int
    reward: tuple[int, ...]


class MerchantCard(Struct, frozen=True, forbid_unknown_fields=True):
    """Which blocks sell for more, and by how much."""

    colours: str
    extra: int


class TechieCard(Struct, frozen=True, forbid_unknown_fields=True):
    """How many battery tokens are saved with each card."""

    free: int


class DiplomatCard(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing but words."""


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """All five of them."""

    lawyer: LawyerCard
    manager: ManagerCard
    merchant: MerchantCard
    techie: TechieCard
    diplomat: DiplomatCard


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


def every_name() -> list[str]:
    """The cards that there may be at any table."""
    return [*NAMES, *(name for names in _more_names().values() for name in names)]


@cache
def _more_names() -> Mapping[str, Sequence[str]]:
    return {owner: list(msgspec.json.decode(file)["cards"]) for owner, file in extras("specializations").items()}


def has(ship: Ship, card: str, aboard: str | None = None) -> bool:
    """Whether a ship has the advantage of a card: it lies before its owner, and the cyan alien is on board.

    `aboard` says who was, where that is asked of another moment.
    """
    return remembered(ship, SPECIALIZATION, "") == card and CYAN in (ship.aboard if aboard is None else aboard)
