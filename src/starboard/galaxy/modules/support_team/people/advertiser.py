"""The Advertiser: bets on who comes home and in which order, and sells the plates of the ship as billboards."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.settlement import Line, ranking
from starboard.galaxy.modules.support_team.memory import note, noted, spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.vocabulary import Place
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

PREDICT = "advertiser predict"
OUT = "out"
RIGHT_RANK, RIGHT_END = 2, 1
"""Credits for a rank that was foretold, and for somebody who was said to give up and did."""


class Advertiser(Person):
    """A: a forecast for every ship (AX-12.1, AX-12.2). B: a credit for each plated outer edge (AX-12.3, AX-12.4)."""

    name = "advertiser"

    def before_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        if spent(table, ship.seat, PREDICT):
            return ()
        return (Offer(PREDICT, gain={"credits": RIGHT_RANK * table.setup.seats}, do=_predict),)

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        """Paid after the flight, the forecast also to an owner who has given up (AX-12.77)."""
        more: list[Line] = []
        for seat in table.holders(self.name):
            right = _rightly_foretold(table, seat)
            if right:
                more.append(Line("advertiser_forecast", seat, right, source=self.name))
            edges = len(outer_plates(table.ships[seat].layout))
            if edges and self.knows_both(table, seat) and seat in table.flight.positions:
                more.append(Line("advertiser_plates", seat, edges, source=self.name))
        return [*lines, *more]


def _predict(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    """A rank for every seat, none of them twice; or that it will not finish."""
    said: dict[str, int] = {}
    for seat in range(table.setup.seats):
        ranks = [rank for rank in range(1, table.setup.seats + 1) if rank not in said.values()]
        options = [*(f"place {rank}" for rank in ranks), OUT]
        choice = yield from ask(ship.seat, "predict", options, {"target": seat})
        place = read("predict", choice)
        said[str(seat)] = place.number if isinstance(place, Place) else 0
    spend(table, ship.seat, PREDICT)
    note(table, forecasts={**noted(table, "forecasts", {}), str(ship.seat): said})
    table.tell("forecast_made", ship.seat, ranks=said)


def _rightly_foretold(table: Table, owner: int) -> int:
    """What the forecast of a seat earns."""
    said = noted(table, "forecasts", {}).get(str(owner), {})
    ranks = {ship.seat: rank for rank, ship in enumerate(ranking(table), 1)}
    earned = 0
    for seat, rank in said.items():
        if ranks.get(int(seat), 0) == rank:
            earned += RIGHT_RANK if rank else RIGHT_END
    return earned


def outer_plates(layout: Layout) -> list[tuple[int, int]]:
    """The plated sides, as squares and sides, that face the outside of the ship and not a hole in it (AX-R-29)."""
    board = layout.board
    outside = _outside(layout)
    found = []
    for square, piece in layout.placed():
        for side in sorted(piece.plated):
            other = board.neighbours[square][side]
            if other < 0 or outside >> other & 1:
                found.append((square, side))
    return found


def _outside(layout: Layout) -> int:
    """The empty squares from which one gets off the board without crossing the ship, as a mask."""
    board = layout.board
    empty = ((1 << board.size) - 1) & ~layout.occupied
    reached = edge = sum(1 << square for square in bits(empty) if -1 in board.neighbours[square])
    while edge:
        near = 0
        for square in bits(edge):
            near |= board.around[square]
        edge = near & empty & ~reached
        reached |= edge
    return reached
