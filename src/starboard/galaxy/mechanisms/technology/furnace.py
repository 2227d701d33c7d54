"""Reactor furnaces: whoever gains goods may burn a block in each to fill a battery joined to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule, write
from starboard.galaxy.bank import CELLS
from starboard.galaxy.flight.goods import Loading
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.mechanisms.technology.joined import can_serve, partners, served
from starboard.galaxy.mechanisms.technology.vocabulary import Burn
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.ship.working import room_on
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read


class ReactorFurnaces:
    """The block comes from the hand: one just gained, or one that was lifted from a hold."""

    name = "reactor_furnaces"
    rank: Mapping[str, int] = {}

    def offers_goods(
        self, table: Table, ship: Ship, occasion: str, loading: Loading, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        found = partners(table, ship, "furnace", _is_battery)
        if not found or not loading.hand:
            return offers
        filled = [ship.board.squares[burnt.square] for burnt in _burnt(loading)]
        names = ship.board.names
        return [
            *offers,
            *(
                Offer(
                    write(Burn(colour, names[square])),
                    gain={"cells": missing},
                    price={"goods": colour},
                    do=_burn,
                )
                for square in served(found)
                if (missing := _missing(table, ship, square)) and can_serve(found, [*filled, square])
                for colour in GOODS
                if colour in loading.hand
            ),
        ]


FURNACES = ReactorFurnaces()
"""The one that all modules with furnaces put into play."""


def _is_battery(ship: Ship, square: int) -> bool:
    return ship.layout.at(square).parts.cells > 0


def _burnt(loading: Loading) -> list[Burn]:
    """What has been burnt at this gain of goods, and for which batteries."""
    return [burnt for option in loading.taken if isinstance(burnt := read("load", option), Burn)]


def _missing(table: Table, ship: Ship, square: int) -> int:
    """How many tokens a battery could take."""
    return room_on(table, ship, square).cells - ship.cells.get(square, 0)


def _burn(table: Table, ship: Ship, loading: Loading, offer: Offer) -> Rule:
    burnt = read("load", offer.option)
    assert isinstance(burnt, Burn), "nothing else is burnt here"
    square = ship.board.squares[burnt.square]
    missing = _missing(table, ship, square)
    loading.hand = loading.hand.replace(burnt.colour, "", 1)
    table.bank.take_blocks(burnt.colour)
    ship.cells = {**ship.cells, square: ship.cells.get(square, 0) + missing}
    table.bank.give(CELLS, missing)
    table.tell(
        "recharged",
        ship.seat,
        square=burnt.square,
        colour=burnt.colour,
        cells=missing,
        now=ship.now("cells", square),
    )
    yield from ()
