"""The Technician: once a battery token has been used at a card, the next one is saved."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.flight.power import Source, use_cell
from starboard.galaxy.mechanisms.specializations.techie import Techie
from starboard.galaxy.modules.more_technologies.drawer import MEMORY
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

USED = "used"


class Technician(Techie):
    """No token need be left for the one that is saved. Tokens that are lost or given up are not used."""

    def at_card(self, table: Table) -> Rule:
        for ship in table.ships:
            MEMORY.remember(ship, used=None)
        yield from super().at_card(table)

    def helped(self, ship: Ship, sources: list[Source], left: int) -> list[Source]:
        if MEMORY.remembered(ship, USED, False):
            return [self.help(left), *sources]
        if not any(source.take is use_cell for source in sources):
            return sources
        marked = [source._replace(take=_use) if source.take is use_cell else source for source in sources]
        return [*marked, self.help(left, follows=True)]


def _use(table: Table, ship: Ship, battery: str) -> None:
    """A token is used, and with that the next one at this card is saved."""
    MEMORY.remember(ship, used=True)
    use_cell(table, ship, battery)
