"""The Merchant of this edition, who asks for two colours."""

from __future__ import annotations

from starboard.galaxy.mechanisms.specializations.merchant import Merchant

COLOURS = 2


class AskingMerchant(Merchant):
    """The colours that the owner would name: those of which most blocks are sold."""

    def extra(self, blocks: str) -> int:
        return sum(sorted((blocks.count(colour) for colour in set(blocks)), reverse=True)[:COLOURS])
