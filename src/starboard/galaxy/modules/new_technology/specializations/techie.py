"""The Techie: the first battery token used at each card is saved."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule, write
from starboard.galaxy.flight.power import Source, Use
from starboard.galaxy.modules.new_technology.cards import CARDS, CYAN, TECHIE, has
from starboard.galaxy.modules.new_technology.drawer import remember, remembered
from starboard.galaxy.modules.new_technology.vocabulary import Techie as ByTechie
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

SAVED = "saved"


class Techie:
    """The energy comes before any token, on the Techie's own half of a ship, and only where a token could be used."""

    name = TECHIE
    rank: Mapping[str, int] = {"energy": LIMIT, "at_card": SOURCE}

    def at_card(self, table: Table) -> Rule:
        """With each card the Techie may help again."""
        for ship in table.ships:
            remember(ship, saved=None)
        yield from ()

    def energy(self, table: Table, ship: Ship, use: Use, sources: list[Source]) -> list[Source]:
        left = CARDS.techie.free - remembered(ship, SAVED, 0)
        served = sum(section for section in ship.board.sections if section & use.served)
        if left <= 0 or not has(ship, TECHIE) or not ship.squares_of(CYAN, served):
            return sources
        names = {ship.board.names[square] for square in ship.cells}
        if not any(source.option in names for source in sources):
            return sources
        return [Source(write(ByTechie()), left, _help, first=True), *sources]


def _help(table: Table, ship: Ship, _option: str) -> None:
    remember(ship, saved=remembered(ship, SAVED, 0) + 1)
    table.tell("techie_helped", ship.seat)
