"""Whoever places a cyan alien takes one of the cards that are left, and who has learnt what from then on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from starboard.engine import Rule, Setup, ask
from starboard.galaxy.flight.crew import Boarded
from starboard.galaxy.mechanisms.technology.kinds import CYAN
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Specializations:
    """Ships are manned one after the other in the order of the launch, so the cards are chosen in that order too."""

    rank: Mapping[str, int] = {}

    def __init__(self, name: str, cards: Callable[[Setup], Sequence[str]]) -> None:
        self.name = name
        self.cards = cards
        """The cards that there are at a table."""

    def after_boarding(self, table: Table, ship: Ship, boarded: Boarded) -> Rule:
        if CYAN not in boarded.letters:
            return
        card = yield from ask(ship.seat, "specialize", self.left(table, ship))
        self.take(table, ship, card)
        table.tell("specialized", ship.seat, specialization=card)

    def at_settled(self, table: Table) -> Rule:
        """The cards that lie before somebody go back."""
        for card in self.cards(table.setup):
            if any(name == card and seats is not None for name, seats in table.in_play):
                table.take_out_of_play(card)
        yield from ()

    def left(self, table: Table, ship: Ship) -> list[str]:
        """The cards that lie before nobody else in this flight: a second alien may learn what the first one knew."""
        return [card for card in self.cards(table.setup) if set(table.holders(card)) <= {ship.seat}]

    def take(self, table: Table, ship: Ship, card: str) -> None:
        """A card lies before its owner: what it says holds for that seat from now on, while the alien is on board."""
        for other in self.cards(table.setup):
            if ship.seat in table.holders(other):
                table.take_out_of_play(other)
        table.put_into_play(card, (ship.seat,))

    def tray(self, table: Table) -> list[dict[str, Any]]:
        """The cards as things that lie beside the ships. One whose alien has gone is put away."""
        return [
            {"id": f"specialization {ship.seat}", "name": card, "seat": ship.seat}
            for ship in table.ships
            for card in self.cards(table.setup)
            if has(table, ship, card)
        ]


def has(table: Table, ship: Ship, card: str, aboard: str | None = None) -> bool:
    """Whether a ship has the advantage of a card: it lies before its owner, and the cyan alien is on board.

    `aboard` says who was, where that is asked of another moment.
    """
    return CYAN in (ship.aboard if aboard is None else aboard) and ship.seat in table.holders(card)


def had_at_the_end(table: Table, ship: Ship, card: str) -> bool:
    """Whether a ship has the advantage of a card, or had it when its flight ended, at the finish or by giving up."""
    return has(table, ship, card, None if table.course is None else table.course.aboard.get(ship.seat))


def owners(table: Table, ships: Iterable[Ship], card: str) -> list[Ship]:
    """Those of these ships that have the advantage of a card."""
    return [ship for ship in ships if has(table, ship, card)]
