"""Energy: what a use of it costs, where it may come from, and paying for it from chosen sources."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
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
    takers: tuple[int, ...] = ()
    """For each unit a mask of the components of which one takes it, where that is not the component itself."""

    @property
    def served(self) -> int:
        """All components that may take some of the energy, a mask."""
        mask = 0
        for taker in self.takers:
            mask |= taker
        return mask or 1 << self.square


Take: TypeAlias = Callable[[Table, Ship, str], None]
"""Takes one unit from the source with this option; what is told about it is the source's own business."""


class Source(NamedTuple):
    """Where energy may come from: a battery component, or what a module has."""

    option: str
    units: int
    take: Take
    first: bool = False
    """Whether it must be used before any battery token."""
    free: bool = False
    """Whether it costs no battery token, so that it may be used before those as well."""
    follows: bool = False
    """Whether it gives nothing before a battery token has been used."""


def price_of(table: Table, ship: Ship, use: Use) -> int:
    """How many units of energy this use costs the ship."""
    price = use.units
    for ask_price in ship.seams.amount_price:
        price = ask_price(table, ship, price, use)
    return max(price, 0)


def tokens_for(table: Table, ship: Ship, use: Use) -> int:
    """How many of these the owner pays himself, if nothing that comes free is left unused."""
    if not ship.seams.energy:
        return price_of(table, ship, use)
    units = units_of(table, ship, use)
    supply = _supply(table, ship, units, lambda source: source.first or source.free or source.follows)
    tokens = len(units) - _matched(supply.at_once(), supply.stock)
    if supply.following and tokens > 1:
        tokens = max(1, len(units) - _matched(supply.wanted, supply.stock))
    return tokens


def sources_for(table: Table, ship: Ship, use: Use) -> list[Source]:
    """Everything that may give energy for this use: each battery component with a token, and what modules add.

    Batteries serve components of their own section of the board only.
    """
    board, served = ship.board, use.served
    names, section_of, sections = board.names, board.section_of, board.sections
    cells = working(table, ship).cells
    sources = [
        Source(names[square], left, use_cell)
        for square, left in sorted(cells.items())
        if left and sections[section_of[square]] & served
    ]
    for ask_sources in ship.seams.energy:
        sources = ask_sources(table, ship, use, sources)
    return sources


def units_of(table: Table, ship: Ship, use: Use) -> list[Use]:
    """A use as the units of energy it costs. What is added to its price any of its components takes."""
    price = price_of(table, ship, use)
    takers = (use.takers or (1 << use.square,) * use.units)[:price]
    takers += (use.served,) * (price - len(takers))
    return [use._replace(units=1, takers=(taker,)) for taker in takers]


class _Supply(NamedTuple):
    """For some units of energy: the sources that may give each, what there is in each, and which of them `follows`."""

    wanted: Sequence[Collection[str]]
    stock: dict[str, int]
    following: frozenset[str]

    def at_once(self) -> Sequence[Collection[str]]:
        """The sources of each unit that need not wait for a token to be used."""
        if not self.following:
            return self.wanted
        return [[option for option in options if option not in self.following] for options in self.wanted]

    def most(self) -> int:
        """How many of the units can be had at once, each from one of its sources."""
        most = _matched(self.at_once(), self.stock)
        return _matched(self.wanted, self.stock) if self.following and most else most


def _supply(
    table: Table, ship: Ship, units: Iterable[Use], counts: Callable[[Source], bool] = lambda _: True
) -> _Supply:
    """What there is for these units, of the sources that count."""
    wanted, stock, following = [], {}, set()
    for unit in units:
        sources = [source for source in sources_for(table, ship, unit) if counts(source)]
        wanted.append([source.option for source in sources])
        stock.update({source.option: source.units for source in sources})
        following.update([source.option for source in sources if source.follows])
    return _Supply(wanted, stock, frozenset(following))


def _matched(wanted: Sequence[Collection[str]], stock: Mapping[str, int]) -> int:
    """How many of these units get one each from one of the sources that they may have."""
    given: dict[str, list[int]] = {option: [] for option in stock}

    def give(unit: int, tried: set[str]) -> bool:
        for option in wanted[unit]:
            if option in tried or not stock[option]:
                continue
            tried.add(option)
            takers = given[option]
            if len(takers) < stock[option]:
                takers.append(unit)
                return True
            for number, other in enumerate(takers):
                if give(other, tried):
                    takers[number] = unit
                    return True
        return False

    return sum(give(unit, set()) for unit in range(len(wanted)))


def energy_for(table: Table, ship: Ship, use: Use) -> int:
    """How many units of energy there are for this use, where one unit is as good as another."""
    if not ship.seams.works and len(ship.board.sections) == 1:
        return ship.cell_count
    return sum(source.units for source in sources_for(table, ship, use))


class Energy:
    """The energy that there is for some uses, to see in thought how far it goes."""

    __slots__ = ("_by_section", "_ship", "_spent", "_table")

    def __init__(self, table: Table, ship: Ship, uses: Iterable[Use]) -> None:
        self._table = table
        self._ship = ship
        self._spent: list[Use] = []
        self._by_section: dict[int, int] = {}
        for use in () if ship.seams.energy else uses:
            section = ship.board.section_of[use.square]
            self._by_section[section] = max(self._by_section.get(section, 0), energy_for(table, ship, use))

    def spend(self, use: Use) -> bool:
        """Spend what one of these uses costs, if there is as much left for it."""
        table, ship = self._table, self._ship
        if ship.seams.energy:
            spent = [*self._spent, *units_of(table, ship, use)]
            if _supply(table, ship, spent).most() < len(spent):
                return False
            self._spent = spent
            return True
        section, price = ship.board.section_of[use.square], price_of(table, ship, use)
        left = self._by_section[section] - price
        if left >= 0:
            self._by_section[section] = left
        return left >= 0


def can_pay(table: Table, ship: Ship, use: Use) -> bool:
    """Whether there is enough energy for this use."""
    if not ship.seams.energy:
        return energy_for(table, ship, use) >= price_of(table, ship, use)
    units = units_of(table, ship, use)
    return _supply(table, ship, units).most() == len(units)


def pay(table: Table, ship: Ship, use: Use) -> Rule:
    """The owner pays for a use of energy, each unit from a source of his choice that leaves enough for the others."""
    units = units_of(table, ship, use)
    for number, unit in enumerate(units):
        sources = {source.option: source for source in _open_sources(table, ship, unit, units[number + 1 :])}
        each = {option: source.units for option, source in sources.items()}
        facts = {"purpose": "power", "use": use.what, "left": len(units) - number, "each": each}
        choice = yield from ask(ship.seat, "battery", list(sources), facts)
        sources[choice].take(table, ship, choice)


def _open_sources(table: Table, ship: Ship, unit: Use, later: Sequence[Use]) -> list[Source]:
    """Where one unit may come from: batteries last where something must be used first, and never at others' cost."""
    every = sources_for(table, ship, unit)
    if not ship.seams.energy:
        return every
    every = [source for source in every if not source.follows]
    if any(source.first for source in every):
        every = [source for source in every if source.first or source.free]
    if not later:
        return every
    supply = _supply(table, ship, later)

    def leaves_enough(source: Source) -> bool:
        is_token = not source.first and not source.free
        left = {**supply.stock, source.option: supply.stock.get(source.option, source.units) - 1}
        return _matched(supply.wanted if is_token else supply.at_once(), left) == len(later)

    return [source for source in every if leaves_enough(source)]


def pay_cell(table: Table, ship: Ship, purpose: str, left: int) -> Rule:
    """One battery token is lost from a battery of the owner's choice; no other source of energy helps.

    `purpose` is told to whoever pays: `goods` where a token goes in place of a block that is not there; and that this
    is the first of so many as are `left` to pay. Nobody is asked which one, if that is all there are.
    """
    names = ship.board.names
    each = {names[square]: count for square, count in sorted(ship.cells.items()) if count}
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
