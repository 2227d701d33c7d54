"""The Merchant of this edition, who trades in two colours."""

from __future__ import annotations

from starboard.galaxy.mechanisms.specializations.merchant import Merchant
from starboard.galaxy.modules.new_technology.cards import CARDS


class LuxuryMerchant(Merchant):
    """The colours are printed on the card."""

    def extra(self, blocks: str) -> int:
        return CARDS.merchant.extra * sum(block in CARDS.merchant.colours for block in blocks)
