"""The bank: a limited stock of blocks, and a ledger of everything else it has given out.

Figures, tokens and credits are unlimited, so the ledger goes below zero; that the ledger and the ships always add up
to nothing is how the tests see that nothing appears or vanishes.
"""

from __future__ import annotations

from typing import Any

from starboard.galaxy.catalog.goods import BLOCKS, PRICES


class Bank:
    """What lies outside the ships."""

    __slots__ = ("aliens", "blocks", "cells", "credits", "humans")

    def __init__(self) -> None:
        self.blocks = dict(BLOCKS)
        self.credits = 0
        self.humans = 0
        self.aliens = 0
        self.cells = 0

    def take_block(self, colour: str) -> bool:
        """Take a block of a colour, if there is one left."""
        if not self.blocks[colour]:
            return False
        self.blocks[colour] -= 1
        return True

    def give_blocks(self, blocks: str) -> None:
        """Put blocks back."""
        for colour in blocks:
            self.blocks[colour] += 1

    def copy(self) -> Bank:
        """An independent bank with the same stock."""
        twin = object.__new__(Bank)
        twin.blocks = self.blocks.copy()
        twin.credits = self.credits
        twin.humans = self.humans
        twin.aliens = self.aliens
        twin.cells = self.cells
        return twin

    def data(self) -> dict[str, Any]:
        """The bank as plain data."""
        return {name: getattr(self, name) for name in self.__slots__} | {"blocks": self.blocks.copy()}

    @classmethod
    def from_data(cls, plain: dict[str, Any]) -> Bank:
        """The bank that `data` described."""
        bank = cls()
        for name in cls.__slots__:
            setattr(bank, name, plain[name])
        bank.blocks = dict(bank.blocks)
        return bank


def worth(blocks: str) -> int:
    """What the bank pays for blocks."""
    return sum(PRICES[colour] for colour in blocks)
