"""The Diplomat: talks a ship out of a lost fight or of a line of a combat zone, and stays there."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from starboard.engine import ask, write
from starboard.engine.request import Request
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.combat_zone import CombatZone
from starboard.galaxy.adventures.enemy import Enemy
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one
from starboard.galaxy.mechanisms.specializations.choosing import has
from starboard.galaxy.mechanisms.specializations.vocabulary import Negotiate, Suffer
from starboard.galaxy.mechanisms.technology.kinds import CYAN
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

NEGOTIATE, SUFFER = write(Negotiate()), write(Suffer())


class Diplomat:
    """Asked once it is certain who suffers. Sabotage, epidemics and stardust do not listen."""

    name = "diplomat"
    rank: Mapping[str, int] = {}

    def gate_suffer(self, table: Table, ship: Ship, card: Adventure) -> Generator[Request, Any, bool]:
        stake = stake_of(card)
        price = {} if stake is None else _amounts(stake)
        if not any(price.values()) or not has(table, ship, self.name):
            return True
        options = {
            NEGOTIATE: {"price": {"crew": 1}, "gain": {}},
            SUFFER: {"price": price, "gain": {}},
        }
        if (yield from ask(ship.seat, "negotiate", list(options), {"card": card.id, "options": options})) == SUFFER:
            return True
        (square,) = ship.squares_of(CYAN)
        table.tell("diplomat_sent", ship.seat, card=card.id)
        yield from after_losing(table, ship, lose_one(table, ship, square, CrewGone(), CYAN))
        return False


def stake_of(card: Adventure) -> Mapping[str, Any] | None:
    """What is to be suffered, where a Diplomat can help."""
    if isinstance(card, Enemy):
        return card.stake()
    if isinstance(card, CombatZone) and len(card.lines) == 1:
        return card.lines[0].stake()
    return None


def _amounts(stake: Mapping[str, Any]) -> dict[str, Any]:
    """The stake as a price: days, crew, blocks, so many shots; an enemy may want several of them."""
    told = {stake["penalty"]: stake["amount"]} if "amount" in stake else stake
    return {
        "blocks" if word == "goods" else word: len(amount) if word == "shots" else amount
        for word, amount in told.items()
        if word != "penalty"
    }


DIPLOMAT = Diplomat()
"""The same card in both editions."""
