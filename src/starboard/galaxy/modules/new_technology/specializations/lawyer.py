"""The Lawyer of this edition, whose help depends on the insurance."""

from __future__ import annotations

from starboard.galaxy.mechanisms.specializations.lawyer import Lawyer
from starboard.galaxy.modules.new_technology.cards import CARDS
from starboard.galaxy.ship.ship import Ship


class InsuranceLawyer(Lawyer):
    """An insurable ship pays what the card says, one that is not insurable a share of what is due."""

    def reduced(self, ship: Ship, owed: int) -> int:
        if ship.insurance is not None:
            return min(CARDS.lawyer.insured, owed)
        share, of = CARDS.lawyer.uninsured
        return owed * share // of
