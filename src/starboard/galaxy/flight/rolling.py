"""Dice: how often they are rolled at most until a hit or a pair of coordinates finds something."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.galaxy.flight.hits import Hit
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def most_rolls(table: Table, ships: Sequence[Ship], rolls: int, why: str) -> int:
    """How often the dice may be rolled for what threatens these ships; if they differ in it, the most holds.

    `why` is the hazard, or whatever else the dice are rolled for: `sabotage`.
    """
    if not table.in_play:
        return rolls
    asked = []
    for ship in ships:
        most = rolls
        for ask_rolls in ship.seams.amount_rolls:
            most = ask_rolls(table, ship, most, why)
        asked.append(most)
    return max(asked, default=rolls)


def roll_for_hit(table: Table, ships: Sequence[Ship], hit: Hit, roller: int) -> Hit:
    """The hit with the roll that stands: the first one, unless modules have it rolled again while it finds nobody."""
    for _ in range(most_rolls(table, ships, 1, hit.hazard) - 1):
        hit = _rolled(table, ships, hit, roller)
        if any(_finds(ship, hit) for ship in ships):
            return hit
    return _rolled(table, ships, hit, roller)


def _rolled(table: Table, ships: Sequence[Ship], hit: Hit, roller: int) -> Hit:
    """The hit with a roll; one that modules do not let stand is rolled again at once."""
    asked = table.all_seams("stands") if table.in_play else ()
    while True:
        hit = hit._replace(rolled=table.roll(roller, hit.drawn))
        if all(ask_stands(table, ships, hit) for ask_stands in asked):
            return hit


def _finds(ship: Ship, hit: Hit) -> bool:
    """Whether the ship has a component in the way of the hit."""
    return any(ship.layout.first_hit(lane) >= 0 for lane in ship.board.impacts(hit.side, hit.rolled))
