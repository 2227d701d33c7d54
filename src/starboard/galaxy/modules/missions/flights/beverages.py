"""Beverage Run: two bottles for everybody, and a good reason to throw one overboard (MX-2.19 to MX-2.22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.flight.damage import hand_over
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.offers import NONE
from starboard.galaxy.flight.outlook import hit_loss
from starboard.galaxy.modules.missions.catalogue import Mission, by_level
from starboard.galaxy.modules.missions.components import FRAGILE
from starboard.galaxy.modules.missions.components.stock import deal
from starboard.galaxy.modules.missions.memory import mission_of, note, noted
from starboard.galaxy.modules.missions.supercards.supercard import is_supercard
from starboard.galaxy.seams import NOTE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

HIDING = "hiding"


class BeverageRun:
    """When a supercard is turned up, a fragile container buys a way around it."""

    name = "beverage_run"
    rank: Mapping[str, int] = {"at_card": NOTE, "at_cleared": NOTE}
    """Before any roll and before anybody jumps (MX-R-34); whoever hides is back when the card is over."""

    def begin(self, table: Table, mission: Mission) -> None:
        """The bottles are dealt."""
        deal(table, mission.parts(table.round_name), mission.dealt)

    def at_card(self, table: Table) -> Rule:
        """Leader first; a bottle covers all parts of a ship."""
        if not is_supercard(table.flight.card):
            return
        for ship in table.in_order():
            names = [ship.board.names[square] for square in ship.layout.squares_with(FRAGILE)]
            if not names:
                continue
            choice = yield from ask(ship.seat, "throw_bottle", [NONE, *names], partial(_facts, table, ship, names))
            if choice != NONE:
                note(table, hiding=[*noted(table, HIDING, ()), ship.seat])
                table.tell("bottle_thrown", ship.seat, square=choice)
                yield from hand_over(table, ship, 1 << ship.board.squares[choice], Cause(self.name))

    def racing(self, table: Table, ships: list[Ship]) -> list[Ship]:
        """Who hides is not in flight for this card."""
        hiding = noted(table, HIDING, ())
        return [ship for ship in ships if ship.seat not in hiding] if hiding else ships

    def at_cleared(self, table: Table) -> Rule:
        note(table, hiding=[])
        yield from ()


def _facts(table: Table, ship: Ship, names: Sequence[str]) -> dict[str, Any]:
    mission = mission_of(table)
    worth = sum(by_level(term.credits, table.round_name) for term in mission.terms) if mission is not None else 0
    told: dict[str, Any] = {NONE: {"price": {}, "gain": {}}}
    for name in names:
        price = {**hit_loss(ship, 1 << ship.board.squares[name]), "credits": worth}
        told[name] = {"price": price, "gain": {}}
    return {"card": table.flight.card, "options": told}
