"""The toy's cards: a parade to play along with, instruments that are auctioned off, and an encore to bid for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.adventure import Adventure, Blocks
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.flight.bidding import Prize, auction, secret_bids
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.outlook import goods_gain
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table
from tests.galaxy.toy.hand import remembered

SCALES = ("scale",) * 5
"""What is played where nobody has dealt tunes."""


class Float(Struct, frozen=True, array_like=True):
    """One float of the parade."""

    instrument: Literal["drum", "horn"]
    players: int


class Parade(Adventure, frozen=True, tag="parade"):
    """In flight order; nobody is left out."""

    credits: int
    floats: tuple[Float, ...]

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not working(table, ship).layout.squares_with("bandstand"):
                continue
            if (yield from ask(ship.seat, "play_along", ("play", "listen"), {"card": self.id})) == "play":
                table.tell("tune_played", ship.seat, tune=remembered(table, "tunes", SCALES)[ship.seat])
                earn(table, ship, self.credits, self.kind)

    def sentences(self) -> Sequence[Said]:
        floats = [
            Said("parade-float", {"instrument": Said(f"instrument-{one.instrument}"), "players": one.players})
            for one in self.floats
        ]
        return [*super().sentences(), *floats]


class InstrumentSale(Adventure, frozen=True, tag="instrument_sale"):
    """An auction: the highest bidder loads the instruments and loses days over it."""

    goods: Blocks
    days: int

    def play(self, table: Table) -> Rule:
        def prize(ship: Ship) -> Prize:
            return Prize(goods_gain(table, ship, self.goods), {"days": self.days})

        won = yield from auction(table, table.in_order(), self.id, prize)
        if won is not None:
            ship, _ = won
            yield from gain_goods(table, ship, self.goods)
            yield from move_back_all(table, [(ship, self.days)], self.kind)


class Encore(Adventure, frozen=True, tag="encore"):
    """Whoever bids most in secret plays once more, and is cheered. What cheers are worth is not for sale elsewhere."""

    credits: int

    def play(self, table: Table) -> Rule:
        def prize(_ship: Ship) -> Prize:
            return Prize(value=self.credits)

        won = yield from secret_bids(table, table.in_order(), self.id, prize)
        if won is not None:
            earn(table, won[0], self.credits, self.kind)
