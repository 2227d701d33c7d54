"""What would become of an intruder, for whoever may still do something about it."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.flight.hits import Hit, Prospect
from starboard.galaxy.mechanisms.party import prospect
from starboard.galaxy.modules.intruders.cards import Intruder, raid_on
from starboard.galaxy.modules.intruders.vocabulary import NAME
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Foresight:
    """Where an intruder goes depends on nothing but the ship, so it can be told before it comes in."""

    name = NAME
    rank: Mapping[str, int] = {}

    def foretold(self, table: Table, ship: Ship, told: Prospect, hit: Hit, lanes: tuple[Lane, ...]) -> Prospect:
        card = read_card(table.flight.card) if table.flight.card else None
        return prospect(table, ship, raid_on(table, ship, card), lanes) if isinstance(card, Intruder) else told
