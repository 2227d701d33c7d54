"""What smugglers, slavers and pirates share: they attack in flight order until somebody beats them."""

from __future__ import annotations

from functools import partial
from typing import Any, Self

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import lets, offer, shares_of, used
from starboard.galaxy.flight.declare import declare
from starboard.galaxy.flight.outlook import second_here
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Enemy(Adventure, frozen=True):
    """Stronger wins and may take the reward, equal is left alone, weaker suffers."""

    strength: int
    days: int

    def play(self, table: Table) -> Rule:
        ships = table.in_order()
        shares = shares_of(table, self)
        """For each time they must be beaten: by how much the reward and what losers suffer are less by then."""
        defeated: list[tuple[Ship, int]] = []
        delayed = []
        if ships:
            order = [ship.seat for ship in ships]
            against = {str(ship.seat): self.strength_against(table, ship) for ship in ships}
            table.tell("contest", card=self.id, measure="cannons", order=order, against=against, stake=self.stake())
        for ship in ships:
            enemy = self.strength_against(table, ship)
            then = partial(_told, enemy)
            decides = partial(_is_open, enemy)
            facts: dict[str, Any] = {"card": self.id, "enemy": enemy, **({"less": shares[0]} if shares[0] else {})}
            strength = yield from declare(table, ship, "cannons", "compare", then, decides, **facts)
            if strength is None:
                continue
            outcome = _outcome(enemy, strength)
            if outcome == "enemy_beaten":
                table.tell(outcome, ship.seat, card=self.id, left=len(shares) - 1)
                yield from used(table, ship, self)
                less = shares.pop(0)
                if (yield from offer(table, ship, self, partial(self.follows, table, ship, less))):
                    yield from self.reward(table, ship, less)
                    delayed.append((ship, self.days))
                if not shares:
                    break
                continue
            table.tell(outcome, ship.seat, card=self.id)
            if outcome == "enemy_won" and (
                yield from lets(ship.seams.gate_suffer, table, ship, self.reduced(shares[0]))
            ):
                defeated.append((ship, shares[0]))
                yield from self.plunder(table, ship, shares[0])
        yield from move_back_all(table, delayed, self.kind)
        yield from self.avenge(table, defeated)

    def strength_against(self, table: Table, ship: Ship) -> int:
        """How strong they are when they attack this ship."""
        strength = self.strength
        for ask_enemy in ship.seams.amount_enemy:
            strength = ask_enemy(table, ship, strength, self)
        return strength

    def reduced(self, less: int) -> Self:
        """The card as it is for a loser who suffers so much less."""
        raise NotImplementedError

    def stake(self) -> dict[str, Any]:
        """What a loser suffers, as contests tell it: the penalty's word and how much of it."""
        raise NotImplementedError

    def gain(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        """What the reward would bring this ship."""
        raise NotImplementedError

    def reward(self, table: Table, ship: Ship, less: int) -> Rule:
        """What the winner gets."""
        raise NotImplementedError

    def plunder(self, table: Table, ship: Ship, less: int) -> Rule:
        """What a loser suffers at once."""
        yield from ()

    def avenge(self, table: Table, defeated: list[tuple[Ship, int]]) -> Rule:
        """What all losers suffer together after the last attack."""
        yield from ()

    def follows(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        """What taking the reward costs and brings."""
        return {"price": {"days": self.days}, "gain": self.gain(table, ship, less), **second_here(less)}


def _is_open(enemy: float, least: float, most: float) -> bool:
    """Whether it depends on the strength that is declared how an attack ends."""
    return _outcome(enemy, least) != _outcome(enemy, most)


def _told(enemy: float, strength: float) -> dict[str, Any]:
    return {"then": _outcome(enemy, strength)}


def _outcome(enemy: float, strength: float) -> str:
    """How an attack ends, by the name of its event."""
    return "enemy_beaten" if strength > enemy else "enemy_won" if strength < enemy else "enemy_held_off"
