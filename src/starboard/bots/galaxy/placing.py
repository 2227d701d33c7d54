"""The best square and turn for a component: what it adds to the ship, the room it leaves, the ends it exposes."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import NamedTuple, TypeAlias

from starboard.bots.galaxy.holding import Holding
from starboard.bots.galaxy.sites import ACCEPTING, ALL_SIDES_FREE, NOTHING_FITS, Sites, codes, is_reached, variety
from starboard.bots.galaxy.wants import Wants
from starboard.galaxy.briefing import PLAIN, Briefing
from starboard.galaxy.catalog.boards import Board, mask_of
from starboard.galaxy.catalog.components import ARROWS, COMPONENTS, OPPOSITE, Piece
from starboard.galaxy.ship.layout import Layout

EASY = 0.34
"""The share of components that must fit for a square to be as good as any."""
ROOM = 0.6
"""What a square that can be built on is worth."""
UNREACHED = 0.6
"""The part of that for a square that no connector leads to yet."""
WAYS_OPEN, SHUT_IN = 5.0, 0.35
"""How many squares one should be able to go on with, what it costs if one is missing; two cost four times as much."""
EXPOSED_FOR_GOOD, EXPOSED = 0.42, 0.16
CUT_OFF = 0.7
"""What each free square costs that nothing leads to any more."""
FALLS_OFF = 0.6
"""What each component costs that falls off when another one is hit: those that hold at several sides do not."""


Look: TypeAlias = tuple[int, tuple[tuple[int, str], ...]]
"""All of a piece that matters for the shape of a ship: its connectors, and what it keeps clear."""


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
        self._shut_in = [_shut_in(left, ways) for left, ways in zip(self.sites.left_in, self._ways_open, strict=True)]
        self._welds: dict[int, Weld | None] = {}
        self._shapes: dict[int, dict[Look, float]] = {square: {} for square in self.sites.open}
        """By square: what is known of the shape of the ship with a piece there that looks like that."""
        self._holding = Holding(layout)
        self._open = mask_of(self.sites.open)
        self._out_of_reach = _out_of_reach(layout.board, self.sites.free, self._open)
        """How many free squares nothing leads to, and how many it would be after welds that were thought about."""
        self._then_out_of_reach: dict[tuple[int, int, int], int] = {}

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
        most, where, how = -inf, -1, 0
        component, sites, shapes = COMPONENTS[tile], self.sites, self._shapes
        demands, section_of, every = sites.demands, self.layout.board.section_of, codes(tile)
        for turn in component.turns:
            code, piece = every[turn], component.turned[turn]
            if piece.misturned and not any(may_turn(piece) for may_turn in self._may_turn):
                continue
            look = (code, piece.clear)
            for square in sites.open:
                if code & ~demands[square] or (piece.clear and sites.points_at_something(square, piece)):
                    continue
                known = shapes[square]
                shape = known.get(look)
                if shape is None:
                    shape = known[look] = self._shape(square, piece)
                worth = self._wants[section_of[square]].worth(piece, square) + shape
                if worth > most:
                    most, where, how = worth, square, turn
        return None if where < 0 else Weld(most, tile, where, how)

    def _shape(self, square: int, piece: Piece) -> float:
        """What the placement does to the shape of the ship."""
        layout, sites = self.layout, self.sites
        clear = sites.kept_clear(square, piece)
        section = layout.board.section_of[square]
        worth, ways, joined = 0.0, self._ways_open[section] - _ease(sites.demands[square]), 0
        dead = led = 0
        for side, other in enumerate(layout.board.neighbours[square]):
            connector = piece.sides[side]
            if other < 0 or not layout.board.area >> other & 1:
                if connector:
                    worth -= self._exposed_for_good
            elif layout.occupied >> other & 1:
                if connector:
                    joined |= 1 << other
            else:
                before = sites.demands.get(other, ALL_SIDES_FREE)
                after = NOTHING_FITS if clear >> other & 1 else before & ACCEPTING[OPPOSITE[side]][connector]
                worth += _room(after) - _room(before)
                ways += _ease(after) - _ease(before)
                if not after:
                    dead |= 1 << other
                elif connector:
                    led |= 1 << other
                if connector:
                    worth -= self._exposed if after else self._exposed_for_good
        worth -= _shut_in(sites.left_in[section] - 1, ways) - self._shut_in[section]
        worth -= CUT_OFF * self._cut_off(square, dead, led)
        return worth - FALLS_OFF * self._holding.change(joined)

    def _cut_off(self, square: int, dead: int, led: int) -> int:
        """How many more free squares nothing would lead to after a weld that makes some squares beside it useless and
        leads to others."""
        then = self._then_out_of_reach.get((square, dead, led))
        if then is None:
            free = self.sites.free & ~dead & ~(1 << square)
            then = _out_of_reach(self.layout.board, free, self._open & free | led)
            self._then_out_of_reach[square, dead, led] = then
        return then - self._out_of_reach


def _out_of_reach(board: Board, free: int, edge: int) -> int:
    """To how many of the free squares one does not get from some of them, going from each to those beside it."""
    around, left = board.around, free & ~edge
    while edge:
        near = 0
        while edge:
            low = edge & -edge
            near |= around[low.bit_length() - 1]
            edge ^= low
        edge = near & left
        left &= ~edge
    return left.bit_count()


def _shut_in(left: int, ways: float) -> float:
    """What it costs that one can go on at so few squares only."""
    missing = min(WAYS_OPEN, left) - ways
    return SHUT_IN * missing * missing if missing > 0 else 0.0


_EASE: dict[int, float] = {}
_ROOM: dict[int, float] = {}
"""What has been asked of demands before: plain dictionaries are looked up twice as fast as a cache is called."""


def _ease(demand: int) -> float:
    """How well one can go on at a square, from 0 to 1."""
    known = _EASE.get(demand)
    if known is None:
        known = _EASE[demand] = min(variety(demand) / EASY, 1.0) if is_reached(demand) else 0.0
    return known


def _room(demand: int) -> float:
    """What it is worth to have a square with this demand still free."""
    known = _ROOM.get(demand)
    if known is None:
        reached = 1.0 if is_reached(demand) else UNREACHED
        known = _ROOM[demand] = ROOM * min(variety(demand) / EASY, 1.0) * reached
    return known
