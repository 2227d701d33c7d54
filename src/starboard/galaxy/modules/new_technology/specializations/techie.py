"""The Techie of this edition: the first battery token used at each card is saved."""

from __future__ import annotations

from starboard.galaxy.flight.power import Source
from starboard.galaxy.mechanisms.specializations.techie import Techie
from starboard.galaxy.ship.ship import Ship


class PromptTechie(Techie):
    """Only where a token could be used."""

    def helped(self, ship: Ship, sources: list[Source], left: int) -> list[Source]:
        names = {ship.board.names[square] for square in ship.cells}
        if not any(source.option in names for source in sources):
            return sources
        return [self.help(left), *sources]
