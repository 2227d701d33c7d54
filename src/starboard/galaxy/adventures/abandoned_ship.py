"""Abandoned ship: one player leaves crew behind to fly it home, for credits."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import offer, shares_of, used
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.outlook import after_losing_crew, second_here
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class AbandonedShip(Adventure, frozen=True, tag="abandoned_ship"):
    """The first player in flight order who has the crew and accepts."""

    crew_loss: int
    credits: int
    days: int

    def play(self, table: Table) -> Rule:
        shares, delayed = shares_of(table, self), []
        for ship in table.in_order():
            if not shares:
                break
            if not (yield from self.is_open_to(table, ship)):
                continue
            if (yield from offer(table, ship, self, partial(self.follows, table, ship, shares[0]))):
                if not (yield from self.reach(table, ship, shares[0])):
                    continue
                yield from used(table, ship, self)
                yield from lose_crew(table, ship, self.crew_loss)
                earn(table, ship, self.credits - shares.pop(0), self.kind)
                delayed.append((ship, self.days))
        yield from move_back_all(table, delayed, self.kind)

    def is_open_to(self, table: Table, ship: Ship) -> Generator[Request, Any, bool]:
        """Whether a ship has the crew."""
        yield from ()
        return ship.crew_count >= self.crew_loss

    def reach(self, table: Table, ship: Ship, less: int) -> Generator[Request, Any, bool]:
        """Whether a ship that wants it gets there; other kinds of it may have something against that."""
        yield from ()
        return True

    def follows(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        """What using it costs and brings."""
        told = {"price": {"crew": self.crew_loss, "days": self.days}, "gain": {"credits": self.credits - less}}
        return {**told, **second_here(less), **after_losing_crew(table, ship, self.crew_loss)}
