"""The Assembler: a wireless link between two components, and plates where connectors gape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import PLATED, altered
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.modules.support_team.memory import spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.replacing import replace_piece
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.marks import mark, marked
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

LINK, PLATE = "assembler link", "assembler plate"
WIRELESS = "wireless"


class Assembler(Person):
    """A: two components count as connected (AX-12.10 to AX-12.12). B: plates over connectors (AX-12.13)."""

    name = "assembler"
    rank: Mapping[str, int] = {"links": BONUS}

    def after_building(self, table: Table, ship: Ship) -> Sequence[Offer]:
        offers = []
        if not spent(table, ship.seat, LINK) and ship.layout.occupied.bit_count() > 1:
            offers.append(Offer(LINK, do=_link))
        if self.knows_both(table, ship.seat) and not spent(table, ship.seat, PLATE) and ship.layout.exposed:
            most = max(_exposed_at(ship, square) for square in bits(ship.layout.occupied))
            offers.append(Offer(PLATE, gain={"closed": most}, do=_plate))
        return offers

    def links(self, table: Table, ship: Ship, linked: Sequence[int]) -> Sequence[int]:
        """The link ends when one of the two is lost."""
        ends = marked(ship, WIRELESS)
        if len(ends) != 2:
            return linked
        mask = sum(1 << square for square in ends)
        return [joined | mask & ~(1 << square) if square in ends else joined for square, joined in enumerate(linked)]


def _link(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    squares = ship.squares_named(ship.layout.occupied)
    first = yield from ask(ship.seat, "team_component", squares, {"what": "link"})
    others = [name for name in squares if name != first]
    second = yield from ask(ship.seat, "team_component", others, {"what": "link_to", "square": first})
    spend(table, ship.seat, LINK)
    ends = [ship.board.squares[first], ship.board.squares[second]]
    for square in ends:
        mark(ship, square, WIRELESS)
    table.tell("components_linked", ship.seat, squares=[first, second], now=ship.now("marks", *ends))


def _exposed_at(ship: Ship, square: int) -> int:
    return sum(ship.layout.is_exposed(square, side) for side in range(4))


def _plate(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    each = {
        ship.board.names[square]: count for square in bits(ship.layout.occupied) if (count := _exposed_at(ship, square))
    }
    told = {name: {"price": {}, "gain": {"closed": count}} for name, count in each.items()}
    choice = yield from ask(ship.seat, "team_component", list(each), {"what": "plate", "options": told})
    spend(table, ship.seat, PLATE)
    square = ship.board.squares[choice]
    piece = ship.layout.at(square)
    connectors = "".join(
        str(PLATED) if ship.layout.is_exposed(square, side) else connector
        for side, connector in enumerate(piece.connectors)
    )
    replace_piece(ship, square, altered(piece, connectors=connectors))
    table.tell("component_plated", ship.seat, square=choice, now=ship.now("pieces", square))
