"""The bonuses of a flight: for finishing early and for the best-looking ship. Some cards pay them during it, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from starboard.galaxy.flight.exposed import exposed_of
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

Bonus: TypeAlias = Literal["finish", "best_looking"]
Ranking: TypeAlias = list[tuple[Ship, int]]
"""Who is compared for a bonus, the best first, each with what counts: the place, or how many connectors are exposed."""
Awards: TypeAlias = list[tuple[Ship, int]]
"""Who gets a bonus, each with how many credits."""


def complete_first(ships: Iterable[Ship]) -> list[Ship]:
    """Ships that have all their sections rank before those that have not, whoever is ahead."""
    return sorted(ships, key=lambda ship: not ship.is_complete)


def finishing_bonuses(table: Table, ships: Iterable[Ship]) -> Awards:
    """What these ships get for their order, leader first: as many get something as the flight has amounts."""
    ranking = _placed(table, "finish", list(zip(complete_first(ships), range(1, 1000), strict=False)))
    amounts = plan_of(table.round_name).finish
    without = [0] * (len(ranking) - len(amounts))
    return _awarded(table, "finish", ranking, [*amounts, *without][: len(ranking)])


def best_looking_bonuses(table: Table, ships: Iterable[Ship]) -> Awards:
    """What these ships get for their looks: all with the fewest exposed connectors get the same.

    Where some of them have all their sections, the others are not looked at.
    """
    every = list(ships)
    compared = [ship for ship in every if ship.is_complete] or every
    exposed = [(ship, exposed_of(table, ship, "best_looking")) for ship in compared]
    exposed.sort(key=lambda ranked: ranked[1])
    ranking = _placed(table, "best_looking", exposed)
    amount = plan_of(table.round_name).best_looking
    return _awarded(table, "best_looking", ranking, [amount if count == ranking[0][1] else 0 for _, count in ranking])


def _placed(table: Table, bonus: Bonus, ranking: Ranking) -> Ranking:
    """Modules may compare only some of the ships, or rank them otherwise."""
    for ask_placing in table.all_seams("placing"):
        ranking = ask_placing(table, bonus, ranking)
    return ranking


def _awarded(table: Table, bonus: Bonus, ranking: Ranking, prizes: Sequence[int]) -> Awards:
    """Modules may award more or fewer; whoever gets nothing is left out."""
    for ask_prizes in table.all_seams("prizes"):
        prizes = ask_prizes(table, bonus, ranking, prizes)
    return [(ship, amount) for (ship, _), amount in zip(ranking, prizes, strict=True) if amount]
