"""Sections of a ship that take no part in the race for a while: taken off the ship, kept beside it, and put back.

What is away is not on the ship: nothing counts, hits or asks for it, and no rule has to look out for it. `Ship.absent`
keeps it, by the name of the section.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import CONTENTS, Ship
from starboard.galaxy.table import Table


def send_away(table: Table, ship: Ship, name: str, why: str) -> None:
    """A section leaves the race until it is brought back; the ship counts as its other sections only.

    If that is all of the ship, it is not in the race, but its marker stays where it is. What is away when the flight
    ends has missed it.
    """
    before, section = ship.copy(), ship.present[name]
    held: dict[str, Any] = {"why": why, "pieces": {}}
    names, occupied = ship.board.names, section & ship.layout.occupied
    held["pieces"] = {names[square]: ship.layout.at(square).key for square in bits(occupied)}
    for store in CONTENTS:
        content: Mapping[int, Any] = getattr(ship, store)
        there = {names[square]: what for square, what in sorted(content.items()) if section >> square & 1}
        if there:
            held[store] = there
    take_off(ship, section)
    ship.absent = {**ship.absent, name: held}
    table.tell("section_away", ship.seat, section=name, why=why, now=ship.now_since(before))


def bring_back(table: Table, ship: Ship, name: str) -> None:
    """A section that was away is in the race again, as it was."""
    before, why = ship.copy(), ship.absent[name]["why"]
    put_back(ship, name)
    table.tell("section_back", ship.seat, section=name, why=why, now=ship.now_since(before))


def reach(table: Table, ship: Ship, names: Iterable[str], rule: Generator[Request, Any, object]) -> Rule:
    """Something reaches sections that are away: they are back for as long as it takes, then away again as before."""
    whys = {name: ship.absent[name]["why"] for name in names}
    for name in whys:
        bring_back(table, ship, name)
    yield from rule
    if ship.seat in table.flight.positions:
        for name, why in whys.items():
            if name in ship.present:
                send_away(table, ship, name, why)


def take_off(ship: Ship, section: int) -> None:
    """The ship without what stands and lies on these squares (a mask)."""
    ship.layout = ship.layout.without(section)
    for store in CONTENTS:
        content: Mapping[int, Any] = getattr(ship, store)
        left = {square: what for square, what in content.items() if not section >> square & 1}
        if len(left) < len(content):
            setattr(ship, store, left)


def put_back(ship: Ship, name: str) -> None:
    """What was away stands where it stood."""
    held, squares = ship.absent[name], ship.board.squares
    ship.absent = {other: what for other, what in ship.absent.items() if other != name}
    back = [(squares[square], piece_of_key(key)) for square, key in held["pieces"].items()]
    ship.layout = Layout.of(ship.board, [*ship.layout.placed(), *back])
    for store in CONTENTS:
        if store in held:
            there = {squares[square]: what for square, what in held[store].items()}
            setattr(ship, store, {**getattr(ship, store), **there})


def with_all_sections(ship: Ship) -> Ship:
    """The ship as it is with all that is away: to count what there is, never to change."""
    whole = ship.copy()
    for name in ship.away:
        put_back(whole, name)
    return whole


def alone(ship: Ship, section: int) -> Ship:
    """The ship as if there were nothing but what is on these squares (a mask): to ask about, never to change."""
    part = ship.copy()
    take_off(part, ~section)
    return part
