"""What would follow: the facts that decisions tell of their options. Nothing here asks, tells or changes anything.

`docs/protocol.md` describes their shape: each option may have a `price`, a `gain`, and `then`, the word for what it
brings about at once. Only `ending` says that it ends the flight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from starboard.galaxy.bank import worth
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.giving_up import blocks_on, must_leave, sale_of
from starboard.galaxy.flight.sections import alone, with_all_sections
from starboard.galaxy.registry import crew_letters, human_letters
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.ship.working import room_on, squares_with_room
from starboard.galaxy.table import Table


def holdings(ship: Ship, squares: int) -> dict[str, Any]:
    """What the components on these squares (a mask) are and hold; what there is none of is left out."""
    layout = ship.layout
    crew = "".join(ship.crew_at(square) for square in ship.figures if squares >> square & 1)
    found = {
        "components": squares.bit_count(),
        "crew": len(crew),
        "humans": sum(letter in human_letters() for letter in crew),
        "engines": sum(layout.at(square).parts.engine for square in bits(squares)),
        "cannons": sum(layout.at(square).parts.cannon for square in bits(squares)),
        "cells": sum(count for square, count in ship.cells.items() if squares >> square & 1),
        "goods": _sorted("".join(held for square, held in ship.goods.items() if squares >> square & 1)),
    }
    return {word: amount for word, amount in found.items() if amount}


def part_facts(table: Table, ship: Ship, parts: Mapping[str, int]) -> dict[str, Any]:
    """Of a ship that has fallen apart: what each part is made of and holds, and what flying on with it costs."""
    every = sum(parts.values())
    options: dict[str, dict[str, Any]] = {}
    for name, part in parts.items():
        gone = every & ~part
        options[name] = {"holds": holdings(ship, part), "price": holdings(ship, gone), "gain": {}}
        stay = holdings(ship, ship.layout.occupied & ~gone)
        if ship.human_count and "humans" not in stay:
            options[name] |= _unmanned(table, _what_stays(ship, gone))
    return {"parts": {name: ship.squares_named(part) for name, part in parts.items()}, "options": options}


def hit_loss(ship: Ship, squares: int, lost: int = 0) -> dict[str, Any]:
    """What a hit on these squares costs at most: what stands there, and all but the largest part of each section.

    Of that is left out what goes with other squares, which are lost already.
    """
    return holdings(ship, _gone_with(ship, squares | lost) & ~_gone_with(ship, lost))


def _gone_with(ship: Ship, squares: int) -> int:
    if not squares:
        return 0
    rest, kept = ship.layout.without(squares), 0
    for section in ship.board.sections:
        kept |= max(rest.parts_in(section), key=int.bit_count, default=0)
    return ship.layout.occupied & ~kept


def section_facts(ship: Ship) -> list[dict[str, Any]]:
    """Of a ship that is counted by sections: what each consists of, and the tokens that serve it. Else nothing."""
    occupied, sections = ship.layout.occupied, ship.sections
    return [
        {
            "squares": ship.squares_named(section & occupied),
            "cells": sum(count for square, count in ship.cells.items() if section >> square & 1),
        }
        for section in (sections if len(sections) > 1 else ())
    ]


def leaving(table: Table, ship: Ship, why: str) -> str:
    """The reason for which a ship would have to leave the flight after the card, if it came to that."""
    return "" if table.is_test_flight else must_leave(table, ship, why)


def ending(why: str) -> dict[str, Any]:
    """What is told of an option with which a ship's flight ends for this reason; nothing without a reason."""
    return {"then": why, "ends_flight": True} if why else {}


def after_losing_crew(table: Table, ship: Ship, amount: int) -> dict[str, Any]:
    """What follows if a ship loses so many of its crew, its owner choosing who goes."""
    return _unmanned(table, _without(ship, crew_letters())) if ship.crew_count <= amount else {}


def crew_facts(table: Table, ship: Ship, left: int, each: Mapping[str, int]) -> dict[str, Any]:
    """Of crew that has to go: how many, how many from where, and which of these choices would leave no human aboard."""
    told: dict[str, Any] = {"left": left, "each": each}
    fatal = _all_humans(ship)
    rest = _without(ship, human_letters() if ship.crew_count > left else crew_letters())
    if fatal.keys() <= each.keys() and 0 < sum(fatal.values()) <= left and (end := _unmanned(table, rest)):
        told |= {"fatal": fatal, "then": end["then"]}
        if left == 1:
            told["options"] = dict.fromkeys(fatal, end)
    return told


def _unmanned(table: Table, rest: Ship) -> dict[str, Any]:
    """What follows if this is what stays of a ship: no human, and perhaps others, who cannot fly it."""
    why = leaving(table, rest, "no_humans")
    return ending("no_pilot" if rest.crew_count and why == "no_humans" else why)


def _without(ship: Ship, letters: str) -> Ship:
    """The ship as it would be without these kinds of figure."""
    twin = ship.copy()
    left = {square: "".join(who for who in there if who not in letters) for square, there in ship.figures.items()}
    twin.figures = {square: who for square, who in left.items() if who}
    return twin


def _what_stays(ship: Ship, gone: int) -> Ship:
    """The ship as it would be without these components (a mask)."""
    twin = ship.copy()
    twin.layout = ship.layout.without(gone)
    twin.figures = {square: who for square, who in ship.figures.items() if not gone >> square & 1}
    return twin


def _all_humans(ship: Ship) -> dict[str, int]:
    """How many have to leave each cabin until no human is in it; where several live together, humans may go first."""
    humans, found = human_letters(), {}
    for square in ship.manned():
        crew = ship.crew_at(square)
        number = sum(letter in humans for letter in crew)
        if number:
            found[ship.board.names[square]] = number
    return found


def goods_gain(table: Table, ship: Ship, goods: str, less: int = 0) -> dict[str, Any]:
    """Blocks that are to be had: which the bank still has, which of them find room, and what those are worth.

    If so many have to stay behind, the owner will hardly miss them: what the bank lacks or what finds no room goes
    first, then the cheapest.
    """
    stock = dict(table.bank.blocks)
    there = ""
    for colour in goods:
        if stock.get(colour, 0) > 0:
            stock[colour] -= 1
            there += colour
    fits = _room_for(table, ship, there)
    if less:
        homeless = "".join((Counter(there) - Counter(fits)).elements())
        missed = len(goods) - len(there)
        there = (fits + _sorted(homeless))[: max(0, len(there) - max(0, less - missed))]
        fits = fits[: len(there)]
    return {"goods": _sorted(there), "fits": fits, "credits": worth(fits)}


def with_toll(table: Table, ship: Ship, blocks: int, told: dict[str, Any]) -> dict[str, Any]:
    """What is told of an option that gains so many blocks, with what that costs besides."""
    for ask_toll in ship.seams.toll:
        told = ask_toll(table, ship, blocks, told)
    return told


def second_here(less: int) -> dict[str, Any]:
    """What is told of an option that brings less than the card says, since somebody else was there before."""
    return {"then": "second_here"} if less else {}


def _room_for(table: Table, ship: Ship, goods: str) -> str:
    """The dearest of these blocks that find room, once all blocks are stowed as well as can be."""
    rooms = [room_on(table, ship, square) for square in squares_with_room(ship, "holds")]
    held = ship.blocks
    free = sum(room.holds for room in rooms) - len(held)
    special = sum(room.special for room in rooms) - held.count("R")
    fits = ""
    for colour in _sorted(goods):
        if free > 0 and (colour != "R" or special > 0):
            free -= 1
            special -= colour == "R"
            fits += colour
    return fits


def giving_up_facts(table: Table, ship: Ship, owed: int) -> dict[str, Any]:
    """What giving up now costs: half the worth of the goods and every bonus; losses are owed all the same."""
    blocks = with_all_sections(ship).blocks if ship.absent else ship.blocks
    whole, half = (sale_of(table, ship, blocks, half_price=half) for half in (False, True))
    price = {word: amount for word, amount in (("goods", whole - half), ("losses", owed)) if amount}
    return {"price": price, "gain": {"credits": half} if half else {}, **ending("left")}


def section_leaving_facts(table: Table, ship: Ship, name: str) -> dict[str, Any]:
    """What it costs if one section gives up now: what is on it, and half the worth of its goods."""
    whole = with_all_sections(ship)
    section = whole.present[name]
    blocks = blocks_on(whole, section)
    sale = sale_of(table, alone(whole, section), blocks, half_price=True) if blocks else 0
    price = {
        word: amount for word, amount in holdings(whole, section & whole.layout.occupied).items() if word != "humans"
    }
    return {"price": price, "gain": {"credits": sale} if sale else {}, "then": "section_left"}


def _sorted(blocks: str) -> str:
    return "".join(sorted(blocks, key=GOODS.index))
