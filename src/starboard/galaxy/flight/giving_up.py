"""Leaving the flight: by choice before a card, or forced by an empty cockpit, silent engines or a lap's delay."""

from __future__ import annotations

from starboard.galaxy.bank import CELLS, worth
from starboard.galaxy.flight.goods import unload_all
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def give_up(table: Table, ship: Ship, why: str) -> None:
    """The ship leaves the flight; its blocks are sold at half price, rounded up."""
    flight = table.flight
    del flight.positions[ship.seat]
    flight.left[ship.seat] = why
    before, blocks = ship.copy(), ship.blocks
    sale = sale_of(table, ship, blocks, half_price=True) if blocks else 0
    if table.in_play:
        flight.aboard[ship.seat] = "".join(sorted(ship.aboard))
    clear_decks(table, ship)
    table.tell("gave_up", ship.seat, why=why, now=ship.now_since(before))
    if blocks:
        flight.sold[ship.seat] = sale
        table.earn(ship.seat, sale, "goods_half_price")


def sale_of(table: Table, ship: Ship, blocks: str, *, half_price: bool) -> int:
    """What a ship's blocks sell for at the end of its flight."""
    sale = (worth(blocks) + 1) // 2 if half_price else worth(blocks)
    for ask_sale in ship.seams.amount_sale:
        sale = ask_sale(table, ship, sale, blocks)
    return sale


def leave_if_forced(table: Table) -> None:
    """After a card: ships without humans must give up, then ships more than a lap behind the leader."""
    if table.is_test_flight:
        return
    for ship in table.in_flight():
        _leave(table, ship, "" if ship.human_count else "no_humans")
    positions = table.flight.positions
    if positions:
        track = plan_of(table.round_name).track
        lead = max(positions.values())
        for ship in table.in_flight():
            if lead - positions[ship.seat] > track:
                _leave(table, ship, "lapped")


def must_leave(table: Table, ship: Ship, why: str) -> str:
    """Why a ship must leave, given the base game's reason or none: modules may have one, or may know a way out."""
    for ask_why in ship.seams.leaves:
        why = ask_why(table, ship, why)
    return why


def _leave(table: Table, ship: Ship, why: str) -> None:
    why = must_leave(table, ship, why)
    if why:
        give_up(table, ship, why)


def clear_decks(table: Table, ship: Ship) -> None:
    """Figures, battery tokens and blocks go back to the bank, marks go; the structure and the discard pile stay."""
    table.bank.take_figures(ship.aboard)
    table.bank.take(CELLS, ship.cell_count)
    unload_all(table, ship)
    ship.figures, ship.cells, ship.marks = {}, {}, {}
