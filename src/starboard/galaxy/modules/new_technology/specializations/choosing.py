"""Whoever places a cyan alien takes one of the specialization cards that are left."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule, ask
from starboard.galaxy.flight.crew import Boarded
from starboard.galaxy.modules.new_technology.cards import CYAN, SPECIALIZATION, names_of
from starboard.galaxy.modules.new_technology.drawer import remember, remembered
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Specializations:
    """Ships are manned in the order of the number tiles, so the cards are chosen in that order too."""

    name = "specializations"
    rank: Mapping[str, int] = {}

    def after_boarding(self, table: Table, ship: Ship, boarded: Boarded) -> Rule:
        if CYAN not in boarded.letters:
            return
        card = yield from ask(ship.seat, "specialize", cards_left(table, ship))
        take(table, ship, card)
        table.tell("specialized", ship.seat, specialization=card)

    def at_settled(self, table: Table) -> Rule:
        """The cards go back."""
        for card in names_of(table.setup):
            table.take_out_of_play(card)
        yield from ()


def take(table: Table, ship: Ship, card: str) -> None:
    """A card lies before its owner: what it says holds for that seat from now on, while the alien is on board."""
    table.take_out_of_play(remembered(ship, SPECIALIZATION, ""))
    remember(ship, specialization=card)
    table.put_into_play(card, (ship.seat,))


def cards_left(table: Table, ship: Ship) -> list[str]:
    """The cards that lie before nobody else in this flight: a second alien may learn what the first one knew."""
    taken = {remembered(other, SPECIALIZATION, "") for other in table.ships if other is not ship}
    return [name for name in names_of(table.setup) if name not in taken]
