"""Supercards for which one should have brought a doctor: a plague, and a contagion that goes round (MX-8.55, 8.56)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Rule
from starboard.galaxy.adventures.epidemic import infected_cabins
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one, who_goes
from starboard.galaxy.modules.missions.catalogue import by_level
from starboard.galaxy.modules.missions.supercards.supercard import ByLevel, Supercard, said_by_level
from starboard.galaxy.table import Table


class Plague(Supercard, frozen=True, tag="plague"):
    """Occupied cabins that are joined to others lose everybody; all of them are found first (MX-8.55)."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                continue
            gone = CrewGone()
            for square in infected_cabins(table, ship):
                for letter in ship.crew_at(square):
                    gone = lose_one(table, ship, square, gone, letter)
            if not gone.letters:
                table.tell("missed", ship.seat)
            yield from after_losing(table, ship, gone)


class Contagion(Supercard, frozen=True, tag="contagion"):
    """An epidemic that comes several times; whoever sleeps may be woken in between (MX-8.56)."""

    passes: ByLevel

    def sentences(self) -> Sequence[Said]:
        return said_by_level(self, self.passes)

    def play(self, table: Table) -> Rule:
        passes = by_level(self.passes, table.round_name)
        for number in range(1, passes + 1):
            table.tell("contagion_passed", number=number, passes=passes)
            for ship in table.in_order():
                if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                    continue
                gone = CrewGone()
                for square in infected_cabins(table, ship):
                    gone = lose_one(table, ship, square, gone, (yield from who_goes(ship, square)))
                if not gone.letters:
                    table.tell("missed", ship.seat)
                yield from after_losing(table, ship, gone)
