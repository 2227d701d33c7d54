"""The Merchant: some blocks sell for more, also where the price of goods is halved."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.mechanisms.specializations.choosing import has
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Merchant:
    """What a sale brings is halved before anybody is asked here. Which blocks, the card of each edition says."""

    rank: Mapping[str, int] = {"amount_sale": BONUS}

    def __init__(self, name: str) -> None:
        self.name = name

    def extra(self, blocks: str) -> int:
        """How much more these blocks bring."""
        raise NotImplementedError

    def amount_sale(self, table: Table, ship: Ship, sale: int, blocks: str) -> int:
        return sale + self.extra(blocks) if has(table, ship, self.name) else sale
