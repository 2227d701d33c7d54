"""A ship in play: its layout, what lies on it, and its owner's discard pile.

Every field is an immutable value or a dict that is replaced, never changed in place: copying a ship copies references.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from starboard.engine.fields import DICT, TUPLE, Field, Fields, Form
from starboard.galaxy.catalog.boards import Board, bits, board
from starboard.galaxy.catalog.components import FRONT, piece_of_key
from starboard.galaxy.catalog.figures import BROWN, PURPLE
from starboard.galaxy.registry import crew_letters, human_letters
from starboard.galaxy.seams import NO_SEAMS, Seams
from starboard.galaxy.ship.layout import Layout

GOODS = "RYGB"
"""The colours of blocks, dearest first: red, yellow, green, blue."""
ALIEN_BONUS = 2
AHEAD = (FRONT,)
"""The sides that cannons count in full towards, as a rule."""
EVERYWHERE = -1
"""The mask of all squares."""
WHOLE = (EVERYWHERE,)
"""The sections of a ship that is counted as a whole."""
CONTENTS = ("figures", "cells", "goods", "marks")
"""The stores of a ship: what lies on its components, by square."""


def _write_squares(content: Mapping[int, Any], ship: Any) -> dict[str, Any]:
    names = ship.layout.board.names
    return {names[square]: content[square] for square in sorted(content)}


def _read_squares(plain: Mapping[str, Any], ship: Any) -> dict[int, Any]:
    squares = ship.layout.board.squares
    return {squares[name]: what for name, what in plain.items()}


BY_SQUARE = Form(_write_squares, _read_squares)


class Ship:
    """One seat's ship. `seat` is who flies it; `lost` are the component ids in the discard pile."""

    __slots__ = (
        "absent",
        "cells",
        "drawers",
        "figures",
        "goods",
        "insured",
        "layout",
        "lost",
        "marks",
        "seams",
        "seat",
        "traded",
    )

    FIELDS: ClassVar[Fields] = Fields(
        Field("seat", saved=False),
        Field("layout", saved=False),
        Field("figures", form=BY_SQUARE, optional=True),
        Field("cells", form=BY_SQUARE, optional=True),
        Field("goods", form=BY_SQUARE, optional=True),
        Field("marks", form=BY_SQUARE, optional=True),
        Field("lost", form=TUPLE, optional=True),
        Field("absent", form=DICT, optional=True),
        Field("drawers", form=DICT, optional=True),
        Field("traded", optional=True),
        Field("insured", optional=True),
        Field("seams", saved=False),
    )

    def __init__(self, seat: int, layout: Layout) -> None:
        self.seat = seat
        self.layout = layout
        self.figures: Mapping[int, str] = {}
        """Who lives where, by letters (`catalog/figures.py`): `HH` are two humans."""
        self.cells: Mapping[int, int] = {}
        """Battery tokens; 0 where all have been used."""
        self.goods: Mapping[int, str] = {}
        """Blocks, by the letters of their colours."""
        self.marks: Mapping[int, str] = {}
        """Whatever else modules lay on components: texts of their own."""
        self.lost: tuple[int, ...] = ()
        self.absent: Mapping[str, Mapping[str, Any]] = {}
        """The sections that take no part, by their names, and why: those that have given up; and those that are away
        for a while, with all that they come back with by store and name of square (`flight/sections.py`)."""
        self.drawers: Mapping[str, Any] = {}
        """What modules remember of this ship, by their names: plain values that are replaced, never changed."""
        self.traded = False
        """Where no starting cabin tells: whether it is with the partner of whoever began it."""
        self.insured = False
        """Where an insurance is a matter of choice: whether it was bought."""
        self.seams: Seams = NO_SEAMS
        """Whom this ship's rules ask besides the base game; the table keeps it true."""

    @property
    def board(self) -> Board:
        """The board the ship is built on."""
        return self.layout.board

    @property
    def aboard(self) -> str:
        """The letters of all figures on board."""
        return "".join(self.figures.values())

    @property
    def crew_count(self) -> int:
        """Humans and aliens together."""
        return self.count(crew_letters())

    @property
    def human_count(self) -> int:
        """Humans only."""
        return self.count(human_letters())

    def count(self, letters: str) -> int:
        """How many figures of these kinds are on board."""
        aboard = self.aboard
        return sum(aboard.count(letter) for letter in letters)

    def crew_at(self, square: int) -> str:
        """The crew members on a square."""
        crew = crew_letters()
        return "".join(letter for letter in self.figures.get(square, "") if letter in crew)

    def manned(self) -> list[int]:
        """The squares with crew members on them, front left first."""
        return [square for square in sorted(self.figures) if self.crew_at(square)]

    def board_figures(self, square: int, letters: str) -> None:
        """Figures move in."""
        self.figures = {**self.figures, square: "".join(sorted(self.figures.get(square, "") + letters))}

    def dismiss_figure(self, square: int, letter: str) -> None:
        """A figure leaves."""
        left = self.figures[square].replace(letter, "", 1)
        others = {other: who for other, who in self.figures.items() if other != square}
        self.figures = {**others, square: left} if left else others

    def now(self, store: str, *squares: int) -> dict[str, dict[str, Any]]:
        """What lies on these squares now, for the event that tells of it; None where nothing does."""
        names = self.layout.board.names
        if store == "pieces":
            pieces = self.layout.pieces
            keys = [None if (piece := pieces[square]) is None else piece.key for square in squares]
            return {store: {names[square]: key for square, key in zip(squares, keys, strict=True)}}
        content: Mapping[int, Any] = getattr(self, store)
        return {store: {names[square]: content.get(square) for square in squares}}

    def now_since(self, before: Ship) -> dict[str, dict[str, Any]]:
        """What lies on all squares that were otherwise before, by store."""
        changed: dict[str, dict[str, Any]] = {}
        if self.layout is not before.layout:
            old, new = before.layout.pieces, self.layout.pieces
            squares = [
                square
                for square in bits(before.layout.occupied | self.layout.occupied)
                if old[square] is not new[square]
            ]
            changed |= self.now("pieces", *squares) if squares else {}
        for store in CONTENTS:
            was: Mapping[int, Any] = getattr(before, store)
            content: Mapping[int, Any] = getattr(self, store)
            if content is not was and (content or was):
                squares = [square for square in sorted({*was, *content}) if was.get(square) != content.get(square)]
                changed |= self.now(store, *squares) if squares else {}
        return changed

    @property
    def cell_count(self) -> int:
        """Battery tokens on board."""
        return sum(self.cells.values())

    @property
    def blocks(self) -> str:
        """All blocks on board, dearest first."""
        return "".join(sorted("".join(self.goods.values()), key=GOODS.index))

    @property
    def insurance(self) -> int | None:
        """The most that is paid for lost components, by the board or by an insurance that was bought; None: all."""
        policy = self.board.policy
        return policy[1] if self.insured and policy is not None else self.board.insurance

    @property
    def penalty(self) -> int:
        """What the discard pile costs: one credit for each component, up to the insurance."""
        lost, limit = len(self.lost), self.insurance
        return lost if limit is None else min(lost, limit)

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
        reds = self.goods.get(square, "").count("R")
        return (colour != "R" or reds < parts.special) and self.free_holds(square) > 0

    @property
    def present(self) -> dict[str, int]:
        """The sections of the board that have components, by their names, each with its squares as a mask."""
        board, occupied = self.board, self.layout.occupied
        return {name: mask for name, mask in zip(board.section_names, board.sections, strict=True) if mask & occupied}

    @property
    def away(self) -> list[str]:
        """The sections that are away for a while."""
        return [name for name, held in self.absent.items() if "pieces" in held]

    @property
    def is_away(self) -> bool:
        """Whether all that is left of it is away, so that it is not in the race."""
        return not self.layout.occupied and bool(self.away)

    @property
    def is_complete(self) -> bool:
        """Whether no section of it is missing."""
        return len(self.board.sections) == 1 or len(self.present) == len(self.board.sections)

    @property
    def sections(self) -> tuple[int, ...]:
        """What is counted on its own, each a mask of squares: the sections of the board that have components.

        A ship with components in one section only is counted as a whole.
        """
        sections = self.board.sections
        if len(sections) > 1:
            occupied = self.layout.occupied
            sections = tuple([section for section in sections if section & occupied])
        return sections if len(sections) > 1 else WHOLE

    def with_bonus(self, strength: float, alien: str, section: int = EVERYWHERE) -> float:
        """A section's strength with the bonus of an alien (its letter) there; it counts only where there is some."""
        if strength <= 0 or alien not in self.aboard:
            return strength
        if section != EVERYWHERE and not self.squares_of(alien, section):
            return strength
        return strength + ALIEN_BONUS

    def humans_in(self, section: int) -> int:
        """How many humans there are on these squares (a mask)."""
        humans = human_letters()
        return sum([who.count(letter) for sq, who in self.figures.items() if section >> sq & 1 for letter in humans])

    def squares_of(self, letter: str, section: int = EVERYWHERE) -> list[int]:
        """The squares (of a mask) where there is such a figure."""
        return sorted([sq for sq, letters in self.figures.items() if letter in letters and section >> sq & 1])

    def engine_strength(self, powered: int = 0) -> int:
        """Strength of the engines when the double engines on these squares (a mask) are powered.

        Of several sections the weakest counts.
        """
        return min([self._engines_in(section, powered) for section in self.sections])

    def cannon_strength(self, powered: int = 0) -> float:
        """Strength of the cannons of all sections when the double cannons on these squares (a mask) are powered."""
        strength = 0.0
        for section in self.sections:
            strength += self._cannons_in(section, powered)
        return strength

    def _engines_in(self, section: int, powered: int) -> int:
        strength = 0
        for square in self.layout.squares_with("engine"):
            engine = self.layout.at(square).parts.engine
            if section >> square & 1 and (engine == 1 or powered >> square & 1):
                strength += engine
        return int(self.with_bonus(strength, BROWN, section))

    def _cannons_in(self, section: int, powered: int) -> float:
        strength = 0.0
        for square in self.layout.squares_with("cannon"):
            if section >> square & 1 and (self.layout.at(square).parts.cannon == 1 or powered >> square & 1):
                strength += self.cannon_worth(square)
        return self.with_bonus(strength, PURPLE, section)

    def cannon_worth(self, square: int, fronts: tuple[int, ...] = AHEAD) -> float:
        """What the cannon on a square adds when it fires: half where a barrel does not point to what is the front."""
        return sum(1 if side in fronts else 0.5 for side in self.layout.at(square).aims)

    def double_engines(self) -> tuple[int, ...]:
        """The squares of the double engines."""
        return tuple(sq for sq in self.layout.squares_with("engine") if self.layout.at(sq).parts.engine == 2)

    def double_cannons(self) -> tuple[int, ...]:
        """The squares of the double cannons."""
        return tuple(sq for sq in self.layout.squares_with("cannon") if self.layout.at(sq).parts.cannon == 2)

    def copy(self) -> Ship:
        """An independent ship in the same condition."""
        twin = Ship(self.seat, self.layout)
        twin.figures = self.figures
        twin.cells = self.cells
        twin.goods = self.goods
        twin.marks = self.marks
        twin.lost = self.lost
        twin.absent = self.absent
        twin.drawers = self.drawers
        twin.traded = self.traded
        twin.insured = self.insured
        twin.seams = self.seams
        return twin

    def data(self) -> dict[str, Any]:
        """The ship as plain data; empty contents are left out."""
        names = self.board.names
        pieces = {names[square]: piece.key for square, piece in self.layout.placed()}
        return {"board": self.board.name, "pieces": pieces, **self.FIELDS.data(self)}

    @classmethod
    def from_data(cls, seat: int, plain: Mapping[str, Any]) -> Ship:
        """The ship that `data` described."""
        on = board(plain["board"])
        placed = [(on.squares[name], piece_of_key(key)) for name, key in plain["pieces"].items()]
        ship = cls(seat, Layout.of(on, placed))
        cls.FIELDS.read(ship, plain)
        return ship

    def squares_named(self, mask: int) -> list[str]:
        """The names of the squares of a mask."""
        return [self.board.names[square] for square in bits(mask)]
