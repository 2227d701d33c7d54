"""What a title means to whoever holds it and builds: what scores, and what gold takes away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.briefing import Amounts, Briefing
from starboard.galaxy.catalog.components import SMOOTH, Piece
from starboard.galaxy.mechanisms.titles import GOLD, SILVER
from starboard.galaxy.modules.transgalactic_trek.memory import NAME
from starboard.galaxy.modules.transgalactic_trek.scores import MOST_IN_A_CORRIDOR, uses_batteries
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.view import TableView

SCORING = 0.35
"""What it is worth that a component counts for the title one defends; a ship that comes home is worth more."""
CABINS_APART = -0.5
"""What it costs that two cabins are joined, where aliens should live alone."""


def _on_batteries(piece: Piece, _layout: Layout, _square: int) -> float:
    return SCORING if uses_batteries(piece) else 0.0


def _in_a_corridor(piece: Piece, layout: Layout, square: int) -> float:
    """A component with one or two connectors beside others like it."""
    if not _is_corridor(piece):
        return 0.0
    beside = (other for other in layout.board.neighbours[square] if other >= 0 and layout.occupied >> other & 1)
    return SCORING if any(_is_corridor(layout.at(other)) for other in beside) else SCORING / 2


def _is_corridor(piece: Piece) -> bool:
    return 1 <= sum(connector != SMOOTH for connector in piece.sides) <= MOST_IN_A_CORRIDOR


def _looks_out(piece: Piece, layout: Layout, square: int) -> float:
    """A cabin with a smooth side beside an empty square."""
    if not piece.parts.cabin:
        return 0.0
    beside = layout.board.neighbours[square]
    views = (
        connector == SMOOTH and not (beside[side] >= 0 and layout.occupied >> beside[side] & 1)
        for side, connector in enumerate(piece.sides)
    )
    return SCORING if any(views) else 0.0


def _cabins_apart(piece: Piece, _side: int, other: Piece) -> float:
    return CABINS_APART if piece.parts.cabin and other.parts.cabin else 0.0


def _doubles_only(piece: Piece, usual: Amounts) -> Amounts:
    """Single cannons and single engines do nothing."""
    if 1 not in (piece.parts.cannon, piece.parts.engine):
        return usual
    return {what: amount for what, amount in usual.items() if what not in ("cannons", "engines")}


SILVER_TITLES: Mapping[str, Briefing] = {
    "supreme_hauler": Briefing(amounts={"holds": 1.5, "special": 1.5}, worths={"holds": 1.3, "special": 1.2}),
    "battery_master": Briefing(amounts={"cells": 1.3}, where=(_on_batteries,)),
    "xeno_quartermaster": Briefing(joints=(_cabins_apart,)),
    "cruise_captain": Briefing(amounts={"crew": 1.3}, where=(_looks_out,)),
    "master_engineer": Briefing(),
    "corridor_master": Briefing(where=(_in_a_corridor,)),
}
GOLDEN_TITLES: Mapping[str, Briefing] = {
    **SILVER_TITLES,
    "battery_master": Briefing(
        amounts={"cells": 1.8}, worths={"cells": 1.5}, where=(_on_batteries,), gives=(_doubles_only,)
    ),
}


def brief(table: TableView, seat: int) -> Sequence[Briefing]:
    """What the titles of a seat want; before anybody holds one, nothing is worth building for."""
    titles = table.modules.get(NAME, {}).get("tray", ())
    sides = {SILVER: SILVER_TITLES, GOLD: GOLDEN_TITLES}
    held = [(title["name"], title["values"]["side"]) for title in titles if title["seat"] == seat]
    return [sides[side][name] for name, side in held if name in sides[side]]
