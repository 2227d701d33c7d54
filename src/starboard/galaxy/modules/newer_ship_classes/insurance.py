"""Insurance by choice: before the first card whoever likes pays, and then lost components cost no more than so much."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.flight.offers import Offer, described, take
from starboard.galaxy.flight.purse import ways_to_raise
from starboard.galaxy.seams import BURDEN
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

INSURE, NO = "insure", "no"
INSURANCE = "insurance"


class Insurance:
    """Decided openly, in the order of the launch; whoever lacks the credits cannot buy it (AX-7.6, AX-R-14)."""

    name = "optional_insurance"
    rank: Mapping[str, int] = {"at_launched": BURDEN}

    def at_launched(self, table: Table) -> Rule:
        """After the ships have been built, loaded and launched, and before a card is turned up."""
        for seat in sorted(range(table.setup.seats), key=table.numbers.__getitem__):
            ship = table.ships[seat]
            if ship.board.policy is not None and seat in table.flight.positions:
                yield from _offer(table, ship, *ship.board.policy)


def _offer(table: Table, ship: Ship, price: int, limit: int) -> Rule:
    """The owner buys an insurance, or declines; whoever is short of credits may raise some first."""
    while True:
        offers = {offer.option: offer for offer in ways_to_raise(table, ship, INSURANCE, price)}
        buys = [INSURE] if table.credits(ship.seat) >= price else []
        facts = partial(_facts, table, ship, price, limit, buys, offers)
        choice = yield from ask(ship.seat, INSURANCE, [*buys, NO, *offers], facts)
        if choice == INSURE:
            table.pay(ship.seat, price, INSURANCE)
            ship.insured = True
            table.tell("insured", ship.seat, price=price, limit=limit)
        if choice not in offers:
            return
        yield from take(table, ship, offers[choice], price)


def _facts(
    table: Table, ship: Ship, price: int, limit: int, buys: list[str], offers: Mapping[str, Offer]
) -> dict[str, Any]:
    insure = {INSURE: {"price": {"credits": price}, "gain": {}}} if buys else {}
    told = {**insure, NO: {"price": {}, "gain": {}}, **described(table, ship, offers.values())}
    return {"limit": limit, "lost": len(ship.lost), "purse": table.credits(ship.seat), "options": told}
