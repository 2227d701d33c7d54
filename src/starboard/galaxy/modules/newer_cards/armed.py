"""Abandoned ships and stations whose cannons nobody has switched off."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Any

from msgspec import Meta

from starboard.engine import ask
from starboard.engine.request import Request
from starboard.galaxy.adventures.abandoned_ship import AbandonedShip
from starboard.galaxy.adventures.abandoned_station import AbandonedStation
from starboard.galaxy.adventures.adventure import Shot
from starboard.galaxy.adventures.opportunity import NO, YES
from starboard.galaxy.adventures.salvo import fire_at
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

SHOTS = "shots"
Shots = Annotated[tuple[Shot, ...], Meta(description="light_ or heavy_ and a side for each shot")]


class ArmedShip(AbandonedShip, frozen=True, tag="armed_ship"):
    """Whoever comes near is fired at, and may still turn away (AX-9.9 to 9.11)."""

    shots: Shots

    @property
    def like(self) -> str:
        return "abandoned_ship"

    def reach(self, table: Table, ship: Ship, less: int) -> Generator[Request, Any, bool]:
        return (yield from _run_the_gauntlet(self, table, ship, less))

    def follows(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        return _with_shots(super().follows(table, ship, less), len(self.shots))


class ArmedStation(AbandonedStation, frozen=True, tag="armed_station"):
    """The same for a station: what its crew must be is looked at again when the shots are over."""

    shots: Shots

    @property
    def like(self) -> str:
        return "abandoned_station"

    def reach(self, table: Table, ship: Ship, less: int) -> Generator[Request, Any, bool]:
        return (yield from _run_the_gauntlet(self, table, ship, less))

    def follows(self, table: Table, ship: Ship, less: int) -> dict[str, Any]:
        return _with_shots(super().follows(table, ship, less), len(self.shots))


def _run_the_gauntlet(
    card: ArmedShip | ArmedStation, table: Table, ship: Ship, less: int
) -> Generator[Request, Any, bool]:
    """The shots, rolled by the one they are meant for; then the owner may go on, if they still can, or turn away."""
    yield from fire_at(table, [(ship, 0)], card.shots)
    goes_on = yield from card.is_open_to(table, ship)
    if goes_on:
        price = {word: amount for word, amount in card.follows(table, ship, less)["price"].items() if word != SHOTS}
        facts = {"card": card.id, "options": {YES: {**card.follows(table, ship, less), "price": price}, NO: {}}}
        goes_on = (yield from ask(ship.seat, "go_on", (YES, NO), facts)) == YES
    if not goes_on:
        table.tell("turned_away", ship.seat, card=card.id)
    return goes_on


def _with_shots(told: dict[str, Any], shots: int) -> dict[str, Any]:
    """What using it costs, with the shots that come first."""
    return {**told, "price": {**told["price"], SHOTS: shots}}
