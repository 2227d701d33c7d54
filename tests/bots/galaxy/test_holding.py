"""What falls off with a component that is hit, compared with taking each of them off."""

from starboard.bots.galaxy.holding import Holding, hanging
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.notation.ships import read_ship
from starboard.galaxy.ship.layout import Layout

CHAIN_AND_RING = """
ship II
7,7 starting_cabin 3333
7,8 structural 3333
8,7 structural 3333
8,8 structural 3333
9,7 structural 3333
9,8 structural 3333
6,7 structural 0333
5,7 structural 0333
4,7 battery_2 0300
"""
"""A ring of six, and a chain of three that hangs on it."""
LAYOUT = read_ship(CHAIN_AND_RING).layout


def _mask(*names: str) -> int:
    return mask_of(LAYOUT.board.squares[name] for name in names)


def _falling(layout: Layout) -> int:
    """How many components fall off if each is hit once, by taking each of them off."""
    rests = [layout.without(1 << square) for square in bits(layout.occupied)]
    return sum(rest.occupied.bit_count() - max(part.bit_count() for part in rest.parts) for rest in rests)


def test_only_what_holds_a_ship_together_has_something_hanging_on_it() -> None:
    squares = LAYOUT.board.squares
    assert hanging(LAYOUT) == {
        squares["7,7"]: (_mask("6,7", "5,7", "4,7"),),
        squares["6,7"]: (_mask("5,7", "4,7"),),
        squares["5,7"]: (_mask("4,7"),),
    }


def test_a_change_is_what_taking_off_each_component_shows() -> None:
    """At the end of the chain, on the ring, and from the chain back to the ring."""
    for square, joined in (("5,8", ["5,7"]), ("8,9", ["8,8"]), ("6,8", ["6,7", "7,8"])):
        sides = "3333" if len(joined) > 1 else "3000"
        then = read_ship(f"{CHAIN_AND_RING}{square} structural {sides}\n").layout
        assert Holding(LAYOUT).change(_mask(*joined)) == _falling(then) - _falling(LAYOUT)
