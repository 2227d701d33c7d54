"""Loans: ten credits now, twelve before the end of the game (BX-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Rule
from starboard.galaxy.flight.offers import DONE, Offer
from starboard.galaxy.modules.evil_machinations.drawer import borrowed, changed, loans, remember
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

RECEIVED, REPAID = 10, 12
BORROW, REPAY = "borrow", "repay"
LOAN = "loan"
"""What it is told as where credits change hands."""

OFFERED = frozenset({"owed", "bid", "secret_bid", "levy", "toll", "extortion", "insurance"})
"""The questions with which a loan may be taken: wherever credits matter."""


class Loans:
    """Offers loans where somebody pays, takes them where somebody must, and has them repaid at the end."""

    name = "loans"
    rank: Mapping[str, int] = {"options": LIMIT, "amount_score": LIMIT}

    def offers_owed(
        self, table: Table, ship: Ship, question: str, amount: int, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        if question not in OFFERED or table.credits(ship.seat) >= amount:
            return offers
        return [*offers, Offer(BORROW, gain={"credits": RECEIVED}, price={"debt": REPAID}, do=_borrow)]

    def options(self, table: Table, ship: Ship, question: str, options: list[str]) -> list[str]:
        """There are no debts: who cannot pay what is owed must borrow (BX-10.4)."""
        return [option for option in options if option != DONE] if question == "owed" and BORROW in options else options

    def offers_next_card(
        self, table: Table, ship: Ship, occasion: str, about: None, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        """A loan may be repaid at any time (BX-10.2)."""
        if not loans(table)[ship.seat] or table.credits(ship.seat) < REPAID:
            return offers
        return [*offers, Offer(REPAY, gain={"debt": REPAID}, price={"credits": REPAID}, do=_repay)]

    def at_settled(self, table: Table) -> Rule:
        """The loans of the flight stand among the lines of its settlement."""
        yield from ()
        _add_lines(table, {seat: RECEIVED * taken for seat, taken in enumerate(borrowed(table)) if taken})
        remember(table, borrowed=[0] * table.setup.seats)

    def at_end(self, table: Table) -> Rule:
        """All loans are repaid after the last settlement, as far as that is possible (BX-10.3, BX-R-37)."""
        yield from ()
        repaid: dict[int, int] = {}
        for seat, taken in enumerate(loans(table)):
            for _ in range(taken):
                if table.credits(seat) < REPAID:
                    table.tell("loans_unpaid", seat, loans=loans(table)[seat])
                    break
                repay(table, seat)
                repaid[seat] = repaid.get(seat, 0) - REPAID
        _add_lines(table, repaid)

    def amount_score(self, table: Table, seat: int, points: float) -> float:
        """Who cannot repay has lost, and comes after everybody who could (BX-R-36)."""
        unpaid = max(loans(table)[other] for other in _together(table, seat))
        return -float(REPAID * unpaid) if unpaid and table.stage == "over" else points


def _together(table: Table, seat: int) -> Sequence[int]:
    """The seats that share an account with this one, itself included."""
    return [other for other in range(table.setup.seats) if table.account(other) == table.account(seat)]


def _borrow(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    seat = ship.seat
    remember(table, loans=changed(loans(table), seat, 1), borrowed=changed(borrowed(table), seat, 1))
    table.tell("loan_taken", seat, loans=loans(table)[seat])
    table.earn(seat, RECEIVED, LOAN)
    yield from ()


def _repay(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    repay(table, ship.seat)
    yield from ()


def repay(table: Table, seat: int) -> None:
    """A loan is paid back, with what the bank wants for its trouble."""
    remember(table, loans=changed(loans(table), seat, -1))
    table.tell("loan_repaid", seat, loans=loans(table)[seat])
    table.pay(seat, REPAID, LOAN)


def _add_lines(table: Table, amounts: Mapping[int, int]) -> None:
    """Lines that were paid already are added to the last settlement, which then says what everybody owns."""
    if not amounts:
        return
    *earlier, last = table.results
    lines: list[dict[str, Any]] = [
        {"kind": LOAN, "seat": seat, "amount": amount, "source": Loans.name} for seat, amount in amounts.items()
    ]
    seats = [{**row, "credits": table.credits(seat)} for seat, row in enumerate(last["seats"])]
    table.results = (*earlier, {**last, "lines": [*last["lines"], *lines], "seats": seats})
