"""Bidding credits for what a card offers: an auction in flight order, or bids that everybody makes in secret at once.

Both end with the payment of whoever has won; what the winner gets is for the card to say.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from starboard.engine import Ask, ask, ask_all
from starboard.engine.request import Facts, Request
from starboard.galaxy.flight.offers import Offer, described, narrowed, take
from starboard.galaxy.flight.purse import owed_by, pay, ways_to_raise
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.kinds import MOST_BID
from starboard.galaxy.vocabulary.questions import Bid

PASS = "pass"
REASON = "bid"
"""What the winner's payment is told as."""

_NOTHING: Mapping[str, Any] = {}


class Prize(NamedTuple):
    """What the winner of a bidding gets, as decisions tell it before anybody bids."""

    gain: Mapping[str, Any] = _NOTHING
    """What it brings, by its word: `{"goods": "YG"}`."""
    price: Mapping[str, Any] = _NOTHING
    """What it costs besides the bid: `{"days": 2}`."""
    value: float | None = None
    """What it is worth in credits, where gain and price do not say it. No program bids more than that."""


PrizeFor: TypeAlias = Callable[[Ship], Prize]
"""What winning would mean to a ship; it is asked only when somebody looks."""
Won: TypeAlias = tuple[Ship, int]
"""Who has won, and the bid that was paid."""


def auction(
    table: Table, ships: Iterable[Ship], card: str, prize: PrizeFor, least: int = 1
) -> Generator[Request, Any, Won | None]:
    """The first of these ships bids or passes, then each in this order bids higher or passes; who has passed is out.

    It goes round until all but the highest bidder have passed, who pays. The last one left, if nobody has bid, may
    still bid or pass. None if everybody has passed.
    """
    bidding = list(ships)
    order = [ship.seat for ship in bidding]
    table.tell("bidding_opened", card=card, order=order, least=least, secret=False)
    highest: Won | None = None
    while bidding and (highest is None or bidding != [highest[0]]):
        ship = bidding.pop(0)
        amount = yield from _bid_or_pass(table, ship, card, prize, least, highest)
        if amount is None:
            table.tell("bid_passed", ship.seat)
            continue
        table.tell("bid_made", ship.seat, amount=amount)
        highest, least = (ship, amount), amount + 1
        bidding.append(ship)
    return _settle(table, card, highest)


def secret_bids(table: Table, ships: Iterable[Ship], card: str, prize: PrizeFor) -> Generator[Request, Any, Won | None]:
    """All choose a bid at the same time, nobody knowing those of the others; then all are shown, and the highest pays.

    Of those who tie, the first of these ships wins, also where nobody has bid anything. None if there is no ship.
    """
    bidding = list(ships)
    table.tell("bidding_opened", card=card, order=[ship.seat for ship in bidding], least=0, secret=True)
    bids: dict[int, int] = {}
    while undecided := [ship for ship in bidding if ship.seat not in bids]:
        offers = {ship.seat: ways_to_raise(table, ship, "secret_bid", MOST_BID) for ship in undecided}
        asks = [_secretly(table, ship, offers[ship.seat], card, prize) for ship in undecided]
        choices = yield from ask_all(asks)
        for ship in undecided:
            chosen = read("secret_bid", choices[ship.seat])
            if isinstance(chosen, Bid):
                bids[ship.seat] = chosen.amount
            else:
                offer = next(offer for offer in offers[ship.seat] if offer.option == choices[ship.seat])
                yield from take(table, ship, offer, MOST_BID)
    if not bidding:
        return None
    table.tell("bids_revealed", bids={str(ship.seat): bids[ship.seat] for ship in bidding})
    winner = max(bidding, key=lambda ship: bids[ship.seat])
    return _settle(table, card, (winner, bids[winner.seat]))


def _bid_or_pass(
    table: Table, ship: Ship, card: str, prize: PrizeFor, least: int, highest: Won | None
) -> Generator[Request, Any, int | None]:
    """What a ship's owner bids, after whatever modules offer to raise credits with; None if they pass."""
    while True:
        offers = {offer.option: offer for offer in ways_to_raise(table, ship, "bid", MOST_BID)}
        bids = [f"bid {amount}" for amount in range(least, _most(table, ship) + 1)]
        options = narrowed(table, ship, "bid", [*bids, *offers, PASS])
        facts = partial(_facts, table, ship, offers.values(), card, prize, least, highest)
        choice = yield from ask(ship.seat, "bid", options, facts)
        if choice == PASS:
            return None
        chosen = read("bid", choice)
        if isinstance(chosen, Bid):
            return chosen.amount
        yield from take(table, ship, offers[choice], MOST_BID)


def _secretly(table: Table, ship: Ship, offers: Sequence[Offer], card: str, prize: PrizeFor) -> Ask:
    bids = [f"bid {amount}" for amount in range(_most(table, ship) + 1)]
    options = narrowed(table, ship, "secret_bid", [*bids, *(offer.option for offer in offers)])
    return Ask(ship.seat, "secret_bid", options, partial(_facts, table, ship, offers, card, prize, 0, None))


def _most(table: Table, ship: Ship) -> int:
    """Nobody bids what they do not own."""
    return min(table.credits(ship.seat), MOST_BID)


def _facts(
    table: Table,
    ship: Ship,
    offers: Iterable[Offer],
    card: str,
    prize: PrizeFor,
    least: int,
    highest: Won | None,
) -> Facts:
    """What is to be won, the purse, the lowest bid that counts, and who has bid most so far."""
    won = prize(ship)
    facts = {
        "card": card,
        "prize": {"price": dict(won.price), "gain": dict(won.gain)},
        "purse": table.credits(ship.seat),
        "least": least,
        "highest": 0 if highest is None else highest[1],
        "bidder": None if highest is None else highest[0].seat,
        "options": described(table, ship, offers),
    }
    return facts if won.value is None else {**facts, "value": won.value}


def _settle(table: Table, card: str, won: Won | None) -> Won | None:
    """The winner pays the bank."""
    if won is None:
        table.tell("nobody_bid", card=card)
        return None
    ship, amount = won
    table.tell("bid_won", ship.seat, card=card, amount=amount)
    if amount:
        pay(table, ship, owed_by(table, ship, amount, REASON), REASON)
    return won
