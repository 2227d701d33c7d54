"""Components leaving a ship: destroyed, fallen off, given up, or taken away as errors, with all that lies on them."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.bank import CELLS, Bank
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.crew import CrewGone, after_losing, crew_gone
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.flight.outlook import part_facts
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import CONTENTS, Ship
from starboard.galaxy.ship.working import life_supports
from starboard.galaxy.table import Table


def destroy(table: Table, ship: Ship, squares: int, cause: Cause) -> Generator[Request, Any, Happened]:
    """Components (a mask) are destroyed at once; if the ship falls apart its owner chooses the part that flies on."""
    before, figures_before = ship.layout, ship.figures
    struck = squares & before.occupied
    squares = all_doomed(table, ship, struck, cause)
    now = remove(table, ship, squares)
    for square in bits(squares):
        name = ship.board.names[square]
        there = {store: {name: None} for store, content in now.items() if name in content}
        table.tell("component_destroyed", ship.seat, square=name, kind=before.at(square).kind, now=there)
    return (yield from _afterwards(table, ship, cause, before, figures_before, destroyed=squares, struck=struck))


def drop(table: Table, ship: Ship, squares: int, cause: Cause) -> Generator[Request, Any, Happened]:
    """Components (a mask) fall off, and what they held to the ship with them; nothing is destroyed."""
    before, figures_before = ship.layout, ship.figures
    squares &= before.occupied
    if squares:
        table.tell("parts_lost", ship.seat, squares=ship.squares_named(squares), now=remove(table, ship, squares))
    return (yield from _afterwards(table, ship, cause, before, figures_before))


def hand_over(table: Table, ship: Ship, squares: int, cause: Cause) -> Generator[Request, Any, Happened]:
    """Components (a mask) are given up because something demands it, with all that lies on them."""
    before, figures_before = ship.layout, ship.figures
    squares &= before.occupied
    if squares:
        table.tell(
            "components_given_up", ship.seat, squares=ship.squares_named(squares), now=remove(table, ship, squares)
        )
    return (yield from _afterwards(table, ship, cause, before, figures_before, given_up=squares))


def _afterwards(
    table: Table,
    ship: Ship,
    cause: Cause,
    before: Layout,
    figures_before: Mapping[int, str],
    destroyed: int = 0,
    given_up: int = 0,
    struck: int = 0,
) -> Generator[Request, Any, Happened]:
    """Components have gone: who cannot stay leaves, one part stays, and modules have their say."""
    evict_figures(table, ship)
    yield from keep_one_part(table, ship)
    gone = crew_gone(figures_before, ship.figures) if ship.seams.after_crew else CrewGone()
    happened = Happened(cause, destroyed, before.occupied & ~ship.layout.occupied, before, given_up, struck)
    for ask_module in ship.seams.after_components:
        yield from ask_module(table, ship, happened)
    yield from after_losing(table, ship, gone)
    return happened


def all_doomed(table: Table, ship: Ship, squares: int, cause: Cause) -> int:
    """All that goes with these squares: what modules add may doom more, until nothing is added."""
    while ship.seams.doomed:
        more = squares
        for add in ship.seams.doomed:
            more |= add(table, ship, more, cause) & ship.layout.occupied
        if more == squares:
            break
        squares = more
    return squares


def keep_one_part(table: Table, ship: Ship, *, free_of_charge: bool = False) -> Rule:
    """Where a section of a ship has fallen into parts, one of them stays and the others are lost."""
    if len(ship.layout.parts) < 2:
        return
    for section in ship.board.sections:
        parts = ship.layout.parts_in(section)
        if len(parts) < 2:
            continue
        names = {ship.board.names[next(bits(part))]: part for part in parts}
        kept = yield from ask(ship.seat, "keep_part", list(names), partial(part_facts, table, ship, names))
        gone = sum(part for name, part in names.items() if name != kept)
        now = remove(table, ship, gone, free_of_charge=free_of_charge)
        table.tell("parts_lost", ship.seat, squares=ship.squares_named(gone), now=now)
        evict_figures(table, ship)


def remove(table: Table, ship: Ship, squares: int, *, free_of_charge: bool = False) -> dict[str, Any]:
    """Take components off the ship into the owner's discard pile; figures, blocks and tokens go back to the bank.

    What lies there now is given back for the event that tells of it; `evict_figures` is to follow.
    """
    bank, layout, names = table.bank, ship.layout, ship.board.names
    now: dict[str, dict[str, Any]] = {"pieces": {names[square]: None for square in bits(squares)}}
    for store in CONTENTS:
        content: Mapping[int, Any] = getattr(ship, store)
        gone = [square for square in bits(squares) if square in content] if content else []
        if gone:
            now[store] = {names[square]: None for square in gone}
            setattr(ship, store, {square: what for square, what in content.items() if square not in gone})
            for square in gone:
                _give_back(bank, store, content[square])
    if not free_of_charge:
        ship.lost += tuple(layout.at(square).tile for square in bits(squares))
    ship.layout = layout.without(squares)
    return now


def _give_back(bank: Bank, store: str, content: Any) -> None:
    match store:
        case "figures":
            bank.take_figures(content)
        case "cells":
            bank.take(CELLS, content)
        case "goods":
            bank.take_blocks(content)
        case _:
            pass  # a mark is nothing but a text


def evict_figures(table: Table, ship: Ship) -> None:
    """Aliens whose cabins have lost their life support go back to the bank."""
    for square, letters in sorted(ship.figures.items()):
        for letter in letters:
            colour = figures()[letter].colour
            if colour and colour not in life_supports(table, ship, square):
                ship.dismiss_figure(square, letter)
                table.bank.take(letter)
                name = ship.board.names[square]
                table.tell("alien_left", ship.seat, colour=colour, square=name, now=ship.now("figures", square))
