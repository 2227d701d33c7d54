"""Stasis chambers of this edition: they serve the cabins they are joined to, and may save a ship from giving up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule, ask
from starboard.galaxy.flight.crew import CrewGone
from starboard.galaxy.flight.outlook import ending
from starboard.galaxy.mechanisms.stasis import StasisChambers, free_beds
from starboard.galaxy.mechanisms.technology.kinds import SLEEPER, STASIS
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table


class JoinedChambers(StasisChambers):
    """Nobody need be awake to wake others."""

    rank: Mapping[str, int] = {"room": SOURCE, "at_resolved": LIMIT}

    def reach(self, table: Table, ship: Ship) -> Mapping[int, Sequence[int]]:
        if SLEEPER not in ship.aboard:
            return {}
        chambers = [
            chamber
            for chamber in working(table, ship).layout.squares_with(STASIS.name)
            if SLEEPER in ship.figures.get(chamber, "")
        ]
        linked = links(table, ship)
        found = {
            cabin: [chamber for chamber in chambers if linked[chamber] >> cabin & 1] for cabin in free_beds(table, ship)
        }
        return {cabin: near for cabin, near in found.items() if near}

    def after_crew(self, table: Table, ship: Ship, gone: CrewGone) -> Rule:
        """A penalty that takes more than are awake takes sleepers as well; after the whole loss some may be woken."""
        yield from _give_up_sleepers(table, ship, gone.missing)
        if gone.letters:
            yield from super().after_crew(table, ship, gone)

    def at_resolved(self, table: Table) -> Rule:
        """The last chance of a ship without anybody awake, before it has to give up."""
        for ship in table.in_flight():
            if not ship.human_count and not ship.is_away:
                yield from self.wake(table, ship, ending("no_pilot" if ship.crew_count else "no_humans"))

    def leaves(self, table: Table, ship: Ship, why: str) -> str:
        """While a card is being resolved nobody has to leave who could still wake somebody."""
        saved = why == "no_humans" and table.flight.card is not None and self.reach(table, ship)
        return "" if saved else why


def _give_up_sleepers(table: Table, ship: Ship, amount: int) -> Rule:
    """So many sleepers are lost, from chambers of the owner's choice, or all there are."""
    names = ship.board.names
    for left in range(min(amount, ship.count(SLEEPER)), 0, -1):
        each = {names[square]: ship.figures[square].count(SLEEPER) for square in ship.squares_of(SLEEPER)}
        options = list(each)[:1] if sum(each.values()) <= left else list(each)
        choice = yield from ask(ship.seat, "lose_sleeper", options, {"left": left, "each": each})
        square = ship.board.squares[choice]
        ship.dismiss_figure(square, SLEEPER)
        table.bank.take(SLEEPER)
        table.tell("sleeper_lost", ship.seat, square=choice, now=ship.now("figures", square))
