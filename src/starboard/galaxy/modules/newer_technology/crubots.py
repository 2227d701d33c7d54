"""Crubot stations: for energy four robots are crew until the card is over. Nobody can give them away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, write
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.hits import Visit
from starboard.galaxy.flight.offers import NONE, Offer, choose, offers_on
from starboard.galaxy.flight.power import Use
from starboard.galaxy.modules.newer_technology.rooms import AWAKE, armed_squares, awake_crubots, stations
from starboard.galaxy.modules.newer_technology.vocabulary import Activate
from starboard.galaxy.seams import SOURCE
from starboard.galaxy.ship.marks import mark, marked, unmark
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class CrubotStations:
    """They count wherever the crew is counted, and are on until the card is over (AX-3.38, AX-3.39)."""

    name = "crubots"
    rank: Mapping[str, int] = {"amount_crew": SOURCE, "at_cleared": SOURCE}

    def offers_crew(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [*offers, *activations(table, ship, armed_count=count.purpose == "compare")]

    def amount_crew(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + sum(awake_crubots(table, ship).values())

    def entering(self, table: Table, ship: Ship, visit: Visit) -> Rule:
        """The last moment to switch on crubots who have weapons and are about to have company (AX-3.42, AX-R-8)."""
        yield from ()
        if visit.square not in stations(table, ship) or not armed_squares(table, ship) >> visit.square & 1:
            return
        found = [
            offer._replace(price=visit.stopped.price, gain=visit.stopped.gain, then=visit.stopped.then)
            for offer in activations(table, ship)
            if offer.use is not None and offer.use.square == visit.square
        ]
        offers = offers_on((), table, ship, "crubots", visit, found)
        yield from choose(table, ship, "rouse", offers, NONE, visit, partial(_facts, ship, visit))

    def at_cleared(self, table: Table) -> Rule:
        for ship in table.ships:
            awake = marked(ship, AWAKE)
            for square in awake:
                unmark(ship, square, AWAKE)
            if awake:
                table.tell("crubots_off", ship.seat, now=ship.now("marks", *awake))
        yield from ()


def activations(table: Table, ship: Ship, *, armed_count: bool = False) -> list[Offer]:
    """An offer for each station that is off; what it brings, with weapons if those count as well."""
    every = stations(table, ship)
    if not every:
        return []
    awake, armed = marked(ship, AWAKE), armed_squares(table, ship) if armed_count else 0
    names = ship.board.names
    return [
        Offer(
            write(Activate(names[square])),
            Use("crubots", square),
            gain={"crew": crubots * (2 if armed >> square & 1 else 1)},
            do=_activate,
        )
        for square, crubots in every.items()
        if square not in awake
    ]


def _facts(ship: Ship, visit: Visit) -> dict[str, Any]:
    told = visit.unstopped
    none = {"price": dict(told.price), "gain": dict(told.gain)}
    return {
        "visitor": visit.who,
        "cabin": ship.board.names[visit.square],
        "cells": ship.cell_count,
        "options": {NONE: {**none, "then": told.then} if told.then else none},
    }


def _activate(table: Table, ship: Ship, _about: object, offer: Offer) -> Rule:
    assert offer.use is not None
    square = offer.use.square
    mark(ship, square, AWAKE)
    crew = awake_crubots(table, ship)[square]
    table.tell(
        "crubots_activated", ship.seat, square=ship.board.names[square], crew=crew, now=ship.now("marks", square)
    )
    yield from ()
