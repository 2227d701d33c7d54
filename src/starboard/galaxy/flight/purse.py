"""Credits that change hands during a flight: what modules make of a sum, and what may be done before one pays."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from starboard.engine.request import Request
from starboard.galaxy.flight.offers import DONE, Offer, choose, offers_on
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def earn(table: Table, ship: Ship, amount: int, source: str) -> None:
    """The bank pays the owner of a ship."""
    for ask_earned in ship.seams.amount_earned:
        amount = ask_earned(table, ship, amount, source)
    if amount:
        table.earn(ship.seat, amount, source)
        _credited(table, ship, amount, source)


def owed_by(table: Table, ship: Ship, amount: int, reason: str) -> int:
    """What the owner of a ship has to pay of a sum."""
    for ask_owed in ship.seams.amount_owed:
        amount = ask_owed(table, ship, amount, reason)
    return max(0, amount)


def losses_of(table: Table, ship: Ship) -> int:
    """What the owner of a ship has to pay for its discard pile."""
    amount = ship.penalty
    for ask_losses in ship.seams.amount_losses:
        amount = ask_losses(table, ship, amount)
    return amount


def pay(table: Table, ship: Ship, amount: int, reason: str) -> int:
    """The owner of a ship pays the bank what `owed_by` has said; what was paid."""
    paid = table.pay(ship.seat, amount, reason)
    _credited(table, ship, -paid, reason)
    return paid


def _credited(table: Table, ship: Ship, amount: int, why: str) -> None:
    """Modules are told that credits have changed hands."""
    for tell_module in ship.seams.credited:
        tell_module(table, ship, amount, why)


def ways_to_raise(table: Table, ship: Ship, question: str, amount: int) -> Sequence[Offer]:
    """What modules offer an owner who is asked about credits, before so much is paid: a loan, say.

    `question` is the one that the offers are made with: `owed` where there is no choice, else what is bid or bought.
    """
    return offers_on(ship.seams.offers_owed, table, ship, question, amount) if ship.seams.offers_owed else ()


def owe(table: Table, ship: Ship, amount: int, reason: str) -> Generator[Request, Any, int]:
    """The owner of a ship pays the bank; what he does not own he need not pay. What was paid.

    As long as modules offer something to do about it first (a loan, say), the owner may do it.
    """
    amount = owed_by(table, ship, amount, reason)
    if amount <= 0:
        return 0
    facts = {"owed": amount, "reason": reason}
    while offers := ways_to_raise(table, ship, "owed", amount):
        if (yield from choose(table, ship, "owed", offers, DONE, amount, lambda: facts)) is None:
            break
    return pay(table, ship, amount, reason)
