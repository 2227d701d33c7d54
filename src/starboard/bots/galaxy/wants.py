"""What a ship still wants: how much each component would add to it, by what it has already."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from starboard.bots.galaxy import advised
from starboard.galaxy.briefing import PLAIN, Amounts, Briefing
from starboard.galaxy.catalog.boards import Board, bits, mask_of
from starboard.galaxy.catalog.components import OPPOSITE, Piece
from starboard.galaxy.catalog.flights import FLIGHTS
from starboard.galaxy.catalog.sides import FRONT, LEFT, RIGHT
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import EVERYWHERE

AT_FIRST, AT_GOAL, BEYOND = 1.3, 0.6, 0.05
"""What part of its worth something counts when the ship has none, when the goal is reached, and far beyond it."""


class Goal:
    """How much of something a ship should have, and what one of it is worth."""

    __slots__ = ("amount", "worth")

    def __init__(self, amount: float, worth: float) -> None:
        self.amount = amount
        self.worth = worth

    def gain(self, have: float, more: float) -> float:
        """What more of it is worth to a ship that has some: much at first, little beyond the goal."""
        filled = (have + more / 2) / self.amount
        return self.worth * more * max(AT_FIRST + (AT_GOAL - AT_FIRST) * filled, BEYOND)


GOALS: dict[str, dict[str, Goal]] = {
    "I": {
        "engines": Goal(4, 1.6),
        "cannons": Goal(4, 1.5),
        "crew": Goal(6, 1.6),
        "cells": Goal(4, 0.7),
        "shields": Goal(4, 0.9),
        "holds": Goal(6, 0.6),
        "special": Goal(2, 0.5),
    },
    "II": {
        "engines": Goal(6, 1.4),
        "cannons": Goal(6, 1.5),
        "crew": Goal(9, 1.6),
        "cells": Goal(6, 0.7),
        "shields": Goal(4, 1.2),
        "holds": Goal(8, 0.6),
        "special": Goal(3, 0.6),
    },
    "III": {
        "engines": Goal(7, 1.4),
        "cannons": Goal(8, 1.5),
        "crew": Goal(12, 1.9),
        "cells": Goal(8, 0.7),
        "shields": Goal(4, 1.5),
        "holds": Goal(11, 0.6),
        "special": Goal(4, 0.6),
    },
}
GOALS["IV"] = {what: Goal(1.25 * goal.amount, goal.worth) for what, goal in GOALS["III"].items()}

DOUBLE_WITH_CELLS, DOUBLE_WITHOUT = 0.75, 0.4
"""What strength counts that must be paid for with battery tokens."""
SIDE_CANNON = 0.5
SECTION_MORE = 1.4
"""How much more the sections of a ship want together than a ship of one piece: they share neither energy nor speed."""
VITAL = 2.5
"""What more the first engine and the first cabin of a section are worth: without them it is lost before the others.
So is a ship in a flight that asks for things of its own beside engines, without the first of each."""
NO_TOKEN_NEEDED = 2.0
"""What more the first engine is worth that needs no energy: without one, a ship without tokens is stranded."""
HOST = 2.9
"""What it is worth to have a cabin for an alien that the ship had no room for."""
UNUSED_LIFE_SUPPORT = 0.2
FILLER = 0.1
NEW_LANE = 0.3
"""What it is worth that a cannon clears a column of large meteors that no other cannon clears."""
NEW_ROW = 0.25
"""What it is worth, for each row, that a cannon clears large meteors from a side there that no other cannon clears."""
SIDE_METEORS = ("II", "III", "IV")
"""The levels of flights on which large meteors come from the sides, and on which there are epidemics."""
CABINS_TOGETHER = 1.2
"""What it costs that two cabins are joined: an epidemic spreads from one to the other."""


@cache
def goals_of(board: Board) -> dict[str, Goal]:
    """The goals of each section of a ship on this board; only shields are wanted all round in every section."""
    goals, sections = GOALS[FLIGHTS[board.flight].level], len(board.sections)
    if sections == 1:
        return goals
    part = SECTION_MORE / sections
    return {what: goal if what == "shields" else Goal(part * goal.amount, goal.worth) for what, goal in goals.items()}


def goals_for(board: Board, briefing: Briefing) -> dict[str, Goal]:
    """The same for a flight of which modules have told something."""
    goals = goals_of(board)
    if briefing is PLAIN:
        return goals
    wanted = {**goals, **{what: goals[usual] for what, usual in briefing.like.items()}}
    amounts, worths = briefing.amounts, briefing.worths
    return {
        what: Goal(goal.amount * amounts.get(what, 1.0), goal.worth * worths.get(what, 1.0))
        for what, goal in wanted.items()
    }


class Wants:
    """The wants of a ship as it is now, or of one section of it (a mask of squares)."""

    def __init__(self, layout: Layout, section: int = EVERYWHERE, briefing: Briefing = PLAIN) -> None:
        self._layout = layout
        self._briefing = briefing
        self._idle = mask_of(layout.board.squares[name] for name in briefing.idle if name in layout.board.squares)
        self._goals = goals_for(layout.board, briefing)
        self._covered: frozenset[int] = frozenset()
        self._hosted: frozenset[str] = frozenset()
        self._strong = DOUBLE_WITH_CELLS if section & mask_of(layout.squares_with("cells")) else DOUBLE_WITHOUT
        """What each part of a strength counts that must be paid for with battery tokens."""
        self._have = dict.fromkeys(self._goals, 0.0)
        for square, piece in layout.placed():
            if (section & ~self._idle) >> square & 1:
                for what, amount in self._gives(piece).items():
                    self._have[what] += amount
                self._covered |= piece.covers
            if piece.parts.cabin == "crew":
                self._hosted |= layout.life_supports_at(square)
        self._cleared = {
            layout.board.column_of[square]
            for square in layout.squares_with("cannon")
            if FRONT in layout.at(square).aims
        }
        self._rough = FLIGHTS[layout.board.flight].level in SIDE_METEORS
        self._rows_cleared = 0
        if self._rough:
            for square in layout.squares_with("cannon"):
                self._rows_cleared |= self._rows_from(layout.at(square), square)
        self._needs_tokens = not any(
            layout.at(square).parts.engine == 1
            for square in layout.squares_with("engine")
            if (section & ~self._idle) >> square & 1
        )
        self._vital = (*briefing.like, "engines") if briefing.like else ()
        if len(layout.board.sections) > 1:
            self._vital = (*briefing.like, "engines", "crew")
        self._worth: dict[tuple[str, int], float] = {}
        self._is_plain = not any(piece.parts.more for _, piece in layout.placed())

    def worth(self, piece: Piece, square: int) -> float:
        """What the piece would add on this square."""
        if self._briefing is not PLAIN:
            told = sum(self._told(piece, square))
            return told + (FILLER if self._idle >> square & 1 else self._usual_worth(piece, square))
        return self._usual_worth(piece, square)

    def _usual_worth(self, piece: Piece, square: int) -> float:
        """The same without what modules say of joints and idle squares."""
        known = self._worth.get((piece.kind, piece.turn))
        if known is None:
            goals, have = self._goals, self._have
            known = sum(goals[what].gain(have[what], amount) for what, amount in self._gives(piece).items()) + FILLER
            known += advised.worth(piece.parts) if piece.parts.more else 0.0
            if self._needs_tokens and piece.parts.engine == 1:
                known += NO_TOKEN_NEEDED
            if self._vital:
                gives = self._gives(piece)
                known += VITAL * sum(not have[what] and what in gives for what in self._vital)
            self._worth[piece.kind, piece.turn] = known
        if piece.parts.life_support or piece.parts.cabin:
            known += self._hosting(piece, square)
            if piece.parts.cabin and self._rough:
                known -= CABINS_TOGETHER * sum(bool(other.parts.cabin) for other in self._joined(piece, square))
        elif piece.aims:
            if FRONT in piece.aims and self._layout.board.column_of[square] not in self._cleared:
                known += NEW_LANE
            if self._rough:
                known += NEW_ROW * (self._rows_from(piece, square) & ~self._rows_cleared).bit_count()
        if piece.parts.more or not self._is_plain:
            known += sum(advised.joint(piece.parts, other.parts) for other in self._joined(piece, square))
        return known

    def _rows_from(self, piece: Piece, square: int) -> int:
        """The rows in which a cannon on a square clears large meteors from a side, its own and those beside, as a mask
        that has the rows of one side behind those of the other."""
        board = self._layout.board
        rows = (0b111 << square // board.width >> 1) & ((1 << board.height) - 1)
        return rows * (LEFT in piece.aims) | rows * (RIGHT in piece.aims) << board.height

    def _gives(self, piece: Piece) -> Amounts:
        parts, strong = piece.parts, self._strong
        gives: dict[str, float] = {}
        if parts.engine:
            gives["engines"] = 1 if parts.engine == 1 else 2 * strong
        if parts.cannon:
            strength = 1 if parts.cannon == 1 else 2 * strong
            ahead = piece.aims.count(FRONT) / len(piece.aims)
            gives["cannons"] = strength * (ahead + SIDE_CANNON * (1 - ahead))
        if parts.cabin:
            gives["crew"] = 2
        if parts.cells:
            gives["cells"] = parts.cells
        if parts.holds:
            gives["holds"] = parts.holds
        if parts.special:
            gives["special"] = parts.special
        if parts.shield:
            gives["shields"] = len(piece.covers - self._covered)
        told: Amounts = gives
        for tell in self._briefing.gives:
            told = tell(piece, told)
        return told

    def _hosting(self, piece: Piece, square: int) -> float:
        """The worth of bringing a cabin and a life support together."""
        neighbours = self._joined(piece, square)
        if piece.parts.life_support:
            host = any(neighbour.parts.cabin == "crew" for neighbour in neighbours)
            return HOST if host and piece.parts.life_support not in self._hosted else UNUSED_LIFE_SUPPORT
        guests = {neighbour.parts.life_support for neighbour in neighbours} - {""} - self._hosted
        return HOST if guests else 0.0

    def _joined(self, piece: Piece, square: int) -> list[Piece]:
        """The components that the piece would be joined to there."""
        return [other for _, other in self._joints(piece, square)]

    def _joints(self, piece: Piece, square: int) -> Iterator[tuple[int, Piece]]:
        """The sides by which the piece would be joined to others there, and the others."""
        layout = self._layout
        for side, other in enumerate(layout.board.neighbours[square]):
            if other >= 0 and layout.occupied >> other & 1:
                neighbour = layout.at(other)
                if piece.sides[side] and neighbour.sides[OPPOSITE[side]]:
                    yield side, neighbour

    def _told(self, piece: Piece, square: int) -> Iterator[float]:
        """What modules say that the square is worth, each of these joints, and each of the components around."""
        for where in self._briefing.where:
            yield where(piece, self._layout, square)
        for side, other in self._joints(piece, square):
            for joint in self._briefing.joints:
                yield joint(piece, side, other)
        if self._briefing.beside:
            for place in bits(self._layout.board.eight[square] & self._layout.occupied):
                for beside in self._briefing.beside:
                    yield beside(piece, self._layout.at(place))
