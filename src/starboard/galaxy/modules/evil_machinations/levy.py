"""Demands of cards: credits for what one wants to keep, or credits instead of flight days."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from starboard.engine import Rule, ask
from starboard.engine.request import Facts, Request
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.offers import described, narrowed, take
from starboard.galaxy.flight.purse import owed_by, pay, ways_to_raise
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

PAY, WAIT = "pay", "wait"

Follows: TypeAlias = Mapping[str, Any]
"""What an option costs and brings, as decisions tell it."""


def level_of(table: Table) -> int:
    """The level of the flight as a number (BX-R-69)."""
    return plan_of(table.round_name).number


class Demand(NamedTuple):
    """What is demanded of a ship at this moment: credits for all that is left, or something given up."""

    due: int
    each: int
    """What one thing costs to keep."""
    gives: Mapping[str, Follows]
    """What may be given up instead, each bringing the sum down by as much."""


def levy(
    table: Table, ship: Ship, card: Adventure, demanded: Callable[[], Demand], give: Callable[[str], Rule]
) -> Rule:
    """The owner gives up what they do not want to pay for, one thing after the other, and pays for the rest."""
    while (demand := demanded()).due:
        choice = yield from demand_of(table, ship, card, "levy", demand.due, demand.gives, demand.each)
        if choice == PAY:
            return
        yield from give(choice)


def demand_of(
    table: Table,
    ship: Ship,
    card: Adventure,
    question: str,
    due: int,
    others: Mapping[str, Follows],
    each: int | None = None,
) -> Generator[Request, Any, str]:
    """The owner pays, or chooses something else; whoever is short of credits may raise some first. What was chosen."""
    due = owed_by(table, ship, due, card.kind)
    while True:
        offers = {offer.option: offer for offer in ways_to_raise(table, ship, question, due)}
        pays = [PAY] if table.credits(ship.seat) >= due else []
        options = narrowed(table, ship, question, [*pays, *others, *offers])
        offered = described(table, ship, offers.values())
        facts = partial(_facts, table, ship, card, due, due if each is None else each, {**others, **offered})
        choice = yield from ask(ship.seat, question, options, facts)
        if choice == PAY:
            pay(table, ship, due, card.kind)
        if choice not in offers:
            return choice
        yield from take(table, ship, offers[choice], due)


def _facts(table: Table, ship: Ship, card: Adventure, due: int, each: int, others: Mapping[str, Follows]) -> Facts:
    purse = table.credits(ship.seat)
    pays = {PAY: {"price": {"credits": due}, "gain": {}}} if purse >= due else {}
    return {"card": card.id, "due": due, "each": each, "purse": purse, "options": {**pays, **others}}


def pay_or_wait(table: Table, ship: Ship, card: Adventure, due: int, days: int) -> Generator[Request, Any, int]:
    """The owner pays, or will lose flight days: how many."""
    wait: dict[str, Follows] = {WAIT: {"price": {"days": days}, "gain": {}}}
    if (yield from demand_of(table, ship, card, "toll", due, wait)) == PAY:
        return 0
    table.tell("toll_refused", ship.seat, card=card.id)
    return days
