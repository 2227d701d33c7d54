"""Components that tokens turn into something else while they stay where they are."""

from __future__ import annotations

from starboard.galaxy.catalog.components import Piece
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship


def replace_piece(ship: Ship, square: int, piece: Piece) -> None:
    """Another piece stands on a square from now on; whoever does it tells."""
    placed = [(other, piece if other == square else there) for other, there in ship.layout.placed()]
    ship.layout = Layout.of(ship.board, placed)
