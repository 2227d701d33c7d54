"""The Merchant: some blocks sell for more, also where the price of goods is halved."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.modules.new_technology.cards import CARDS, MERCHANT, has
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Merchant:
    """What a sale brings is halved before anybody is asked here."""

    name = MERCHANT
    rank: Mapping[str, int] = {"amount_sale": BONUS}

    def amount_sale(self, table: Table, ship: Ship, sale: int, blocks: str) -> int:
        if not has(ship, MERCHANT):
            return sale
        return sale + CARDS.merchant.extra * sum(block in CARDS.merchant.colours for block in blocks)
