"""The bank: a limited stock of blocks, and a ledger of everything else it has given out.

Figures, tokens and credits are unlimited, so the ledger goes below zero; that the ledger and the ships always add up
to nothing is how the tests see that nothing appears or vanishes.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from starboard.engine.fields import SHALLOW, Field, Fields, form
from starboard.galaxy.catalog.goods import BLOCKS, PRICES

CELLS, CREDITS = "cells", "credits"
"""What the ledger calls battery tokens and credits; figures go by their letters."""
_LEDGER = form(lambda held: {what: amount for what, amount in sorted(held.items()) if amount}, dict)


class Bank:
    """What lies outside the ships."""

    __slots__ = ("blocks", "ledger")

    FIELDS: ClassVar[Fields] = Fields(
        Field("blocks", SHALLOW, form(dict, dict)),
        Field("ledger", SHALLOW, _LEDGER),
    )

    def __init__(self) -> None:
        self.blocks = dict(BLOCKS)
        self.ledger: dict[str, int] = {}
        """What has come in, less what has gone out: of figures by their letters, of battery tokens, of credits."""

    def give(self, what: str, amount: int = 1) -> None:
        """The bank gives figures, tokens or credits; there are always enough."""
        self.ledger[what] = self.ledger.get(what, 0) - amount

    def take(self, what: str, amount: int = 1) -> None:
        """Figures, tokens or credits go to the bank."""
        self.ledger[what] = self.ledger.get(what, 0) + amount

    def give_figures(self, figures: str) -> None:
        """The bank gives these figures."""
        for letter in figures:
            self.give(letter)

    def take_figures(self, figures: str) -> None:
        """These figures go to the bank."""
        for letter in figures:
            self.take(letter)

    def give_block(self, colour: str) -> bool:
        """The bank gives a block of a colour, if there is one left."""
        if not self.blocks[colour]:
            return False
        self.blocks[colour] -= 1
        return True

    def take_blocks(self, blocks: str) -> None:
        """These blocks go to the bank."""
        for colour in blocks:
            self.blocks[colour] += 1

    def copy(self) -> Bank:
        """An independent bank with the same stock."""
        return cast(Bank, self.FIELDS.copy(self))

    def data(self) -> dict[str, Any]:
        """The bank as plain data."""
        return self.FIELDS.data(self)

    @classmethod
    def from_data(cls, plain: dict[str, Any]) -> Bank:
        """The bank that `data` described."""
        bank = cls()
        cls.FIELDS.read(bank, plain)
        return bank


def worth(blocks: str) -> int:
    """What the bank pays for blocks."""
    return sum(PRICES[colour] for colour in blocks)
