"""Free competition: whoever has more of something than all the others together has to let one go."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import Meta

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.flight.damage import hand_over
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.offers import narrowed
from starboard.galaxy.flight.outlook import hit_loss
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

Ware = Literal["single cannon", "double cannon", "single engine", "double engine"]
STRENGTHS = {"single": 1, "double": 2}


class FreeCompetition(Adventure, frozen=True, tag="free_competition"):
    """Row by row the components of a kind are counted, and who rules the market gives one up (KX-2.17 to 2.25)."""

    wares: Annotated[tuple[Ware, ...], Meta(description="single_ or double_ and cannon or engine for each row")]

    def play(self, table: Table) -> Rule:
        for line, ware in enumerate(self.wares):
            ships = table.in_order()
            if len(ships) < 2:
                table.tell("card_ignored", card=self.id)
                return
            counts = {ship.seat: len(stock(ship, ware)) for ship in ships}
            most = next((seat for seat in counts if rules_the_market(counts, seat)), None)
            told = {str(seat): count for seat, count in counts.items()}
            table.tell("wares_counted", card=self.id, line=line, ware=_word(ware), counts=told)
            if most is not None:
                table.tell("monopoly", most, ware=_word(ware))
                yield from self._let_one_go(table, table.ships[most], ware)

    def _let_one_go(self, table: Table, ship: Ship, ware: Ware) -> Rule:
        if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
            return
        squares, names = stock(ship, ware), ship.board.names
        if not squares:
            return
        options = narrowed(table, ship, "concede", [names[square] for square in squares])
        choice = yield from ask(ship.seat, "concede", options, partial(self._facts, ship, options, ware))
        yield from hand_over(table, ship, 1 << ship.board.squares[choice], Cause(self.kind))

    def _facts(self, ship: Ship, options: list[str], ware: Ware) -> dict[str, Any]:
        squares = ship.board.squares
        told = {option: {"price": hit_loss(ship, 1 << squares[option]), "gain": {}} for option in options}
        return {"card": self.id, "ware": _word(ware), "options": told}

    def sentences(self) -> list[Said]:
        rows = [
            Said("market-row", {"number": number, "ware": _word(ware)}) for number, ware in enumerate(self.wares, 1)
        ]
        return [*super().sentences(), *rows]


def stock(ship: Ship, ware: Ware) -> list[int]:
    """The squares of a ship's components of a kind, whether they work or not."""
    strength, part = ware.split(" ")
    return [square for square, piece in ship.layout.placed() if piece.parts.get(part) == STRENGTHS[strength]]


def _word(ware: Ware) -> str:
    """What events and words call it."""
    return ware.replace(" ", "_")


def rules_the_market(counts: Mapping[int, int], seat: int) -> bool:
    """Whether a seat has more than all the others together (KX-R-1)."""
    return counts[seat] > sum(counts.values()) - counts[seat]
