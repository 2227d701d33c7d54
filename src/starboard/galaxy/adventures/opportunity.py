"""What cards share that offer something: accepting it, how often it is there, and what keeps a ship from it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Facts, Request
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.seams import Asked
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.table import Table

YES, NO = "yes", "no"


def offer(
    table: Table, ship: Ship, card: Adventure, follows: Callable[[], Mapping[str, Any]]
) -> Generator[Request, Any, bool]:
    """Ask a ship's owner whether he uses the card; `follows` is what accepting costs and gains, for whoever looks."""

    def facts() -> Facts:
        return {"card": card.id, "options": {YES: follows(), NO: {"price": {}, "gain": {}}}}

    accepts = (yield from ask(ship.seat, "use_card", (YES, NO), facts)) == YES
    if accepts:
        accepts = yield from lets(ship.seams.gate_use, table, ship, card)
    table.tell("card_used" if accepts else "card_declined", ship.seat, card=card.id)
    return accepts


def used(table: Table, ship: Ship, card: Adventure) -> Rule:
    """A ship has used the opportunity of a card: landed, taken it, or beaten its enemy. Modules may want to know."""
    for ask_after in ship.seams.after_used:
        yield from ask_after(table, ship, card)


def lets(gates: Asked, table: Table, ship: Ship, card: Adventure) -> Generator[Request, Any, bool]:
    """Whether all gates let a ship through; a gate may ask, and may take its toll."""
    for gate in gates:
        if not (yield from gate(table, ship, card)):
            return False
    return True


def shares_of(table: Table, card: Adventure) -> list[int]:
    """How often a card may be used, each time with how much less: in the base game once, with nothing less."""
    shares = [0]
    for ask_shares in table.all_seams("shares"):
        shares = ask_shares(table, card, shares)
    return shares


def leave_some(ship: Ship, goods: str, less: int) -> Generator[Request, Any, str]:
    """Of blocks that a ship may take, so many stay behind, by the owner's choice; the others."""
    if less >= len(goods):
        return ""
    for _ in range(less):
        options = [colour for colour in GOODS if colour in goods]
        choice = yield from ask(ship.seat, "leave_goods", options, {"goods": goods})
        goods = goods.replace(choice, "", 1)
    return goods
