"""What bots have their team do with a ship that stands: a spare part, a link, a bypass, each where it helps most."""

from __future__ import annotations

from itertools import combinations

from starboard.engine import Decision
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.modules.support_team.vocabulary import AtSide
from starboard.galaxy.registry import advice
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.viewed import layout_of
from starboard.galaxy.view import ShipView
from starboard.galaxy.vocabulary import of_form

HOSTED = 2.0
"""What it is worth that a cabin gets its first life support: an alien may move in."""
EPIDEMIC = 1.0
"""What it costs that two cabins are joined."""


def dispensable(ship: ShipView) -> str | None:
    """The component that a ship misses least: nothing but structure, or a life support that nobody lives beside. Of
    several the one that holds best, since somebody may move in."""
    layout = layout_of(ship)
    found = [square for square, piece in layout.placed() if _is_dispensable(layout, square, piece)]
    best = max(found, key=lambda square: layout.joins[square].bit_count(), default=None)
    return None if best is None else layout.board.names[best]


def _is_dispensable(layout: Layout, square: int, piece: Piece) -> bool:
    if piece.parts.life_support:
        return not any(layout.at(other).parts.cabin == "crew" for other in bits(layout.joins[square]))
    return piece.kind == "structural"


def best_link(ship: ShipView) -> tuple[str, str] | None:
    """The two components to which a link without wires would bring most; None if it would bring nothing."""
    layout = layout_of(ship)
    squares = [square for square, piece in layout.placed() if _may_want_a_link(piece)]
    pairs = [(one, other) for one, other in combinations(squares, 2) if not layout.joins[one] >> other & 1]
    best = max(pairs, key=lambda pair: _linked(layout, *pair), default=None)
    if best is None or _linked(layout, *best) <= 0:
        return None
    one, other = best
    return layout.board.names[one], layout.board.names[other]


def _may_want_a_link(piece: Piece) -> bool:
    """Whether anything could become of a link; most components work alone."""
    return bool(piece.parts.cabin or piece.parts.life_support or piece.parts.more or piece.parts.shield)


def _linked(layout: Layout, one: int, other: int) -> float:
    """What a link brings, unless both have what they need already."""
    if _is_served(layout, one) and _is_served(layout, other):
        return 0.0
    return _joint(layout.at(one), layout.at(other))


def _is_served(layout: Layout, square: int) -> bool:
    return any(_joint(layout.at(square), layout.at(other)) > 0 for other in bits(layout.joins[square]))


def _joint(one: Piece, other: Piece) -> float:
    """What it is worth that two components are connected: to the base game, and to every module that has an opinion."""
    parts, others = one.parts, other.parts
    hosted = (parts.life_support and others.cabin == "crew") or (others.life_support and parts.cabin == "crew")
    told = sum(module.joint(parts, others) for module in advice() if hasattr(module, "joint"))
    return float(told + (HOSTED if hosted else 0.0))


def best_bypass(decision: Decision, ship: ShipView) -> str:
    """The edge where it holds most to join two components: those that hang on one other only."""
    layout, edges = layout_of(ship), of_form(decision, AtSide)

    def merit(option: str) -> float:
        where = edges[option]
        square = layout.board.squares[where.square]
        ends = (square, layout.board.neighbours[square][where.edge])
        loose = sum(layout.joins[end].bit_count() == 1 for end in ends)
        return loose - EPIDEMIC * all(layout.at(end).parts.cabin for end in ends)

    return max(edges, key=merit, default=decision.options[0])
