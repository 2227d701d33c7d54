"""A ship in play: its layout, what lies on it, and its owner's discard pile.

Every field is an immutable value or a dict that is replaced, never changed in place: copying a ship copies references.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.catalog.boards import Board, bits, board
from starboard.galaxy.catalog.components import FRONT, piece_of_key
from starboard.galaxy.seams import NO_SEAMS, Seams
from starboard.galaxy.ship.layout import Layout

GOODS = "RYGB"
"""The colours of blocks, dearest first: red, yellow, green, blue."""
ALIENS = ("purple", "brown")
ALIEN_BONUS = 2


class Ship:
    """One seat's ship. `seat` is who flies it; `lost` are the component ids in the discard pile."""

    __slots__ = ("aliens", "cells", "drawers", "drawn", "goods", "humans", "layout", "lost", "seams", "seat")

    drawn: tuple[Any, ...] | None
    """What the last picture of the ship was made from, and last the picture: most ships change rarely."""

    def __init__(self, seat: int, layout: Layout) -> None:
        self.seat = seat
        self.layout = layout
        self.humans: Mapping[int, int] = {}
        self.aliens: Mapping[int, str] = {}
        self.cells: Mapping[int, int] = {}
        self.goods: Mapping[int, str] = {}
        self.lost: tuple[int, ...] = ()
        self.drawers: Mapping[str, Any] = {}
        """What modules remember of this ship, by their names: plain values that are replaced, never changed."""
        self.seams: Seams = NO_SEAMS
        """Whom this ship's rules ask besides the base game; the table keeps it true."""
        self.drawn = None

    @property
    def board(self) -> Board:
        """The board the ship is built on."""
        return self.layout.board

    @property
    def crew_count(self) -> int:
        """Humans and aliens together."""
        return sum(self.humans.values()) + len(self.aliens)

    @property
    def human_count(self) -> int:
        """Humans only."""
        return sum(self.humans.values())

    @property
    def cell_count(self) -> int:
        """Battery tokens on board."""
        return sum(self.cells.values())

    @property
    def blocks(self) -> str:
        """All blocks on board, dearest first."""
        return "".join(sorted("".join(self.goods.values()), key=GOODS.index))

    @property
    def exposed_connectors(self) -> int:
        """How many connectors lead into the void."""
        return len(self.layout.exposed)

    def free_holds(self, square: int) -> int:
        """How many more blocks the holds on a square can take."""
        return self.layout.at(square).parts.holds - len(self.goods.get(square, ""))

    def can_hold(self, square: int, colour: str) -> bool:
        """Whether a block of this colour may be put into a hold on this square now."""
        parts = self.layout.at(square).parts
        return (parts.special or colour != "R") and self.free_holds(square) > 0

    def with_bonus(self, strength: float, colour: str) -> float:
        """A strength with the bonus of the alien of this colour, which counts only where there is some strength."""
        return strength + ALIEN_BONUS if strength > 0 and colour in self.aliens.values() else strength

    def engine_strength(self, powered: int = 0) -> int:
        """Strength of the engines when the double engines on these squares (a mask) are powered."""
        strength = 0
        for square in self.layout.squares_with("engine"):
            engine = self.layout.at(square).parts.engine
            if engine == 1 or powered >> square & 1:
                strength += engine
        return int(self.with_bonus(strength, "brown"))

    def cannon_strength(self, powered: int = 0) -> float:
        """Strength of the cannons when the double cannons on these squares (a mask) are powered."""
        strength = 0.0
        for square in self.layout.squares_with("cannon"):
            if self.layout.at(square).parts.cannon == 1 or powered >> square & 1:
                strength += self.cannon_worth(square)
        return self.with_bonus(strength, "purple")

    def cannon_worth(self, square: int) -> float:
        """What the cannon on a square adds when it fires: half of it where it does not point to the front."""
        piece = self.layout.at(square)
        return piece.parts.cannon * (1 if piece.turn == FRONT else 0.5)

    def double_engines(self) -> tuple[int, ...]:
        """The squares of the double engines."""
        return tuple(sq for sq in self.layout.squares_with("engine") if self.layout.at(sq).parts.engine == 2)

    def double_cannons(self) -> tuple[int, ...]:
        """The squares of the double cannons."""
        return tuple(sq for sq in self.layout.squares_with("cannon") if self.layout.at(sq).parts.cannon == 2)

    def copy(self) -> Ship:
        """An independent ship in the same condition."""
        twin = Ship(self.seat, self.layout)
        twin.humans = self.humans
        twin.aliens = self.aliens
        twin.cells = self.cells
        twin.goods = self.goods
        twin.lost = self.lost
        twin.drawers = self.drawers
        twin.seams = self.seams
        twin.drawn = self.drawn
        return twin

    def data(self) -> dict[str, Any]:
        """The ship as plain data; empty contents are left out."""
        names = self.board.names
        plain: dict[str, Any] = {
            "board": self.board.name,
            "pieces": {names[square]: piece.key for square, piece in self.layout.placed()},
        }
        for field in ("humans", "aliens", "cells", "goods"):
            content: Mapping[int, object] = getattr(self, field)
            if content:
                plain[field] = {names[square]: content[square] for square in sorted(content)}
        if self.lost:
            plain["lost"] = list(self.lost)
        if self.drawers:
            plain["drawers"] = dict(self.drawers)
        return plain

    @classmethod
    def from_data(cls, seat: int, plain: Mapping[str, Any]) -> Ship:
        """The ship that `data` described."""
        on = board(plain["board"])
        placed = [(on.squares[name], piece_of_key(key)) for name, key in plain["pieces"].items()]
        ship = cls(seat, Layout.of(on, placed))
        for field in ("humans", "aliens", "cells", "goods"):
            setattr(ship, field, {on.squares[name]: what for name, what in plain.get(field, {}).items()})
        ship.lost = tuple(plain.get("lost", ()))
        ship.drawers = plain.get("drawers", {})
        return ship

    def squares_named(self, mask: int) -> list[str]:
        """The names of the squares of a mask."""
        return [self.board.names[square] for square in bits(mask)]
