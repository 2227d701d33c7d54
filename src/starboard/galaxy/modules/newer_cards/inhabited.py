"""Planets with crew: where people wait who would like to be truckers."""

from __future__ import annotations

from typing import Any

from starboard.engine import Rule
from starboard.galaxy.adventures.planets import Planets
from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.mechanisms.joining import places_for, take_aboard
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class InhabitedPlanets(Planets, frozen=True, tag="inhabited_planets"):
    """Goods and astronauts, independent of each other (AX-9.13 to 9.17)."""

    crew: tuple[int, ...]
    """For each planet how many would come along."""

    @property
    def like(self) -> str:
        return "planets"

    def visit(self, table: Table, ship: Ship, planet: int, less: int) -> Rule:
        yield from super().visit(table, ship, planet, less)
        yield from take_aboard(table, ship, self.crew[planet - 1] - less)

    def gain(self, table: Table, ship: Ship, planet: int, less: int) -> dict[str, Any]:
        joining = min(max(self.crew[planet - 1] - less, 0), places_for(table, ship))
        return {**super().gain(table, ship, planet, less), **({"crew": joining} if joining else {})}

    def planet_sentence(self, planet: int) -> Said:
        goods, crew = self.planets[planet - 1], self.crew[planet - 1]
        if not crew:
            return super().planet_sentence(planet)
        values = {"number": planet, "goods": Things("goods", goods), "crew": crew, "bare": "no" if goods else "yes"}
        return Said("planet-inhabited", values)
