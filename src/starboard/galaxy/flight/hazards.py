"""Meteors and cannon fire: what is in the way, what may stop it, and the hit."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.engine import Rule
from starboard.galaxy.catalog.components import SIDES
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.offers import use_one
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def meteor(table: Table, size: str, side: int) -> Rule:
    """One meteor for all ships in flight: the leader rolls once, then each ship defends itself in flight order."""
    ships = table.in_order()
    if not ships:
        return
    total = table.roll(ships[0].seat)
    table.tell("meteor", size=size, side=SIDES[side], total=total)
    for ship in ships:
        if size == "small":
            yield from _meet_small_meteor(table, ship, side, total)
        else:
            yield from _meet_large_meteor(table, ship, side, total)


def fire(table: Table, ships: Iterable[Ship], weight: str, side: int, roller: int) -> Rule:
    """One cannon shot at each of these ships: light fire can be stopped by a shield, heavy fire by nothing."""
    total = table.roll(roller)
    table.tell("shot", weight=weight, side=SIDES[side], total=total)
    for ship in ships:
        square = ship.layout.first_hit(side, total)
        if square < 0:
            table.tell("missed", ship.seat)
            continue
        if weight == "light":
            about = _about(ship, "light_fire", side, square)
            shield = yield from use_one(table, ship, "shield", ship.layout.shields(side), about)
            if shield:
                table.tell("shielded", ship.seat, square=shield)
                continue
        yield from destroy(table, ship, square)


def _meet_small_meteor(table: Table, ship: Ship, side: int, total: int) -> Rule:
    square = ship.layout.first_hit(side, total)
    if square < 0:
        table.tell("missed", ship.seat)
    elif not ship.layout.at(square).sides[side]:
        table.tell("bounced", ship.seat, square=ship.board.names[square])
    else:
        about = _about(ship, "small_meteor", side, square)
        shield = yield from use_one(table, ship, "shield", ship.layout.shields(side), about)
        if shield:
            table.tell("shielded", ship.seat, square=shield)
        else:
            yield from destroy(table, ship, square)


def _meet_large_meteor(table: Table, ship: Ship, side: int, total: int) -> Rule:
    square = ship.layout.first_hit(side, total)
    if square < 0:
        table.tell("missed", ship.seat)
        return
    ready = ship.layout.shooters(side, total, double=False)
    if ready:
        table.tell("meteor_shot", ship.seat, square=ship.board.names[ready[0]])
        return
    about = _about(ship, "large_meteor", side, square)
    cannon = yield from use_one(table, ship, "shoot", ship.layout.shooters(side, total, double=True), about)
    if cannon:
        table.tell("meteor_shot", ship.seat, square=cannon)
    else:
        yield from destroy(table, ship, square)


def _about(ship: Ship, hazard: str, side: int, square: int) -> dict[str, str]:
    return {
        "hazard": hazard,
        "side": SIDES[side],
        "square": ship.board.names[square],
        "kind": ship.layout.at(square).kind,
    }
