"""A ship as a player sees it, as geometry to reckon with: for bots, and for the advice of modules to them."""

from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.view import ShipView


def layout_of(ship: ShipView) -> Layout:
    """The structure of a ship in view."""
    on = board(ship.board)
    return Layout.of(on, [(on.squares[name], piece_of_key(key)) for name, key in ship.pieces.items()])
