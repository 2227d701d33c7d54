"""Leaving the flight: by choice before a card, or forced by an empty cockpit, silent engines or a lap's delay.

On a board of several sections each of them may give up on its own; with the last one the ship has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from starboard.galaxy.bank import CELLS, worth
from starboard.galaxy.flight.goods import unload_all
from starboard.galaxy.flight.sections import alone, put_back, take_off
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.table import Table


def give_up(table: Table, ship: Ship, why: str) -> None:
    """The ship leaves the flight, with what of it is away; its blocks are sold at half price, rounded up."""
    for tell in ship.seams.departing:
        tell(table, ship)
    flight = table.flight
    del flight.positions[ship.seat]
    flight.left[ship.seat] = why
    before = ship.copy()
    for name in ship.away:
        put_back(ship, name)
    blocks = ship.blocks
    goods = appraised(table, ship, blocks)
    if table.in_play:
        flight.aboard[ship.seat] = "".join(sorted(ship.aboard))
    clear_decks(table, ship)
    table.tell("gave_up", ship.seat, why=why, now=ship.now_since(before))
    _sell(table, ship, goods)


def leave(table: Table, ship: Ship, sections: Iterable[str], why: str) -> None:
    """These sections of a ship give up; if none is left, the ship does."""
    leaving = set(sections)
    if not {*ship.present, *ship.away} - leaving:
        give_up(table, ship, why)
        return
    for name in ship.board.section_names:
        if name in leaving:
            _give_up_section(table, ship, name, why)


def _give_up_section(table: Table, ship: Ship, name: str, why: str) -> None:
    """Blocks are sold at half price at once; all else goes back to the bank, components to the middle of the table."""
    before = ship.copy()
    if name in ship.away:
        put_back(ship, name)
    section = ship.present[name]
    blocks = blocks_on(ship, section)
    goods = appraised(table, alone(ship, section), blocks)
    table.bank.take_figures("".join(who for square, who in ship.figures.items() if section >> square & 1))
    table.bank.take(CELLS, sum(count for square, count in ship.cells.items() if section >> square & 1))
    table.bank.take_blocks(blocks)
    take_off(ship, section)
    ship.absent = {**ship.absent, name: {"why": why}}
    table.tell("section_gave_up", ship.seat, section=name, why=why, now=ship.now_since(before))
    _sell(table, ship, goods)


def blocks_on(ship: Ship, squares: int) -> str:
    """The blocks on these squares (a mask), dearest first."""
    held = "".join(blocks for square, blocks in ship.goods.items() if squares >> square & 1)
    return "".join(sorted(held, key=GOODS.index))


class Goods(NamedTuple):
    """The blocks of a ship that leaves, and what they are worth to it at that moment."""

    blocks: str
    worth: int
    more: int
    """What modules pay beyond half of it."""

    @property
    def half(self) -> int:
        """What they sell for at half price, rounded up."""
        return (self.worth + 1) // 2 + self.more


def appraised(table: Table, ship: Ship, blocks: str) -> Goods:
    """What the blocks of a ship are worth before anything is halved, and what modules add after that."""
    value = worth_of(table, ship, blocks)
    half = (value + 1) // 2
    return Goods(blocks, value, _with_sale_of_modules(table, ship, half, blocks) - half if blocks else 0)


def _sell(table: Table, ship: Ship, goods: Goods) -> None:
    """Goods are sold at half price: at once, or when the flight is over if a module wants them to wait."""
    if not goods.blocks:
        return
    late = False
    for ask_late in table.all_seams("late_sale") if table.in_play else ():
        late = ask_late(table, ship, late)
    flight = table.flight
    if late:
        flight.unsold[ship.seat] = [*flight.unsold.get(ship.seat, []), list(goods)]
    else:
        flight.sold[ship.seat] = flight.sold.get(ship.seat, 0) + goods.half
        table.earn(ship.seat, goods.half, "goods_half_price")


def waiting_sale(table: Table, ship: Ship) -> int:
    """What a ship gets for goods that have waited: their worth may have changed meanwhile."""
    waiting = [Goods(*goods) for goods in table.flight.unsold.get(ship.seat, ())]
    return sum(goods._replace(worth=_changed_worth(table, ship, goods.worth, goods.blocks)).half for goods in waiting)


def worth_of(table: Table, ship: Ship, blocks: str) -> int:
    """What blocks are worth to a ship, before anything is halved."""
    return _changed_worth(table, ship, worth(blocks), blocks)


def _changed_worth(table: Table, ship: Ship, value: int, blocks: str) -> int:
    for ask_worth in ship.seams.amount_worth:
        value = ask_worth(table, ship, value, blocks)
    return value


def _with_sale_of_modules(table: Table, ship: Ship, sale: int, blocks: str) -> int:
    for ask_sale in ship.seams.amount_sale:
        sale = ask_sale(table, ship, sale, blocks)
    return sale


def sale_of(table: Table, ship: Ship, blocks: str, *, half_price: bool) -> int:
    """What a ship's blocks sell for at the end of its flight."""
    if half_price:
        return appraised(table, ship, blocks).half
    return _with_sale_of_modules(table, ship, worth_of(table, ship, blocks), blocks)


def leave_if_forced(table: Table) -> None:
    """After a card: what has stranded must give up and what has no humans, then ships more than a lap behind."""
    if table.is_test_flight:
        return
    if table.flight.stranded:
        leave_if_stranded(table)
    for ship in table.in_flight():
        if not ship.is_away:
            leave_if_unmanned(table, ship)
    positions = table.flight.positions
    if positions:
        track = plan_of(table.round_name).track
        lead = max(positions.values())
        for ship in table.in_flight():
            if lead - positions[ship.seat] > track and (why := must_leave(table, ship, "lapped")):
                give_up(table, ship, why)


def leave_if_stranded(table: Table) -> None:
    """What had no engine strength when it was needed, and has waited for the end of the card to leave."""
    flight = table.flight
    stranded, flight.stranded = flight.stranded, {}
    for ship in table.in_flight():
        here = [name for name in stranded.get(ship.seat, ()) if name in ship.present]
        if here:
            leave(table, ship, here, "no_engines")


def leave_if_unmanned(table: Table, ship: Ship) -> None:
    """A ship without humans must give up, and of several sections each that has none."""
    unmanned = [name for name, section in ship.present.items() if not ship.humans_in(section)]
    why = must_leave(table, ship, "no_humans" if unmanned or not ship.human_count else "")
    if why:
        leave(table, ship, unmanned or ship.present, why)


def leave_if_away(table: Table) -> None:
    """At the end of a flight: what is still away has missed it."""
    for ship in table.in_flight():
        if ship.away:
            leave(table, ship, ship.away, "missed")


def must_leave(table: Table, ship: Ship, why: str) -> str:
    """Why a ship must leave, given the base game's reason or none: modules may have one, or may know a way out."""
    for ask_why in ship.seams.leaves:
        why = ask_why(table, ship, why)
    return why


def clear_decks(table: Table, ship: Ship) -> None:
    """Figures, battery tokens and blocks go back to the bank, marks go; the structure and the discard pile stay."""
    table.bank.take_figures(ship.aboard)
    table.bank.take(CELLS, ship.cell_count)
    unload_all(table, ship)
    ship.figures, ship.cells, ship.marks = {}, {}, {}
