"""Roads of this box about dice: rolled again until they hurt, never the same miss twice, and a meteor by vote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.abandoned_ship import AbandonedShip
from starboard.galaxy.adventures.abandoned_station import AbandonedStation
from starboard.galaxy.catalog.boards import HIGHEST, LOWEST, Board
from starboard.galaxy.catalog.sides import FRONT, SIDES
from starboard.galaxy.flight.hazards import Volley, meteor
from starboard.galaxy.flight.hits import Hit
from starboard.galaxy.mechanisms.roads.losses import held_by
from starboard.galaxy.mechanisms.roads.memory import note, noted
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.seams import BURDEN, LIMIT, NOTE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

MOST_FURTHER_ROLLS = 3


class NoLuck:
    """What costs nobody a component, a battery token or a block comes again, up to three times (KX-13.58)."""

    name = "no_luck"
    rank: Mapping[str, int] = {"after_volley": BURDEN}

    def after_volley(self, table: Table, volley: Volley) -> Rule:
        if not volley.destroyed and not volley.cost and volley.number <= MOST_FURTHER_ROLLS:
            target = next(iter(held_by(table, self.name, volley.ships)), None)
            if target is not None:
                volley.again = True
                table.tell("comes_again", target.seat)
        yield from ()


class MurphysLaw:
    """A result that destroyed nothing does not come up again on the same card (KX-13.28, KX-13.56)."""

    name = "murphys_law"
    rank: Mapping[str, int] = {"at_card": NOTE, "after_volley": LIMIT}
    """Only when no luck has no more to say about a hit are its results noted (KX-R-59)."""

    def at_card(self, table: Table) -> Rule:
        note(table, harmless=[], rolled=[])
        yield from ()

    def stands(self, table: Table, ships: Sequence[Ship], hit: Hit) -> bool:
        if not held_by(table, self.name, ships):
            return True
        return result_of(ships[0].board, sum(hit.rolled)) not in noted(table, "harmless", ())

    def after_volley(self, table: Table, volley: Volley) -> Rule:
        yield from ()
        if not held_by(table, self.name, volley.ships):
            return
        rolled: list[int] = noted(table, "rolled", [])
        if not volley.destroyed:
            rolled = [*rolled, result_of(volley.ships[0].board, sum(volley.hit.rolled))]
        if volley.again:
            note(table, rolled=rolled)
            return
        board = volley.ships[0].board
        harmless = {*noted(table, "harmless", ()), *rolled}
        every = {result_of(board, total) for total in range(LOWEST, HIGHEST + 1)}
        note(table, harmless=[] if harmless == every else sorted(harmless), rolled=[])


def result_of(board: Board, total: int) -> int:
    """The lowest total that means the same as this one: another number of its line, or of the mirrored one."""
    lanes = _columns(board, total)
    same = (other for other in range(LOWEST, total) if lanes and _columns(board, other) == lanes)
    return next(same, total)


def _columns(board: Board, total: int) -> list[int]:
    """The columns of the board that a total names for hits from the front."""
    column = board.place(_faces(total), _faces(total))[0]
    return [lane.place for lane in board.lanes_at(FRONT, column) if lane.squares]


def _faces(total: int) -> tuple[int, int]:
    return max(1, total - 6), min(6, total - 1)


class AbandonedDebris:
    """Near abandoned ships and stations drifts debris: all say from where a large meteor comes (KX-13.67)."""

    name = "abandoned_debris"
    rank: Mapping[str, int] = {"at_card": LIMIT}
    """After those have left who leave when a card is turned up."""

    def at_card(self, table: Table) -> Rule:
        card, ships = table.flight.card, table.in_order()
        assert card is not None, "a card lies there"
        if not isinstance(read_card(card), AbandonedShip | AbandonedStation) or not held_by(table, self.name, ships):
            return
        named: dict[str, list[int]] = {}
        for ship in ships:
            facts: dict[str, Any] = {"card": card, "named": {side: len(seats) for side, seats in named.items()}}
            side = yield from ask(ship.seat, "name_side", SIDES, facts)
            named[side] = [*named.get(side, ()), ship.seat]
            table.tell("side_named", ship.seat, side=side)
        most = max(map(len, named.values()))
        for side, seats in named.items():
            targets = held_by(table, self.name, table.in_order())
            if len(seats) == most and targets:
                yield from meteor(table, "large", SIDES.index(side), targets, roller=table.in_order()[0].seat)
