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
    clear_decks(table, ship)
    table.tell("gave_up", ship.seat, why=why, now=ship.now_since(before))
    if blocks:
        flight.sold[ship.seat] = (worth(blocks) + 1) // 2
        table.earn(ship.seat, flight.sold[ship.seat], "goods_half_price")


def leave_if_forced(table: Table) -> None:
    """After a card: ships without humans and ships more than a lap behind the leader must give up."""
    if table.is_test_flight:
        return
    for ship in table.in_order():
        if not ship.human_count:
            give_up(table, ship, "no_humans")
    positions = table.flight.positions
    if positions:
        track = plan_of(table.round_name).track
        lead = max(positions.values())
        for ship in table.in_order():
            if lead - positions[ship.seat] > track:
                give_up(table, ship, "lapped")


def clear_decks(table: Table, ship: Ship) -> None:
    """Figures, battery tokens and blocks go back to the bank, marks go; the structure and the discard pile stay."""
    table.bank.take_figures(ship.aboard)
    table.bank.take(CELLS, ship.cell_count)
    unload_all(table, ship)
    ship.figures, ship.cells, ship.marks = {}, {}, {}
