"""The Techie, or Technician: battery tokens that are saved, so many at each card."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule, write
from starboard.galaxy.drawers import Memory
from starboard.galaxy.flight.power import Source, Use
from starboard.galaxy.mechanisms.specializations.choosing import has
from starboard.galaxy.mechanisms.specializations.vocabulary import Techie as ByTechie
from starboard.galaxy.mechanisms.technology.kinds import CYAN
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

SAVED = "saved"


class Techie:
    """The energy serves the alien's own half of a ship. Which token is saved, the card of each edition says."""

    rank: Mapping[str, int] = {"energy": LIMIT, "at_card": SOURCE}

    def __init__(self, name: str, memory: Memory, saves: int) -> None:
        self.name = name
        self.memory = memory
        self.saves = saves
        """How many tokens are saved with each card."""

    def at_card(self, table: Table) -> Rule:
        """With each card there is help again."""
        for ship in table.ships:
            self.memory.remember(ship, saved=None)
        yield from ()

    def energy(self, table: Table, ship: Ship, use: Use, sources: list[Source]) -> list[Source]:
        left = self.saves - self.memory.remembered(ship, SAVED, 0)
        if left <= 0 or not has(table, ship, self.name):
            return sources
        served = sum(section for section in ship.board.sections if section & use.served)
        return self.helped(ship, sources, left) if ship.squares_of(CYAN, served) else sources

    def helped(self, ship: Ship, sources: list[Source], left: int) -> list[Source]:
        """The sources with so much help that is left."""
        raise NotImplementedError

    def help(self, left: int, *, follows: bool = False) -> Source:
        """Energy that costs nothing and comes before any token, or only when one has been used."""
        return Source(write(ByTechie()), left, self._save, first=not follows, follows=follows)

    def _save(self, table: Table, ship: Ship, _option: str) -> None:
        self.memory.remember(ship, saved=self.memory.remembered(ship, SAVED, 0) + 1)
        table.tell("techie_helped", ship.seat)
