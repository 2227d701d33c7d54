"""Directives: the office has forbidden something. It did not say why (MX-2.46)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import kinds_of
from starboard.galaxy.modules.missions.catalogue import Mission
from starboard.galaxy.modules.missions.memory import note, noted
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

BROKEN = "directive_broken"


class Directives:
    """One die for all before building; a component that breaks the directive is an error."""

    name = "directives"
    rank: Mapping[str, int] = {}

    def begin(self, table: Table, mission: Mission) -> None:
        """The die is rolled."""
        face = table.chance.draw("dice", 6) + 1
        note(table, directive=mission.directives[face - 1])
        table.tell("directive_issued", die=face, directive=mission.directives[face - 1])

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        directive = noted(table, "directive")
        return found if directive is None else [*found, *ship.layout.derived(BREAKING[directive])]


def _with(breaks: Callable[[Layout, int], bool]) -> Callable[[Layout], list[Mistake]]:
    """The errors of a ship on which no component may be like this."""

    def find(layout: Layout) -> list[Mistake]:
        return [Mistake(BROKEN, square) for square, _ in layout.placed() if breaks(layout, square)]

    return find


def _cabins_by_batteries(layout: Layout) -> list[Mistake]:
    """Pairs of a cabin, the first one included, and a battery that are joined."""
    return [
        Mistake(BROKEN, cabin, other)
        for cabin in layout.squares_with("cabin")
        for other in bits(layout.joins[cabin])
        if layout.at(other).parts.cells
    ]


BREAKING: Mapping[str, Callable[[Layout], list[Mistake]]] = {
    "double_cannons": _with(lambda layout, square: layout.at(square).parts.cannon > 1),
    "double_engines": _with(lambda layout, square: layout.at(square).parts.engine > 1),
    "shields": _with(lambda layout, square: layout.at(square).parts.shield),
    "structural_modules": _with(lambda layout, square: not kinds_of(layout.at(square).parts)),
    "special_holds": _with(lambda layout, square: layout.at(square).parts.special > 0),
    "cabins_by_batteries": _cabins_by_batteries,
}
"""What breaks each directive."""
