"""What everybody of a support team has in common: a name, and what they offer to do at each moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.modules.support_team.memory import knows_both
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Person:
    """Somebody of the team. What they change about the rules they say at the seams, for their owner's seat.

    What they do when they are told to is an offer at one of the moments of AX-11.17 to AX-11.20, or an act at the yard.
    """

    name: str
    rank: Mapping[str, int] = {}

    def before_building(self, table: Table, ship: Ship) -> Rule:
        """When the boards are dealt, before "Go!"."""
        yield from ()

    def before_closing(self, table: Table, ship: Ship) -> Rule:
        """When all have their number tiles, while components still lie on the table."""
        yield from ()

    def finished(self, table: Table, ship: Ship) -> Rule:
        """When all have finished: what is settled before anybody may use anything after building."""
        yield from ()

    def after_building(self, table: Table, ship: Ship) -> Sequence[Offer]:
        """When all have finished, before errors are corrected."""
        return ()

    def before_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        """When all ships are loaded, before the first card."""
        return ()

    def after_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        """When the last card has been resolved, also for those who have given up."""
        return ()

    def corrected(self, table: Table, ship: Ship) -> None:
        """When no ship has errors any more, before crew boards; nobody is asked."""

    def knows_both(self, table: Table, seat: int) -> bool:
        """Whether B may be used as well as A."""
        return knows_both(table, seat, self.name)
