"""Cannon boosters: a cannon joined to one counts much more, once, and then it is gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from starboard.engine import Rule, write
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.outlook import hit_loss
from starboard.galaxy.flight.power import Use
from starboard.galaxy.mechanisms.technology.joined import can_serve, helpers_of, partners, served
from starboard.galaxy.mechanisms.technology.vocabulary import Boost
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

AHEAD, ASIDE = 3.0, 1.5
"""What a boosted cannon adds, the same for every kind, if one of its barrels points to the front and if none does."""


class CannonBoosters:
    """Each booster serves one cannon in a count. What needs energy to fire must be powered first."""

    name = "cannon_boosters"
    rank: Mapping[str, int] = {}

    def offers_cannons(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        found = partners(table, ship, "cannon_booster", _is_cannon)
        if not found:
            return offers
        chosen = _chosen(ship, count)
        firing = [square for square in served(found) if _fires(ship, square, count) and square not in chosen]
        names = ship.board.names
        return [
            *offers,
            *(
                Offer(
                    write(Boost(names[square])),
                    Use(
                        "cannons",
                        square,
                        added=bool(count.powered >> square & 1),
                        takers=(helpers_of(found, square),),
                    ),
                    gain={"cannons": _bonus(ship, square, count.fronts)},
                    price=hit_loss(ship, 1 << square),
                    do=_boost,
                )
                for square in firing
                if can_serve(found, [*chosen, square])
            ),
        ]


def _is_cannon(ship: Ship, square: int) -> bool:
    return ship.layout.at(square).parts.cannon > 0


def _fires(ship: Ship, square: int, count: Count) -> bool:
    return ship.layout.at(square).parts.cannon == 1 or bool(count.powered >> square & 1)


def _bonus(ship: Ship, square: int, fronts: tuple[int, ...]) -> float:
    return AHEAD if any(side in fronts for side in ship.layout.at(square).aims) else ASIDE


def _chosen(ship: Ship, count: Count) -> list[int]:
    """The cannons boosted so far in this count, as far as they are still there: a section may have jumped meanwhile."""
    taken = (read("power_cannons", option) for option in count.taken)
    boosted = [ship.board.squares[boost.square] for boost in taken if isinstance(boost, Boost)]
    return [square for square in boosted if ship.layout.occupied >> square & 1]


def _boost(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    assert offer.use is not None
    name = ship.board.names[offer.use.square]
    count.add("boosted", offer.gain["cannons"], [name])
    table.tell("cannon_boosted", ship.seat, square=name)
    if not _chosen(ship, count):
        count.afterwards = (*count.afterwards, partial(_burn_out, count=count))
    yield from ()


def _burn_out(table: Table, ship: Ship, *, count: Count) -> Rule:
    """What was boosted has counted for the last time."""
    yield from destroy(table, ship, mask_of(_chosen(ship, count)), Cause("cannon_booster"))
