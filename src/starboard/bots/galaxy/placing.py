"""The best square and turn for a component: what it adds to the ship, the room it leaves, the ends it exposes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from starboard.bots.galaxy.sites import ACCEPTING, ALL_SIDES_FREE, NOTHING_FITS, Sites, codes, is_reached, variety
from starboard.bots.galaxy.wants import Wants
from starboard.galaxy.briefing import PLAIN, Briefing
from starboard.galaxy.catalog.boards import Board, bits, mask_of
from starboard.galaxy.catalog.components import ARROWS, COMPONENTS, OPPOSITE, Piece
from starboard.galaxy.ship.layout import Layout

EASY = 0.34
"""The share of components that must fit for a square to be as good as any."""
ROOM = 0.6
"""What a square that can be built on is worth."""
UNREACHED = 0.6
"""The part of that for a square that no connector leads to yet."""
WAYS_OPEN, SHUT_IN = 5.0, 0.8
"""How many squares one should be able to go on with, and what each missing one costs."""
EXPOSED_FOR_GOOD, EXPOSED = 0.42, 0.16
CUT_OFF = 0.7
"""What each square costs that nothing leads to any more, where a board is narrow."""
SECOND_JOINT = 0.6
"""Components that hold at several sides are not lost when a neighbour is."""


class Weld(NamedTuple):
    """A placement and its worth."""

    worth: float
    tile: int
    square: int
    turn: int


class Sketch:
    """A ship as it stands, with all thoughts about how it might go on; good until the next weld."""

    def __init__(self, layout: Layout, briefing: Briefing = PLAIN) -> None:
        self.layout = layout
        self.sites = Sites(layout)
        self._may_turn = briefing.may_turn
        self._exposed, self._exposed_for_good = EXPOSED * briefing.exposed, EXPOSED_FOR_GOOD * briefing.exposed
        self._wants = [Wants(layout, section, briefing) for section in layout.board.sections]
        """What each section still wants; a board of one section is all of it."""
        section_of = layout.board.section_of
        self._ways_open = [0.0] * len(self._wants)
        """How many squares of each section one can go on with."""
        for square in self.sites.open:
            self._ways_open[section_of[square]] += _ease(self.sites.demands[square])
        self._welds: dict[int, Weld | None] = {}
        self._narrow = corridors(layout.board)
        self._beyond: dict[tuple[int, int], int] = {}

    def best(self, tiles: Iterable[int], bar: float) -> Weld | None:
        """The best placement among these components that is worth at least the bar."""
        welds = [weld for tile in tiles if (weld := self.weld_of(tile)) is not None and weld.worth >= bar]
        return max(welds, default=None)

    def weld_of(self, tile: int) -> Weld | None:
        """The best placement of a component, if it fits anywhere."""
        if tile not in self._welds:
            self._welds[tile] = self._find(tile)
        return self._welds[tile]

    def act(self, weld: Weld) -> str:
        """The building act that lays the component so."""
        return f"weld {self.layout.board.names[weld.square]} {ARROWS[weld.turn]}"

    def _find(self, tile: int) -> Weld | None:
        best: Weld | None = None
        component, demands = COMPONENTS[tile], self.sites.demands
        for turn in component.turns:
            code, piece = codes(tile)[turn], component.turned[turn]
            if piece.misturned and not any(may_turn(piece) for may_turn in self._may_turn):
                continue
            for square in self.sites.open:
                if not code & ~demands[square] and not self.sites.points_at_something(square, piece):
                    wants = self._wants[self.layout.board.section_of[square]]
                    worth = wants.worth(piece, square) + self._shape(square, piece)
                    if best is None or worth > best.worth:
                        best = Weld(worth, tile, square, turn)
        return best

    def _shape(self, square: int, piece: Piece) -> float:
        """What the placement does to the shape of the ship."""
        layout, sites = self.layout, self.sites
        clear = sites.kept_clear(square, piece)
        section = layout.board.section_of[square]
        worth, ways, joints = 0.0, self._ways_open[section] - _ease(sites.demands[square]), 0
        for side, other in enumerate(layout.board.neighbours[square]):
            connector = piece.sides[side]
            if other < 0 or not layout.board.area >> other & 1:
                if connector:
                    worth -= self._exposed_for_good
            elif layout.occupied >> other & 1:
                joints += connector > 0
            else:
                before = sites.demands.get(other, ALL_SIDES_FREE)
                after = NOTHING_FITS if clear >> other & 1 else before & ACCEPTING[OPPOSITE[side]][connector]
                worth += _room(after) - _room(before)
                ways += _ease(after) - _ease(before)
                if connector:
                    worth -= self._exposed if after else self._exposed_for_good
        missing = min(WAYS_OPEN, sites.left_in[section] - 1) - ways
        if missing > 0:
            worth -= SHUT_IN * missing
        return worth + SECOND_JOINT * (joints - 1)

    def _lost_beyond(self, square: int, other: int) -> int:
        """How many free squares nothing would lead to if a piece on a square led to none beside it."""
        found = self._beyond.get((square, other))
        if found is None:
            board = self.layout.board
            free = board.area & ~self.layout.occupied & ~(1 << square)
            reached = edge = 1 << other
            while edge:
                near = 0
                for place in bits(edge):
                    near |= board.around[place]
                edge = near & free & ~reached
                reached |= edge
            ways_in = mask_of(self.sites.open) & ~(1 << square)
            found = self._beyond[square, other] = 0 if reached & ways_in else reached.bit_count()
        return found


@cache
def corridors(board: Board) -> int:
    """The squares through which alone one gets on, as a mask: on a cylinder, or on a board with holes."""
    if not board.wrap and not board.holes:
        return 0
    found = 0
    for square in bits(board.area):
        near = [other >= 0 and bool(board.area >> other & 1) for other in board.neighbours[square]]
        if near in ([True, False, True, False], [False, True, False, True]):
            found |= 1 << square
    return found


@cache
def _ease(demand: int) -> float:
    """How well one can go on at a square, from 0 to 1."""
    return min(variety(demand) / EASY, 1.0) if is_reached(demand) else 0.0


@cache
def _room(demand: int) -> float:
    """What it is worth to have a square with this demand still free."""
    return ROOM * min(variety(demand) / EASY, 1.0) * (1.0 if is_reached(demand) else UNREACHED)
