"""The parade: whoever has a bandstand that works may play along, for credits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table
from tests.galaxy.toy.hand import remembered

SCALES = ("scale",) * 5
"""What is played where nobody has dealt tunes."""


class Float(Struct, frozen=True, array_like=True):
    """One float of the parade."""

    instrument: Literal["drum", "horn"]
    players: int


class Parade(Adventure, frozen=True, tag="parade"):
    """In flight order; nobody is left out."""

    credits: int
    floats: tuple[Float, ...]

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not working(table, ship).layout.squares_with("bandstand"):
                continue
            if (yield from ask(ship.seat, "play_along", ("play", "listen"), {"card": self.id})) == "play":
                table.tell("tune_played", ship.seat, tune=remembered(table, "tunes", SCALES)[ship.seat])
                earn(table, ship, self.credits, self.kind)

    def sentences(self) -> Sequence[Said]:
        floats = [
            Said("parade-float", {"instrument": Said(f"instrument-{one.instrument}"), "players": one.players})
            for one in self.floats
        ]
        return [*super().sentences(), *floats]
