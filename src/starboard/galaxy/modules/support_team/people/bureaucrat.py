"""The Bureaucrat: finds a shorter form for the launch, and rounds the bonuses up or down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.flight.track import move
from starboard.galaxy.modules.support_team.levels import flight_number
from starboard.galaxy.modules.support_team.memory import note, noted, spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.seams import SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

DAYS = "bureaucrat days"
FINISH, LOOKS = "finish", "looks"
RAISE, LOWER = "raise", "lower"
PRETTY = "best_looking"
STEPS = (4, 3, 2, 1)
LOOKS_STEP = 2


class Bureaucrat(Person):
    """A: flight days before the flight (AX-12.14). B: bonuses go up or down for everybody (AX-12.15, AX-12.16)."""

    name = "bureaucrat"
    rank: Mapping[str, int] = {"settle": SOURCE}

    def before_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        if spent(table, ship.seat, DAYS):
            return ()
        return (Offer(DAYS, gain={"days": _days(table, ship)}, do=_gain_days),)

    def after_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        """Also for an owner who has given up; each of the two bonuses once."""
        if not self.knows_both(table, ship.seat):
            return ()
        return [
            Offer(f"bureaucrat {way} {bonus}", do=_change_bonus)
            for bonus in (FINISH, LOOKS)
            if not spent(table, ship.seat, f"bureaucrat {bonus}")
            for way in (RAISE, LOWER)
        ]

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        """Only what is paid after the flight is changed, never below nothing (AX-R-32, AX-15.7).

        A bonus of nothing is still a bonus: what others build on it they get (AX-12.9).
        """
        changes: dict[str, int] = noted(table, "bonuses", {})
        amounts = sorted({line.amount for line in lines if line.kind == "finish"}, reverse=True)
        steps = {
            ("finish", amount): step * changes.get(FINISH, 0) for amount, step in zip(amounts, STEPS, strict=False)
        }
        steps |= {(line.kind, line.amount): LOOKS_STEP * changes.get(LOOKS, 0) for line in lines if line.kind == PRETTY}
        return [
            line._replace(amount=max(0, line.amount + steps[line.kind, line.amount]))
            if (line.kind, line.amount) in steps
            else line
            for line in lines
        ]


def _days(table: Table, ship: Ship) -> int:
    """The number of the flight, and one for each ship ahead at this moment (AX-12.79)."""
    positions = table.flight.positions
    return flight_number(table) + sum(other > positions[ship.seat] for other in positions.values())


def _gain_days(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    spend(table, ship.seat, DAYS)
    yield from move(table, ship, _days(table, ship), "bureaucrat")


def _change_bonus(table: Table, ship: Ship, _about: object, offer: Offer) -> Rule:
    yield from ()
    _, way, bonus = offer.option.split(" ")
    changes: dict[str, int] = noted(table, "bonuses", {})
    note(table, bonuses={**changes, bonus: changes.get(bonus, 0) + (1 if way == RAISE else -1)})
    spend(table, ship.seat, f"bureaucrat {bonus}")
    table.tell("bonus_changed", ship.seat, bonus=bonus, way=way)
