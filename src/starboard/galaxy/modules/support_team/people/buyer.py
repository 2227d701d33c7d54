"""The Buyer: an eye for bargains, and a third place to put them."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.yards import place_of, yard_of
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import RETURN, SET_ASIDE

MOST_ASIDE = 3


class Buyer(Person):
    """A: three components aside, none of which is ever lost (AX-12.17). B: they may go back (AX-12.18)."""

    name = "buyer"
    rank: Mapping[str, int] = {"acts": BONUS, "unused": BONUS}

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        place = place_of(table, seat)
        if place.number or place.hand < 0 or yard_of(table).time_up:
            return acts
        more = []
        if SET_ASIDE not in acts and len(place.aside) < MOST_ASIDE and not table.is_test_flight:
            more.append(SET_ASIDE)
        if RETURN not in acts and self.knows_both(table, seat):
            more.append(RETURN)
        return [*acts, *more]

    def unused(self, table: Table, ship: Ship, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """What was not used is not lost."""
        return ()
