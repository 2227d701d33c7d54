"""The intruder cards: predators, commandos, both in one, and two of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Annotated, Literal

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, Blocks
from starboard.galaxy.adventures.opportunity import used
from starboard.galaxy.adventures.saying import Said, printed_values
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.hazards import aims, approach
from starboard.galaxy.flight.hits import Hit
from starboard.galaxy.flight.rolling import roll_for_hit
from starboard.galaxy.mechanisms.party import routes
from starboard.galaxy.mechanisms.walking import LEFT, RIGHT
from starboard.galaxy.modules.intruders.raids import Raid, board
from starboard.galaxy.modules.intruders.roads import IN_PAIRS, RESTLESS, in_pairs, restless
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

Side = Literal["front", "right", "rear", "left"]
Hand = Literal["left", "right"]
Charges = Annotated[tuple[int, ...], Meta(description="the steps before each charge, counted on from the last one")]
PREDATOR, COMMANDO, BOTH = "predator", "commando", "predator_commando"


class Intruder(Adventure, frozen=True):
    """All of them come and walk by the same rules (AX-10.1)."""

    side: Side
    """From where."""

    def raid(self) -> Raid:
        """What is printed on the card."""
        raise NotImplementedError

    def play(self, table: Table) -> Rule:
        """The leader rolls once for all; then each ship meets it on its own, in flight order (AX-10.2, AX-10.37)."""
        ships = table.in_order()
        if not ships:
            return
        hit = roll_for_hit(table, ships, Hit(self.like, True, SIDES.index(self.side)), ships[0].seat)
        table.tell(
            "intruder_coming",
            hazard=self.like,
            side=self.side,
            total=sum(hit.rolled),
            aims=aims(ships, hit),
            routes={str(ship.seat): self._routes(table, ship, hit) for ship in ships},
        )
        for ship in ships:
            coming = yield from approach(table, ship, hit)
            if coming is None:
                continue
            raid = raid_on(table, ship, self)
            beaten = yield from board(table, ship, raid, coming[1], self.like)
            if beaten == len(raid.hands):
                yield from used(table, ship, self)

    def _routes(self, table: Table, ship: Ship, hit: Hit) -> list[list[str]]:
        lanes = ship.board.impacts(hit.side, hit.rolled)
        ways = routes(table, ship, raid_on(table, ship, self), lanes)
        return [[ship.board.names[square] for square in way.squares] for way in ways]

    def sentences(self) -> Sequence[Said]:
        raid = self.raid()
        values = {
            "from": Said(f"from-{self.side}"),
            "steps": raid.steps,
            "charges": ", ".join(map(str, raid.charges)),
            "count": len(raid.charges),
        }
        return [Said(f"card-{self.like}.text", {**printed_values(self), **values})]


class Predator(Intruder, frozen=True, tag="predator"):
    """Eats crew, blocks and battery tokens wherever it goes (AX-10.22)."""

    hand: Hand
    steps: int
    credits: int

    def raid(self) -> Raid:
        return Raid(PREDATOR, (self.hand,), self.steps, eats=True, credits=self.credits)


class DoublePredator(Intruder, frozen=True, tag="double_predator"):
    """Two that part at the door (AX-10.32)."""

    steps: int
    credits: int

    def raid(self) -> Raid:
        return Raid(PREDATOR, (LEFT, RIGHT), self.steps, eats=True, credits=self.credits)


class Commando(Intruder, frozen=True, tag="commando"):
    """Leaves charges behind and takes no notice of anything else (AX-10.25)."""

    hand: Hand
    charges: Charges
    goods: Blocks

    def raid(self) -> Raid:
        due = tuple(accumulate(self.charges))
        return Raid(COMMANDO, (self.hand,), due[-1], due, goods=self.goods)


class DoubleCommando(Intruder, frozen=True, tag="double_commando"):
    """Two that part at the door; all their charges go off together (AX-10.33)."""

    charges: Charges
    goods: Blocks

    def raid(self) -> Raid:
        due = tuple(accumulate(self.charges))
        return Raid(COMMANDO, (LEFT, RIGHT), due[-1], due, goods=self.goods)


class PredatorCommando(Intruder, frozen=True, tag="predator_commando"):
    """Eats and leaves charges (AX-10.35)."""

    hand: Hand
    charges: Charges
    credits: int
    goods: Blocks

    def raid(self) -> Raid:
        due = tuple(accumulate(self.charges))
        return Raid(BOTH, (self.hand,), due[-1], due, eats=True, credits=self.credits, goods=self.goods)


class TamePredator(Predator, frozen=True, tag="tame_predator"):
    """Somebody has brought it along: a machination."""

    @property
    def like(self) -> str:
        return PREDATOR


class HiredCommando(Commando, frozen=True, tag="hired_commando"):
    """Somebody has paid for it: a machination."""

    @property
    def like(self) -> str:
        return COMMANDO


CARDS: tuple[type[Intruder], ...] = (
    Predator,
    DoublePredator,
    Commando,
    DoubleCommando,
    PredatorCommando,
    TamePredator,
    HiredCommando,
)


def raid_on(table: Table, ship: Ship, card: Intruder) -> Raid:
    """What a card sends against a ship on the roads that it flies on."""
    raid = card.raid()
    if ship.seat in table.holders(RESTLESS):
        raid = restless(raid)
    if ship.seat in table.holders(IN_PAIRS):
        raid = in_pairs(raid)
    return raid
