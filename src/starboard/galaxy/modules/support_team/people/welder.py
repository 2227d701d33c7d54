"""The Welder: joins what was not made for each other, and closes what gapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.components import ARROWS, altered
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.modules.support_team.memory import spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.replacing import replace_piece
from starboard.galaxy.modules.support_team.vocabulary import AtSide
from starboard.galaxy.seams import RELIEF
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

WELD = "welder weld"
MISFIT = "single_on_double"


class Welder(Person):
    """A: two single connectors may be joined to double ones (AX-12.74, .75). B: three are welded shut (AX-12.76)."""

    name = "welder"
    rank: Mapping[str, int] = {"mistakes": RELIEF}

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        """Tokens may be moved while errors are corrected: as long as there are too many misfits, all of them show."""
        misfits = sum(mistake.kind == MISFIT for mistake in found)
        if misfits > people()[self.name].tokens["universal"]:
            return found
        return [mistake for mistake in found if mistake.kind != MISFIT]

    def after_building(self, table: Table, ship: Ship) -> Sequence[Offer]:
        left = people()[self.name].tokens["welds"] - spent(table, ship.seat, WELD)
        if not self.knows_both(table, ship.seat) or left < 1 or not ship.layout.exposed:
            return ()
        return (Offer(WELD, gain={"closed": 1}, do=_weld_shut),)


def _weld_shut(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    names = ship.board.names
    options = [f"{names[square]} {ARROWS[side]}" for square, side in ship.layout.exposed]
    choice = yield from ask(ship.seat, "team_connector", options, {"what": "weld"})
    where = read("team_connector", choice)
    assert isinstance(where, AtSide), "nothing else is asked for"
    spend(table, ship.seat, WELD)
    square = ship.board.squares[where.square]
    piece = ship.layout.at(square)
    closed = "".join("0" if side == where.edge else connector for side, connector in enumerate(piece.connectors))
    replace_piece(ship, square, altered(piece, connectors=closed))
    table.tell("connector_welded", ship.seat, square=where.square, now=ship.now("pieces", square))
