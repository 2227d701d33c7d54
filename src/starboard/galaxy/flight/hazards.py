"""Meteors and cannon fire: one way for every hit, from the roll over what may stop it to what it destroys."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import Lane, mask_of
from starboard.galaxy.catalog.components import SIDES
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.hits import METEOR, SHOT, Cause, Happened, Hit
from starboard.galaxy.flight.power import use_one
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

Target = tuple[Lane, int]
"""A lane and the first occupied square in it."""


def meteor(table: Table, size: str, side: int) -> Rule:
    """One meteor for all ships in flight: the leader rolls once, then each ship defends itself in flight order."""
    ships = table.in_order()
    if ships:
        hit = Hit(METEOR, size == "large", side, table.roll(ships[0].seat))
        table.tell("meteor", size=size, side=SIDES[side], total=sum(hit.rolled), aims=aims(ships, hit))
        for ship in ships:
            yield from suffer(table, ship, hit)


def fire(table: Table, ships: list[Ship], weight: str, side: int, roller: int) -> Rule:
    """One cannon shot at each of these ships: light fire can be stopped by a shield, heavy fire by nothing."""
    hit = Hit(SHOT, weight == "heavy", side, table.roll(roller))
    table.tell("shot", weight=weight, side=SIDES[side], total=sum(hit.rolled), aims=aims(ships, hit))
    for ship in ships:
        yield from suffer(table, ship, hit)


def suffer(table: Table, ship: Ship, hit: Hit) -> Rule:
    """A hit comes at one ship. All that it strikes is found before anything is destroyed."""
    first, lanes = hit, ship.board.impacts(hit.side, hit.rolled)
    expected = lanes
    for ask in ship.seams.incoming:
        coming = yield from ask(table, ship, hit, lanes)
        if coming is None:
            return
        hit, lanes = coming
    if (hit, lanes) != (first, expected):
        table.tell("diverted", ship.seat, aims={str(ship.seat): _aims_at(ship, lanes)})
    targets = [(lane, square) for lane in lanes if (square := ship.layout.first_hit(lane)) >= 0]
    if not targets:
        table.tell("missed", ship.seat)
    threatened = []
    for lane, square in targets:
        if _bounces(ship, hit, lane.side, square):
            table.tell("bounced", ship.seat, square=ship.board.names[square])
        else:
            threatened.append((lane, square))
    unstopped = yield from _defend(table, ship, hit, threatened)
    cause = Cause(hit.hazard, hit, lanes)
    happened = Happened(cause, 0, 0)
    if unstopped:
        happened = yield from destroy(table, ship, mask_of(square for _, square in unstopped), cause)
    for ask in ship.seams.after_hit:
        yield from ask(table, ship, happened)


def aims(ships: Iterable[Ship], hit: Hit) -> dict[str, list[dict[str, Any]]]:
    """For each ship, by its seat, where the hit would go: the side, the way as points, the square it would strike."""
    return {str(ship.seat): _aims_at(ship, ship.board.impacts(hit.side, hit.rolled)) for ship in ships}


def _aims_at(ship: Ship, lanes: Iterable[Lane]) -> list[dict[str, Any]]:
    board, found = ship.board, []
    for lane in lanes:
        square = ship.layout.first_hit(lane)
        name = board.names[square] if square >= 0 else None
        found.append({"side": SIDES[lane.side], "way": board.way(lane, square), "square": name})
    return found


def _bounces(ship: Ship, hit: Hit, side: int, square: int) -> bool:
    """Plating stops everything; a small meteor does no harm where it meets no exposed connector."""
    if side in ship.layout.at(square).plated:
        return True
    return hit.what == METEOR and not hit.heavy and not ship.layout.is_exposed(square, side)


def _defend(table: Table, ship: Ship, hit: Hit, threatened: list[Target]) -> Generator[Request, Any, list[Target]]:
    """What the owner stops is left out: light hits by shields, large meteors by cannons, heavy fire by nothing."""
    if not threatened or (hit.what == SHOT and hit.heavy):
        return threatened
    if hit.heavy:
        return (yield from _shoot(table, ship, hit, threatened))
    return (yield from _shield(table, ship, hit, threatened))


def _shield(table: Table, ship: Ship, hit: Hit, threatened: list[Target]) -> Generator[Request, Any, list[Target]]:
    """A shield stops all that comes at the same time from a side it covers, in its own section of the ship."""
    section_of, left = ship.board.section_of, threatened
    for side, section in dict.fromkeys((lane.side, section_of[square]) for lane, square in threatened):
        shields = tuple(square for square in ship.layout.shields(side) if section_of[square] == section)
        covered = [(lane, square) for lane, square in left if (lane.side, section_of[square]) == (side, section)]
        used = yield from use_one(table, ship, "shield", shields, _about(ship, hit, covered))
        if used:
            table.tell("shielded", ship.seat, square=used)
            left = [target for target in left if target not in covered]
    return left


def _shoot(table: Table, ship: Ship, hit: Hit, threatened: list[Target]) -> Generator[Request, Any, list[Target]]:
    """Each large meteor needs a shot of its own; a single cannon shoots for nothing."""
    left, layout, plan = [], ship.layout, plan_of(table.round_name)
    for target in threatened:
        lane, _ = target
        near = plan.reaches(lane.side)
        ready = layout.shooters(lane, near=near, double=False)
        if ready:
            table.tell("meteor_shot", ship.seat, square=ship.board.names[ready[0]])
            continue
        charged = layout.shooters(lane, near=near, double=True)
        used = yield from use_one(table, ship, "shoot", charged, _about(ship, hit, [target]))
        if used:
            table.tell("meteor_shot", ship.seat, square=used)
        else:
            left.append(target)
    return left


def _about(ship: Ship, hit: Hit, targets: list[Target]) -> dict[str, Any]:
    """What the owner is told about what would be struck; of several squares all are named."""
    lane, square = targets[0]
    names = ship.board.names
    about = {
        "hazard": hit.hazard,
        "side": SIDES[lane.side],
        "square": names[square],
        "kind": ship.layout.at(square).kind,
    }
    return about if len(targets) == 1 else {**about, "squares": [names[struck] for _, struck in targets]}
