"""Shield boosters: a shield joined to one also stops large meteors and heavy fire, for two battery tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule, write
from starboard.galaxy.flight.hazards import Threat
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.power import Use
from starboard.galaxy.mechanisms.technology.joined import helpers_of, partners, served
from starboard.galaxy.mechanisms.technology.vocabulary import Boost
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

TOKENS = 2
"""One for the shield and one for the booster; a single use of energy."""


class ShieldBoosters:
    """One booster serves every shield joined to it."""

    name = "shield_boosters"
    rank: Mapping[str, int] = {}

    def offers_hit(
        self, table: Table, ship: Ship, occasion: str, threat: Threat, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        if not threat.hit.heavy:
            return offers
        lane, struck = threat.targets[0]
        section_of = ship.board.section_of
        found = partners(table, ship, "shield_booster", _is_shield)
        shields = [
            square
            for square in served(found)
            if lane.side in ship.layout.at(square).covers and section_of[square] == section_of[struck]
        ]
        names = ship.board.names
        return [
            *offers,
            *(
                Offer(
                    write(Boost(names[square])),
                    Use("shield", square, TOKENS, takers=(1 << square, helpers_of(found, square))),
                    do=_raise,
                )
                for square in shields
            ),
        ]


def _is_shield(ship: Ship, square: int) -> bool:
    return ship.layout.at(square).parts.shield


def _raise(table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
    assert offer.use is not None
    threat.stopped = True
    table.tell("shield_boosted", ship.seat, square=ship.board.names[offer.use.square])
    yield from ()
