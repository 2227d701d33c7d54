"""What the new titles mean to whoever holds them and builds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.briefing import Briefing
from starboard.galaxy.catalog.components import Piece, kinds_of
from starboard.galaxy.mechanisms.titles import GOLD, SILVER
from starboard.galaxy.modules.more_titles import aesthete, machinist
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.view import TableView

PAIR = 0.7
"""What it is worth that a component completes a mirrored pair; a ship that comes home is worth more."""
PARTNER = 0.5
"""What it is worth that a component has what it needs."""
LONELY_CABIN = -0.5
"""What it costs that a cabin has none in its mirror, where crew must balance."""
ADRIFT = -3.0
"""What it costs that a component will fall off."""


def _mirror_of(layout: Layout, square: int) -> Piece | None:
    """What stands on the square that mirrors one; None on the axis and where there is nothing."""
    across = aesthete.mirrored(layout.board)
    mirror = across.get(square)
    if mirror is None:
        mirror = next((left for left, right in across.items() if right == square), None)
    return None if mirror is None else layout.pieces[mirror]


def _completes_a_pair(piece: Piece, layout: Layout, square: int) -> float:
    other = _mirror_of(layout, square)
    return PAIR if other is not None and aesthete.are_alike(piece.parts, other.parts) else 0.0


def _balances(piece: Piece, layout: Layout, square: int) -> float:
    """Cabins off the axis that have none across."""
    if not piece.parts.cabin or layout.board.column_of[square] == aesthete.AXIS:
        return 0.0
    other = _mirror_of(layout, square)
    return -LONELY_CABIN if other is not None and other.parts.cabin else LONELY_CABIN


def _serve_each_other(piece: Piece, _side: int, other: Piece) -> float:
    return PARTNER * (_is_served(piece, other) + _is_served(other, piece))


def _is_served(piece: Piece, other: Piece) -> bool:
    return any(kind.needs is not None and kind.needs(piece.parts, other.parts) for kind in kinds_of(piece.parts))


def _falls_off(piece: Piece, layout: Layout, square: int) -> float:
    """A component that needs somebody, and has nobody beside it."""
    if all(kind.needs is None for kind in kinds_of(piece.parts)):
        return 0.0
    beside = (layout.pieces[other] for other in layout.board.neighbours[square] if other >= 0)
    return 0.0 if any(other is not None and _is_served(piece, other) for other in beside) else ADRIFT


BRIEFINGS: Mapping[tuple[str, str], Briefing] = {
    (aesthete.TITLE, SILVER): Briefing(where=(_completes_a_pair,)),
    (aesthete.TITLE, GOLD): Briefing(where=(_completes_a_pair, _balances)),
    (machinist.TITLE, SILVER): Briefing(joints=(_serve_each_other,)),
    (machinist.TITLE, GOLD): Briefing(joints=(_serve_each_other,), where=(_falls_off,)),
}


def titles_held(table: TableView, seat: int) -> Mapping[str, str]:
    """The titles that lie beside a seat's ship, each with the side that is up."""
    things = [thing for module in table.modules.values() for thing in module.get("tray", ())]
    return {
        thing["name"]: thing["values"]["side"]
        for thing in things
        if thing["seat"] == seat and "side" in thing.get("values", {})
    }


def brief(table: TableView, seat: int) -> Sequence[Briefing]:
    """What the titles of a seat want."""
    held = titles_held(table, seat).items()
    return [BRIEFINGS[title] for title in held if title in BRIEFINGS]
