"""Stowing blocks: which of them are worth most on board, and the fewest moves that bring them there.

Nothing here asks, tells or changes anything: it is advice that decisions carry, for people and for bots.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from starboard.galaxy.bank import worth
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.ship.working import Room, room_on, squares_with_room
from starboard.galaxy.table import Table

RED = "R"


def best_load(table: Table, ship: Ship, hand: str, may_lift: bool) -> dict[str, Any]:
    """The plan that leaves the dearest blocks on board: its steps, what goes back to the bank, what the load gains.

    While blocks may still be lifted, cheaper ones make room for dearer ones, and blocks that lie where only red ones
    may go make room for these. Where nothing better can be done, the one step is to be done.
    """
    holds = _Holds(table, ship)
    lifted = holds.make_room(hand) if may_lift else []
    in_hand = _sorted(hand + "".join(colour for colour, _ in lifted))
    loaded, left = holds.fill(in_hand)
    names = ship.board.names
    steps = [f"lift {colour} {names[square]}" for colour, square in lifted]
    steps += [f"load {colour} {names[square]}" for colour, square in loaded]
    gained = worth(hand) - worth(left)
    return {
        "steps": [("load", step) for step in steps] or [("load", "done")],
        "price": {"goods": left} if left else {},
        "gain": {"credits": gained} if gained else {},
    }


class _Holds:
    """What lies in a ship's holds, and what there is room for; blocks are moved in thought only."""

    def __init__(self, table: Table, ship: Ship) -> None:
        rooms = {square: room_on(table, ship, square) for square in squares_with_room(ship, "holds")}
        self.rooms: dict[int, Room] = {square: room for square, room in rooms.items() if room.holds}
        self.held = {square: ship.goods.get(square, "") for square in self.rooms}

    def make_room(self, hand: str) -> list[tuple[str, int]]:
        """Lift what is worth less than something that comes, then what lies in the way of red blocks.

        Where holds take one block of each colour, nothing is lifted: what would fit then is a puzzle for its owner.
        """
        if any(room.distinct for room in self.rooms.values()):
            return []
        wanted = self._dearest("".join(self.held.values()) + hand)
        surplus = Counter("".join(self.held.values())) - Counter(wanted)
        lifted = [self._lift(colour) for colour in reversed(GOODS) for _ in range(surplus[colour])]
        reds = wanted.count(RED) - sum(held.count(RED) for held in self.held.values())
        while self._room_for_red() < reds:
            lifted.append(self._lift_out_of_the_way())
        return lifted

    def fill(self, hand: str) -> tuple[list[tuple[str, int]], str]:
        """Lay blocks down, the dearest first, places for red ones last of all; where, and what finds no room."""
        loaded: list[tuple[str, int]] = []
        left = ""
        for colour in hand:
            free = [square for square in self.rooms if self._can_hold(square, colour)]
            if not free:
                left += colour
                continue
            square = min(free, key=lambda square: self._kept_for_others(square, colour))
            self.held[square] += colour
            loaded.append((colour, square))
        return loaded, left

    def _kept_for_others(self, square: int, colour: str) -> tuple[bool, bool, int]:
        """Holds that take few colours are filled first, places for red blocks last."""
        room = self.rooms[square]
        return not room.colours, colour != RED and room.special > 0, square

    def _dearest(self, blocks: str) -> str:
        """The most valuable blocks for which there is room in empty holds: red ones need places of their own."""
        free = sum(room.holds for room in self.rooms.values() if not room.colours)
        special = sum(room.special for room in self.rooms.values())
        choosy = [room.colours for room in self.rooms.values() if room.colours for _ in range(room.holds)]
        chosen = ""
        for colour in _sorted(blocks):
            taking = next((colours for colours in choosy if colour in colours), None)
            if taking is not None:
                choosy.remove(taking)
                chosen += colour
            elif free > 0 and (colour != RED or chosen.count(RED) < special):
                free -= 1
                chosen += colour
        return chosen

    def _lift(self, colour: str) -> tuple[str, int]:
        """A block of this colour, rather from where red ones may lie."""
        found = [square for square, held in self.held.items() if colour in held]
        square = min(found, key=lambda square: (self.rooms[square].special == 0, square))
        self.held[square] = self.held[square].replace(colour, "", 1)
        return colour, square

    def _lift_out_of_the_way(self) -> tuple[str, int]:
        """The cheapest block that keeps a red one out."""
        blocked = [
            (GOODS.index(colour), square, colour)
            for square, held in self.held.items()
            if held.count(RED) < self.rooms[square].special
            for colour in held
            if colour != RED
        ]
        _, square, colour = max(blocked)
        self.held[square] = self.held[square].replace(colour, "", 1)
        return colour, square

    def _room_for_red(self) -> int:
        held, rooms = self.held, self.rooms
        return sum(
            min(room.holds - len(held[square]), room.special - held[square].count(RED))
            for square, room in rooms.items()
        )

    def _can_hold(self, square: int, colour: str) -> bool:
        room, held = self.rooms[square], self.held[square]
        fits = (not room.colours or colour in room.colours) and not (room.distinct and colour in held)
        return fits and len(held) < room.holds and (colour != RED or held.count(RED) < room.special)


def _sorted(blocks: str) -> str:
    return "".join(sorted(blocks, key=GOODS.index))
