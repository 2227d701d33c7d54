"""The Trader: buys yellow blocks before the flight, and talks to the market after it."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Rule
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.stowing import best_load
from starboard.galaxy.modules.support_team.levels import flight_number
from starboard.galaxy.modules.support_team.memory import note, noted, spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.procedure import Effect, put_into_play
from starboard.galaxy.modules.support_team.vocabulary import BuyBlocks, LowerPrice, RaisePrice
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

YELLOW = "Y"
BOUGHT, PRICE = "trader buy", "trader price"
MARKET = "trader_market"


class Trader(Person):
    """A: yellow blocks for a credit each (AX-12.71). B: a colour becomes dearer or cheaper (AX-12.72, AX-12.73)."""

    name = "trader"

    def before_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        if spent(table, ship.seat, BOUGHT):
            return ()
        return [
            Offer(
                f"{BOUGHT} {amount}",
                gain={"goods": YELLOW * amount},
                price={"credits": amount},
                do=_buy,
            )
            for amount in range(1, _most(table, ship) + 1)
        ]

    def after_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        """Also for an owner who has given up; no price goes below 1."""
        if not self.knows_both(table, ship.seat) or spent(table, ship.seat, PRICE):
            return ()
        return [
            *(Offer(f"trader raise {colour}", do=_change_price) for colour in PRICES),
            *(Offer(f"trader lower {colour}", do=_change_price) for colour in PRICES if _price(table, colour) > 1),
        ]

    def late_sale(self, table: Table, ship: Ship, late: bool) -> bool:
        """Those who give up sell when the price is known."""
        return late or any(self.knows_both(table, seat) for seat in table.holders(self.name))


class Market(Effect):
    """What a change of prices is worth to everybody, also to those who sell at half price."""

    name = MARKET

    def amount_worth(self, table: Table, ship: Ship, worth: int, blocks: str) -> int:
        prices: dict[str, int] = noted(table, "prices", {})
        return worth + sum(prices.get(block, 0) for block in blocks)


def _price(table: Table, colour: str) -> int:
    changes: dict[str, int] = noted(table, "prices", {})
    return PRICES[colour] + changes.get(colour, 0)


def _most(table: Table, ship: Ship) -> int:
    """As many as the flight's number, the purse, the bank and the holds allow (AX-R-38)."""
    most = min(flight_number(table), table.credits(ship.seat), table.bank.blocks[YELLOW])
    left = best_load(table, ship, YELLOW * most, may_lift=True)["price"].get("goods", "") if most else ""
    return most - min(most, len(left))


def _buy(table: Table, ship: Ship, _about: object, offer: Offer) -> Rule:
    bought = read("use_team", offer.option)
    assert isinstance(bought, BuyBlocks), "read as it was written"
    spend(table, ship.seat, BOUGHT)
    table.pay(ship.seat, bought.amount, "trader")
    yield from gain_goods(table, ship, YELLOW * bought.amount)


def _change_price(table: Table, ship: Ship, _about: object, offer: Offer) -> Rule:
    yield from ()
    change = read("use_team", offer.option)
    assert isinstance(change, (RaisePrice, LowerPrice)), "read as it was written"
    step = 1 if isinstance(change, RaisePrice) else -1
    changes: dict[str, int] = noted(table, "prices", {})
    note(table, prices={**changes, change.colour: changes.get(change.colour, 0) + step})
    spend(table, ship.seat, PRICE)
    put_into_play(table, MARKET, None)
    table.tell("price_changed", ship.seat, colour=change.colour, price=_price(table, change.colour))
