"""Thrusters: once the dice have said in which line something comes, its owner may push it into the next one."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, write
from starboard.engine.request import Request
from starboard.galaxy.catalog.boards import Lane, bits
from starboard.galaxy.catalog.sides import OPPOSITE, SIDES
from starboard.galaxy.flight.hazards import aims_at, outcome
from starboard.galaxy.flight.hits import HAZARDS, Hit, Prospect
from starboard.galaxy.flight.offers import NONE, Offer, choose, offers_on
from starboard.galaxy.flight.power import Use
from starboard.galaxy.modules.newer_technology.crubots import activations
from starboard.galaxy.modules.newer_technology.rooms import AWAKE, armed_squares, crewed
from starboard.galaxy.modules.newer_technology.vocabulary import Push
from starboard.galaxy.ship.marks import mark
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

THRUSTER = "thruster"
STRIKES = "strikes"
Lanes = tuple[Lane, ...]


class Approaching:
    """Something that comes, while its owner may still do something about where."""

    __slots__ = ("hit", "lanes", "pushed")

    def __init__(self, hit: Hit, lanes: Lanes) -> None:
        self.hit = hit
        self.lanes = lanes
        self.pushed = False

    @property
    def hits(self) -> list[Hit]:
        """All that comes along its line: a pair is pushed together (AX-9.8), whichever of the two is the large one."""
        return [self.hit, self.hit._replace(heavy=not self.hit.heavy)] if self.hit.followed else [self.hit]

    @property
    def enters(self) -> bool:
        """Whether it is somebody who comes aboard, whom only thrusters with a crew can push away (AX-3.25)."""
        return (self.hit.what, self.hit.heavy) not in HAZARDS


class Thrusters:
    """One push for each roll, by one line, for this ship alone (AX-3.15 to 3.20)."""

    name = "thrusters"
    rank: Mapping[str, int] = {}

    def incoming(
        self, table: Table, ship: Ship, hit: Hit, lanes: Lanes
    ) -> Generator[Request, Any, tuple[Hit, Lanes] | None]:
        """Whoever could only harm himself is not asked; before somebody comes aboard, crubots may be switched on."""
        yield from ()
        if not hit.is_rolled:
            return hit, lanes
        coming = Approaching(hit, lanes)
        while offers := offers_on((), table, ship, THRUSTER, coming, _offers(table, ship, coming)):
            facts = partial(_facts, table, ship, coming, offers)
            taken = yield from choose(table, ship, "thrust", offers, NONE, coming, facts)
            if taken is None or not coming.enters:
                break
        return hit, coming.lanes


def thrusters_towards(table: Table, ship: Ship) -> dict[int, int]:
    """For each side the thrusters that point there, as a mask."""
    layout = working(table, ship).layout
    found: dict[int, int] = {}
    for square in layout.squares_with(THRUSTER):
        piece = layout.at(square)
        for printed in piece.parts.get(THRUSTER):
            side = (SIDES.index(printed) + piece.turn) % 4
            found[side] = found.get(side, 0) | 1 << square
    return found


def _offers(table: Table, ship: Ship, coming: Approaching) -> list[Offer]:
    towards = {} if coming.pushed else thrusters_towards(table, ship)
    if not coming.enters:
        if not towards or _outcome(table, ship, coming, coming.lanes).then != STRIKES:
            return []
        return _pushes(table, ship, coming, towards)
    able = {side: manned for side, mask in towards.items() if (manned := crewed(table, ship, mask))}
    crubots = _crubots(table, ship, coming, towards)
    found = [*_pushes(table, ship, coming, able), *crubots]
    if not found:
        return []
    now = _outcome(table, ship, coming, coming.lanes)
    if not now.then or now.price:
        return found
    could = () if now.gain else (*crubots, *_pushes(table, ship, coming, towards if crubots else able))
    return found if any(offer.gain for offer in could) else []


def _crubots(table: Table, ship: Ship, coming: Approaching, towards: Mapping[int, int]) -> list[Offer]:
    """Crubots that can do something about a visitor once they are on: fight, or work a thruster."""
    fighters, linked, pushing = armed_squares(table, ship), links(table, ship), 0
    for side, mask in towards.items():
        pushing |= mask if side not in _along(coming) else 0
    found = []
    for offer in activations(table, ship):
        assert offer.use is not None, "crubots need energy"
        square = offer.use.square
        if fighters >> square & 1 or linked[square] & pushing:
            twin = ship.copy()
            mark(twin, square, AWAKE)
            told = _outcome(table, twin, coming, coming.lanes)
            found.append(offer._replace(price=told.price, gain=told.gain, then=told.then))
    return found


def _pushes(table: Table, ship: Ship, coming: Approaching, towards: Mapping[int, int]) -> list[Offer]:
    """One for each side across the way of what comes; one of the thrusters that point there takes the energy."""
    along, found = _along(coming), []
    for side, thrusters in sorted(towards.items()):
        if side in along:
            continue
        told = _outcome(table, ship, coming, _shifted(ship, coming, side))
        found.append(
            Offer(
                write(Push(SIDES[side])),
                Use("thrust", next(bits(thrusters)), takers=(thrusters,)),
                gain=told.gain,
                price=told.price,
                do=_push,
                then="" if told.then == STRIKES else told.then,
            )
        )
    return found


def _along(coming: Approaching) -> set[int]:
    """The sides along the way of what comes, to which nothing can be pushed."""
    return {side for lane in coming.lanes for side in (lane.side, OPPOSITE[lane.side])}


def _outcome(table: Table, ship: Ship, coming: Approaching, lanes: Lanes) -> Prospect:
    """What becomes of it in these lanes. That what follows it strikes counts as well."""
    found = [outcome(table, ship, hit, lanes) for hit in coming.hits]
    return next((each for each in found if each.then == STRIKES), found[0])


def _shifted(ship: Ship, coming: Approaching, side: int) -> Lanes:
    return tuple(ship.board.shifted(lane, side) for lane in coming.lanes)


def _push(table: Table, ship: Ship, coming: Approaching, offer: Offer) -> Rule:
    assert offer.use is not None
    push = read("thrust", offer.option)
    assert isinstance(push, Push), "nothing else pushes"
    coming.lanes = _shifted(ship, coming, SIDES.index(push.side))
    coming.pushed = True
    table.tell("pushed_aside", ship.seat, towards=push.side, squares=ship.squares_named(offer.use.served))
    yield from ()


def _facts(table: Table, ship: Ship, coming: Approaching, offers: Sequence[Offer]) -> dict[str, Any]:
    lanes = {NONE: coming.lanes}
    for offer in offers:
        push = read("thrust", offer.option)
        if isinstance(push, Push):
            lanes[offer.option] = _shifted(ship, coming, SIDES.index(push.side))
    aims = {option: aims_at(ship, there) for option, there in lanes.items()}
    struck = [aim["square"] for aim in aims[NONE] if aim["square"]]
    now = _outcome(table, ship, coming, coming.lanes)
    none: dict[str, Any] = {"price": dict(now.price), "gain": dict(now.gain)}
    about = {
        "hazard": coming.hit.hazard,
        "side": SIDES[coming.lanes[0].side],
        "square": struck[0] if struck else None,
        "cells": ship.cell_count,
        "aims": aims,
        "options": {NONE: none},
    }
    if coming.enters:
        if now.then:
            none["then"] = now.then
        about["paths"] = {option: list(_outcome(table, ship, coming, there).paths) for option, there in lanes.items()}
    return about
