"""The Swindler: finished is a matter of opinion, and so is the price."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule, ask
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.modules.support_team.levels import flight_number
from starboard.galaxy.modules.support_team.memory import note, noted, spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.procedure import STAND_BY
from starboard.galaxy.modules.support_team.yards import place_of, yard_of
from starboard.galaxy.seams import BONUS, NOTE, RELIEF
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import RETURN, SET_ASIDE, acts_at_place, do

ADDED = "swindler added"
PAID, GAINED = "paid", "gained"
BONUSES = ("finish", "best_looking")


class Swindler(Person):
    """A: components after the number tile (AX-12.66, AX-12.67). B: one credit here and there (AX-12.68 to .70)."""

    name = "swindler"
    rank: Mapping[str, int] = {
        "acts": BONUS,
        "at_card": NOTE,
        "amount_owed": RELIEF,
        "amount_earned": BONUS,
        "settle": RELIEF,
    }

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        """As many as the flight's number, while others build."""
        place, yard = place_of(table, seat), yard_of(table)
        if not place.number or yard.time_up or not yard.numbers or place.looking >= 0:
            return acts
        if place.hand >= 0:
            back = SET_ASIDE if place.kept else RETURN
            return [*acts, *(act for act in acts_at_place(table, seat) if act.startswith("weld ")), back]
        if spent(table, seat, ADDED) >= flight_number(table):
            return acts
        taking = ("draw", "take ", "use ")
        return [*acts, *(act for act in acts_at_place(table, seat) if act.startswith(taking))]

    def do(self, table: Table, seat: int, act: str) -> bool:
        if place_of(table, seat).number and act.startswith("weld "):
            spend(table, seat, ADDED)
        return False

    def before_closing(self, table: Table, ship: Ship) -> Rule:
        """If all have finished before, one more at most, of those that lie face up (AX-12.67)."""
        seat, place, yard = ship.seat, place_of(table, ship.seat), yard_of(table)
        if place.hand >= 0:
            do(table, seat, SET_ASIDE if place.kept else RETURN)
        if spent(table, seat, ADDED) >= flight_number(table) or not yard.face_up:
            return
        taken = yield from ask(seat, "build", [*yard.takes, STAND_BY])
        if taken == STAND_BY:
            return
        do(table, seat, taken)
        welds = [act for act in acts_at_place(table, seat) if act.startswith("weld ")]
        do(table, seat, (yield from ask(seat, "build", [*welds, RETURN])))
        place.last = -1

    def at_card(self, table: Table) -> Rule:
        """With each card there is something to be had again."""
        yield from ()
        note(table, swindled=[])

    def amount_owed(self, table: Table, ship: Ship, amount: int, reason: str) -> int:
        """One less for each card, while it is being resolved."""
        return amount - 1 if amount > 0 and self._may(table, ship, PAID) else amount

    def amount_earned(self, table: Table, ship: Ship, amount: int, source: str) -> int:
        """One more for each card."""
        return amount + 1 if amount > 0 and self._may(table, ship, GAINED) else amount

    def credited(self, table: Table, ship: Ship, amount: int, why: str) -> None:
        """Once for each card, for paying and for gaining."""
        way = GAINED if amount > 0 else PAID
        if self._may(table, ship, way):
            note(table, swindled=[*noted(table, "swindled", ()), [ship.seat, way]])

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        """One more on each bonus; one less for all that was lost, after everybody else has argued (AX-R-37)."""
        owners = [seat for seat in table.holders(self.name) if self.knows_both(table, seat)]
        return [
            line._replace(amount=line.amount + 1)
            if line.seat in owners and (line.kind in BONUSES or (line.kind == "losses" and line.amount < 0))
            else line
            for line in lines
        ]

    def _may(self, table: Table, ship: Ship, way: str) -> bool:
        flight = table.course
        if flight is None or flight.card is None or not self.knows_both(table, ship.seat):
            return False
        return [ship.seat, way] not in noted(table, "swindled", ())
