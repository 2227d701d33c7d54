"""Energy: what a use of it costs, where it may come from, and paying for it from chosen sources."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from starboard.engine import Rule, ask
from starboard.galaxy.bank import CELLS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table


class Use(NamedTuple):
    """What energy is wanted for: `engines`, `cannons`, `shield`, `shoot` or a module's word, and by which component."""

    what: str
    square: int
    units: int = 1
    """What it costs before anybody changes the price."""
    added: bool = False
    """Whether it adds to a use that has been paid already (a booster on a cannon that fires): one use, paid in two."""


Take: TypeAlias = Callable[[Table, Ship, str], None]
"""Takes one unit from the source with this option; what is told about it is the source's own business."""


class Source(NamedTuple):
    """Where energy may come from: a battery component, or what a module has."""

    option: str
    units: int
    take: Take
    first: bool = False
    """Whether it must be used before any other."""


def price_of(table: Table, ship: Ship, use: Use) -> int:
    """How many units of energy this use costs the ship."""
    price = use.units
    for ask_price in ship.seams.amount_price:
        price = ask_price(table, ship, price, use)
    return max(price, 0)


def tokens_for(table: Table, ship: Ship, use: Use) -> int:
    """How many of these the owner pays himself: what must be used first comes free."""
    price = price_of(table, ship, use)
    if not ship.seams.energy:
        return price
    return max(price - sum(source.units for source in sources_for(table, ship, use) if source.first), 0)


def sources_for(table: Table, ship: Ship, use: Use) -> list[Source]:
    """Everything that may give energy for this use: each battery component with a token, and what modules add.

    Batteries serve components of their own section of the board only.
    """
    names, section_of = ship.board.names, ship.board.section_of
    cells, section = working(table, ship).cells, section_of[use.square]
    sources = [
        Source(names[square], left, use_cell)
        for square, left in cells.items()
        if left and section_of[square] == section
    ]
    for ask_sources in ship.seams.energy:
        sources = ask_sources(table, ship, use, sources)
    return sources


def energy_for(table: Table, ship: Ship, use: Use) -> int:
    """How many units of energy there are for this use."""
    if not ship.seams.energy and not ship.seams.works and len(ship.board.sections) == 1:
        return ship.cell_count
    return sum(source.units for source in sources_for(table, ship, use))


class Energy:
    """The energy that there is for some uses, to see in thought how far it goes."""

    __slots__ = ("_by_section", "_ship", "_table")

    def __init__(self, table: Table, ship: Ship, uses: Iterable[Use]) -> None:
        self._table = table
        self._ship = ship
        self._by_section: dict[int, int] = {}
        for use in uses:
            section = ship.board.section_of[use.square]
            self._by_section[section] = max(self._by_section.get(section, 0), energy_for(table, ship, use))

    def spend(self, use: Use) -> bool:
        """Spend what one of these uses costs, if there is as much left in its section."""
        section, price = self._ship.board.section_of[use.square], price_of(self._table, self._ship, use)
        left = self._by_section[section] - price
        if left >= 0:
            self._by_section[section] = left
        return left >= 0


def can_pay(table: Table, ship: Ship, use: Use) -> bool:
    """Whether there is enough energy for this use."""
    return energy_for(table, ship, use) >= price_of(table, ship, use)


def pay(table: Table, ship: Ship, use: Use) -> Rule:
    """The owner pays for a use of energy, each unit from a source of his choice."""
    for left in range(price_of(table, ship, use), 0, -1):
        every = sources_for(table, ship, use)
        sources = {source.option: source for source in [source for source in every if source.first] or every}
        each = {option: source.units for option, source in sources.items()}
        facts = {"purpose": "power", "use": use.what, "left": left, "each": each}
        choice = yield from ask(ship.seat, "battery", list(sources), facts)
        sources[choice].take(table, ship, choice)


def pay_cell(table: Table, ship: Ship, purpose: str, left: int) -> Rule:
    """One battery token is lost from a battery of the owner's choice; no other source of energy helps.

    `purpose` is told to whoever pays: `goods` where a token goes in place of a block that is not there; and that this
    is the first of so many as are `left` to pay. Nobody is asked which one, if that is all there are.
    """
    names = ship.board.names
    each = {names[square]: count for square, count in ship.cells.items() if count}
    facts = {"purpose": purpose, "left": min(left, ship.cell_count), "each": each}
    options = list(each)
    if ship.cell_count <= left and not table.asks_everything:
        options = options[:1]
    choice = yield from ask(ship.seat, "battery", options, facts)
    use_cell(table, ship, choice, purpose)


def use_cell(table: Table, ship: Ship, battery: str, purpose: str = "power") -> None:
    """One token of this battery goes back to the bank."""
    square = ship.board.squares[battery]
    ship.cells = {**ship.cells, square: ship.cells[square] - 1}
    table.bank.take(CELLS)
    table.tell("cell_used", ship.seat, square=battery, purpose=purpose, now=ship.now("cells", square))
