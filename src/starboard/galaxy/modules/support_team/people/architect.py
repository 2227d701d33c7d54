"""The Architect: builds over the edge of the plan, and is paid for looks twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.bonuses import best_looking_bonuses
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.modules.support_team.memory import spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.options import plan_of
from starboard.galaxy.seams import LIMIT, RELIEF
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.inspection import take_away

OUTSIDE = "outside"
CHOOSE = "architect choose"
BONUS = "architect bonus"


class Architect(Person):
    """A: one component outside the outline (AX-12.5 to AX-12.7). B: one more bonus for looks (AX-12.8, AX-12.9)."""

    name = "architect"
    rank: Mapping[str, int] = {"squares": RELIEF, "mistakes": RELIEF, "settle": LIMIT}

    def squares(self, table: Table, seat: int, mask: int) -> int:
        """At the yard, while nothing stands outside, one component may, inside the numbers of the board."""
        layout = table.ships[seat].layout
        board = layout.board
        if table.yard is None or layout.occupied & ~board.area:
            return mask
        near = 0
        for square in bits(layout.occupied):
            near |= board.around[square]
        return mask | near & ~board.area & ~layout.occupied

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        """One of those outside is no error, as long as it does not join two ships."""
        allowed = next(
            (error for error in found if error.kind == OUTSIDE and not _joins_sections(ship, error.square)), None
        )
        return [error for error in found if error is not allowed]

    def after_building(self, table: Table, ship: Ship) -> Sequence[Offer]:
        """Where squares were closed while building, more than one may stand outside: all but one go (AX-12.6)."""
        outside = ship.layout.occupied & ~ship.board.area
        return (Offer(CHOOSE, do=_keep_one_outside),) if outside.bit_count() > 1 else ()

    def corrected(self, table: Table, ship: Ship) -> None:
        """At once, if the ship is the prettiest of all when errors have been corrected."""
        if self.knows_both(table, ship.seat) and _is_prettiest(table, ship, table.ships):
            spend(table, ship.seat, BONUS)
            table.earn(ship.seat, plan_of(table.round_name).best_looking, "architect_bonus")

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        """Otherwise after the flight, besides the usual one, and as it is printed (AX-12.9)."""
        amount = plan_of(table.round_name).best_looking
        pretty = {line.seat for line in lines if line.kind == "best_looking"}
        late = [
            seat
            for seat in table.holders(self.name)
            if seat in pretty and self.knows_both(table, seat) and not spent(table, seat, BONUS)
        ]
        return [*lines, *(Line("architect_bonus", seat, amount, source=self.name) for seat in late)]


def _is_prettiest(table: Table, ship: Ship, ships: Sequence[Ship]) -> bool:
    return ship.seat in [other.seat for other, _ in best_looking_bonuses(table, ships)]


def _joins_sections(ship: Ship, square: int) -> bool:
    """Whether a component holds on to two sections of a board."""
    section_of = ship.board.section_of
    return len({section_of[other] for other in bits(ship.layout.joins[square])}) > 1


def _keep_one_outside(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    outside = ship.layout.occupied & ~ship.board.area
    kept = yield from ask(ship.seat, "team_component", ship.squares_named(outside), {"what": "outside"})
    take_away(table, ship, outside & ~(1 << ship.board.squares[kept]))
