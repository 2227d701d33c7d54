"""How titles are scored: a number for each ship as it is now. Titles of other modules are scored by these."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import SMOOTH, Piece, kinds_of
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

MOST_IN_A_CORRIDOR = 2
"""How many connectors a component of a corridor has at most."""


def components_with_goods(ship: Ship) -> int:
    """Supreme Hauler (K2-11.1): the components that hold at least one block."""
    return sum(bool(blocks) for blocks in ship.goods.values())


def components_on_batteries(ship: Ship) -> int:
    """Battery Master (K2-11.3): the components that battery tokens power; none need be left."""
    return sum(uses_batteries(piece) for _, piece in ship.layout.placed())


def uses_batteries(piece: Piece) -> bool:
    """Whether battery tokens can power a component, boosters among them."""
    return any(kind.powered is not None and kind.powered(piece.parts) for kind in kinds_of(piece.parts))


def distances_of_aliens(ship: Ship) -> int:
    """Xeno-Quartermaster (K2-11.5): how far each alien lives from the nearest other cabin, in rows and columns."""
    width, kinds = ship.board.width, figures()
    cabins = ship.layout.squares_with("cabin")
    total = 0
    for square, letters in ship.figures.items():
        others = [divmod(other, width) for other in cabins if other != square]
        aliens = sum(bool(kinds[letter].colour) for letter in letters)
        if aliens and others:
            row, column = divmod(square, width)
            total += aliens * min(abs(row - there) + abs(column - beside) for there, beside in others)
    return total


def cabins_with_a_view(ship: Ship) -> int:
    """Cruise Captain (K2-11.7): the cabins with crew in them that have a view."""
    return sum(has_view(ship, square) for square in ship.manned() if ship.layout.at(square).parts.cabin)


def has_view(ship: Ship, square: int) -> bool:
    """Whether a component has a smooth side, not plated, beside a square without a component."""
    layout, piece = ship.layout, ship.layout.at(square)
    beside = layout.board.neighbours[square]
    return any(
        connector == SMOOTH
        and side not in piece.plated
        and not (beside[side] >= 0 and layout.occupied >> beside[side] & 1)
        for side, connector in enumerate(piece.sides)
    )


def components(ship: Ship) -> int:
    """Master Engineer (K2-11.9): all components, the starting cabin among them."""
    return ship.layout.occupied.bit_count()


def longest_corridor(ship: Ship) -> int:
    """Corridor Master (K2-11.11): the largest group of joined components with one or two connectors each."""
    layout, longest = ship.layout, 0
    left = sum(1 << square for square, piece in layout.placed() if _is_corridor(piece.sides))
    corridors = left
    while left:
        group = left & -left
        while grown := _beside(layout.joins, group) & corridors & ~group:
            group |= grown
        left &= ~group
        longest = max(longest, group.bit_count())
    return longest


def _is_corridor(sides: tuple[int, ...]) -> bool:
    return 1 <= sum(connector != SMOOTH for connector in sides) <= MOST_IN_A_CORRIDOR


def _beside(joins: tuple[int, ...], group: int) -> int:
    found = 0
    for square in bits(group):
        found |= joins[square]
    return found


SCORES: Mapping[str, Callable[[Ship], int]] = {
    "supreme_hauler": components_with_goods,
    "battery_master": components_on_batteries,
    "xeno_quartermaster": distances_of_aliens,
    "cruise_captain": cabins_with_a_view,
    "master_engineer": components,
    "corridor_master": longest_corridor,
}
"""The score of a ship for each title of the base game."""


def score_of(table: Table, ship: Ship, title: str) -> int:
    """The score of a ship for a title, whichever module brings it."""
    value = SCORES[title](ship) if title in SCORES else 0
    for ask_title in ship.seams.amount_title:
        value = ask_title(table, ship, value, title)
    return value
