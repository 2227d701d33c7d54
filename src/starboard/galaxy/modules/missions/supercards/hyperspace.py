"""Supercards reach into hyperspace: whoever is there gets one shot (MX-7.8, MX-7.9)."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.catalog.sides import FRONT
from starboard.galaxy.flight.hazards import fire
from starboard.galaxy.flight.hits import Hit
from starboard.galaxy.flight.sections import reach
from starboard.galaxy.modules.missions.memory import note, noted
from starboard.galaxy.modules.missions.supercards.supercard import is_supercard
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

HIDING = "hiding"
"""The seats that have bought their way around a card: they are somewhere else (MX-R-35)."""


INTO = "shot_into"
"""While they are shot at: by seat, the parts that have jumped, of ships of which others have not."""


class ShotsIntoHyperspace:
    """When a supercard is resolved, with one roll for all who are away, by the one farthest ahead (MX-R-15)."""

    name = "shots_into_hyperspace"
    rank: Mapping[str, int] = {}

    def at_resolved(self, table: Table) -> Rule:
        if not is_supercard(table.flight.card):
            return
        racing, hiding = table.in_order(), noted(table, HIDING, ())
        away = [ship for ship in table.in_flight() if (ship not in racing or ship.away) and ship.seat not in hiding]
        if not away:
            return
        table.tell("shot_into_hyperspace", seats=[ship.seat for ship in away])
        note(table, shot_into={str(ship.seat): list(ship.away) for ship in away if ship.away and ship.present})
        rule: Rule = fire(table, away, "heavy", FRONT, roller=away[0].seat)
        for ship in away:
            rule = reach(table, ship, ship.away, rule)
        yield from rule
        note(table, shot_into={})

    def incoming(
        self, table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...]
    ) -> Generator[Request, Any, tuple[Hit, tuple[Lane, ...]]]:
        """Parts of the ship that have not jumped are not there for the shot."""
        yield from ()
        names = noted(table, INTO, {}).get(str(ship.seat))
        if names is None:
            return hit, lanes
        there = sum(ship.present.get(name, 0) for name in names)
        struck = [(lane, ship.layout.first_hit(lane)) for lane in lanes]
        return hit, tuple(lane for lane, square in struck if square >= 0 and there >> square & 1)
